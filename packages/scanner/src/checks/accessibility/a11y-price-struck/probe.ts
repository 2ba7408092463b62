import type { ElementRef } from "#evidence/document.ts";
import {
  childNodes,
  closestElement,
  hasOwnText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A price that is struck through, beside one that is not. */
export interface StruckPrice {
  old: string;
  now: string;
  /** All that can be read around both. */
  words: string;
  /** Whether its element says that the text no longer holds. */
  isMarked: boolean;
  element: ElementRef;
}

const PARTS = "del,s,strike,span,b,strong,em,i,p,div,bdi,ins,small,td,dd";
const MARKED = "del,s";
const PRICE =
  /^(?:(?:from|ab|dès|desde|da|vanaf|od) )?(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|R\$|US\$|Fr\.?)? ?\d[\d.,\u00A0 ’']*(?:,-|,–|\.-)?\s?(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|zł|kr\.?|Kč|Ft|lei|원|円|元|руб\.?|р\.|грн|лв\.?|TL|\*)*(?: ?\/ ?\p{L}+)?$/u;
const CURRENCY = /\p{Sc}|EUR|USD|GBP|CHF|PLN|zł|kr|Kč|Ft|lei|Fr|원|円|元|руб|р\.|грн|лв|TL/u;
const PRICE_IN_WORDS =
  /(?:\p{Sc}|R\$|US\$|EUR|CHF) ?\d[\d.,]*|\d[\d.,]*[\u00A0 ]?(?:\p{Sc}|EUR|CHF|zł|kr|Kč|Ft|lei|원|円|元)(?!\p{L})/u;
/** What holds more than one thing to buy. */
const SEVERAL = "ul,ol,table,tbody,main,section,form,body";
const HEADINGS = "h1,h2,h3,h4,h5,h6";
const LONGEST = 30;
const STEPS_AROUND = 3;
const TEXT_LIMIT = 200;
const MOST_PARTS = 5000;
const MOST = 30;

export function probe({ describe, within }: AskedPage): StruckPrice[] {
  const prices = everywhere(PARTS)
    .filter(within(MOST_PARTS))
    .filter((part) => holdsPrice(part) && isSeen(part) && isExposed(part));
  const struck = new Set(prices.filter(isStruck));
  return [...struck]
    .flatMap((price) => {
      const beside = priceBeside(price, prices, struck);
      if (beside === null) return [];
      return [
        {
          old: textOf(price),
          now: beside.now,
          words: textOf(beside.around).slice(0, TEXT_LIMIT),
          isMarked: closestElement(price, MARKED) !== null,
          element: describe(price),
        },
      ];
    })
    .slice(0, MOST);
}

/** The element nearest to the figures: shops put the currency into one of its own. */
function holdsPrice(part: Element): boolean {
  const text = textOf(part);
  if (text.length > LONGEST || !PRICE.test(text) || !CURRENCY.test(text)) return false;
  return hasOwnText(part) || !queryAll(part, PARTS).some((inner) => textOf(inner) === text);
}

/** Lines of what stands around are drawn through it, too, unless it is a box of its own in a line. */
function isStruck(price: Element): boolean {
  let part: Element | null = price;
  for (let step = 0; step <= STEPS_AROUND && part !== null; step += 1) {
    const { textDecorationLine, display } = getComputedStyle(part);
    if (textDecorationLine.includes("line-through")) return true;
    if (display === "inline-block") return false;
    part = parentElement(part);
  }
  return false;
}

function priceBeside(
  price: Element,
  prices: readonly Element[],
  struck: ReadonlySet<Element>,
): { now: string; around: Element } | null {
  let around = parentElement(price);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    const box = around;
    if (matchesSelector(box, SEVERAL) || queryAll(box, HEADINGS).length > 1) return null;
    const now = prices.find((one) => !struck.has(one) && box.contains(one) && !one.contains(price));
    if (now !== undefined) return { now: textOf(now), around: box };
    const bare = barePriceIn(box);
    if (bare !== null) return { now: bare, around: box };
    around = parentElement(around);
  }
  return null;
}

/** A price among the words that stand in a box itself. */
function barePriceIn(box: Element): string | null {
  const words = [...childNodes(box)].map((node) => (node instanceof Text ? node.data : " ")).join("");
  return PRICE_IN_WORDS.exec(words)?.[0].trim() ?? null;
}
