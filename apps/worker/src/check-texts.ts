import { EFFORT_ESTIMATES } from "@plumbline/contract/effort";
import type { CheckGuidance } from "@plumbline/contract/issues";
import { CHECKS } from "@plumbline/scanner/checks";

import type { CheckTexts } from "#jobs/render-report.ts";

const byId = new Map(CHECKS.map((check) => [check.id, check]));

/** Words of the check with this id. An issue of a check that is no longer there has none to offer. */
export const checkTexts: CheckTexts = (checkId) => {
  const check = byId.get(checkId);
  if (!check)
    return { whyItMatters: "", estimatedTime: "Not estimated", estimatedCost: null, isSiteWide: false };
  const { time, cost } = EFFORT_ESTIMATES[check.effort];
  return {
    whyItMatters: check.whyItMatters,
    estimatedTime: time,
    estimatedCost: cost,
    isSiteWide: check.scope === "site",
  };
};

/** What is kept of a check with the issues it found; null for a check that is no longer there. */
export function guidanceOf(checkId: string): CheckGuidance | null {
  const check = byId.get(checkId);
  if (!check) return null;
  const { whyItMatters, businessImpact, effort, fixSteps, resources } = check;
  return { whyItMatters, businessImpact, effort, fixSteps, resources };
}
