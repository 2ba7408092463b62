import type { ElementRef } from "#evidence/document.ts";

/** Field-like metrics of one navigation, as the Performance APIs report them. */
export interface PageVitals {
  /** Milliseconds; null when the page painted nothing to measure. */
  firstContentfulPaintMs: number | null;
  largestContentfulPaintMs: number | null;
  /** Element of the largest paint; null when it is gone or nothing was painted. */
  largestContentfulPaintElement: ElementRef | null;
  /** Address of its picture; null for text. */
  largestContentfulPaintUrl: string | null;
  timeToFirstByteMs: number;
  loadMs: number | null;
  /** Worst session window, https://web.dev/articles/cls. */
  cumulativeLayoutShift: number;
  /** Elements that moved, those of the largest shift first, at most 5. */
  shiftedElements: ElementRef[];
  longTasksMs: number;
  transferBytes: number;
  requestCount: number;
}
