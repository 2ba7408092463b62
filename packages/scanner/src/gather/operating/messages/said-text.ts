import type { ElementRef } from "#evidence/document.ts";

/** A short text that came, with nothing to use in it. */
export interface SaidText {
  element: ElementRef;
  text: string;
  /** Whether screen readers read it out by themselves, or with what has the focus. */
  isAnnounced: boolean;
  /** What live regions say meanwhile, where it is in none of them itself; absent elsewhere. */
  toldInstead?: string;
  /** Whether its class or id calls it a toast or the like. */
  isCalledMessage: boolean;
  /** Set where it stood there before, with other words. */
  isChanged?: true;
  /** Of a number that stands alone: what it was, 0 where it was not there, and what it is now; absent elsewhere. */
  count?: { from: number; to: number };
  /** Of a number in a short text that is the same but for it: what it was, and what it is now; absent elsewhere. */
  countInWords?: { from: number; to: number };
  /** What that number stands with, such as `Total €12`; absent where that is nothing, or long. */
  around?: string;
  /** What stood there first, where it came in place of that a little later; absent elsewhere. */
  after?: string;
  /** Set where all that can be used with it takes back what was done. */
  canBeUndone?: true;
  /** Set where it is all that stands beside the buttons of a bar that came over the page. */
  isBar?: true;
  /** Set where it says how many there are now of the entries some of which came or went. */
  countsEntries?: true;
}
