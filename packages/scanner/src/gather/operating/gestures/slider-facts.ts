import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A slider or stepper of scripts, tried with the arrow keys. */
export interface TriedSlider {
  element: ElementRef;
  name: string;
  /** What the keys did: `value` where it says another value, `look` where it only looks or the page says otherwise. */
  keys: "value" | "look" | "nothing";
  /** Set where it goes along itself and still tells its old value, and nothing is read out. */
  isStale?: true;
}

export interface TriedSliders {
  sliders: TriedSlider[];
  notTried: NotTried[];
}

export const TRIED_SLIDERS = probe<TriedSliders>("tried-sliders", 1, VIEW_LABELS.operated);
