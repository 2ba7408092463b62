import { ARROW_DOWN, ARROW_RIGHT, ENTER, type Key, SPACE, TAB } from "#gather/examining/key-presses.ts";
import { boxOfField } from "#gather/operating/forms/box-of-field.ts";
import type { TriedCalendar } from "#gather/operating/lists/calendar-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { BEHIND, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { CalendarAtFirst, CalendarToTry } from "#gather/page/in-page/operating/lists/calendars.ts";

const ALT_ARROW_DOWN = { ...ARROW_DOWN, alt: true };
/** Enter sends a form where it opens nothing, so it comes last. */
const KEYS = { readOnly: [ARROW_DOWN, ALT_ARROW_DOWN, SPACE, ENTER], written: [ARROW_DOWN, ALT_ARROW_DOWN] };
/** Buttons for months and years, and the first of the days. */
const MOST_TABS = 12;

type Opened = CalendarAtFirst & { opensBy: TriedCalendar["opensBy"]; key: Key | null };

/**
 * Opens the calendar of a field, and chooses a day in it by keyboard and by the pointer. Null where none opens. Leaves the
 * page as it was.
 *
 * @throws OutOfReach where the field is not there
 */
export async function tryCalendar(page: OperatingTab, toTry: CalendarToTry): Promise<TriedCalendar | null> {
  await takeUp(page, toTry);
  const opened = await open(page, toTry);
  if (opened === null) {
    if (!(await page.call("isUndone"))) page.spoil();
    return null;
  }
  const { key, ...seen } = opened;
  await page.opened.examine(page, seen.opensBy === "focus" ? "moving to" : "pressing");
  const box = await boxOfField(page);
  const hasButton = seen.opensBy === "click" && (await page.call("hasButtonBeside"));
  const byKeys = seen.opensBy === "click" ? "nothing" : await chooseByKeys(page, toTry, key);
  const byPointer = await chooseByPointer(page, toTry, { opensBy: seen.opensBy, key });
  page.spoil();
  const more = { ...(box === null ? {} : { box }), ...(hasButton ? { hasButtonBeside: true as const } : {}) };
  return { ...toTry, ...seen, ...more, byKeys, byPointer };
}

async function takeUp(page: OperatingTab, { field }: CalendarToTry): Promise<void> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", field.selector))) throw new OutOfReach(GONE);
  if (!(await page.call("isReachable"))) throw new OutOfReach(BEHIND);
  await page.call("look");
}

async function open(page: OperatingTab, toTry: CalendarToTry): Promise<Opened | null> {
  if (!(await page.focus())) return null;
  await page.rest();
  const byFocus = await page.call("openCalendar");
  if (byFocus !== null) return { ...byFocus, opensBy: "focus", key: null };
  for (const key of toTry.isReadOnly ? KEYS.readOnly : KEYS.written) {
    await page.press(key);
    await page.rest();
    const byKey = await page.call("openCalendar");
    if (byKey !== null) return { ...byKey, opensBy: "key", key };
  }
  if (!(await page.call("isUndone"))) {
    page.spoil();
    await takeUp(page, toTry);
  }
  const byClick = await click(page);
  return byClick === null ? null : { ...byClick, opensBy: "click", key: null };
}

async function click(page: OperatingTab): Promise<CalendarAtFirst | null> {
  const point = await page.call("pointOn");
  if (point === null) return null;
  await page.movePointer(point);
  await page.click(point);
  await page.rest();
  return await page.call("openCalendar");
}

async function chooseByKeys(
  page: OperatingTab,
  toTry: CalendarToTry,
  key: Key | null,
): Promise<TriedCalendar["byKeys"]> {
  await page.call("noteCalendar");
  for (const arrow of [ARROW_DOWN, ARROW_RIGHT]) {
    await page.press(arrow);
    await page.rest();
    const isOnDay = (await page.call("focusInCalendar")) === "day";
    if (isOnDay || (await page.call("calendarHasChanged"))) return "moves";
  }
  if (!(await page.call("isCalendarOpen")) && !(await openAgain(page, toTry, { opensBy: "key", key })))
    return "nothing";
  return await chooseByTab(page);
}

async function chooseByTab(page: OperatingTab): Promise<TriedCalendar["byKeys"]> {
  let reaches = false;
  let isFarOff = false;
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.press(TAB);
    await page.rest();
    const place = await page.call("focusInCalendar");
    if (!(await page.call("isCalendarOpen"))) break;
    if (place === "elsewhere") {
      // A calendar at the end of the page is reached as long as it stays open, however many stops lie before it.
      if (reaches || isFarOff || !(await page.call("focusBeforeCalendar"))) break;
      isFarOff = true;
    }
    if (place !== "day") continue;
    reaches = true;
    if (await choosesByKey(page)) return "chooses";
  }
  return reaches ? "reaches" : "nothing";
}

async function choosesByKey(page: OperatingTab): Promise<boolean> {
  await page.call("noteCalendar");
  for (const key of [ENTER, SPACE]) {
    await page.press(key);
    await page.rest();
    if (await page.call("calendarHasChanged")) return true;
  }
  return false;
}

async function chooseByPointer(
  page: OperatingTab,
  toTry: CalendarToTry,
  how: Pick<Opened, "opensBy" | "key">,
): Promise<boolean> {
  if (how.opensBy !== "click" && !(await openAgain(page, toTry, how))) return false;
  const point = await page.call("pointOnDay");
  if (point === null) return false;
  await page.movePointer(point);
  await page.rest();
  // The day under the pointer may be marked already.
  await page.call("noteCalendar");
  await page.click(point);
  await page.rest();
  return await page.call("calendarHasChanged");
}

/** On a page loaded anew, as keys may have changed it. */
async function openAgain(
  page: OperatingTab,
  toTry: CalendarToTry,
  { opensBy, key }: Pick<Opened, "opensBy" | "key">,
): Promise<boolean> {
  page.spoil();
  await takeUp(page, toTry);
  if (opensBy === "click") return (await click(page)) !== null;
  if (!(await page.focus())) return false;
  await page.rest();
  if ((await page.call("openCalendar")) !== null) return true;
  if (key === null) return false;
  await page.press(key);
  await page.rest();
  return (await page.call("openCalendar")) !== null;
}
