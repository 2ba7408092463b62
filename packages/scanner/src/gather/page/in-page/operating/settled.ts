const TICK_MS = 20;
const QUIET_MS = 60;

let lastChange = 0;
let isLearning = false;
/** What changes all the time by itself: nobody waits for it. */
const noisy = new WeakSet<Node>();
let areNoisy = false;

new MutationObserver((records) => {
  if (isLearning) for (const { target } of records) noisy.add(target);
  areNoisy ||= isLearning && records.length > 0;
  if (records.some(({ target }) => !noisy.has(target))) lastChange = performance.now();
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

/** While nothing is done, learns what need not be waited for. */
export function learnNoise(isOn: boolean): void {
  isLearning = isOn;
}

/** Whether anything changed in the document while it was learned what does. */
export function isAnyNoisy(): boolean {
  return areNoisy;
}

/**
 * Waits until what was begun has ended: at least so long, and then until the document rests. Transitions are ended at
 * once, so that a busy machine does not stretch them.
 *
 * @returns when it began, and up to when all that the page had set for earlier has run; on the page's clock
 */
export async function settled(
  leastMs: number,
  mostMs: number,
): Promise<{ startedAt: number; ranUntil: number }> {
  const startedAt = performance.now();
  let ranUntil = startedAt;
  for (;;) {
    ranUntil = performance.now() + TICK_MS;
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    endTransitions();
    const waited = performance.now() - startedAt;
    if (waited >= mostMs || (waited >= leastMs && performance.now() - lastChange >= QUIET_MS)) break;
  }
  // Names and roles as they were before are remembered there.
  globalThis.AccessLint.clearAllCaches();
  return { startedAt, ranUntil };
}

function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.playState === "running" && typeof end === "number" && Number.isFinite(end))
      animation.finish();
  }
}
