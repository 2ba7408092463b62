import { isAnyRestless, knowElements, noteAnimated, noteRestless } from "./known-elements.ts";
import { noteSelectors } from "./opened-content.ts";
import { readPageState } from "./page-state.ts";
import { isAnyNoisy, learnNoise } from "./settled.ts";

const LOOK_EVERY_MS = 90;

/**
 * Learns for some time what changes by itself; in many looks, for what takes turns is soon as it was.
 *
 * @returns whether nothing does but animations that styles run
 */
export async function learnRestless(forMs: number): Promise<boolean> {
  const until = performance.now() + forMs;
  // On a busy machine the page's own timers are late as well.
  const fewestLooks = Math.floor(forMs / LOOK_EVERY_MS);
  learnNoise(true);
  knowElements();
  noteSelectors();
  let earlier = readPageState();
  for (let looks = 0; performance.now() < until || looks < fewestLooks; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const later = readPageState();
    noteRestless(earlier, later);
    earlier = later;
  }
  const isCalm = !isAnyRestless() && !isAnyNoisy();
  noteAnimated();
  learnNoise(false);
  return isCalm;
}

/** Takes a page for as calm as it was on an earlier load. */
export function takeAsCalm(): void {
  knowElements();
  noteSelectors();
  noteAnimated();
}
