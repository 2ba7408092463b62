import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** An element with where it stood when the page was loaded, which tells it again after it has changed. */
export interface PlacedRef extends ElementRef {
  place: string;
}

/** What came of one operation, once the page was at rest again. */
export interface Effect {
  /** Highest elements that came to be seen, and that went; at most a few of each. */
  shown: PlacedRef[];
  hidden: PlacedRef[];
  /** Elements that were seen before and after, with another text. */
  texts: PlacedRef[];
  /** ARIA attributes, values and the like that changed. */
  states: StateChange[];
  /** Whether any of what came, went or says something else stands outside of the control. */
  reachesBeyond: boolean;
  /** Whether the control is called otherwise, or its own words are others. */
  isRenamed: boolean;
  /** Whether the control is no longer there, as where a framework draws it anew. */
  isReplaced: boolean;
  /** Whether the control itself looks different: color, place, line through its text. */
  hasNewLook: boolean;
  /** Set where it took over the classes or the style that another control beside it had, as what is chosen does. */
  takesOverMark?: true;
  /** Set where it stands in the header of a column, and the rows of its table changed. */
  sorts?: true;
  /** Set where the control could not be used for a moment after it was pressed: all else is as it was after that. */
  wasHeld?: true;
  /** What can now be read on the control, where these are other words and its name is the same. */
  otherWords?: string;
  /** Addresses the page tried to go to, none of which was reached. */
  left: string[];
  /** Messages the browser showed for the page. */
  asked: number;
  /** Address that a script gave the page without leaving it; absent where it is as before. */
  wentTo?: string;
  /** Where the focus is afterward. */
  focus: FocusPlace;
}

export interface StateChange {
  element: ElementRef;
  /** Whether it is the control that was operated. */
  ofControl: boolean;
  name: string;
  from: string | null;
  to: string | null;
  /** Of a picture that is large enough to be looked at and shows another file now: its text alternative; absent elsewhere. */
  alt?: string;
}

/** `shown`: in what came to be seen; `nowhere`: on the page itself. */
export type FocusPlace = "control" | "shown" | "nowhere" | "elsewhere";

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
  /** Set on a row or card that holds stops of the Tab key: links that only the browser follows, or others, which may do the same. */
  holds?: "links elsewhere" | "others";
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
  /** Set where a press alone marks it otherwise and the next one takes that back: only its look tells. */
  togglesLook?: true;
  /** Set where a press alone marks it otherwise, and it stays so when it is pressed once more. */
  staysMarked?: true;
  /**
   * Set where all that came of it is a mark, which stays until another control like it beside it is pressed: that one has
   * it then.
   */
  givesMarkUp?: true;
  /** Short texts that came of it. */
  said?: SaidText[];
  /** Set where clicks on several places of it leave other things in it; whether a stop of the Tab key stands close by. */
  isSetByPlace?: { hasStopClose: boolean };
  /** Set where no key does anything on it, and something to use comes with the focus: whether a key then leads into that. */
  opensOnFocus?: { isReached: boolean };
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

/** A dialog, or what looks like one, that a control opened. */
export interface OpenedDialog {
  element: ElementRef;
  role: string | null;
  name: string;
  /** Whether it is a `<dialog>` that the browser itself keeps in front. */
  isNative: boolean;
  /** Whether it says that all behind it is out of reach, or covers it so that nothing there can be pointed at. */
  isModal: boolean;
  /** Controls in it that the Tab key stops at. */
  stops: number;
  /** Whether all of them are links: a menu over the whole page looks like a dialog. */
  isMenu: boolean;
  focusGoesIn: boolean;
  /** Set where all that it shows is one large picture, with its text alternative as written. */
  picture?: { element: ElementRef; alt: string | null };
  /** Set where it is a box, or a drawer along a side, on a veil that the page can be seen through. */
  isBoxOnVeil?: true;
  /** Set where the focus does not go in while the dialog waits for what only a server could answer. */
  waitsForContent?: true;
  /** Set where the focus goes to something in it that is hidden from screen readers. */
  focusIsUntold?: true;
  /** Set where the focus stays on what opened it, which is hidden from screen readers meanwhile. */
  leavesFocusHidden?: true;
  /** Set where what opened it can't take the focus, so that nothing can give it back. */
  openerTakesNoFocus?: true;
  /** Whether one press of Tab from where the focus was left leads in. */
  tabLeadsIn: boolean;
  /** What of the page behind the Tab key reached while the dialog was open. */
  leftTo: ElementRef | null;
  /** Set where only Shift+Tab leads there, from its first stop. */
  leavesBackwards?: true;
  /** Set where neither the Tab key, Shift+Tab nor an arrow key moves the focus to the other stops in it. */
  holdsFocus?: true;
  closing: Closing;
}

/** A box over the page that opens from a field. */
export type BoxOfField = Pick<
  OpenedDialog,
  "element" | "role" | "name" | "isNative" | "isModal" | "isMenu" | "isBoxOnVeil"
> & {
  /** Set where it lies over the middle of the window, with no veil around it. */
  isInMiddle?: true;
  /** Set where it lies over another part of the window and asks for something to be written. */
  isForm?: true;
};

