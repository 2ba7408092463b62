import { rectOf } from "./dom.ts";

/** CSS pixels: a quarter of the field that people see at a glance, 341 by 256. https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds */
const LARGE = 21_824;
const SECOND_MS = 1000;

/** Whether so much of it can be in the window that it may hurt where it flashes. */
export function isLarge(part: Element): boolean {
  const { left, top, right, bottom } = rectOf(part);
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  return width * (bottom - top) >= LARGE;
}

/** A round of less than a second may flash, however few of its frames are drawn. */
export function isQuicklyAnimated(part: Element): boolean {
  return part.getAnimations().some(({ playState, effect }) => {
    const { duration, iterations } = effect?.getComputedTiming() ?? {};
    const isEndless = iterations === Number.POSITIVE_INFINITY;
    return playState === "running" && Number(duration) < SECOND_MS && isEndless;
  });
}
