import type { ElementRef } from "#evidence/document.ts";
import type { FocusPlace } from "#gather/operating/controls/effect-facts.ts";

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
