import { ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP } from "#gather/examining/key-presses.ts";
import { listenedEvents } from "#gather/examining/listened-events.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const ARROWS = [ARROW_RIGHT, ARROW_DOWN, ARROW_LEFT, ARROW_UP];
const BACK = new Map([
  [ARROW_RIGHT, ARROW_LEFT],
  [ARROW_LEFT, ARROW_RIGHT],
  [ARROW_DOWN, ARROW_UP],
  [ARROW_UP, ARROW_DOWN],
]);
const KEY_EVENTS = ["keydown", "keyup", "keypress"];

/**
 * Whether an arrow key does some of what the pointer does, on the control, on the slider that it is a part of, in the
 * box around it that takes the focus, wherever the focus is, or in the field that it stands beside: sliders are moved by
 * these, slides turned, and lists opened.
 */
export async function doArrowsSo(
  page: OperatingTab,
  { focus }: Control,
  byPointer: Effect | null,
): Promise<boolean> {
  if (!hasEffect(byPointer)) return false;
  if (focus === "tab") return await doArrowsSoFrom(page, byPointer, () => page.focus());
  for (const take of await waysToTakeFocus(page)) {
    if (await doArrowsSoFrom(page, byPointer, take)) return true;
  }
  if (byPointer.shown.length === 0 || !(await page.call("hasFieldBeside"))) return false;
  const effect = await page.effectOf(async () => {
    await page.call("focusFieldBeside");
    await page.press(ARROW_DOWN);
  });
  const came = new Set(effect.shown.map(({ place }) => place));
  return byPointer.shown.every(({ place }) => came.has(place));
}

/** Where arrow keys may be pressed for what the focus does not reach itself. */
async function waysToTakeFocus(page: OperatingTab): Promise<(() => Promise<boolean>)[]> {
  const ways: (() => Promise<boolean>)[] = [];
  if (await page.call("hasTrackBeside")) ways.push(() => done(page.call("focusTrackBeside")));
  if (await page.call("hasStopAround")) ways.push(() => done(page.call("focusStopAround")));
  const listened = await listenedEvents(page.tab, page.limits.readMs);
  if (KEY_EVENTS.some((name) => listened.has(name))) ways.push(() => done(page.call("blurAll")));
  return ways;
}

async function doArrowsSoFrom(
  page: OperatingTab,
  byPointer: Effect,
  takeFocus: () => Promise<boolean>,
): Promise<boolean> {
  for (const arrow of ARROWS) {
    if (!(await takeFocus())) return false;
    if (doesSome(await page.effectOf(() => page.press(arrow)), byPointer)) return true;
    if (byPointer.takesOverMark === true && (await movesMark(page, BACK.get(arrow) ?? arrow))) return true;
  }
  return false;
}

/** Whether the key just pressed handed a mark on, and the one against it does: slides may take turns by themselves meanwhile. */
async function movesMark(page: OperatingTab, back: typeof ARROW_LEFT): Promise<boolean> {
  if (!(await page.call("handsMarkOn"))) return false;
  await page.effectOf(() => page.press(back));
  return await page.call("handsMarkOn");
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
