import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A row of slides that shows the first alone, and that nothing in sight moves. */
export interface HiddenSlides {
  element: ElementRef;
  slides: number;
  unseen: number;
}

export interface RowsOfSlides {
  stuck: HiddenSlides[];
}

export const ROWS_OF_SLIDES = probe<RowsOfSlides>("rows-of-slides", 1, VIEW_LABELS.operated);
