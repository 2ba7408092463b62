import { folded, innerText, parentElement } from "#gather/page/in-page/dom.ts";
import { type Before, changedTexts, newlyShown } from "./effects.ts";

/** A sum of money that is higher than before. */
export interface RaisedSum {
  from: string;
  to: string;
}

const MOST = 5;
const TEXT_LIMIT = 160;
const AROUND_LIMIT = 60;
const NUMBER = /\d+(?:[.,]\d+)*/;
const MONEY = /\p{Sc}|\b(?:kr|zł|Kč|CHF|EUR|USD)\b/u;

/** What came, or stood there before with other words. */
export function wordsThatCame(before: Before): string {
  const came = [...newlyShown(before), ...changedTexts(before)].slice(0, MOST);
  return folded(came.map(wordsOf).join(" "), TEXT_LIMIT);
}

/** The first sum that is higher than before; null where none is. */
export function raisedSum(before: Before): RaisedSum | null {
  for (const element of changedTexts(before)) {
    const from = NUMBER.exec(before.state.get(element)?.text ?? "")?.[0];
    const to = NUMBER.exec(wordsOf(element))?.[0];
    const isRaised = from !== undefined && to !== undefined && amountOf(to) > amountOf(from);
    if (isRaised && isMoney(element)) return { from, to };
  }
  return null;
}

function amountOf(digits: string): number {
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d\d)$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
}

/** By the sign of a currency in its own words, or right around where it is no more than a number. */
function isMoney(element: Element): boolean {
  const words = wordsOf(element);
  if (MONEY.test(words)) return true;
  const around = parentElement(element);
  if (/\p{L}/u.test(words) || around === null) return false;
  return wordsOf(around).length <= AROUND_LIMIT && MONEY.test(wordsOf(around));
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}
