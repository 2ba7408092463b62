import { elementAt } from "#gather/page/in-page/operating/controls/in-hand.ts";
import {
  type Comer,
  comersSeen,
  knowElements,
  noteAnimated,
  noteComers,
  noteRestless,
  restlessElements,
  takeForRestless,
} from "./known-elements.ts";
import { noteSelectors } from "#gather/page/in-page/operating/opened/opened-content.ts";
import { readPageState } from "./page-state.ts";
import { learnNoise, noisyElements, noteNoisy } from "./settled.ts";

/** Where things change or come by themselves, by selectors that hold on the next load as well. */
export interface RestlessPlaces {
  /** What is seen to come, go or change. */
  changing: string[];
  /** Where the document changes, seen or not. */
  noisy: string[];
  comers: Comer[];
}

const LOOK_EVERY_MS = 90;
/** A page that changes in more places is learned anew each time. */
const MOST_PLACES = 200;

/** Learns for some time what changes by itself; in many looks, for what takes turns is soon as it was. */
export async function learnRestless(forMs: number): Promise<void> {
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
  noteAnimated();
  learnNoise(false);
}

/** Where things changed by themselves while that was learned; null where it was in too many places to be told. */
export function restlessPlaces(selectorOf: (element: Element) => string): RestlessPlaces | null {
  const [changing, noisy, comers] = [restlessElements(), noisyElements(), comersSeen(selectorOf)];
  if (changing.length + noisy.length + comers.length > MOST_PLACES) return null;
  return {
    changing: changing.map(selectorOf),
    noisy: noisy.map(selectorOf),
    comers,
  };
}

/** Takes a page for as restless as it was on an earlier load, or for as calm. */
export function takeAsBefore({ changing, noisy, comers }: RestlessPlaces): void {
  knowElements();
  noteSelectors();
  const found = (selectors: readonly string[]): Element[] =>
    selectors.flatMap((selector) => elementAt(selector) ?? []);
  takeForRestless(found(changing));
  noteNoisy(found(noisy));
  noteComers(comers);
  noteAnimated();
}
