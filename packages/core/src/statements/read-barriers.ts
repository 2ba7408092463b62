import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { proposedDay } from "@plumbline/contract/fix-plan";
import type { Barrier } from "@plumbline/contract/statements";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { type CauseItem, causeItems } from "#causes/cause-item.ts";
import { readCauses } from "#causes/read-causes.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { selectCriteriaOfCauses } from "#statements/statements.queries.ts";

export interface Barriers {
  /** Causes that break a criterion at levels A and AA, in the order in which they are best fixed. */
  barriers: Barrier[];
  issues: { open: number; accepted: number; review: number; beyond: number };
}

/** What is known to stand in people's way: confirmed accessibility issues that no scan has verified as fixed. */
export async function readBarriers(context: OrganizationContext, timeZone: string): Promise<Barriers> {
  const today = calendarDay(context.clock.now(), timeZone);
  const [causes, criteria] = await Promise.all([readCauses(context), selectCriteriaOfCauses(context)]);
  const all = causeItems(causes).filter(({ area }) => area === "accessibility");
  const confirmed = all.filter(({ needsReview }) => !needsReview);
  const openSince = new Map(causes.ranked.map(({ id, openSince: since }) => [id, since]));
  const judged = confirmed.map((cause) => {
    const since = openSince.get(cause.id);
    const found = since ? calendarDay(since, timeZone) : today;
    return barrierOf(cause, criteria.get(cause.id) ?? [], { found, today });
  });
  const beyond = judged.filter((barrier) => barrier.criteria.length === 0);
  return {
    barriers: judged.filter((barrier) => barrier.criteria.length > 0),
    issues: {
      open: sum(judged, "issues"),
      accepted: sum(judged, "accepted"),
      review: all.filter(({ needsReview }) => needsReview).reduce((total, { issues }) => total + issues, 0),
      beyond: sum(beyond, "issues"),
    },
  };
}

function barrierOf(
  cause: CauseItem,
  criteria: readonly string[],
  { found, today }: Record<"found" | "today", CalendarDay>,
): Barrier {
  return {
    cause: cause.id,
    title: cause.title,
    severity: cause.severity,
    criteria: criteria.filter(isInStandard).toSorted(inOrder),
    issues: cause.issues,
    accepted: cause.statuses.accepted ?? 0,
    awaitingCheck: cause.awaitingCheck,
    reach: cause.reach,
    proposedDate: proposedDay(cause.group, found, today),
    likelyOwner: cause.likelyOwner,
  };
}

function isInStandard(criterion: string): boolean {
  const level = wcagCriterion(criterion)?.level;
  return level === "A" || level === "AA";
}

/** In the order of their numbers. */
export function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function sum(barriers: readonly Barrier[], of: "issues" | "accepted"): number {
  return barriers.reduce((total, barrier) => total + barrier[of], 0);
}
