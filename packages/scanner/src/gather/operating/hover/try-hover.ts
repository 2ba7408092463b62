import type { ElementRef } from "#evidence/document.ts";
import { ARROW_DOWN, ENTER, ESCAPE } from "#gather/examining/key-presses.ts";
import type { HoverContent } from "#gather/operating/hover/hover-facts.ts";
import { leadsIntoOpened } from "#gather/operating/opened/leads-into-opened.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { ShownOnHover } from "#gather/page/in-page/operating/hover/hover-content.ts";

/** Menus wait a moment to see whether the pointer is meant for them, and again before they go. */
const HOVER_MS = 350;
/** Menus that wait longer, so that a slip of the hand does not close them. */
const LEAVES_MS = 1200;
/** Time in which few have read what came, and the longest that is waited for where a script has set something. */
const SOON_MS = 1700;
const MOST_WAIT_MS = 6000;
const STEPS = 5;
const MOST_STOPS = 3;
const STAYS = "What comes up under the mouse pointer stays there, so we could not try it with the keyboard.";

/**
 * Points at something and tries what comes: whether Escape takes it away, whether the pointer can go to it, and
 * whether the keyboard brings it, too. Null where nothing with words or controls comes.
 *
 * @throws OutOfReach where the trigger cannot be pointed at
 * @throws PageTrouble where what came stays, so that nobody knows what the keyboard would bring
 */
export async function tryHover(page: OperatingTab, trigger: ElementRef): Promise<HoverContent | null> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", trigger.selector))) throw new OutOfReach(GONE);
  const point = await page.call("pointOn");
  if (point === null) throw new OutOfReach(COVERED);
  await page.rest();
  await page.call("look");
  const waits = await page.waits();
  await comeOver(page, point);
  const shown = await page.call("hovered");
  if (shown === null) return null;
  const begun = await waitsBegun(page, waits);
  if (shown.isDrawn !== true) await page.opened.examine(page, "pointing at");
  const escapeHides = await escapeHidesIt(page);
  if (escapeHides) await comeOver(page, point);
  const isRead = shown.links.length + shown.controls === 0;
  const vanishes = isRead && (await vanishesByItself(page, point, [SOON_MS, ...begun]));
  const staysUnderPointer = await staysOnTheWay(page, point, shown);
  await page.pointAside();
  if (!(await goesAway(page))) throw new PageTrouble(STAYS);
  const elsewhere = await page.call("foundElsewhere");
  const brought = await broughtByKeyboard(page);
  const holdsAny = shown.links.length + shown.controls > 0;
  const isUnreached =
    brought.way === "focus" && holdsAny && !page.isLate && !(await isReachedFrom(page, brought.stop));
  await page.call("blurAll");
  // The keys may have done something else, such as opening a dialog.
  if (!(await page.call("isUndone"))) page.spoil();
  const { way: _, ...content } = shown;
  const passing = vanishes ? { vanishes: true as const } : {};
  return {
    trigger,
    ...content,
    ...elsewhere,
    byKeyboard: brought.way,
    ...(isUnreached ? { isUnreached } : {}),
    escapeHides,
    staysUnderPointer,
    ...passing,
  };
}

/** Whether a key leads from a stop of the Tab key into what comes with the focus there. */
async function isReachedFrom(page: OperatingTab, stop: number): Promise<boolean> {
  return await leadsIntoOpened(page, async () => {
    await page.call("blurAll");
    await page.rest(HOVER_MS);
    if (!(await page.call("focusStop", stop))) return false;
    await page.rest(HOVER_MS);
    return await page.call("isContentSeen");
  });
}

/** What scripts have set since for a moment in which people still read what came. */
async function waitsBegun(page: OperatingTab, before: readonly number[]): Promise<number[]> {
  const set = await page.waits();
  return set.filter((ms) => ms <= MOST_WAIT_MS && !before.includes(ms));
}

/**
 * Whether what came goes while the pointer stays, on each of two tries, once what was set for then has come. Leaves the pointer
 * on it, with the content shown anew.
 */
async function vanishesByItself(
  page: OperatingTab,
  point: Point,
  waits: readonly number[],
): Promise<boolean> {
  const longest = Math.max(...waits);
  if (page.isLate || !(await page.mayChangeWithin(longest))) return false;
  await page.rest(longest);
  if (await page.call("isContentSeen")) return false;
  // What is still set for a pointer that was here before must not take it away.
  await page.pointAside();
  await page.rest(longest);
  await comeOver(page, point);
  if (!(await page.call("isContentSeen"))) return false;
  await page.rest(longest);
  const isGone = !(await page.call("isContentSeen"));
  if (isGone) await comeOver(page, point);
  return isGone;
}

async function goesAway(page: OperatingTab): Promise<boolean> {
  for (const patienceMs of [HOVER_MS, LEAVES_MS]) {
    await page.rest(patienceMs);
    if (!(await page.call("isContentSeen"))) return true;
  }
  return false;
}

async function comeOver(page: OperatingTab, point: Point): Promise<void> {
  await page.pointAside();
  await page.movePointer(point);
  await page.rest(HOVER_MS);
}

async function escapeHidesIt(page: OperatingTab): Promise<boolean> {
  await page.press(ESCAPE);
  await page.rest();
  return !(await page.call("isContentSeen"));
}

/** Moves the pointer by the short way to the content, as a hand does, not at once. */
async function staysOnTheWay(
  page: OperatingTab,
  from: Point,
  { way }: ShownOnHover,
): Promise<boolean | null> {
  if (way === null) return null;
  let last = from;
  for (const next of way) {
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      await page.movePointer({
        x: last.x + share * (next.x - last.x),
        y: last.y + share * (next.y - last.y),
      });
    }
    last = next;
  }
  await page.rest(HOVER_MS);
  return await page.call("isContentSeen");
}

/** Focuses where the Tab key stops near the trigger, then presses what opens menus. */
async function broughtByKeyboard(
  page: OperatingTab,
): Promise<{ way: HoverContent["byKeyboard"]; stop: number }> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (!(await page.call("focusStop", stop))) break;
    await page.rest(HOVER_MS);
    if (await page.call("isContentSeen")) return { way: "focus", stop };
    for (const key of [ARROW_DOWN, ENTER]) {
      await page.press(key);
      await page.rest(HOVER_MS);
      if (await page.call("isContentSeen")) return { way: "key", stop };
    }
  }
  return { way: "none", stop: 0 };
}
