import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** Something that hears of the pointer going down, pressed and dragged. */
export interface Gesture {
  element: ElementRef;
  name: string;
  /** What came before the pointer went up again. */
  onPress: Effect;
  /** Whether all is as before when the pointer goes up elsewhere. */
  isTakenBack: boolean;
  /** Set where what the press did stays: whether pressing again, or a control that came with it, takes it back. */
  hasWayBack?: boolean;
  /** Whether it goes along when it is dragged, and stays where it is dropped. */
  isMoved: boolean;
  /** Whether controls in or around it speak of moving, and so may do the same as dragging. */
  hasOtherWay: boolean;
  /** Set where all that may do so only make it larger or smaller. */
  onlyZooms?: true;
  /** Set on the track of a slider. */
  holdsSlider?: true;
  /** Set where it stays where it is and shows another part, as a map does. */
  isPanned?: true;
  /** Whether any control of the page speaks of moving, or takes a value; absent in older facts. */
  hasWayOnPage?: boolean;
  /** Set where it stays, and the page says something else once it was dragged. */
  isSet?: true;
  /** Set where it only lies elsewhere now: in no other order or box, with no other value, and no slides in it. */
  isOnlyPlaced?: true;
  /** Set where it goes along and nothing else was found to move it: what came of keys; absent in older facts. */
  byKeys?: "no stop" | "nothing" | "moved";
  /** Set where neither a press nor a click does anything, and a swipe does. */
  swipe?: Swipe;
  /** Set for a button that hears nothing itself, in something that hears of the pointer going down. */
  isHeardAround?: true;
}

/** What came of swiping to the left. */
export interface Swipe {
  effect: Effect;
  /** Whether something came of it once more on a page that was loaded anew. */
  isConfirmed: boolean;
  /** Whether anything else to use stands in it or beside it, which may do the same. */
  hasControls: boolean;
  /** Set where a button in it does the same. */
  isByButton?: true;
}

export interface Gestures {
  gestures: Gesture[];
  notTried: NotTried[];
}

export const GESTURES = probe<Gestures>("gestures", 1, VIEW_LABELS.operated);
