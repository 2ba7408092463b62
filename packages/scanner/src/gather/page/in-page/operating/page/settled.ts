import { isElement } from "#gather/page/in-page/dom.ts";

const TICK_MS = 20;
const QUIET_MS = 60;
/** Movements that end by then are ended at once. */
const SOON_MS = 2000;

let lastChange = 0;
let isLearning = false;
/** What changes all the time by itself: nobody waits for it. */
const noisy = new Set<Node>();
/** Movements that were ended, of which the page hears in the next frame only. */
const endsUntold = new Set<Animation>();

new MutationObserver((records) => {
  if (isLearning) for (const { target } of records) noisy.add(target);
  if (records.some(({ target }) => !noisy.has(target))) lastChange = performance.now();
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

/** While nothing is done, learns what need not be waited for. */
export function learnNoise(isOn: boolean): void {
  isLearning = isOn;
}

/** What changed in the document while it was learned what does; of texts, the elements they stand in. */
export function noisyElements(): Element[] {
  const elements = [...noisy].map((node) => (isElement(node) ? node : node.parentElement));
  return [...new Set(elements)].filter((element) => element !== null && element.isConnected) as Element[];
}

/** Notes what was seen to change all the time on an earlier load, and the texts in it. */
export function noteNoisy(elements: Iterable<Element>): void {
  for (const element of elements) for (const node of [element, ...element.childNodes]) noisy.add(node);
}

/** How a page has come to rest. */
export interface Settled {
  /** Milliseconds that the page had; fewer than went by where the machine was busy and its scripts came late. */
  had: number;
  /** Up to when all that it had set for earlier has run, on its own clock. */
  ranUntil: number;
}

/**
 * Waits until what was begun has ended: at least so long, and then until the document rests. Transitions are ended at
 * once, so that a busy machine does not stretch them.
 */
export async function settled(leastMs: number, mostMs: number): Promise<Settled> {
  const startedAt = performance.now();
  // On a busy machine the page's own timers are late as well.
  const fewestTicks = leastMs / (2 * TICK_MS);
  let ranUntil = startedAt;
  let ticks = 0;
  for (;;) {
    ranUntil = performance.now() + TICK_MS;
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    ticks += 1;
    endTransitions();
    const waited = performance.now() - startedAt;
    const isOver = waited >= leastMs && ticks >= fewestTicks && endsUntold.size === 0;
    if (waited >= mostMs || (isOver && performance.now() - lastChange >= QUIET_MS)) break;
  }
  // Names and roles as they were before are remembered there.
  globalThis.AccessLint.clearAllCaches();
  return { had: Math.min(ticks * TICK_MS, ranUntil - startedAt), ranUntil };
}

/** What moves on the page until it ends, however late; a message may go so. */
export function comesToEnd(): { now: number; mayEnd: boolean } {
  const mayEnd = document.getAnimations().some((animation) => Number.isFinite(leftOf(animation)));
  return { now: performance.now(), mayEnd };
}

/** What ends only later is waited for by nobody, like a message that fades after some seconds. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (leftOf(animation) > SOON_MS) continue;
    const told = (): boolean => endsUntold.delete(animation);
    endsUntold.add(animation);
    for (const kind of ["finish", "cancel"]) animation.addEventListener(kind, told, { once: true });
    animation.finish();
  }
}

/** Milliseconds; without end for what does not run, or runs for ever. */
function leftOf({ playState, effect, currentTime }: Animation): number {
  const end = effect?.getComputedTiming().endTime;
  const isTold = playState === "running" && typeof end === "number" && typeof currentTime === "number";
  return isTold ? end - currentTime : Number.POSITIVE_INFINITY;
}
