import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/**
 * What a double click, a right click, the wheel (`zoom` where it makes a picture larger) or a long press does, and neither a click nor any key where it is; what a
 * click on a drawing does that no key reaches, or the pointer that moves over it; or what a file does that is dropped where
 * nothing opens files.
 */
export interface PointerAct {
  element: ElementRef;
  name: string;
  way: "double click" | "right click" | "wheel" | "hold" | "place" | "move" | "drop" | "pass" | "zoom";
  effect: Effect;
  /** Whether a key, or a control in or around it, does the same. */
  hasOtherWay: boolean;
  /** Whether the same came of it on a page that was loaded anew. */
  isConfirmed: boolean;
  /** Whether a click does something else, or the page has controls that were not tried, so that these may do the same. */
  mayHaveOtherWay: boolean;
  /**
   * What the pointer does that only passes over it: it sets what a form sends, or what the page says and what is drawn
   * there, or which picture it shows, and that stays; or it enlarges a picture, which follows it.
   */
  does?: "sets a field" | "sets words" | "shows a picture" | "enlarges";
  /** What can be read where the pointer moves over a drawing. */
  text?: string;
}

export interface PointerActs {
  acts: PointerAct[];
  /** How many drawings hear of the pointer that moves over them, tried or not; absent where none does. */
  drawings?: number;
  notTried: NotTried[];
}

export const POINTER_ACTS = probe<PointerActs>("pointer-acts", 1, VIEW_LABELS.operated);
