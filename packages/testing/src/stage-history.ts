import type { AreaScore, CheckSummary } from "@plumbline/contract/scan-result";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import type { OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";

import type { FakeClock } from "./fake-clock.ts";
import { stageScan } from "./stage-scan.ts";

const WEEK_MS = 7 * 24 * 3_600_000;
const WEEKS_BETWEEN_MONTHLY_SCANS = 4;
const ISSUES = 24;

/** Weekly scans that slowly get better, every fourth one of all areas. The clock ends at the last one. */
export async function stageHistory(
  context: OrganizationContext & { clock: FakeClock },
  weeks: number,
): Promise<void> {
  for (let week = 0; week < weeks; week += 1) {
    if (week > 0) context.clock.advance(WEEK_MS);
    const isMonthly = week % WEEKS_BETWEEN_MONTHLY_SCANS === 0;
    await stageScan(context, {
      kind: isMonthly ? "monthly" : "weekly",
      result: { areas: isMonthly ? { ...weekly(week), ...monthly(week) } : weekly(week), checks: CHECKS },
      issues: issuesAt(week, weeks),
    });
  }
}

function weekly(week: number): Record<"accessibility" | "seo" | "security", AreaScore> {
  return { accessibility: scored(60, week, 1), seo: scored(70, week, 2), security: scored(45, week, 3) };
}

function monthly(week: number): Record<"performance" | "privacy", AreaScore> {
  return { performance: scored(55, week, 4), privacy: scored(50, week, 5) };
}

/** A score that climbs from `start`, with setbacks. */
function scored(start: number, week: number, phase: number): AreaScore {
  const climb = (99 - start) * (1 - 1 / (1 + week / 30));
  const score = Math.min(100, Math.round(start + climb + 4 * Math.sin(week * 0.7 + phase)));
  return {
    score,
    state: "measured",
    lines: [{ check: "label", title: "Form fields have no label", points: 100 - score, pages: 2 }],
  };
}

const SEVERITIES = ["critical", "high", "medium", "low"] as const;
const AREAS = ["accessibility", "seo", "privacy", "performance", "security"] as const;
const EFFORTS = ["S", "M", "L"] as const;

/** Issues of the first week, each of a check of its own. */
const MOST_ISSUES = ISSUES * 1.5;

const CHECKS: CheckSummary[] = Array.from({ length: MOST_ISSUES }, (_, index) => ({
  id: `defect-${index}`,
  area: AREAS[index % AREAS.length] ?? "seo",
  outcome: "failed",
  title: "Form fields have a label",
}));

/** Fewer and fewer issues, of every kind. */
function issuesAt(week: number, weeks: number): FoundIssue[] {
  const left = Math.round(ISSUES * (1.5 - week / weeks));
  return Array.from({ length: left }, (_, index) => {
    const issue = foundIssue();
    return {
      ...issue,
      fingerprint: `defect-${index}`,
      checkId: `defect-${index}`,
      title: `${issue.title} (${index + 1})`,
      severity: SEVERITIES[index % SEVERITIES.length] ?? "low",
      area: AREAS[index % AREAS.length] ?? "seo",
      guidance: issue.guidance && { ...issue.guidance, effort: EFFORTS[index % EFFORTS.length] ?? "S" },
    };
  });
}
