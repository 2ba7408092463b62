import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { SwitchedWords } from "#gather/operating/controls/control-facts.ts";
import type { BoxOfField, OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import type { Effect, FocusPlace } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** What came of giving the focus to a field or of choosing in it. */
export interface Choice {
  element: ElementRef;
  label: string;
  kind: "select" | "radio" | "checkbox" | "text" | "slider" | "number" | "file" | "control";
  /** Text near it that may say what will happen. */
  advice: string;
  onFocus: Effect;
  /** What lies over the page as soon as a text field has the focus; absent where nothing does. */
  box?: BoxOfField;
  /** That box where it says that it is a dialog and leaves the focus in the field, once it was tried; absent elsewhere. */
  dialog?: OpenedDialog;
  /** Null where nothing could be chosen. */
  onChoosing: Effect | null;
  /** Set on a radio button that is gone, with the others beside it, as soon as it was chosen. */
  isQuestionGone?: true;
  /** Of a field for a few letters: whether it gave the focus to something else as soon as it was full. */
  passesFocusOn?: boolean;
  /** Set where such a field led to another page as soon as it was full. */
  leadsOnWhenFull?: true;
  /** What lies behind a bar that came of choosing, which stays in place as the page scrolls; absent where none came. */
  covered?: CoveredByBar[];
  /** Absent where most words of the page are as before. */
  words?: SwitchedWords;
  /** Short texts that came of choosing, or of writing in a field to search with; absent where none did. */
  said?: SaidText[];
  /** Short texts that came with the last letter it takes; absent where none did. */
  saidWhenFull?: SaidText[];
  /** Set where these came with a letter more than the page says it takes. */
  isPastLimit?: true;
  /** Short texts that came of a few letters, once nobody wrote any more; absent where none did. */
  saidOnWriting?: SaidText[];
  /** Short texts that came of a file that was chosen, and what it is called; absent where none did. */
  saidOnFile?: SaidText[];
  fileName?: string;
  /** Set where a number that was made zero took its entry away. */
  emptiedAtZero?: EmptiedEntry;
  /** What stands in a field of plain text once it is left, where nothing of the entry does; absent elsewhere. */
  afterLeaving?: ClearedEntry;
}

/** What a page made of an entry as its field was left, and whether anything came or was told meanwhile. */
export interface ClearedEntry {
  text: string;
  isTold?: true;
}

/** Where the focus is once an entry went with its field, and whether anything came or was told meanwhile. */
export interface EmptiedEntry {
  focus: FocusPlace;
  isTold?: true;
}

/** A stop of the Tab key, and the bar that hides all of it. */
export interface CoveredByBar {
  element: ElementRef;
  cover: ElementRef;
}

export interface Choices {
  choices: Choice[];
  notTried: NotTried[];
}

/** Raised when these facts are no longer what they were. */
const SHAPE = 3;

export const CHOICES = probe<Choices>("choices", SHAPE, VIEW_LABELS.operated);
