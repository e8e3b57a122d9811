import { api } from '../api';
import type { Offer } from '../state/acts';
import { answer, canConfirm, copies, finisher, gathers, nextObvious, proposes, toggled } from '../state/choose';
import { heldBack, lessonOf, narrowed } from '../state/lesson';
import type { Plan } from '../state/moves';
import { nextAtDevice, seatOf } from '../state/seats';
import { passes } from '../state/stops';
import type { Choice, ClientMsg, Decision, Lesson, Moment, ServerMsg, TableInfo } from '../wire';
import type { Advice, Notice } from '../state/table';
import { pastDesk, type Desk, type Draft } from './desk';
import { Follower } from './follow.svelte';
import { forgetTurn, send, setTurn } from './house.svelte';
import { tell } from './notes.svelte';
import { Proposals } from './proposals';
import { gameLang, settings } from './settings.svelte';
import { remember } from './stops';

/** One table, and everything a player can do there. */
export class Table extends Follower {
  /** Keys gathered for a question that takes several. */
  gathered: string[] = $state.raw([]);
  /** The number a dial is set to, by its key. */
  dialed: string | null = $state(null);
  /** An option with a warning, chosen once. */
  asking: Choice | null = $state.raw(null);
  /** Obvious options are being taken one after the other. */
  rushing = $state(false);
  /** What the option under the pointer or the focus is about. */
  pointed: string | null = $state(null);
  /** At a shared device: who must confirm to be there before anything is shown. */
  curtain: number | null = $state(null);
  /** A draft that is ready to be said. */
  pledge: Plan | null = $state.raw(null);
  sharing: Draft | null = $state.raw(null);
  /** The kind of action whose options are shown, where there are kinds. */
  act: string | null = $state(null);
  /** A moment of the past that is looked at; nothing can be chosen meanwhile. */
  past: Moment | null = $state.raw(null);
  #asked = -1;
  readonly #proposals = new Proposals(this);
  #last: Choice | null = null;
  #plan: Plan = nextObvious;
  #draft: ReturnType<typeof setTimeout> | undefined;

