/** Types of the scenarios; Node never loads this file. */
import type { DeckWish } from '../src/wire.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Opens a page in its own browser context, which stands for another person. */
export type Open = (options?: BrowserContextOptions) => Promise<Page>;

/** What a scenario gets. */
export interface ScenarioContext {
  browser: Browser;
  /** Errors in the pages so far; the scenario fails if there are any at the end. */
  errors: string[];
  open: Open;
}

/** An option of the question, as the page shows it. */
export interface SeenOption {
  key: string;
  obvious: boolean;
  /** The button ends the turn or the question. */
  end: boolean;
  /** The state of a toggle button; null for other buttons. */
  pressed: string | null;
  label: string;
}

/** A table as its page shows it. */
export interface SeenTable {
  n: number;
  phase: string;
  turn: boolean;
  busy: boolean;
  kind: string | undefined;
  over: boolean;
  /** A warning must be confirmed. */
  asking: boolean;
  /** All obvious options can be taken with one button. */
  allObvious: boolean;
  passDevice: boolean;
  options: SeenOption[];
}

/** A dice table as its page shows it. */
export interface DiceTable extends SeenTable {
  /** The action groups of the question. */
  acts: string[];
  /** A card of an opponent that can be chosen. */
  foe: string | null;
  /** One of the player's characters that has an upgrade or a token. */
  laden: string | undefined;
  sharing: boolean;
  confirm: boolean;
}

/** Preferences for a turn on a dice table. */
export interface TurnOptions {
  /** Verbs in order of preference. */
  preferred?: string[];
  /** Which card to choose as a target, if both are possible. */
  aim?: 'foe' | 'laden';
  /** The key of an option that ends a series of answers. */
  rest?: string;
}

/** A dice table to open. */
export interface DealOptions {
  players?: number;
  /** The player's seat. */
  at?: number;
  mode?: string;
  /** One deck for each seat. */
  decks?: DeckWish[];
}

/** The form for a new table. */
export interface FormOptions {
  mode?: string;
  players?: number;
  clock?: string;
  /** The value for the seats of others. */
  others?: string;
}

/** Tables that the gallery has prepared: ids by name. */
export type Prepared = Record<string, string>;

/** A screenshot: a name, an address, and the steps before it. */
export type Scene = [name: string, path: string, act?: (page: Page) => Promise<unknown>];
