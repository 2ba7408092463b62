import type { Swipe } from "#gather/operating/gestures/gesture-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Places across its width where it is clicked: many show the next part when they are touched at an edge. */
const CLICKED = [0.5, 0.12, 0.88];
const STEPS = 6;
const AGAIN_MS = 400;

/**
 * Swipes over something that a click does nothing to, with the mouse or, where it hears of fingers, with one. Null where
 * nothing comes of it.
 *
 * @throws OutOfReach where it is not there, or something lies over it
 */
export async function trySwipe(page: OperatingTab, selector: string): Promise<Swipe | null> {
  const start = await takeUp(page, selector);
  const length = await page.call("lengthOfSwipe");
  if (length === null) return null;
  const way = await firstThatActs(page, { start, length });
  if (way === null) return null;
  const { effect, isTouch } = way;
  page.spoil();
  if (await actsOnClick(page, selector)) return null;
  const again = await takeUp(page, selector);
  const hasControls = await page.call("hasControlsBeside");
  const second = await page.effectOf(() => swipe(page, { start: again, length }, isTouch), AGAIN_MS);
  page.spoil();
  const isByButton = hasControls && (await goesByButton(page, selector, effect));
  return { effect, isConfirmed: brings(second), hasControls, ...(isByButton ? { isByButton } : {}) };
}

/** Whether a button in it does the same, such as one that removes the entry. */
async function goesByButton(page: OperatingTab, selector: string, effect: Effect): Promise<boolean> {
  for (let index = 0; ; index += 1) {
    await takeUp(page, selector);
    const at = (await page.call("buttonsToSwipeBy"))[index];
    if (at === undefined) return false;
    const byButton = await page.effectOf(() => page.click(at), AGAIN_MS);
    page.spoil();
    if (includes(byButton, effect)) return true;
  }
}

/** Whether all that one operation took away or brought came of another one, too. */
function includes(one: Effect, other: Effect): boolean {
  const places = new Set(touched(one));
  return one.left.length >= other.left.length && touched(other).every((place) => places.has(place));
}

function touched({ shown, hidden, texts }: Effect): string[] {
  return [...shown, ...hidden, ...texts].map(({ place }) => place);
}

interface Way {
  start: Point;
  length: number;
}

async function firstThatActs(
  page: OperatingTab,
  way: Way,
): Promise<{ effect: Effect; isTouch: boolean } | null> {
  const hearsTouch = await page.call("hearsTouch");
  for (const isTouch of hearsTouch ? [false, true] : [false]) {
    const effect = await page.effectOf(() => swipe(page, way, isTouch), AGAIN_MS);
    if (brings(effect)) return { effect, isTouch };
  }
  return null;
}

async function actsOnClick(page: OperatingTab, selector: string): Promise<boolean> {
  await takeUp(page, selector);
  for (const share of CLICKED) {
    const at = await page.call("pointAcross", share);
    if (at !== null && brings(await page.effectOf(() => page.click(at)))) return true;
  }
  return false;
}

async function swipe(page: OperatingTab, { start, length }: Way, isTouch: boolean): Promise<void> {
  // From the middle of the way, so that it ends on the element, too.
  const from = { x: start.x + length / 2, y: start.y };
  const at = (step: number): Point => ({ x: from.x - (step * length) / STEPS, y: from.y });
  const steps = Array.from({ length: STEPS }, (_, index) => at(index + 1));
  if (isTouch) return await page.drawFinger(from, steps);
  await page.movePointer(from);
  await page.pointerDown(from);
  for (const step of steps) await page.movePointer(step, true);
  await page.pointerUp(at(STEPS));
}

async function takeUp(page: OperatingTab, selector: string): Promise<Point> {
  await page.pointAside();
  if (!(await page.call("begin", selector))) throw new OutOfReach(GONE);
  // Words that an earlier drag has marked would be dragged themselves.
  await page.call("selectNothing");
  const point = await page.call("pointOn");
  const middle = point === null ? null : await page.call("pointAcross", 0.5);
  if (middle === null) throw new OutOfReach(COVERED);
  return middle;
}

/** A look alone, or what only shows while the pointer is there, is no answer to a swipe. */
function brings({ shown, hidden, texts, left, asked }: Effect): boolean {
  return shown.length + hidden.length + texts.length + left.length + asked > 0;
}
