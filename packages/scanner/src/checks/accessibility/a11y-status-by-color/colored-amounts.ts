import { colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import { hueOf } from "#checks/accessibility/a11y-visual-reference/colored-entries.ts";
import { rowsOf } from "#gather/page/in-page/data-tables.ts";
import {
  attribute,
  childElements,
  closestElement,
  hasOwnText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
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

/** What heads a column of changes, whose direction is all that counts. */
const OF_CHANGE =
  /(?<!\p{L})(?:change|chg|[+±]\/?[-−–]|±|Δ|diff(?:erence)?|trend|growth|gain|yoy|mom|24 ?h|veränderung|änderung|differenz|tendenz|variation|évolution|écart|variación|cambio|diferencia|evolución|variazione|andamento|variação|mudança|verschil|verandering|wijziging|zmiana|förändring|ændring|endring|muutos|změna|változás|изменение|зміна|変動|増減|前日比|涨跌|漲跌|변동|등락|التغير|שינוי)(?!\p{L})/iu;

/** Amounts of which some are red and some green, where no sign, arrow or word in their own element says why. */
export function coloredAmounts(): { first: Element; areChanges: boolean }[] {
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
    return first !== undefined && group.length >= fewest && hues.size === 2
      ? [{ first: first.element, areChanges: group.every(({ element }) => isChange(element)) }]
      : [];
  });
}

/** Alone in a cell below a header that says so: nothing beside it can tell the direction. */
function isChange(element: Element): boolean {
  const cell = closestElement(element, "td");
  const table = cell === null ? null : closestElement(cell, "table");
  if (cell === null || table === null || textOf(cell) !== textOf(element)) return false;
  if (queryAll(cell, "img,svg,i").length > 0) return false;
  const [head = []] = rowsOf(table);
  const header = head[[...childElements(parentElement(cell) ?? cell)].indexOf(cell)];
  return header !== undefined && OF_CHANGE.test(textOf(header));
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
