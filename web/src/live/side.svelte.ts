import { like, settings } from './settings.svelte';

/** What can stand beside a table, and its sign. A page names those it has. */
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

/** The panel beside the table: a column where there is room, else a sheet over its lower part. */
export class Side {
  tab: Tab = $state('log');
  /** The sheet is open, where there is no room for a column. */
  sheet = $state(false);
  /** The rule to open the help at. */
  rule: string | null = $state(null);
  wide = $state(true);

  constructor() {
    $effect(() => {
      const room = matchMedia(WIDE);
      const tell = (): void => {
        this.wide = room.matches;
      };
      tell();
      room.addEventListener('change', tell);
      return () => room.removeEventListener('change', tell);
    });
  }

  get open(): boolean {
    return this.wide ? settings.likes.side : this.sheet;
  }

  show(tab: Tab): void {
    this.tab = tab;
    if (this.wide) like({ side: true });
    else this.sheet = true;
  }

  /** A press on the tab that is open closes the panel. */
  toggle(tab: Tab): void {
    if (this.open && this.tab === tab) this.close();
    else this.show(tab);
  }

  close(): void {
    if (this.wide) like({ side: false });
    else this.sheet = false;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }
}