  /** What is asked; in a lesson with the answers of its step only. */
  readonly #decision = $derived.by(() => {
    const { stale, rules, windows } = this.state;
    const open = stale === null ? (this.state.open.decision ?? null) : null;
    if (this.lesson === null && passes(rules, windows, open)) return null;
    return narrowed(open, this.lesson);
  });

  get decision(): Decision | null {
    return this.#decision;
  }

  /** The step of the lesson this match is, if it is one. */
  get lesson(): Lesson | null {
    return lessonOf(this.state.room, this.seat);
  }

  /** The board of the past is nobody's to act on. */
  get desk(): Desk {
    return this.past === null ? this : pastDesk(this);
  }

  readonly live = this;

  /** Looks at the table as it was after a line. */
  async travel(n: number): Promise<void> {
    if (n === this.state.n) {
      this.past = null;
      return;
    }
    const moment = await tell(api.at(this.state.id, n, this.seat, gameLang()));
    if (moment) this.past = moment;
  }

  override enter(info: TableInfo): void {
    super.enter(info);
    if (this.mine.length > 1 && info.phase === 'running') this.curtain ??= seatOf(this.state.role);
  }

  override leave(): void {
    clearTimeout(this.#draft);
    super.leave();
  }

  /** The right person sits at the device. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null && seat !== this.seat) this.become({ seat });
  }

  /** Takes an option, or gathers it; what has a warning must be chosen twice. */
  choose(option: Choice): void {
    const decision = this.decision;
    if (decision === null || this.busy) return;
    if (option.verb === 'ready' && this.pledge !== null) return void this.rush(this.pledge);
    this.rushing = false;
    this.past = null;
    const end = finisher(decision);
    if (proposes(decision)) {
      this.#proposals.change(decision, option);
    } else if (gathers(decision) && option !== end) {
      this.gathered = toggled(this.gathered, option.key, copies(this.state.view, option), decision.max);
      this.#sayDraft(decision);
    } else if (this.#warns(option) && this.asking?.key !== option.key) {
      this.asking = option;
    } else {
      this.#act(decision, option === end ? answer(decision, this.gathered) : [option.key]);
    }
  }

  /** A kind of action: the only one of it at once, else all of it to choose from. */
  take({ act, options }: Offer): void {
    const [only] = options;
    if (options.length === 1 && only) this.choose(only);
    else this.act = this.act === act.verb ? null : act.verb;
  }

  /** Sends what was gathered. */
  confirm(): void {
    const decision = this.decision;
    if (decision === null || this.busy) return;
    const keys = decision.proposal?.map((step) => step.key) ?? [];
    if (keys.length > 0) this.#act(decision, keys);
    else if (canConfirm(decision, this.gathered)) this.#act(decision, answer(decision, this.gathered));
  }

  aimed(): Choice | null {
    return this.#last;
  }

  cancel(): void {
    this.asking = null;
    this.act = null;
    this.#gather(this.decision);
    this.rushing = false;
    this.state = { ...this.state, notice: null, reason: null };
  }

  /** Takes everything that needs no thought, or whatever a plan says. */
  rush(plan: Plan = nextObvious): void {
    this.rushing = true;
    this.#plan = plan;
    this.#goOn();
  }

  why(what: string): void {
    if (this.seat === null || this.state.room?.phase !== 'running') return;
    const { view, open } = this.state;
    if (heldBack(view, open.decision ?? null, this.lesson, what)) return void this.#say('not_now');
    send({ t: 'why', table: this.state.id, seat: this.seat, what });
  }

  /** May the machine be asked? Against machines only, or where everybody agreed; never in rated play. */
  get advised(): boolean {
    const options = this.state.info?.options;
    if (this.lesson !== null) return false;
    return this.seat !== null && options?.rated === false && (this.alone || options.hints === true);
  }

  /** What the machine thinks of the question that is open now. */
  get advice(): Advice | null {
    const { advice } = this.state;
    const fits = advice?.decision === this.decision?.id && advice?.seat === this.seat;
    return fits ? advice : null;
  }

  /** Asks the machine what it would do. */
  hint(): void {
    const decision = this.decision;
    if (decision === null || !this.advised || this.state.wondering) return;
    this.state = { ...this.state, wondering: true, advice: null, notice: null };
    send({ t: 'hint', table: this.state.id, seat: decision.seat, decision: decision.id });
  }

  undo(): void {
    if (this.seat === null) return;
    this.rushing = false;
    if (this.lesson !== null && (this.decision?.undo ?? 0) === 0) return void this.#say('lesson_undo');
    this.command({ t: 'undo', seat: this.seat });
  }

  readonly #say = (code: Notice['code']) => (this.state = { ...this.state, reason: null, notice: { code } });

  protected settle(msg: ServerMsg): void {
    if (msg.t === 'nack' && !this.busy) this.rushing = false;
    const decision = this.decision;
    if (decision === null || decision.id !== this.#asked) {
      this.forget();
      this.#gather(decision);
      this.#asked = decision?.id ?? -1;
    } else {
      this.#prune(decision);
    }
    if (msg.t === 'proposal') this.#proposals.heard(msg);
    if (msg.t === 'proposal') this.#gather(this.decision);
    if (msg.t === 'snap') remember(this);
    setTurn(this.myTurn);
    if (this.myTurn) forgetTurn(this.state.id);
    const next = nextAtDevice(this.mine, this.seat, this.state.open.waiting);
    if (next !== null && this.state.room?.phase === 'running') this.curtain = next;
    this.#goOn();
  }

  protected forget(): void {
    this.gathered = [];
    this.#proposals.forget();
    this.dialed = null;
    this.asking = null;
    this.act = null;
    this.pointed = null;
  }

  /** What is proposed is shown as chosen. */
  #gather(decision: Decision | null): void {
    this.gathered = decision?.proposal?.map((step) => step.option) ?? [];
  }

  /** What is left over at the end of a turn is only mentioned to those who want to hear it. */
  #warns(option: Choice): boolean {
    return option.warn !== undefined && (option.ref !== 'end' || settings.likes.warn);
  }

  #act(decision: Decision, choice: string[]): void {
    this.asking = null;
    this.#last = choice.length === 1 ? (decision.options.find(({ key }) => key === choice[0]) ?? null) : null;
    this.command({ t: 'act', seat: decision.seat, decision: decision.id, choice });
  }

  /** The next option of the plan, once the last one is on the disk and on the table. */
  #goOn(): void {
    if (!this.rushing || this.busy) return;
    const decision = this.decision;
    const option = decision && this.#plan(decision);
    if (decision && option) this.#act(decision, [option.key]);
    else this.rushing = false;
  }

  /** A team-mate may take options away from an open question. */
  #prune(decision: Decision): void {
    const keys = new Set(decision.options.map((option) => option.key));
    if (this.gathered.some((key) => !keys.has(key)))
      this.gathered = this.gathered.filter((key) => keys.has(key));
    if (this.asking !== null && !keys.has(this.asking.key)) this.asking = null;
  }

  /** Team-mates see what is being chosen. */
  #sayDraft({ seat, id }: Decision): void {
    if ((this.state.room?.seats.length ?? 0) < 3) return;
    clearTimeout(this.#draft);
    const msg: ClientMsg = { t: 'draft', table: this.state.id, seat, decision: id, partial: this.gathered };
    this.#draft = setTimeout(() => send(msg), 300);
  }
}
