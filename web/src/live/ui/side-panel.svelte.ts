import { changePreferences, preferences } from '../settings/preferences.svelte';

/** The possible tabs beside a table, with their icons. Each page names the tabs it has. */
export const TAB_ICONS = {
  log: 'log',
  chat: 'chat',
  analysis: 'graph',
  rules: 'rules',
  match: 'menu',
} as const;
export type Tab = keyof typeof TAB_ICONS;

/** Wide enough for a panel beside the table. */
const WIDE = '(min-width: 69rem)';

/** The panel beside the table: a column if there is room, otherwise a sheet over the lower part. */
export class SidePanelState {
  tab: Tab = $state('log');
  /** The sheet is open, on screens without room for a column. */
  sheet = $state(false);
  /** The rule to open the help at. */
  rule: string | null = $state(null);
  wide = $state(true);

  constructor() {
    $effect(() => {
      const query = matchMedia(WIDE);
      const update = (): void => {
        this.wide = query.matches;
      };
      update();
      query.addEventListener('change', update);
      return () => query.removeEventListener('change', update);
    });
  }

  get open(): boolean {
    return this.wide ? preferences.current.side : this.sheet;
  }

  show(tab: Tab): void {
    this.tab = tab;
    if (this.wide) changePreferences({ side: true });
    else this.sheet = true;
  }

  /** Opens a tab; a click on the open tab closes the panel. */
  toggle(tab: Tab): void {
    if (this.open && this.tab === tab) this.close();
    else this.show(tab);
  }

  close(): void {
    if (this.wide) changePreferences({ side: false });
    else this.sheet = false;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }
}
