import { huesIn } from "#checks/accessibility/wording/color-words.ts";
import {
  attribute,
  childElements,
  classNames,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

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
const CALLED =
  /^(?:is-)?(?:full|taken|booked|busy|sold|closed|un-?available|reserved|voll|belegt|besetzt|vergeben|occup\w*|complet\w*|pris\w*|ocupad\w*|llen[oa]|reservad\w*|esaurit\w*|pien[oa]|bezet)$|(?:^|[-_])(?:full|taken|booked|busy|unavailable)$/i;
/** Colors that legends name besides those that texts name most. */
const PALE = /\bpink\b|\ben rose\b|(?<!\p{L})rosa(?!\p{L})/iu;
const STEPS_AROUND = 2;
const LEGEND_LIMIT = 400;
/** What tells a state by itself, or shows it to eyes in another way as well. */
const TELLS =
  "[aria-disabled],[aria-pressed],[aria-checked],[aria-selected],[aria-current],[aria-label],[title],:disabled,s,del,strike";
const STANDING = "li,td,div,span,label,button,a,p";
const FEWEST = 3;
const MOST_ELEMENTS = 3000;

/** Of each row of times in which some differ from the others by the color of their ground alone, the first of the fewer. */
export function coloredTimes(): ColoredTimes[] {
  const times = everywhere(STANDING)
    .slice(0, MOST_ELEMENTS)
    .filter((element) => childElements(element).length === 0 && isTimeOrDay(textOf(element)));
  return [...Map.groupBy(times, (time) => parentElement(time))].flatMap(([row, all]) => {
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
    const isCalledSo = row !== null && (isExplainedByColor(row) || grounds.some(areCalled));
    const areTimes = slots.every((slot) => TIME.test(textOf(slot)));
    if (!isCalledSo && (fewer.length < 2 || !areTimes)) return [];
    return slots.some(tellsMore) || lookOf(first) !== lookOf(usual) ? [] : [{ first, isCalledSo }];
  });
}

function isTimeOrDay(text: string): boolean {
  return TIME.test(text) || DAYS.test(text);
}

function areCalled(slots: readonly Element[]): boolean {
  return slots.some((slot) => classNames(slot).some((name) => CALLED.test(name)));
}

/** Whether a short text around the row names a color. */
function isExplainedByColor(row: Element): boolean {
  let around: Element | null = row;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    const before = around.previousElementSibling;
    const text = before === null ? "" : textOf(before);
    if (text.length <= LEGEND_LIMIT && (huesIn(text).length > 0 || PALE.test(text))) return true;
    around = parentElement(around);
  }
  return false;
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
