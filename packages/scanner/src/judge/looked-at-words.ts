import { count } from "@plumbline/contract/numbers";

/** Why a check that found nothing to judge where it looked says nothing of the site. */
export function pagesNotLookedAt(looked: number, measured: number): string {
  const seen = looked === 1 ? "The one page" : `The ${looked} pages`;
  const rest = measured - looked === 1 ? "one" : String(measured - looked);
  return `${seen} we looked at for this had nothing to check. We did not look at the other ${rest}.`;
}

/** On how many pages something was looked at, where it was not on all. */
export function lookedAtWords(looked: number, measured: number): string {
  return `We looked for this on ${looked} of ${count(measured, "page")}.`;
}

/** The same of a criterion some of whose checks looked everywhere. */
export function partlyLookedAtWords(looked: number, measured: number): string {
  if (looked === 0) return "Some of its checks looked at no page.";
  return `Some of its checks looked at ${looked} of ${count(measured, "page")} only.`;
}
