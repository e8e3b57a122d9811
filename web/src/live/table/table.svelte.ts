import { api } from '../../api';
import type { Offer } from '../../state/acts';
import { answer, canConfirm, copies, finisher, gathers, nextObvious } from '../../state/choose';
import { proposes, toggled } from '../../state/choose';
import { heldBack, lessonOf, narrowed } from '../../state/lesson';
import type { Plan } from '../../state/moves';
import { nextAtDevice, seatOf } from '../../state/seats';
import { passes } from '../../state/stops';
import type { Choice, Decision, Lesson, Moment, ServerMsg, TableInfo } from '../../wire';
import type { Advice, Notice } from '../../state/table';
import { pastContext, type BoardContext, type Draft } from './board-context';
import { DraftSender } from './draft-sender';
import { Follower } from './follow.svelte';
import { send, setTurn } from '../connection/connection.svelte';
import { forgetTurn } from '../connection/turns.svelte';
import { orNotify } from '../ui/notices.svelte';
import { Proposals } from './proposals';
import { gameLang, preferences } from '../settings/preferences.svelte';
import { remember } from './stops';

/** One table, with everything a player can do there. */
export class Table extends Follower {
  /** Keys collected for a question that takes several options. */
  gathered: string[] = $state.raw([]);
  /** The key of the number that the dial shows. */
  dialed: string | null = $state(null);
  /** An option with a warning, chosen once. */
  asking: Choice | null = $state.raw(null);
  /** Obvious options are being taken one after the other. */
  runningPlan = $state(false);
  /** What the option under the pointer or the focus refers to. */
  pointed: string | null = $state(null);
  /** At a shared device: the seat whose player must confirm before anything is shown. */
  passTo: number | null = $state(null);
  /** A complete draft, ready to be sent. */
  readyPlan: Plan | null = $state.raw(null);
  sharing: Draft | null = $state.raw(null);
  /** The action group whose options are shown, if actions are grouped. */
  act: string | null = $state(null);
  /** The earlier position on display; no options can be chosen meanwhile. */
  past: Moment | null = $state.raw(null);
  #asked = -1;
  readonly #proposals = new Proposals(this);
  #last: Choice | null = null;
  #plan: Plan = nextObvious;
  readonly #draft = new DraftSender(this);

