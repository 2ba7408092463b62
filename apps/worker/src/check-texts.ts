import type { CheckGuidance } from "@plumbline/contract/issues";
import type { PlatformName } from "@plumbline/contract/platforms";
import { CHECKS } from "@plumbline/scanner/checks";
import { likelyOwner } from "@plumbline/scanner/likely-owner";
import { fixStepsFor } from "@plumbline/scanner/fix-steps-for";

const byId = new Map(CHECKS.map((check) => [check.id, check]));

/** Whether a check judges the site as a whole or compares its pages; false for a check that is no longer there. */
export function isSiteWide(checkId: string): boolean {
  return byId.get(checkId)?.scope === "site";
}

/**
 * What is kept of a check with the issues it found on a site of this platform, null where it is not known; null for a
 * check that is no longer there.
 */
export function guidanceOf(checkId: string, platform: PlatformName | null): CheckGuidance | null {
  const check = byId.get(checkId);
  if (!check) return null;
  const { whyItMatters, businessImpact, effort, resources } = check;
  const steps = fixStepsFor(check, platform);
  return { whyItMatters, businessImpact, effort, likelyOwner: likelyOwner(check), ...steps, resources };
}