export interface Closing {
  /** How it closed: `tab` where leaving it did, `nothing` where neither Escape nor any control tried in it did. */
  by: "escape" | "control" | "tab" | "nothing";
  /** Set where the control that closed it doesn't say so, and may rather take over what was chosen in it. */
  byAnother?: true;
  /** Controls of it that may close it, and how many of them were tried. */
  tried: number;
  of: number;
  /** What in it is there for the pointer alone. */
  forPointer: number;
  /** Set where neither Escape nor a control closed it, and a click beside it did. */
  closesBeside?: true;
  /** Set where nothing closed it though it says something. */
  hasWords?: true;
  /** Where the focus went; null where the dialog stayed, or Tab led on from it. `control`: back to what opened it. */
  focus: FocusPlace | null;
  /** Whether what opened it can still be seen. */
  openerIsSeen: boolean;
  /** Set where what opened it is hidden from screen readers now, or can't be used, and was not before. */
  openerIsHidden?: true;
}

/** What could not be tried, and why, in words for the owner of the site. */
export interface NotTried {
  count: number;
  reason: string;
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

/** Content that comes while the pointer is over something. */
export interface HoverContent {
  trigger: ElementRef;
  /** Whether the Tab key stops at the trigger, or at something in it. */
  hasStop: boolean;
  shown: ElementRef[];
  text: string;
  /** Set where a style sheet writes the words beside the trigger, so that no element is shown. */
  isDrawn?: true;
  /** Addresses of the links in it, and its other controls. */
  links: string[];
  controls: number;
  /** Whether each of its links leads where another one does that the keyboard reaches without. */
  isElsewhere: boolean;
  /** Set where one of these is called otherwise. */
  isUnderOtherWords?: true;
  /** Set where a button at the trigger says that it opens something. */
  isOfButton?: true;
  /** Whether its text can be read on the page, or is told by the trigger, without. */
  isToldElsewhere: boolean;
  /** Set where some of its text cannot be read elsewhere, told or not. */
  isReadNowhereElse?: true;
  /** What brings it by keyboard. */
  byKeyboard: "focus" | "key" | "none";
  /** Set where the focus brings it, and no key then leads to what can be used in it. */
  isUnreached?: true;
  /** Whether it hides other content. */
  covers: boolean;
  /** Whether Escape takes it away while the pointer stays. */
  escapeHides: boolean;
  /** Whether it stays when the pointer goes to it; null where there is no way there. */
  staysUnderPointer: boolean | null;
  /** Set where it goes within a few seconds though the pointer stays. */
  vanishes?: true;
}

export interface HoverContents {
  contents: HoverContent[];
  notTried: NotTried[];
}

/** What came of giving the focus to a field or of choosing in it. */
export interface Choice {
  element: ElementRef;
  label: string;
  kind: "select" | "radio" | "checkbox" | "text" | "slider" | "number";
  /** Text near it that may say what will happen. */
  advice: string;
  onFocus: Effect;
  /** What lies over the page as soon as a text field has the focus; absent where nothing does. */
  box?: BoxOfField;
  /** Null where nothing could be chosen. */
  onChoosing: Effect | null;
  /** Set on a radio button that is gone, with the others beside it, as soon as it was chosen. */
  isQuestionGone?: true;
  /** Of a field for a few letters: whether it gave the focus to something else as soon as it was full. */
  passesFocusOn?: boolean;
  /** What lies behind a bar that came of choosing, which stays in place as the page scrolls; absent where none came. */
  covered?: CoveredByBar[];
  /** Absent where most words of the page are as before. */
  words?: SwitchedWords;
  /** Short texts that came of choosing, or of writing in a field to search with; absent where none did. */
  said?: SaidText[];
  /** Short texts that came with the last letter it takes; absent where none did. */
  saidWhenFull?: SaidText[];
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

/** Raised when facts of operated pages are no longer what they were. */
const SHAPE = 3;
const VIEW = VIEW_LABELS.operated;

export const OPERATED_CONTROLS = probe<OperatedControls>("operated-controls", SHAPE, VIEW);
export const HOVER_CONTENTS = probe<HoverContents>("hover-contents", SHAPE, VIEW);
export const CHOICES = probe<Choices>("choices", SHAPE, VIEW);

/** Whether anything came of an operation that a person would notice; the focus and scrolling alone are nothing. */
export function hasEffect(effect: Effect | null): effect is Effect {
  if (effect === null) return false;
  const { shown, hidden, texts, states, hasNewLook, left, asked } = effect;
  const noticed = shown.length + hidden.length + texts.length + states.length + left.length + asked;
  return noticed > 0 || hasNewLook;
}

/** Whether all that came of pressing something that no key reaches is that it led to another part or view of the page. */
export function onlyLeadsOn(
  { focus, isGuess }: Pick<Control, "focus" | "isGuess">,
  effect: Effect | null,
): boolean {
  return focus === "none" && isGuess !== true && effect?.wentTo !== undefined && !hasEffect(effect);
}

const WRITTEN = new Set(["value", "checked"]);

/** Whether nothing came of an operation but what was written or chosen in it. */
export function isOnlyWritten(effect: Effect): boolean {
  const states = effect.states.filter(({ name }) => !WRITTEN.has(name));
  return !hasEffect({ ...effect, states });
}

/** States by which a control says that it can't be used now, or not yet. */
const HELD_STATES = new Set(["disabled", "aria-disabled", "aria-busy"]);

/** Whether a control has become one that can't be used, or is busy. */
export function isHeld({ states }: Effect): boolean {
  return states.some(
    ({ ofControl, name, to }) => ofControl && HELD_STATES.has(name) && to !== null && to !== "false",
  );
}
