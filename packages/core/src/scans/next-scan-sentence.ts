import type { CalendarDay } from "@plumbline/contract/calendar";
import { weekdayWords } from "@plumbline/contract/time-words";

/** When the next scheduled scan is, as mails say it. */
export function nextScanSentence(day: CalendarDay | null): string {
  if (day === null) return "No further scan is planned. Billing in your dashboard says why.";
  return `The next scan is on ${weekdayWords(new Date(`${day}T12:00:00Z`), "UTC")}.`;
}
