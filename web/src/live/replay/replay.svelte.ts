import { api, ApiFail, type Viewpoint } from '../../api';
import {
  lineOf,
  nearest,
  stepAfter,
  stepBefore,
  turnAfter,
  turnBefore,
  withLines,
  type ReplayLine,
} from '../../state/replay';
import { mayLook, seatsOf } from '../../state/seats';
import type { Choice, Lang, TableStatus, TableInfo } from '../../wire';
import type { BoardContext } from '../table/board-context';
import { ensureMe, session } from '../connection/session.svelte';
import { errorMessage, notify } from '../ui/notices.svelte';

/** Milliseconds per line, by playback speed. */
const PACE = { '½': 2400, '1': 1200, '3': 400 } as const;
export type Speed = keyof typeof PACE;
const SPEEDS: Speed[] = ['½', '1', '3'];

/** Browsers reject more frequent address changes. */
const ADDRESS_MS = 350;

export type Move = 'first' | 'turn-back' | 'back' | 'forward' | 'turn-on' | 'last';

/** The replay of a finished match, line by line, from a chosen viewpoint. */
export class Replay implements BoardContext {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  /** All loaded lines, from the current viewpoint. */
  lines: ReplayLine[] = $state.raw([]);
  /** The requested line. */
  n = $state(0);
  last = $state(0);
  /** The requested viewpoint; the display follows when its data has arrived. */
  viewpoint: Viewpoint = $state('watch');
  playing = $state(false);
  speed: Speed = $state('1');
  failed = $state('');
  /** The match is still being played. */
  early = $state(false);
  /** Only its players may see the match. */
  closed = $state(false);
  /** A request is under way. */
  busy = $state(true);
  /** The seat to continue from, if the address requests one. */
  branchSeat: number | null = $state(null);
  readonly decision = null;
  readonly gathered: string[] = [];
  pointed: string | null = null;
  #through: Viewpoint = $state('watch');
  #known = new Map<string, ReplayLine[]>();
  #run = 0;
  #lang: Lang = 'en';
  #beat: ReturnType<typeof setTimeout> | undefined;
  #address: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, hash: string) {
    this.id = id;
    this.n = Math.max(0, lineOf(hash) ?? 0);
  }

  /** The displayed line: the requested one, or the nearest that is loaded. */
  get line(): ReplayLine | null {
    return this.lines[this.n] ?? this.lines.at(-1) ?? null;
  }

  /** With everything revealed, the user keeps the perspective of their seat. */
  get seat(): number | null {
    if (this.#through === 'all') return this.mine[0] ?? null;
    return this.#through === 'watch' ? null : this.#through;
  }

  get mine(): number[] {
    return seatsOf(this.info?.seats ?? [], session.user);
  }

  get atEnd(): boolean {
    return this.n >= this.last;
  }

  /** The seats that had a decision at this line; the match can be continued from there. */
  get open(): number[] {
    return this.lines[this.n]?.waiting ?? [];
  }

  get status(): TableStatus | null {
    const { info } = this;
    if (info === null) return null;
    const given = this.atEnd ? (info.result?.conceded ?? []) : [];
    const seats = info.seats.map((sitter, seat) => {
      const conceded = given.includes(seat);
      return { ...sitter, seat, online: true, held: false, thinking: false, conceded };
    });
    return { phase: 'over', seats, watchers: [], paused: false };
  }

  get state(): BoardContext['state'] {
    const waiting = this.line?.waiting ?? [];
    return { status: this.status, open: { waiting }, clocks: [], clocksAt: 0, drafts: {} };
  }

  /** In a replay nothing can be chosen. */
  readonly choose = (_option: Choice): void => undefined;

  readonly why = (_ref: string): void => undefined;

  /** Loads the match; a user who played it starts with the viewpoint of their seat. */
  async enter(lang: Lang): Promise<void> {
    this.#lang = lang;
    try {
      await ensureMe();
      this.info = await api.table(this.id);
      this.early = this.info.phase !== 'over';
      this.closed = this.info.phase !== 'open' && !mayLook(this.info, session.user);
      if (!this.early && !this.closed) await this.look(this.mine[0] ?? 'watch');
    } catch (error) {
      this.failed = errorMessage(error);
    }
    this.busy = false;
  }

  leave(): void {
    this.#run += 1;
    this.playing = false;
    clearTimeout(this.#beat);
    clearTimeout(this.#address);
  }

  /** Loads the same line in another language. */
  async speak(lang: Lang): Promise<void> {
    if (this.#lang === lang) return;
    this.#lang = lang;
    if (this.info !== null && !this.early && !this.closed) await this.look(this.viewpoint);
  }

  /** Loads the same line from another viewpoint. The old view stays until the new one is here. */
  async look(viewpoint: Viewpoint): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const key = `${viewpoint} ${this.#lang}`;
    const known = this.#known.get(key);
    this.viewpoint = viewpoint;
    if (known) {
      this.#show(viewpoint, known);
      return;
    }
    this.busy = true;
    try {
      let lines: ReplayLine[] = [];
      let from: number | undefined = 0;
      while (from !== undefined) {
        const chunk = await api.replay(this.id, viewpoint, from, this.#lang);
        if (run !== this.#run) return;
        lines = withLines(lines, chunk);
        this.last = chunk.last;
        if (this.n > chunk.last) this.go(chunk.last);
        from = chunk.next;
        if (lines.length > this.n || from === undefined) this.#show(viewpoint, lines);
      }
      this.#known.set(key, lines);
    } catch (error) {
      if (run !== this.#run) return;
      this.#refused(error);
    }
    this.busy = false;
  }

  /** A failed request keeps the lines that are already loaded. */
  #refused(error: unknown): void {
    if (this.lines.length > 0) {
      notify(errorMessage(error), true);
      this.viewpoint = this.#through;
    } else {
      this.early = error instanceof ApiFail && error.code === 'not_over';
      this.failed = errorMessage(error);
    }
  }

  #show(viewpoint: Viewpoint, lines: ReplayLine[]): void {
    this.#through = viewpoint;
    this.lines = lines;
  }

  go(n: number): void {
    this.n = nearest(n, this.last);
    this.#keepAddress();
    if (this.playing) this.#tick();
  }

  /** The address was edited, or it names something else on the page. */
  follow(hash: string): void {
    const n = lineOf(hash);
    if (n !== null && n !== this.n) this.go(n);
    else if (n === null) this.#keepAddress();
  }

  move(how: Move): void {
    const { lines, n, last } = this;
    switch (how) {
      case 'first':
        return void this.go(0);
      case 'turn-back':
        return void this.go(turnBefore(lines, n));
      case 'back':
        return void this.go(stepBefore(lines, n));
      case 'forward':
        return void this.go(stepAfter(lines, n, last));
      case 'turn-on':
        return void this.go(turnAfter(lines, n, last));
      case 'last':
        return void this.go(last);
    }
  }

  /** Starts the playback, at the end from the first line, or stops it. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#beat);
    if (!this.playing) return;
    if (this.atEnd) this.go(0);
    else this.#tick();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? '1';
    if (this.playing) this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#beat);
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.#beat = setTimeout(() => {
      // Waits for lines that are still loading.
      if (this.lines.length > this.n + 1) this.move('forward');
      else this.#tick();
    }, PACE[this.speed]);
  }

  /** Writes the line into the address without a history entry, so "back" leads to the previous page. */
  #keepAddress(): void {
    this.#address ??= setTimeout(() => {
      this.#address = undefined;
      const { pathname, search } = location;
      history.replaceState(null, '', `${pathname}${search}#${this.n}`);
    }, ADDRESS_MS);
  }
}
