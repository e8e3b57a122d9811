import { api, ApiFail, type Eyes } from '../api';
import { lineOf, nearest, stepAfter, stepBefore, turnAfter, turnBefore, wound, type Shot } from '../state/reel';
import { mayLook, seatsOf } from '../state/seats';
import type { Choice, Lang, Room, TableInfo } from '../wire';
import type { Desk } from './desk';
import { ensureMe, house } from './house.svelte';
import { failure, note } from './notes.svelte';

/** Milliseconds a line is looked at, by speed. */
const PACE = { '½': 2400, '1': 1200, '3': 400 } as const;
export type Speed = keyof typeof PACE;
const SPEEDS: Speed[] = ['½', '1', '3'];

/** Browsers refuse addresses that change more often. */
const ADDRESS_MS = 350;

export type Move = 'first' | 'turn-back' | 'back' | 'forward' | 'turn-on' | 'last';

/** A finished match, line by line, through somebody's eyes. */
export class Reel implements Desk {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  /** All lines that are here, through the eyes that look at the moment. */
  shots: Shot[] = $state.raw([]);
  /** The line that is wanted. */
  n = $state(0);
  last = $state(0);
  /** The eyes that are wanted; what is shown follows when it has come. */
  eyes: Eyes = $state('watch');
  playing = $state(false);
  speed: Speed = $state('1');
  failed = $state('');
  /** The match is still being played. */
  early = $state(false);
  /** It is for those only who played it. */
  closed = $state(false);
  /** Something is on its way. */
  busy = $state(true);
  /** The seat to play on in, where somebody has asked for one. */
  wish: number | null = $state(null);
  readonly decision = null;
  readonly gathered: string[] = [];
  pointed: string | null = null;
  #through: Eyes = $state('watch');
  #known = new Map<string, Shot[]>();
  #run = 0;
  #lang: Lang = 'en';
  #beat: ReturnType<typeof setTimeout> | undefined;
  #address: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, hash: string) {
    this.id = id;
    this.n = Math.max(0, lineOf(hash) ?? 0);
  }

  /** The line that is shown: the one wanted, or the nearest that is here. */
  get shot(): Shot | null {
    return this.shots[this.n] ?? this.shots.at(-1) ?? null;
  }

  /** With nothing hidden one still sits where one sat. */
  get seat(): number | null {
    if (this.#through === 'all') return this.mine[0] ?? null;
    return this.#through === 'watch' ? null : this.#through;
  }

  get mine(): number[] {
    return seatsOf(this.info?.seats ?? [], house.user);
  }

  get atEnd(): boolean {
    return this.n >= this.last;
  }

  /** A match can be played on wherever somebody had to decide. */
  get open(): number[] {
    return this.shots[this.n]?.waiting ?? [];
  }

  get room(): Room | null {
    const { info } = this;
    if (info === null) return null;
    const given = this.atEnd ? (info.result?.conceded ?? []) : [];
    const seats = info.seats.map((sitter, seat) => {
      const conceded = given.includes(seat);
      return { ...sitter, seat, online: true, held: false, thinking: false, conceded };
    });
    return { phase: 'over', seats, watchers: [], paused: false };
  }

  get state(): Desk['state'] {
    const waiting = this.shot?.waiting ?? [];
    return { room: this.room, open: { waiting }, clocks: [], clocksAt: 0, drafts: {} };
  }

  choose(_option: Choice): void {}

  why(_ref: string): void {}

  /** Fetches the match; whoever has played it looks through their own eyes at first. */
  async enter(lang: Lang): Promise<void> {
    this.#lang = lang;
    try {
      await ensureMe();
      this.info = await api.table(this.id);
      this.early = this.info.phase !== 'over';
      this.closed = this.info.phase !== 'open' && !mayLook(this.info, house.user);
      if (!this.early && !this.closed) await this.look(this.mine[0] ?? 'watch');
    } catch (error) {
      this.failed = failure(error);
    }
    this.busy = false;
  }

  leave(): void {
    this.#run += 1;
    this.playing = false;
    clearTimeout(this.#beat);
    clearTimeout(this.#address);
  }

  /** The same line in another language. */
  async speak(lang: Lang): Promise<void> {
    if (this.#lang === lang) return;
    this.#lang = lang;
    if (this.info !== null && !this.early && !this.closed) await this.look(this.eyes);
  }

  /** The same line through other eyes. What was shown stays until the new view is here. */
  async look(eyes: Eyes): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const key = `${eyes} ${this.#lang}`;
    const known = this.#known.get(key);
    this.eyes = eyes;
    if (known) {
      this.#show(eyes, known);
      return;
    }
    this.busy = true;
    try {
      let shots: Shot[] = [];
      let from: number | undefined = 0;
      while (from !== undefined) {
        const chunk = await api.replay(this.id, eyes, from, this.#lang);
        if (run !== this.#run) return;
        shots = wound(shots, chunk);
        this.last = chunk.last;
        if (this.n > chunk.last) this.go(chunk.last);
        from = chunk.next;
        if (shots.length > this.n || from === undefined) this.#show(eyes, shots);
      }
      this.#known.set(key, shots);
    } catch (error) {
      if (run !== this.#run) return;
      this.#refused(error);
    }
    this.busy = false;
  }

  /** Whoever has something to look at keeps it. */
  #refused(error: unknown): void {
    if (this.shots.length > 0) {
      note(failure(error), true);
      this.eyes = this.#through;
    } else {
      this.early = error instanceof ApiFail && error.code === 'not_over';
      this.failed = failure(error);
    }
  }

  #show(eyes: Eyes, shots: Shot[]): void {
    this.#through = eyes;
    this.shots = shots;
  }

  go(n: number): void {
    this.n = nearest(n, this.last);
    this.#keepAddress();
    if (this.playing) this.#tick();
  }

  /** The address was changed by hand, or names something else on the page. */
  follow(hash: string): void {
    const n = lineOf(hash);
    if (n !== null && n !== this.n) this.go(n);
    else if (n === null) this.#keepAddress();
  }

  move(how: Move): void {
    const { shots, n, last } = this;
    switch (how) {
      case 'first':
        return this.go(0);
      case 'turn-back':
        return this.go(turnBefore(shots, n));
      case 'back':
        return this.go(stepBefore(shots, n));
      case 'forward':
        return this.go(stepAfter(shots, n, last));
      case 'turn-on':
        return this.go(turnAfter(shots, n, last));
      case 'last':
        return this.go(last);
    }
  }

  /** Plays on by itself, from the start again at the end; or stops. */
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
      // What has not come yet is waited for.
      if (this.shots.length > this.n + 1) this.move('forward');
      else this.#tick();
    }, PACE[this.speed]);
  }

  /** The address names the line, and going back leads to the page before, not through every line. */
  #keepAddress(): void {
    this.#address ??= setTimeout(() => {
      this.#address = undefined;
      const { pathname, search } = location;
      history.replaceState(null, '', `${pathname}${search}#${this.n}`);
    }, ADDRESS_MS);
  }
}
