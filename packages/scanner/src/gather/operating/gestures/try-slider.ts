import {
  ARROW_DOWN,
  ARROW_LEFT,
  ARROW_RIGHT,
  ARROW_UP,
  type Key,
  PAGE_DOWN,
  PAGE_UP,
} from "#gather/examining/key-presses.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { TriedSlider } from "#gather/operating/gestures/slider-facts.ts";
import type { SliderToTry } from "#gather/page/in-page/operating/gestures/sliders.ts";

/** Each way and back: at one of its ends a slider goes one way alone, and lying ones need not hear of up and down. */
const WAYS: readonly (readonly [Key, Key])[] = [
  [ARROW_RIGHT, ARROW_LEFT],
  [ARROW_LEFT, ARROW_RIGHT],
  [ARROW_UP, ARROW_DOWN],
  [ARROW_DOWN, ARROW_UP],
  [PAGE_UP, PAGE_DOWN],
  [PAGE_DOWN, PAGE_UP],
];
/** What a slider says of its value. */
const VALUES = new Set(["aria-valuenow", "aria-valuetext"]);

/**
 * Moves a slider with the arrow keys. Leaves the page as it was.
 *
 * @throws OutOfReach where it is not there
 */
export async function trySlider(page: OperatingTab, slider: SliderToTry): Promise<TriedSlider> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", slider.element.selector))) throw new OutOfReach(GONE);
  for (const [there, back] of WAYS) {
    if (!(await page.focus())) throw new OutOfReach(GONE);
    const effect = await page.effectOf(() => page.press(there));
    if (!hasEffect(effect)) continue;
    const tells = tellsValue(effect);
    const isStale = !tells && effect.hasNewLook && (await page.call("hasOldValue"));
    await page.press(back);
    await page.rest();
    if (!(await page.call("isUndone"))) page.spoil();
    return { ...slider, keys: tells ? "value" : "look", ...(isStale ? { isStale: true } : {}) };
  }
  return { ...slider, keys: "nothing" };
}

function tellsValue({ states, isReplaced }: Effect): boolean {
  return isReplaced || states.some(({ name, ofControl }) => ofControl && VALUES.has(name));
}
