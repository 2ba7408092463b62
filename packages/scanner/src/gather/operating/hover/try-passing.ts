import { ARROW_RIGHT, ENTER, SPACE } from "#gather/examining/key-presses.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PointerAct } from "#gather/operating/gestures/pointer-act-facts.ts";
import type { ActToTry } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";

/** Places across, so that what follows the pointer goes along. */
const PLACES = [0.3, 0.45, 0.7];
const STEP_MS = 150;
/** Time in which what only shows where the pointer is has gone with it. */
const GONE_MS = 700;
const KEYS = [ENTER, SPACE, ARROW_RIGHT];

const SETS = { field: "sets a field", words: "sets words", picture: "shows a picture" } as const;

/** What came of the pointer that only passed over something. */
type Passed = Pick<PointerAct, "does"> & { effect: Effect };

/**
 * Moves the pointer over something and away: what stays set then, and which picture is enlarged and follows it. Null where
 * neither does.
 */
export async function tryPassing(
  page: OperatingTab,
  toTry: ActToTry,
  scrollTo: (page: OperatingTab, toTry: ActToTry) => Promise<unknown>,
): Promise<PointerAct | null> {
  // What other trials have enlarged would be no larger under the pointer.
  page.spoil();
  await scrollTo(page, toTry);
  const passed = await passOver(page);
  if (passed === null) return null;
  page.spoil();
  await scrollTo(page, toTry);
  const others =
    passed.does === "enlarges" ? await enlargedByControls(page) : { count: 0, isEnlarged: false };
  const hasOtherWay = others.isEnlarged || (await goesByKey(page));
  const mayHaveOtherWay = passed.does === "enlarges" ? others.count > 0 : await page.call("mayBeSetBeside");
  page.spoil();
  await scrollTo(page, toTry);
  const again = hasOtherWay || page.isLate ? null : await passOver(page);
  const isConfirmed = again?.does === passed.does;
  return { ...toTry, ...passed, hasOtherWay, mayHaveOtherWay, isConfirmed };
}

async function passOver(page: OperatingTab): Promise<Passed | null> {
  await page.call("notePassing");
  const places: (string | null)[] = [];
  const effect = await page.effectOf(async () => {
    for (const share of PLACES) {
      const point = await page.call("pointPassing", share);
      if (point === null) continue;
      await page.movePointer(point);
      await page.rest(STEP_MS);
      places.push(await page.call("enlargedNow"));
    }
    await page.pointAside();
  }, GONE_MS);
  // In one place under the pointer it may only be a picture that comes.
  const followed = new Set(places.filter((place) => place !== null));
  if (followed.size > 1) return { effect, does: "enlarges" };
  const set = await page.call("setSince");
  if (set === null) return null;
  return { effect, does: SETS[set] };
}

/** Whether a control that may enlarge the picture does so, or brings it up anew; and how many there are. */
async function enlargedByControls(page: OperatingTab): Promise<{ count: number; isEnlarged: boolean }> {
  await page.call("notePassing");
  for (let index = 0; ; index += 1) {
    let isThere = false;
    const { shown } = await page.effectOf(async () => {
      isThere = await page.call("focusEnlarger", index);
      if (isThere) await page.press(ENTER);
    }, GONE_MS);
    if (!isThere) return { count: index, isEnlarged: false };
    if (shown.length > 0 || (await page.call("enlargedNow")) !== null)
      return { count: index + 1, isEnlarged: true };
  }
}

/** Whether a key at a stop of the Tab key around it does anything. */
async function goesByKey(page: OperatingTab): Promise<boolean> {
  for (let index = 0; ; index += 1) {
    const stop = await page.call("focusActStop", index);
    if (stop === null) return false;
    for (const key of KEYS) if (hasEffect(await page.effectOf(() => page.press(key)))) return true;
  }
}
