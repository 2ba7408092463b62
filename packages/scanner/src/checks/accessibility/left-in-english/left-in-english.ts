import { nameOfLanguage } from "#checks/accessibility/languages/declared-languages.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";

import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LeftForeign, LeftInEnglish } from "./probe.ts";

export const LEFT_IN_ENGLISH = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/**
 * Calendars and controls that a library brought in its own language. Single words are asked about: people may know them.
 *
 * @param ofPage language that the page as a whole is in and does not declare, which is told by itself
 */
export function leftInEnglish({ calendars, controls }: LeftInEnglish, ofPage: string | null): Decision {
  const isForeign = ({ other }: LeftForeign): boolean => other !== ofPage;
  const [first, ...others] = controls.filter(isForeign);
  return {
    applies: calendars.length + controls.length > 0,
    defects: [
      ...calendars.filter(isForeign).map(calendarDefect),
      ...(first === undefined ? [] : [namesDefect(first, others)]),
    ],
  };
}

function calendarDefect({ lang, other, text, element }: LeftForeign): RuleDefect {
  const message = `The days of this calendar are in ${nameOfLanguage(other)} (“${text}”), but the page says it is in ${nameOfLanguage(lang)}`;
  return { message, element };
}

function namesDefect(
  { lang, other, text, element }: LeftForeign,
  others: readonly LeftForeign[],
): RuleDefect {
  const more = new Set(others.map((one) => one.text)).size;
  const also = more === 0 ? "" : `, like ${more} more,`;
  const message = `“${text}”${also} is in ${nameOfLanguage(other)}, as libraries and templates bring it, on a page in ${nameOfLanguage(lang)}. Should it be translated?`;
  return { outcome: "review", message, element };
}