  /** The current question; in a lesson only with the answers of its step. */
  readonly #decision = $derived.by(() => {
    const { stale, rules, windows } = this.state;
    const open = stale === null ? (this.state.open.decision ?? null) : null;
    if (this.lesson === null && passes(rules, windows, open)) return null;
    return narrowed(open, this.lesson);
  });

  get decision(): Decision | null {
    return this.#decision;
  }

  /** The lesson step of this match, if it is a lesson. */
  get lesson(): Lesson | null {
    return lessonOf(this.state.status, this.seat);
  }

  /** In an earlier position no player can act. */
  get boardContext(): BoardContext {
    return this.past === null ? this : pastContext(this);
  }

  readonly live = this;

  /** Shows the table as it was after a line. */
  async travel(n: number): Promise<void> {
    if (n === this.state.n) {
      this.past = null;
      return;
    }
    const moment = await orNotify(api.at(this.state.id, n, this.seat, gameLang()));
    if (moment) this.past = moment;
  }

  override enter(info: TableInfo): void {
    super.enter(info);
    if (this.mine.length > 1 && info.phase === 'running') this.passTo ??= seatOf(this.state.role);
  }

  override leave(): void {
    this.#draft.stop();
    super.leave();
  }

  /** The player at the shared device has confirmed. */
  takeDevice(): void {
    const seat = this.passTo;
    this.passTo = null;
    if (seat !== null && seat !== this.seat) this.become({ seat });
  }

  /** Takes an option, or adds it to the collected ones; an option with a warning must be chosen twice. */
  choose(option: Choice): void {
    const decision = this.decision;
    if (decision === null || this.busy) return;
    if (option.verb === 'ready' && this.readyPlan !== null) return void this.runPlan(this.readyPlan);
    this.runningPlan = false;
    this.past = null;
    const end = finisher(decision);
    if (proposes(decision)) {
      this.#proposals.change(decision, option);
    } else if (gathers(decision) && option !== end) {
      this.gathered = toggled(this.gathered, option.key, copies(this.state.view, option), decision.max);
      this.#draft.send(decision, this.gathered);
    } else if (this.#warns(option) && this.asking?.key !== option.key) {
      this.asking = option;
    } else {
      this.#act(decision, option === end ? answer(decision, this.gathered) : [option.key]);
    }
  }

  /** Chooses an action group: takes its only option, or shows all its options. */
  take({ act, options }: Offer): void {
    const [only] = options;
    if (options.length === 1 && only) this.choose(only);
    else this.act = this.act === act.verb ? null : act.verb;
  }

  /** Sends the collected options. */
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
    this.runningPlan = false;
    this.state = { ...this.state, notice: null, reason: null };
  }

  /** Takes all obvious options, or follows a plan. */
  runPlan(plan: Plan = nextObvious): void {
    this.runningPlan = true;
    this.#plan = plan;
    this.#goOn();
  }

  why(what: string): void {
    if (this.seat === null || this.state.status?.phase !== 'running') return;
    const { view, open } = this.state;
    if (heldBack(view, open.decision ?? null, this.lesson, what)) return void this.#say('not_now');
    send({ t: 'why', table: this.state.id, seat: this.seat, what });
  }

  /** Whether hints are allowed: against bots only, or if all players agreed; never in rated matches. */
  get advised(): boolean {
    const options = this.state.info?.options;
    if (this.lesson !== null) return false;
    return this.seat !== null && options?.rated === false && (this.alone || options.hints === true);
  }

  /** The hint for the current question. */
  get advice(): Advice | null {
    const { advice } = this.state;
    const fits = advice?.decision === this.decision?.id && advice?.seat === this.seat;
    return fits ? advice : null;
  }

  /** Asks the server for a hint. */
  hint(): void {
    const decision = this.decision;
    if (decision === null || !this.advised || this.state.adviceRequested) return;
    this.state = { ...this.state, adviceRequested: true, advice: null, notice: null };
    send({ t: 'hint', table: this.state.id, seat: decision.seat, decision: decision.id });
  }

  undo(): void {
    if (this.seat === null) return;
    this.runningPlan = false;
    if (this.lesson !== null && (this.decision?.undo ?? 0) === 0) return void this.#say('lesson_undo');
    this.command({ t: 'undo', seat: this.seat });
  }

  readonly #say = (code: Notice['code']) => (this.state = { ...this.state, reason: null, notice: { code } });

  protected settle(msg: ServerMsg): void {
    if (msg.t === 'nack' && !this.busy) this.runningPlan = false;
    const decision = this.decision;
    if (decision?.id !== this.#asked) {
      this.forget();
      this.#gather(decision);
      this.#asked = decision?.id ?? -1;
    } else {
      this.#prune(decision);
    }
    if (msg.t === 'proposal') this.#proposals.receive(msg);
    if (msg.t === 'proposal') this.#gather(this.decision);
    if (msg.t === 'snap') remember(this);
    setTurn(this.myTurn);
    if (this.myTurn) forgetTurn(this.state.id);
    const next = nextAtDevice(this.mine, this.seat, this.state.open.waiting);
    if (next !== null && this.state.status?.phase === 'running') this.passTo = next;
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

  /** Shows the proposed options as chosen. */
  #gather(decision: Decision | null): void {
    this.gathered = decision?.proposal?.map((step) => step.option) ?? [];
  }

  /** Whether the option needs a confirmation; the setting turns off warnings about unused resources. */
  #warns(option: Choice): boolean {
    return option.warn !== undefined && (option.ref !== 'end' || preferences.current.warn);
  }

  #act(decision: Decision, choice: string[]): void {
    this.asking = null;
    this.#last = choice.length === 1 ? (decision.options.find(({ key }) => key === choice[0]) ?? null) : null;
    this.command({ t: 'act', seat: decision.seat, decision: decision.id, choice });
  }

  /** Takes the next option of the plan once the last one is confirmed and displayed. */
  #goOn(): void {
    if (!this.runningPlan || this.busy) return;
    const decision = this.decision;
    const option = decision && this.#plan(decision);
    if (decision && option) this.#act(decision, [option.key]);
    else this.runningPlan = false;
  }

  /** A teammate may have removed options from the open question; drop them from the collected ones. */
  #prune(decision: Decision): void {
    const keys = new Set(decision.options.map((option) => option.key));
    if (this.gathered.some((key) => !keys.has(key)))
      this.gathered = this.gathered.filter((key) => keys.has(key));
    if (this.asking !== null && !keys.has(this.asking.key)) this.asking = null;
  }
}
