import type { ElementRef } from "#evidence/document.ts";

import {
  contains,
  folded,
  hasOwnText,
  isVisible,
  parentElement,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A time that runs down before one's eyes. */
export interface Countdown {
  /** Seconds that were left. */
  seconds: number;
  text: string;
  element: ElementRef;
}

/** A little more than a second, after which clocks go on. */
const TICK_MS = 1150;
const MOST_ELEMENTS = 3000;
const MOST_TEXTS = 20;
const TEXT_LIMIT = 80;
const CLOCK = /(?<![\d:])(?:(\d):)?(\d{1,2}):(\d\d)(?![\d:])/g;
const UNIT = "(?:s|secs?|seconds?|sek|sekunden|secondes|segundos|secondi|seconden)(?!\\p{L})";
const SECONDS = new RegExp(`(?<![\\d.,])(\\d{1,4}) ?${UNIT}`, "giu");
const NUMBER = /^\d{1,4}$/;
const STARTS_WITH_UNIT = new RegExp(`^\\s*${UNIT}`, "iu");

/** What runs down from less than an hour; waits a tick where anything may. */
export async function countdowns({ describe }: ProbedPage): Promise<Countdown[]> {
  const times = everywhere("body *")
    .slice(0, MOST_ELEMENTS)
    .filter((element) => hasOwnText(element) && isVisible(element))
    .map((element) => ({ element, seconds: secondsIn(element) }))
    .filter(({ seconds }) => seconds.length > 0)
    .filter(
      ({ element }, _, all) => !all.some((one) => one.element !== element && contains(element, one.element)),
    )
    .slice(0, MOST_TEXTS);
  if (times.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  return times.flatMap(({ element, seconds }) => {
    const left = secondsIn(element).find((now, index) => runsDown(seconds[index], now));
    return left === undefined ? [] : [{ seconds: left, text: wordsOf(element), element: describe(element) }];
  });
}

function runsDown(before: number | undefined, now: number): boolean {
  return before !== undefined && now < before && before - now <= 3;
}

/** Of each time that it shows, in turn: the time of day may stand beside what runs down. */
function secondsIn(element: Element): number[] {
  const text = textOf(element);
  if (NUMBER.test(text)) return isBeforeUnit(element) ? [Number(text)] : [];
  const clocks = [...text.matchAll(CLOCK)].map((found) => {
    const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
    return hours * 3600 + minutes * 60 + seconds;
  });
  return [...clocks, ...[...text.matchAll(SECONDS)].map(([, seconds]) => Number(seconds))];
}

/** Whether the unit of a number stands behind the element that holds it. */
function isBeforeUnit({ nextSibling }: Element): boolean {
  return nextSibling !== null && STARTS_WITH_UNIT.test(nextSibling.textContent ?? "");
}

/** With the sentence in which the time stands. */
function wordsOf(element: Element): string {
  const around = parentElement(element);
  const words = around === null ? "" : folded(textContent(around), TEXT_LIMIT + 1);
  return words === "" || words.length > TEXT_LIMIT ? textOf(element) : words;
}

function textOf(element: Element): string {
  return folded(textContent(element), TEXT_LIMIT);
}
