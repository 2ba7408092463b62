import { tellsAmount } from "#checks/accessibility/wording/amount-words.ts";
import { beginsWithNone } from "#checks/accessibility/wording/result-words.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

/** Whether a price or a sum is another one than before. */
export function isOtherAmount({ text, isChanged, around }: SaidText): boolean {
  return isChanged === true && (tellsAmount(text) || (around !== undefined && tellsAmount(around)));
}

const NUMBERS = /\d+(?:[.,]\d+)*/g;

/** Whether a price or a sum is another one than before, and what is announced meanwhile leaves it out. */
export function isLeftOutAmount(said: SaidText): boolean {
  const { text, toldInstead } = said;
  if (toldInstead === undefined || !isOtherAmount(said)) return false;
  const told = new Set(numbersIn(toldInstead));
  return !numbersIn(text).some((number) => told.has(number));
}

function numbersIn(text: string): string[] {
  return (text.match(NUMBERS) ?? []).map((number) => number.replace(/[.,]00?$/, ""));
}

/** Counts and sums are told as such, and weights and measures of what was chosen not at all. */
const BEGINS_WITH_NUMBER = /^\P{L}{0,3}\d/u;

/**
 * Whether a text says something else, or came, and little else changed: what it says may be what people operated for, and
 * is told nowhere else.
 */
export function isOnlyAnswer({ text, element }: SaidText, effect: Effect | null): boolean {
  if (effect === null) return false;
  const { texts, shown, hidden } = effect;
  const [only, ...others] = [...texts, ...shown];
  // What changes a moment later may do so by itself.
  const isOne = only?.selector === element.selector && others.length + hidden.length === 0;
  return isOne && /\p{L}{3}/u.test(text) && !BEGINS_WITH_NUMBER.test(text);
}

/** What a number that stands in an element of its own counts, is written beside it. */
export function wordsOfCount({ text, count, around }: SaidText): string {
  return count === undefined ? text : (around ?? text);
}

/** Whether entries came or went. */
export function filters(effect: Effect | null): boolean {
  return effect !== null && [...effect.hidden, ...effect.shown].some(hasWords);
}

/** An icon that takes turns with another one is no entry. */
function hasWords({ snippet }: { snippet: string }): boolean {
  return />[^<]*\p{L}{3}/u.test(snippet);
}

/** Whether a text that there is none came where the last entries went. One part that takes another's place is no entry. */
export function saysNoneIsLeft({ text, element }: SaidText, effect: Effect | null): boolean {
  if (effect === null || !beginsWithNone(text)) return false;
  const { shown, hidden } = effect;
  const [came, ...others] = shown;
  if (came?.selector !== element.selector || others.length > 0) return false;
  return hidden.length > 0 && !hidden.some((gone) => kindAndPlace(gone) === kindAndPlace(came));
}

function kindAndPlace({ snippet, place }: Effect["shown"][number]): string {
  const [tag = ""] = /^<[^\s>]+/.exec(snippet) ?? [];
  const [, classes = ""] = /^<[^>]*\sclass="([^"]*)"/.exec(snippet) ?? [];
  return `${tag} ${classes} ${place.replace(/[^/+]*$/, "")}`;
}
