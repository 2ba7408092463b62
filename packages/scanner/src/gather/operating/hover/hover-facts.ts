import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** Content that comes while the pointer is over something. */
export interface HoverContent {
  trigger: ElementRef;
  /** Whether the Tab key stops at the trigger, or at something in it. */
  hasStop: boolean;
  shown: ElementRef[];
  text: string;
  /** Set where a style sheet writes the words beside the trigger, so that no element is shown. */
  isDrawn?: true;
  /** Set where it is a picture, and its text alternative is the text. */
  isPicture?: true;
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
  /** Set where the trigger says by its sign or its pointer, or the content by its role, that it explains. */
  explains?: true;
  /** Set where some of its text cannot be read elsewhere, told or not. */
  isReadNowhereElse?: true;
  /** Set where hardly any of its words can be read or are told elsewhere. */
  hasNewWords?: true;
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

/** Raised when these facts are no longer what they were. */
const SHAPE = 3;

export const HOVER_CONTENTS = probe<HoverContents>("hover-contents", SHAPE, VIEW_LABELS.operated);
