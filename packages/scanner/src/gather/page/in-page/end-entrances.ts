/** What moves for longer without being asked needs a way to stop it, and is judged while it moves (WCAG 2.2.2). */
const SHORT_MS = 5000;

/**
 * Ends what fades or slides in for a moment after the page has loaded, and answers how much did: on a busy machine a text
 * is still half there when it is looked at, and its colors are not those a visitor reads. What fades in and out without
 * end is held where it is seen best, so that two looks find the same colors; that it moves is judged elsewhere.
 */
export function endEntrances(): number {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  const short = running.filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    // One that follows the scroll position has no end in milliseconds.
    return typeof end === "number" && end <= SHORT_MS;
  });
  for (const animation of short) animation.finish();
  for (const animation of running) holdWhereSeenBest(animation);
  return short.length;
}

function holdWhereSeenBest(animation: Animation): void {
  const { effect } = animation;
  if (!(effect instanceof KeyframeEffect)) return;
  const { endTime, duration, delay = 0, direction } = effect.getComputedTiming();
  if (endTime !== Number.POSITIVE_INFINITY || typeof duration !== "number") return;
  const frames = effect.getKeyframes().filter(({ opacity }) => opacity !== undefined);
  const opacities = frames.map(({ opacity }) => Number(opacity));
  const best = frames[opacities.indexOf(Math.max(...opacities))];
  if (best === undefined || Math.min(...opacities) === Math.max(...opacities)) return;
  const isBackward = direction === "reverse" || direction === "alternate-reverse";
  const at = isBackward ? 1 - best.computedOffset : best.computedOffset;
  animation.pause();
  // Just inside of its round: at the very end the next one begins.
  animation.currentTime = delay + Math.min(at, LAST) * duration;
}

const LAST = 0.999;
