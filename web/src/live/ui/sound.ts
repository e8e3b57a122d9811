import type { Cue } from '../../state/cues';

/** One tone: pitch at its start and end, start time, length, volume, roughness. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

/** The overall volume is low, so the sounds stay in the background. */
const VOLUME = 0.16;
const ATTACK = 0.008;

/** The tones of each cue: rising is good, falling is bad, metallic is trade, rough is combat. */
const TONES: Record<Cue, Tone[]> = {
  turn: [
    { from: 523, long: 0.16 },
    { from: 784, at: 0.11, long: 0.3 },
  ],
  play: [{ from: 300, to: 190, long: 0.07, shape: 'triangle' }],
  trade: [
    { from: 1318, long: 0.09, loud: 0.45 },
    { from: 1760, at: 0.05, long: 0.14, loud: 0.4 },
  ],
  hit: [
    { from: 190, to: 60, long: 0.2, shape: 'sawtooth', loud: 0.7 },
    { from: 900, to: 120, long: 0.09, shape: 'square', loud: 0.2 },
  ],
  hurt: [
    { from: 220, to: 110, long: 0.26, shape: 'sawtooth', loud: 0.6 },
    { from: 233, to: 104, at: 0.02, long: 0.3, shape: 'sawtooth', loud: 0.5 },
  ],
  buy: [
    { from: 880, long: 0.07, loud: 0.5 },
    { from: 1175, at: 0.06, long: 0.07, loud: 0.5 },
    { from: 1480, at: 0.12, long: 0.16, loud: 0.45 },
  ],
  end: [{ from: 392, to: 330, long: 0.18, shape: 'triangle', loud: 0.6 }],
  win: [
    { from: 523, long: 0.18 },
    { from: 659, at: 0.14, long: 0.18 },
    { from: 784, at: 0.28, long: 0.18 },
    { from: 1047, at: 0.42, long: 0.6 },
  ],
  lose: [
    { from: 440, long: 0.22, shape: 'triangle' },
    { from: 349, at: 0.2, long: 0.22, shape: 'triangle' },
    { from: 262, at: 0.4, long: 0.6, shape: 'triangle' },
  ],
  chat: [
    { from: 988, long: 0.05, loud: 0.5 },
    { from: 988, at: 0.09, long: 0.08, loud: 0.4 },
  ],
};

/** The delay between two cues, so that they can be told apart. */
const APART_S = 0.14;

let touched = false;
let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Sounds stay off until the first touch of the page: browsers require it, and users prefer it. */
export function awaitTouch(): () => void {
  const touch = (): void => {
    touched = true;
    if (context?.state === 'suspended') void context.resume();
  };
  const names = ['pointerdown', 'keydown'] as const;
  for (const name of names) addEventListener(name, touch, { capture: true });
  return () => {
    for (const name of names) removeEventListener(name, touch, { capture: true });
  };
}

/** Plays these cues one after the other, if the page was touched and the browser supports it. */
export function sound(cues: readonly Cue[]): void {
  // Older browsers do not report activation.
  const allowed = touched || ('userActivation' in navigator && navigator.userActivation.hasBeenActive);
  if (!allowed || cues.length === 0 || !('AudioContext' in window)) return;
  if (context === null || master === null) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  for (const [i, cue] of cues.entries())
    for (const tone of TONES[cue]) play(context, master, tone, context.currentTime + i * APART_S);
}

function play(to: AudioContext, out: GainNode, tone: Tone, now: number): void {
  const start = now + (tone.at ?? 0);
  const stop = start + tone.long;
  const voice = to.createOscillator();
  const gain = to.createGain();
  voice.type = tone.shape ?? 'sine';
  voice.frequency.setValueAtTime(tone.from, start);
  if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, stop);
  // Fade in and out, or every tone would click.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud ?? 0.8, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, stop);
  voice.connect(gain).connect(out);
  voice.start(start);
  voice.stop(stop + 0.02);
}
