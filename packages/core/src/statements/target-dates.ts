import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";

import type { OrganizationContext } from "#platform/context.ts";
import type { OpenedStatement } from "#statements/open-statement.ts";

interface Dated {
  targetDate: CalendarDay | null;
}

/** The dates that a version proposed, and those that are proposed today, by cause or criterion. */
interface Proposals {
  before: ReadonlyMap<string, CalendarDay | null>;
  now: ReadonlyMap<string, CalendarDay | null>;
  today: CalendarDay;
}

/** What a person wrote, with a new proposal in place of each one that nobody changed and whose day has passed. */
export function withRenewedDates<R extends Dated>(
  written: readonly R[],
  keyOf: (row: R) => string,
  { before, now, today }: Proposals,
): R[] {
  return written.map((row) => {
    const key = keyOf(row);
    const isUntouched = row.targetDate === before.get(key);
    return hasPassed(row, today) && isUntouched ? { ...row, targetDate: now.get(key) ?? null } : row;
  });
}

/** Proposed dates by what they are for. */
export function proposedDates<F extends { proposedDate: CalendarDay | null }>(
  facts: readonly F[],
  keyOf: (fact: F) => string,
): Map<string, CalendarDay | null> {
  return new Map(facts.map((fact) => [keyOf(fact), fact.proposedDate]));
}

/** A version as a file says it: nobody intends in a draft what is over. A signed one says what was signed. */
export function asFiled(context: OrganizationContext, opened: OpenedStatement): OpenedStatement {
  if (opened.signature !== null) return opened;
  const today = calendarDay(context.clock.now(), opened.facts.timeZone);
  if (opened.kind === "letter-of-intent") {
    return { ...opened, terms: { ...opened.terms, remedies: withoutPassed(opened.terms.remedies, today) } };
  }
  return { ...opened, terms: { ...opened.terms, rows: withoutPassed(opened.terms.rows, today) } };
}

function withoutPassed<R extends Dated>(rows: readonly R[], today: CalendarDay): R[] {
  return rows.map((row) => (hasPassed(row, today) ? { ...row, targetDate: null } : row));
}

function hasPassed({ targetDate }: Dated, today: CalendarDay): boolean {
  return targetDate !== null && targetDate < today;
}
