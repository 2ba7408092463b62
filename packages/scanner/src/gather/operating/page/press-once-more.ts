import { ENTER, type Key, SPACE } from "#gather/examining/key-presses.ts";
import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import { withLateReaction } from "#gather/operating/controls/late-reaction.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Presses a control in the way that did something when it was tried. */
export async function pressAsTried(
  page: OperatingTab,
  { element, byEnter, bySpace }: TriedControl,
): Promise<void> {
  const key = hasEffect(byEnter) ? ENTER : hasEffect(bySpace) ? SPACE : null;
  await pressOnceMore(page, element.selector, key);
}

/** Presses a control once more, and looks at the page before: by the pointer where no key did anything. */
export async function pressOnceMore(page: OperatingTab, selector: string, key: Key | null): Promise<void> {
  if (!(await page.call("begin", selector))) return;
  await page.call("look");
  if (key === null) await clickOn(page);
  else if (await page.focus()) await page.press(key);
  await page.rest();
}

/**
 * Clicks on the control, once more where something beside it pushed it away just then.
 *
 * @returns null where something lies over the control
 */
export async function clickOn(page: OperatingTab): Promise<Effect | null> {
  const first = await clickWhereItIs(page);
  if (first === null || hasEffect(first.effect)) return first?.effect ?? null;
  const now = await page.call("pointOn");
  const hasMoved = now !== null && (now.x !== first.point.x || now.y !== first.point.y);
  return hasMoved ? ((await clickWhereItIs(page))?.effect ?? first.effect) : first.effect;
}

async function clickWhereItIs(page: OperatingTab): Promise<{ effect: Effect; point: Point } | null> {
  const before = await page.call("pointOn");
  if (before === null) return null;
  await page.call("noteUnpointed");
  await page.movePointer(before);
  await page.rest();
  const point = (await page.call("pointOn")) ?? before;
  const effect = await withLateReaction(page, await page.effectOf(() => page.click(point)));
  // A hint that goes when something is pressed was no content of the page.
  const isHint = effect.hidden.length > 0 && (await page.call("hidOnlyHints"));
  return { effect: isHint ? { ...effect, hidden: [] } : effect, point };
}
