import type { Gesture } from "#gather/operating/gesture-facts.ts";
import { hasEffect } from "#gather/operating/operating-facts.ts";
import type { OperatingTab, Point } from "#gather/operating/operating-tab.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { GestureTarget } from "#gather/page/in-page/operating/gesture-targets.ts";

/** How far something is dragged, down and to the right; CSS pixels. */
const WAY = 60;
const STEPS = 4;

/**
 * Presses something without letting go, slides off, and lets go there. Null where nothing came of it. Leaves the page as
 * it was.
 *
 * @throws OutOfReach where it cannot be pointed at
 */
export async function tryGesture(page: OperatingTab, target: GestureTarget): Promise<Gesture | null> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", target.element.selector))) throw new OutOfReach(GONE);
  const point = await page.call("pointOn");
  if (point === null) throw new OutOfReach(COVERED);
  await page.movePointer(point);
  await page.rest();
  await page.call("notePlace");
  const onPress = await page.effectOf(() => page.pointerDown(point));
  const end = await slideOff(page, point);
  await page.pointerUp(end);
  await page.rest();
  const isMoved = await page.call("isElsewhere");
  await page.pointAside();
  const isTakenBack = !isMoved && (await page.call("isUndone"));
  if (!isTakenBack || onPress.left.length > 0) await page.load();
  return hasEffect(onPress) || isMoved ? { ...target, onPress, isTakenBack, isMoved } : null;
}

async function slideOff(page: OperatingTab, { x, y }: Point): Promise<Point> {
  let at = { x, y };
  for (let step = 1; step <= STEPS; step += 1) {
    at = { x: x + (step * WAY) / STEPS, y: y + (step * WAY) / STEPS };
    await page.movePointer(at, true);
  }
  await page.rest();
  return at;
}
