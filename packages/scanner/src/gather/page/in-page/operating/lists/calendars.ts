import type { TriedCalendar } from "#gather/operating/lists/calendar-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, roleOf } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  contains,
  deepActive,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf, hasOwnHand } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { pointOn } from "#gather/page/in-page/operating/controls/pointing.ts";
import { allWithin, queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** A field that may open a calendar. */
export type CalendarToTry = Pick<TriedCalendar, "field" | "name" | "isReadOnly">;

/** A calendar that is open now. */
export type CalendarAtFirst = Pick<TriedCalendar, "calendar" | "day" | "wayOn">;

interface Open {
  field: Element;
  calendar: Element;
  /** What tells the chosen and the current day, when it was looked at last. */
  marks: string;
  written: string;
}

const FIELDS = "input[type=text]:enabled,input:not([type]):enabled";
/** What opens a list is tried as such, where it doesn't speak of a date. */
const LISTS = "[role=combobox]:not([aria-haspopup=dialog],[aria-haspopup=grid]),[aria-autocomplete]";
/** Where a date can be written, a calendar is looked for by what the field is called. */
const SPEAKS =
  /date|datum|fecha|\bdata\b|\bjour\b|\bday\b|\btag\b|arriv|anreise|abreise|check-?(?:in|out)|calend|kalend|(?:dd|tt|jj|gg)[./-]mm|mm\/dd|yyyy/i;
const PRESSED = "button,a[href],[role=button],[role=gridcell],[role=option],[role=link],[tabindex]";
const OUT_OF_USE = ":disabled,[aria-disabled=true],[class*=disabled],[class*=locked],[class*=inactive]";
/** Every month has these. */
const FEWEST_DAYS = 28;
/** Days in the middle of a month belong to no other one; the others do where what is over can't be chosen. */
const MIDDLE_FIRST = [
  15, 16, 17, 18, 19, 14, 13, 20, 21, 22, 12, 11, 10, 23, 24, 25, 26, 27, 28, 29, 30, 31, 9, 8, 7,
];
const MARKS = ["class", "aria-selected", "aria-current", "aria-pressed", "aria-checked", "tabindex"];
const CALLED_WAY = /(?:^|[-_ ])(?:next|prev(?:ious)?)(?:$|[-_ ])/i;
const SIGN_OF_WAY = /^[‹›«»<>←→◀▶❮❯⟨⟩]$/;
const NAME_LIMIT = 80;
const ONLY_BEFORE = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;

let open: Open | null = null;

/** Fields that can't be written in, and those that speak of a date. */
export function calendarsToTry({ describe }: ProbedPage): CalendarToTry[] {
  const state = readPageState();
  return queryPage(FIELDS)
    .filter((field) => state.has(field) && focusOf(field) === "tab")
    .filter((field) => speaksOfDate(field) || matchesSelector(field, `[readonly]:not(${LISTS})`))
    .map((field) => ({
      field: describe(field),
      name: folded(accessibleName(field), NAME_LIMIT),
      isReadOnly: matchesSelector(field, "[readonly]"),
    }));
}

function speaksOfDate(field: Element): boolean {
  const names = ["id", "name", "class", "placeholder"].map((name) => attribute(field, name) ?? "");
  return [labelOf(field), ...names].some((name) => SPEAKS.test(name));
}

/** The calendar that came since; null where none did. */
export function openCalendar(before: Before, { describe }: ProbedPage): CalendarAtFirst | null {
  open = null;
  for (const calendar of newlyShown(before)) {
    const days = daysIn(calendar);
    const day = days.length === 0 ? undefined : dayToChoose(days);
    if (day === undefined) continue;
    open = { field: before.control, calendar, marks: "", written: "" };
    noteCalendar();
    const way = wayOnIn(calendar, days);
    const part = (of: Element): TriedCalendar["day"] => ({
      element: describe(of),
      tag: tagName(of),
      role: roleOf(of),
      isExposed: isExposed(of),
    });
    const wayOn =
      way === undefined ? {} : { wayOn: { ...part(way), name: folded(accessibleName(way), NAME_LIMIT) } };
    return { calendar: describe(calendar), day: part(day), ...wayOn };
  }
  return null;
}

/** What leads to another month, by its sign or by what it is called. */
function wayOnIn(calendar: Element, days: readonly Element[]): Element | undefined {
  const state = readPageState();
  return allWithin(calendar).findLast((one) => {
    if (!state.has(one) || !hasOwnHand(one) || days.includes(one)) return false;
    const called = ["class", "data-view", "data-action", "title"].map((name) => attribute(one, name) ?? "");
    return SIGN_OF_WAY.test(wordsOf(one)) || called.some((name) => CALLED_WAY.test(name));
  });
}

/** Whether a month has come since. */
export function showsMonth(before: Before): boolean {
  return newlyShown(before).some((calendar) => daysIn(calendar).length > 0);
}

/** What is pressed for each day; nothing where there is not a whole month. */
function daysIn(calendar: Element): Element[] {
  const state = readPageState();
  const leaves = allWithin(calendar).filter(
    (one) => one.childElementCount === 0 && state.has(one) && /^\d{1,2}$/.test(wordsOf(one)),
  );
  const numbers = new Set(leaves.map((leaf) => Number(wordsOf(leaf))));
  for (let day = 1; day <= FEWEST_DAYS; day += 1) if (!numbers.has(day)) return [];
  return leaves.map((leaf) => pressedOf(leaf, calendar));
}

function wordsOf(element: Element): string {
  return folded(textContent(element), NAME_LIMIT);
}

function pressedOf(leaf: Element, calendar: Element): Element {
  for (let one: Element | null = leaf; one !== null && one !== calendar; one = parentElement(one))
    if (matchesSelector(one, PRESSED) || hasOwnHand(one)) return one;
  return leaf;
}

function dayToChoose(days: readonly Element[]): Element | undefined {
  const free = days.filter((day) => closestElement(day, OUT_OF_USE) === null);
  return MIDDLE_FIRST.flatMap((number) =>
    free.filter((day) => Number.parseInt(wordsOf(day), 10) === number),
  )[0];
}

/** Notes how the days look, and what is written in fields. */
export function noteCalendar(): void {
  if (open === null) return;
  open.marks = marksOf(open);
  open.written = writtenNow();
}

/** Many draw all days anew whenever one is chosen. */
function marksOf({ calendar }: Open): string {
  return daysIn(calendar)
    .map((day) => MARKS.map((name) => attribute(day, name) ?? "").join(" "))
    .join(";");
}

function writtenNow(): string {
  return queryAll(document, "input")
    .map((field) => (field instanceof HTMLInputElement ? field.value : ""))
    .join("\n");
}

/** Whether another day is marked, or something else is written in a field, than when it was looked at last. */
export function calendarHasChanged(): boolean {
  if (open === null) return false;
  return writtenNow() !== open.written || (isCalendarOpen() && marksOf(open) !== open.marks);
}

export function isCalendarOpen(): boolean {
  return open !== null && open.calendar.isConnected && readPageState().has(open.calendar);
}

/** Where the focus is. */
export function focusInCalendar(): "day" | "calendar" | "field" | "elsewhere" {
  const active = deepActive();
  if (open === null || active === null) return "elsewhere";
  if (
    daysIn(open.calendar).some((day) => day === active || contains(active, day)) &&
    active !== open.calendar
  )
    return contains(active, open.calendar) ? "elsewhere" : "day";
  if (contains(open.calendar, active)) return "calendar";
  return active === open.field ? "field" : "elsewhere";
}

/** Gives the focus to the last stop of the Tab key before the calendar; false where there is none. */
export function focusBeforeCalendar(): boolean {
  if (open === null) return false;
  const state = readPageState();
  const { calendar } = open;
  const before = queryPage("a[href],button,input,select,textarea,summary,[tabindex]").findLast(
    (stop) =>
      state.has(stop) &&
      focusOf(stop) === "tab" &&
      (stop.compareDocumentPosition(calendar) & ONLY_BEFORE) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!(before instanceof HTMLElement)) return false;
  before.focus();
  return isCalendarOpen();
}

/** A point on the day to choose; null where the pointer can't get there. */
export function pointOnDay(): { x: number; y: number } | null {
  const day = open === null ? undefined : dayToChoose(daysIn(open.calendar));
  return day === undefined ? null : pointOn(day);
}
