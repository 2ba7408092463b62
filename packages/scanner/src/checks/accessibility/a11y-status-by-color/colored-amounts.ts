import { colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import { hueOf } from "#checks/accessibility/a11y-visual-reference/colored-entries.ts";
import { attribute, closestElement, hasOwnText, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Amounts and percentages, with and without a sign that says which way they go. */
const AMOUNT =
  /^(?:\p{Sc} ?|(?:EUR|USD|GBP|CHF) )?\d[\d.,\u00A0 ’']*(?: ?(?:\p{Sc}|%|EUR|USD|GBP|CHF|kr\.?))?$/u;
const IS_MONEY = /\p{Sc}|%|EUR|USD|GBP|CHF|kr/u;
/** As amounts in an account are written that name no currency. */
const HAS_CENTS = /\d[.,]\d\d$/;
const FEWEST = 3;
const FEWEST_IN_COLUMN = 2;
const MOST_ELEMENTS = 3000;

/** Amounts of which some are red and some green, where no sign, arrow or word in their own element says why. */
export function coloredAmounts(): Element[] {
  const amounts = everywhere("td,span,div,b,strong,dd,p")
    .slice(0, MOST_ELEMENTS)
    .filter((element) => hasOwnText(element) && AMOUNT.test(textOf(element)) && isMoney(textOf(element)));
  const painted = amounts.flatMap((element) => {
    const color = colorOf(getComputedStyle(element).color);
    const hue = color === null ? null : hueOf(color.slice(0, 3));
    const isPlain = isSeen(element) && isExposed(element) && !saysMore(element);
    return isPlain && (hue === "red" || hue === "green") ? [{ element, hue }] : [];
  });
  const groups = [...Map.groupBy(painted, ({ element }) => holderOf(element)).values()];
  return groups.flatMap((group) => {
    const [first] = group;
    const hues = new Set(group.map(({ hue }) => hue));
    const fewest = group.every(({ element }) => matchesSelector(element, "td")) ? FEWEST_IN_COLUMN : FEWEST;
    return first !== undefined && group.length >= fewest && hues.size === 2 ? [first.element] : [];
  });
}

function isMoney(amount: string): boolean {
  return IS_MONEY.test(amount) || HAS_CENTS.test(amount);
}

function holderOf(element: Element): Node {
  return closestElement(element, "table,ul,ol,dl,section") ?? element.getRootNode();
}

/** By a name of its own, or by what a style sheet puts beside it. */
function saysMore(element: Element): boolean {
  if (["aria-label", "aria-labelledby", "title"].some((name) => attribute(element, name) !== null))
    return true;
  return ["::before", "::after"].some(
    (place) => !/^(?:none|normal|""|)$/.test(getComputedStyle(element, place).content),
  );
}
