import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A menu, a list of options or another group of items, tried by keyboard. */
export interface TriedList {
  /** What opens it, or the stop of the Tab key in a group that is always there. */
  control: ElementRef;
  name: string;
  /** Whether it is a field that people write in. */
  isField: boolean;
  /** Whether it comes only when it is opened. */
  isOpened: boolean;
  /** Set on a field that only hears of what is written: whether a list comes was not known. */
  isGuess?: true;
  /** Set on what a script draws in place of a select, which nobody can use. */
  replacesSelect?: true;
  list: ElementRef;
  /** ARIA role of what holds the items; null where it has none. */
  role: string | null;
  items: number;
  /** `aria-expanded` of the control while the list is open, and when Escape has closed it; null where there is none. */
  expanded: { open: string | null; closed: string | null };
  /** What an arrow key does: moves the focus, or tells or only shows another item to be the current one. */
  arrows: "focus" | "active item" | "selection" | "look" | "nothing";
  /** Set where the arrow keys only mark another item as selected, while the focus stays outside of the list. */
  marksAlone?: true;
  /** What the id of the current item leads to, where an arrow key marks another item and the id names that one not. */
  names?: "nothing" | "an earlier item";
  /** Set where a key opens a branch of a tree, and no `aria-expanded` changes. */
  opensUntold?: true;
  /** Set on a row of tabs that the Tab key reaches one by one. */
  hasAllStops?: true;
  /** Set where an arrow key moved the focus and no key of a keyboard leads back to the group from outside after that. */
  losesTabStop?: true;
  /** Set where screen readers are told something, in a live region, once it is open or the arrow keys move in it. */
  isTold?: true;
  /** Whether the Tab key leads to an item, where the arrow keys do nothing. */
  tabLeadsIn: boolean;
  /**
   * Set on a field whose list a click opens and no key that was tried: whether a button stands beside it that may open it,
   * too, and whether it can be written in, so that other words may open it.
   */
  opensByClick?: { hasButtonBeside: boolean; isWritten: boolean };
  /** Null where it was there before. */
  escapeCloses: boolean | null;
  /** Set where nothing has the focus once Escape has closed it. */
  losesFocus?: true;
}

export interface TriedLists {
  lists: TriedList[];
  notTried: NotTried[];
}

export const TRIED_LISTS = probe<TriedLists>("tried-lists", 2, VIEW_LABELS.operated);
