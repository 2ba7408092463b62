import { ACCEPTANCE_DAYS } from "@plumbline/contract/issue-terms";

const DAY_MS = 86_400_000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The first and the last day (UTC) until which an issue can be accepted at this moment. */
export function acceptanceDays(now: number): { first: string; last: string } {
  return { first: dayOf(now), last: dayOf(now + ACCEPTANCE_DAYS * DAY_MS) };
}
