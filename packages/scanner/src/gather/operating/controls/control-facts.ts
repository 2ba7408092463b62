import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { BoxOfField, OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** Something that looks or says that it can be operated. */
export interface Control {
  element: ElementRef;
  tag: string;
  /** ARIA role, explicit or of the element itself. */
  role: string | null;
  name: string;
  /** Whether the Tab key stops there, scripts alone can focus it, or nothing can. */
  focus: "tab" | "script" | "none";
  /** Whether the browser itself makes Enter, or Space, a click on it. */
  isNative: boolean;
  /** Whether the pointer may do something there that the browser does not make of a key. */
  hearsPointer: boolean;
  /** Whether it stands in a form that Enter sends, or over a player with controls of the browser's own. */
  helps: "form" | "player" | null;
  /** Set where it stands just before the only field of a box, as tags do. */
  isBesideField?: true;
  /**
   * Set on a row or card that holds stops of the Tab key: links that only the browser follows, buttons, which are operated
   * themselves, or others, which may do the same.
   */
  holds?: "links elsewhere" | "buttons" | "others";
  /** Set on a tab that the arrow keys have to reach: only the pointer was tried on it. */
  isLeftToArrows?: true;
  /**
   * Set on what says that it closes the content it came with and is there for the pointer alone: whether nothing else there
   * says so, or something that the Tab key reaches.
   */
  closes?: "alone" | "beside another";
  /** Set where only its name, class or data says so, and something around it listens: it may be nothing to press. */
  isGuess?: true;
  /** States it tells before it is operated, such as `aria-expanded`. */
  states: Record<string, string>;
}

/** A control, and what came of operating it; null for what was not tried. */
export interface TriedControl extends Control {
  byEnter: Effect | null;
  bySpace: Effect | null;
  byPointer: Effect | null;
  /**
   * Where only the pointer did anything: whether that, and that the keyboard does nothing, was seen once more after a
   * new load; null elsewhere, or where there was no time for it.
   */
  isConfirmed: boolean | null;
  /** Whether Escape does what the pointer does. */
  escapeDoesSo: boolean;
  /** Set where an arrow key does, on the control or in the field beside it. */
  arrowsDoSo?: true;
  /** Set where it stands in a content that another control opened. */
  isInside?: true;
  /** What took back what came of it; null where nothing did, or nothing had to be taken back. */
  undoneBy: "escape" | "again" | null;
  dialog: OpenedDialog | null;
  /** Set where it is gone when it is pressed once more, as at the end of a list, and nothing has the focus then. */
  goesWithFocus?: true;
  /** Set where a press alone marks it otherwise and the next one takes that back: only its look tells. */
  togglesLook?: true;
  /** Set on a button beside an editor whose look alone tells whether the chosen words have what it gives them. */
  marksInEditor?: true;
  /** Set where a press alone marks it otherwise, and it stays so when it is pressed once more. */
  staysMarked?: true;
  /**
   * Set where all that came of it is a mark, which stays until another control like it beside it is pressed: that one has
   * it then.
   */
  givesMarkUp?: true;
  /** Set where the mark that it took over from another one stays when neither the pointer nor the focus is there. */
  keepsMark?: true;
  /** Set where it shows a password, and a live region says something of that. */
  isTold?: true;
  /** Short texts that came of it. */
  said?: SaidText[];
  /** Set where clicks on several places of it leave other things in it; whether a stop of the Tab key stands close by. */
  isSetByPlace?: { hasStopClose: boolean };
  /** Set where no key does anything on it, and something to use comes with the focus: whether a key then leads into that. */
  opensOnFocus?: { isReached: boolean };
  /** Set where what it opens closes as the Tab key goes on, and no key gets to what is in it. */
  closesOnTheWay?: true;
  /** Absent where no entry joined a list. */
  added?: AddedEntries;
  /** Absent where no entry went from a list of which others stay. */
  removed?: RemovedEntries;
  /**
   * Stops of the Tab key between the control and what it laid over the page, where the focus stayed behind and one
   * press of Tab led elsewhere.
   */
  stopsBeforeOpened?: number;
  /** Stops of the page that Tab goes through first where what it laid over the page stands before it; absent elsewhere. */
  stopsPastOpened?: number;
  /** Set where it says that it is expanded once what it opened is closed again. */
  staysExpanded?: true;
  /** Absent where most words of the page are as before. */
  words?: SwitchedWords;
  /** Absent where no state or mark changed, or more than colors showed it. */
  coloredState?: ColoredState;
  /** What another one like it is called that took a mark of other colors, in which nothing else differs; absent elsewhere. */
  markedApartFrom?: string;
  /** What says that it is expanded after another control closed its content; absent where nothing does. */
  leftExpanded?: LeftExpanded[];
}

/** A color before and since, as red, green and blue from 0 to 255, and how dense it is from 0 to 1. */
export interface ColorChange {
  from: [number, number, number, number];
  to: [number, number, number, number];
}

/** A state that a control told when it was operated, or a mark it took, and that nothing but colors of its own showed. */
export interface ColoredState {
  /** The attribute that tells it, or `mark`. */
  state: string;
  colors: ColorChange[];
  /** Set where a live region said something when it was chosen. */
  isTold?: true;
}

/** Most words of a page, which are others since something was operated. */
export interface SwitchedWords {
  /** Language that the page declares now. */
  lang: string;
  before: string;
  after: string;
  /** How much of the page's words they are; from 0 to 1. */
  share: number;
}

/** A control that says that it is expanded though it is not any more. */
export interface LeftExpanded {
  element: ElementRef;
  name: string;
  /** What the control is called that closed the content. */
  by: string;
}

/** Entries that joined those of a list. */
export interface AddedEntries {
  /** The first of them. */
  element: ElementRef;
  count: number;
  /** Whether a live region said something, or they stand in one. */
  isAnnounced: boolean;
}

/** Entries that went from a list. */
export interface RemovedEntries {
  /** The list. */
  element: ElementRef;
  count: number;
  /** Whether a live region said something, or the list stands in one. */
  isAnnounced: boolean;
}

/** What was operated of a page. */
export interface OperatedControls {
  controls: TriedControl[];
  notTried: NotTried[];
  /** What only may be controls, and could not be tried; absent where there is none. */
  guessesNotTried?: NotTried[];
  /** Dialogs that come by themselves after some seconds; absent where none does. */
  comers?: OpenedDialog[];
  /** Boxes with something to use that come by themselves and cover only a part; absent where none does. */
  boxesThatCame?: BoxOfField[];
  /** Short texts that come by themselves after some seconds, and lie over the page; absent where none does. */
  notices?: SaidText[];
}

/** Raised when these facts are no longer what they were. */
const SHAPE = 3;

export const OPERATED_CONTROLS = probe<OperatedControls>("operated-controls", SHAPE, VIEW_LABELS.operated);

/** Whether all that came of pressing something that no key reaches is that it led to another part or view of the page. */
export function onlyLeadsOn(
  { focus, isGuess }: Pick<Control, "focus" | "isGuess">,
  effect: Effect | null,
): boolean {
  return focus === "none" && isGuess !== true && effect?.wentTo !== undefined && !hasEffect(effect);
}
