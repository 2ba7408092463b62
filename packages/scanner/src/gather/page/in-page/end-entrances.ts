/** What moves for longer without being asked needs a way to stop it, and is judged while it moves (WCAG 2.2.2). */
const SHORT_MS = 5000;

/**
 * Ends what fades or slides in for a moment after the page has loaded, and answers how much did: on a busy machine a text
 * is still half there when it is looked at, and its colors are not those a visitor reads.
 */
export function endEntrances(): number {
  const short = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    // One that follows the scroll position has no end in milliseconds.
    return animation.playState === "running" && typeof end === "number" && end <= SHORT_MS;
  });
  for (const animation of short) animation.finish();
  return short.length;
}
