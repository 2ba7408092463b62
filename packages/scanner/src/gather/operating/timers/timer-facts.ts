import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** What came of something that a script has set for later. */
export interface TimedChange {
  /** Milliseconds after which it comes by itself. */
  ms: number;
  /** Addresses the page tried to go to, none of which was reached. */
  left: string[];
  /** Whether the first of them is its own. */
  reloads: boolean;
  /** Whether the page asked something first, in a message of the browser's or in one of its own that offers controls. */
  asks: boolean;
  /** Whether anything else came to be seen, which may warn of what comes later. */
  shows: boolean;
  /** Fields to fill in that were seen before, and how many of them went. */
  fields: number;
  fieldsLost: number;
  /** Set where what was written into a field is gone. */
  losesEntry?: true;
  /** What the page says then; absent where it says nothing. */
  said?: string;
  /** Seconds of a time that came with it and ran down; absent where none did. */
  ranDown?: number;
}

/** What came of a time that began when something was pressed. */
export interface BegunChange extends TimedChange {
  /** What was pressed. */
  name: string;
  element: ElementRef;
  /** Set where something to use went. */
  takesControls?: true;
  /** What the page says then; empty where it says nothing. */
  said: string;
}

/** What came once nobody had done anything for a while, on a page that looks after that again and again. */
export interface IdleChange extends TimedChange {
  /** What the page said some time before; absent where it said nothing. */
  saidBefore?: string;
}

/** What came of a time that ran down before one's eyes. */
export interface EndedCountdown extends TimedChange {
  text: string;
  element: ElementRef;
  /** Set where something to use went. */
  takesControls?: true;
  /** Set where something to use came before it was over. */
  warns?: true;
  /** What could be pressed then is called. */
  offers?: string[];
  /** A sum of money that is higher then; absent where none is. */
  raised?: { from: string; to: string };
}

export interface TimedChanges {
  changes: TimedChange[];
  /** None of a page that shows no time that runs down. */
  countdowns?: EndedCountdown[];
  /** None where nothing that was pressed began any. */
  begun?: BegunChange[];
  /** Absent where nothing came, and where the page does not listen to what people do. */
  idle?: IdleChange;
  /** Whether anything comes again and again meanwhile, which may warn as well. */
  ticks: boolean;
  notTried: NotTried[];
}

export const TIMED_CHANGES = probe<TimedChanges>("timed-changes", 1, VIEW_LABELS.operated);
