import type { Color } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** How a text looks at one moment. */
export interface LookOfText {
  isSeen: boolean;
  /** Whether anything came that was not seen before. */
  isReplaced: boolean;
  /** Colors of the letters and behind them; null where they are hard to tell. */
  letters: Color | null;
  behind: Color | null;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
}

/** A text that looks otherwise while something is pointed at or has the focus. */
export interface TextInUse {
  element: ElementRef;
  text: string;
  way: "hover" | "focus";
  atRest: LookOfText;
  inUse: LookOfText;
}

export interface TextsInUse {
  texts: TextInUse[];
  notTried: NotTried[];
}

export const TEXTS_IN_USE = probe<TextsInUse>("texts-in-use", 1, VIEW_LABELS.operated);
