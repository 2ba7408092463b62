import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A text in a content that a control opened, which an edge of the window cuts in two and nobody can scroll to. */
export interface CutByWindow {
  element: ElementRef;
  text: string;
  edge: "left" | "right";
  /** CSS pixels beyond the edge. */
  beyond: number;
}

/** What a control opened in a window 320 pixels wide. */
export interface NarrowOpened {
  /** Name of the control. */
  opener: string;
  /** The worst; null where all of it can be read. */
  cut: CutByWindow | null;
}

export interface NarrowOpenings {
  opened: NarrowOpened[];
  notTried: NotTried[];
}

export const NARROW_OPENINGS = probe<NarrowOpenings>("narrow-openings", 1, VIEW_LABELS.operated);
