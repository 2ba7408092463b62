import { huesIn } from "#checks/accessibility/wording/color-words.ts";
import {
  attribute,
  childElements,
  classNames,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { hueOfGround } from "./worded-cells.ts";

/** Times of which some have another ground. */
export interface ColoredTimes {
  first: Element;
  /** Whether its own class says that it is taken, free or the like. */
  isCalledSo: boolean;
}

const TIME =
  /^\d{1,2} ?(?:[.:h]|uhr|heures?|ore|u\.?)(?: ?\d{2})?(?: ?uhr)?(?: ?[ap]\.?m\.?)?$|^\d{1,2} ?[ap]\.?m\.?$/i;
/** Weeks and days of a month, which a class must say are taken: such a number may stand for anything. */
const DAYS = /^\d{1,2}\.? ?[–-] ?\d{1,2}\.?(?: \p{L}{3,9}\.?)?$|^\d{1,2}\.? \p{L}{3,9}\.?$/u;
/** A day of a month, or a seat. */
const NUMBER = /^\d{1,2}\.?$|^[A-Z] ?\d{1,2}$|^\d{1,2} ?[A-Z]$/;
const CALLED =
  /^(?:is-)?(?:full|taken|booked|busy|sold|closed|un-?available|reserved|voll|belegt|besetzt|vergeben|occup\w*|complet\w*|pris\w*|ocupad\w*|llen[oa]|reservad\w*|esaurit\w*|pien[oa]|bezet)$|(?:^|[-_])(?:full|taken|booked|busy|unavailable)$/i;
/** Colors that legends name besides those that texts name most. */
const PALE = /\bpink\b|\ben rose\b|(?<!\p{L})rosa(?!\p{L})/iu;
const STEPS_AROUND = 2;
const LEGEND_LIMIT = 400;
/** What tells a state by itself, or shows it to eyes in another way as well. */
const TELLS = "[aria-current],[aria-label],[title],:disabled,s,del,strike";
/** Where all have the same, they tell nothing of those that are taken. */
const STATES = ["aria-disabled", "aria-pressed", "aria-checked", "aria-selected"];
const STANDING = "li,td,div,span,label,button,a,p";
const FEWEST = 3;
const FEWEST_NUMBERS = 10;
const MOST_ELEMENTS = 3000;

/** Of each row of times in which some differ from the others by the color of their ground alone, the first of the fewer. */
export function coloredTimes(): ColoredTimes[] {
  const times = everywhere(STANDING)
    .slice(0, MOST_ELEMENTS)
    .filter((element) => childElements(element).length === 0 && isTimeOrDay(textOf(element)))
    .map(slotOf);
  return [...Map.groupBy(times, rowOf)].flatMap(([row, all]) => {
    const slots = row === null ? [] : all.filter((one) => isSeen(one) && isExposed(one));
    const grounds = [...Map.groupBy(slots, groundOf).values()].toSorted(
      (a, b) => Number(areCalled(b)) - Number(areCalled(a)) || a.length - b.length,
    );
    const [fewer = [], more = []] = grounds;
    const [first] = fewer;
    const [usual] = more;
    if (grounds.length !== 2 || slots.length < FEWEST || first === undefined || usual === undefined)
      return [];
    // One alone that has another ground may be the one that is chosen.
    const isExplained = row !== null && isExplainedByColor(row);
    const isCalledSo = isExplained || (row !== null && grounds.some(areCalled));
    const areTimes = slots.every((slot) => TIME.test(textOf(slot)));
    const areNumbers = slots.every((slot) => NUMBER.test(textOf(slot)));
    const isLegendOfDays = isExplained && fewer.length > 1 && isGroundNamed(row, [first, usual]);
    const areMarked = areNumbers
      ? isLegendOfDays || areNumbersMarked(slots, fewer)
      : isCalledSo || (fewer.length > 1 && areTimes);
    if (!areMarked) return [];
    const isTold = slots.some(tellsMore) || lookOf(first) !== lookOf(usual) || haveOtherStates(slots);
    return isTold ? [] : [{ first, isCalledSo }];
  });
}

/** A day that can be pressed stands in the cell that has the color. */
function slotOf(time: Element): Element {
  const cell = closestElement(time, "td");
  return cell !== null && cell !== time && textOf(cell) === textOf(time) ? cell : time;
}

/** Days of a calendar stand in rows of a week each. */
function rowOf(time: Element): Element | null {
  const isDay = tagName(time) === "td" && NUMBER.test(textOf(time));
  return isDay ? closestElement(time, "tbody,table") : parentElement(time);
}

function isTimeOrDay(text: string): boolean {
  return TIME.test(text) || DAYS.test(text) || NUMBER.test(text);
}

/** Days or seats, each once, some of which have another ground, not those of a weekend or of a range that was chosen. */
function areNumbersMarked(slots: readonly Element[], fewer: readonly Element[]): boolean {
  const isEachOnce = new Set(slots.map(textOf)).size === slots.length;
  if (slots.length < FEWEST_NUMBERS || fewer.length < 2 || !isEachOnce) return false;
  const [one, ...others] = fewer.map((slot) => slots.indexOf(slot));
  const isRange = one !== undefined && others.every((at, next) => at === one + next + 1);
  const columns = new Set(fewer.map(columnOf));
  const isOfColumns = slots.filter((slot) => columns.has(columnOf(slot))).length === fewer.length;
  const [color] = slots.map((slot) => getComputedStyle(slot).color);
  return !isRange && !isOfColumns && slots.every((slot) => getComputedStyle(slot).color === color);
}

function columnOf(slot: Element): number {
  return Math.round(rectOf(slot).left);
}

function haveOtherStates(slots: readonly Element[]): boolean {
  return STATES.some((state) => new Set(slots.map((slot) => attribute(slot, state))).size > 1);
}

function areCalled(slots: readonly Element[]): boolean {
  return slots.some((slot) => classNames(slot).some((name) => CALLED.test(name)));
}

/** Whether a short text around the row names a color. */
function isExplainedByColor(row: Element): boolean {
  return textsBefore(row).some((text) => huesIn(text).length > 0 || PALE.test(text));
}

/** Whether such a text names the very color of some. */
function isGroundNamed(row: Element, slots: readonly Element[]): boolean {
  const hues = new Set(textsBefore(row).flatMap(huesIn));
  return slots.some((slot) => {
    const hue = hueOfGround(groundOf(slot));
    return hue !== null && hues.has(hue);
  });
}

function textsBefore(row: Element): string[] {
  const texts: string[] = [];
  let around: Element | null = row;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    const before = around.previousElementSibling;
    if (before !== null) texts.push(textOf(before));
    around = parentElement(around);
  }
  return texts.filter((text) => text.length <= LEGEND_LIMIT);
}

function groundOf(slot: Element): string {
  return getComputedStyle(slot).backgroundColor;
}

function tellsMore(slot: Element): boolean {
  const isNamed = matchesSelector(slot, TELLS) || queryAll(slot, TELLS).length > 0;
  const isDrawnOn = ["::before", "::after"].some(
    (place) => !/^(?:none|normal|""|)$/.test(getComputedStyle(slot, place).content),
  );
  return isNamed || isDrawnOn || attribute(slot, "aria-describedby") !== null;
}

/** What shows a state beside colors. */
function lookOf(slot: Element): string {
  const { textDecorationLine, borderStyle, fontStyle, fontWeight, opacity, backgroundImage } =
    getComputedStyle(slot);
  return [textDecorationLine, borderStyle, fontStyle, fontWeight, opacity, backgroundImage].join(" ");
}
