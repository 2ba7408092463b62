import type { CheckGuidance } from "@plumbline/contract/issues";
import { CHECKS } from "@plumbline/scanner/checks";

const byId = new Map(CHECKS.map((check) => [check.id, check]));

/** Whether a check judges the site as a whole or compares its pages; false for a check that is no longer there. */
export function isSiteWide(checkId: string): boolean {
  return byId.get(checkId)?.scope === "site";
}

/** What is kept of a check with the issues it found; null for a check that is no longer there. */
export function guidanceOf(checkId: string): CheckGuidance | null {
  const check = byId.get(checkId);
  if (!check) return null;
  const { whyItMatters, businessImpact, effort, fixSteps, resources } = check;
  return { whyItMatters, businessImpact, effort, fixSteps, resources };
}
