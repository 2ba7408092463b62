import type { ElementRef } from "#evidence/document.ts";

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
  /** Set where nothing came at once, and all of this a moment later. */
  isLate?: true;
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

/** Whether anything came of an operation that a person would notice; the focus and scrolling alone are nothing. */
export function hasEffect(effect: Effect | null): effect is Effect {
  if (effect === null) return false;
  const { shown, hidden, texts, states, hasNewLook, left, asked } = effect;
  const noticed = shown.length + hidden.length + texts.length + states.length + left.length + asked;
  return noticed > 0 || hasNewLook;
}

/** Whether all that came of it is another look of what was operated. */
export function onlyLooksOtherwise(effect: Effect): boolean {
  return effect.hasNewLook && !hasEffect({ ...effect, hasNewLook: false });
}

/** Whether what stands in a field for a password can be read since. */
export function showsPassword(effect: Effect | null): boolean {
  return effect?.states.some(({ name, from }) => name === "type" && from === "password") === true;
}

const WRITTEN = new Set(["value", "checked"]);

/** Whether it is what stands in a field, or what is chosen in it. */
export function isWritten({ name }: StateChange): boolean {
  return WRITTEN.has(name);
}

/** Whether nothing came of an operation but what was written or chosen in it. */
export function isOnlyWritten(effect: Effect): boolean {
  const states = effect.states.filter((state) => !isWritten(state));
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
