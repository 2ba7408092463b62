import { dayWords } from "@plumbline/contract/time-words";

/** The day of a moment, as servers count days (UTC): 'November 22, 2026'. */
export function dayInWords(moment: Date | string): string {
  return dayWords(new Date(moment), "UTC");
}
