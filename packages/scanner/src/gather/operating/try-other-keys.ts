import { ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP } from "#gather/examining/key-presses.ts";
import type { Control } from "#gather/operating/control-facts.ts";
import { type Effect, hasEffect } from "#gather/operating/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";

const ARROWS = [ARROW_RIGHT, ARROW_DOWN, ARROW_LEFT, ARROW_UP];
/** Presses of one arrow that may lead to what was clicked, from where a group begins. */
const MOST_STEPS = 3;

/**
 * Whether an arrow key does some of what the pointer does, on the control, on the slider that it is a part of, in the
 * box around it that takes the focus, or in the field that it stands beside: sliders are moved by these, and lists opened.
 */
export async function doArrowsSo(
  page: OperatingTab,
  { focus }: Control,
  byPointer: Effect | null,
): Promise<boolean> {
  if (!hasEffect(byPointer)) return false;
  if (focus === "tab") return await doArrowsSoFrom(page, byPointer, () => page.focus());
  if (await page.call("hasTrackBeside")) {
    const take = (): Promise<boolean> => done(page.call("focusTrackBeside"));
    if (await doArrowsSoFrom(page, byPointer, take)) return true;
  }
  if (await page.call("hasStopAround")) {
    const take = (): Promise<boolean> => done(page.call("focusStopAround"));
    if (await doArrowsSoFrom(page, byPointer, take, MOST_STEPS)) return true;
  }
  if (byPointer.shown.length === 0 || !(await page.call("hasFieldBeside"))) return false;
  const effect = await page.effectOf(async () => {
    await page.call("focusFieldBeside");
    await page.press(ARROW_DOWN);
  });
  const came = new Set(effect.shown.map(({ place }) => place));
  return byPointer.shown.every(({ place }) => came.has(place));
}

async function doArrowsSoFrom(
  page: OperatingTab,
  byPointer: Effect,
  takeFocus: () => Promise<boolean>,
  steps = 1,
): Promise<boolean> {
  for (const arrow of ARROWS) {
    if (!(await takeFocus())) return false;
    for (let step = 0; step < steps; step += 1) {
      if (doesSome(await page.effectOf(() => page.press(arrow)), byPointer)) return true;
    }
  }
  return false;
}

async function done(attempt: Promise<void>): Promise<true> {
  await attempt;
  return true;
}

/** Keys may scroll the page, which brings other things to be seen: only what the pointer does as well counts. */
function doesSome(one: Effect, other: Effect): boolean {
  if (!hasEffect(one)) return false;
  const places = new Set(touchedBy(other));
  return touchedBy(one).some((place) => places.has(place));
}

function touchedBy({ shown, hidden, texts, states, hasNewLook }: Effect): string[] {
  const places = [...shown, ...hidden, ...texts].map(({ place }) => place);
  const changed = states.map(({ name, element }) => `${name} ${element.selector}`);
  return [...places, ...changed, ...(hasNewLook ? ["look"] : [])];
}
