import type { Check } from "#check.ts";
import { accessibilityChecks } from "#checks/accessibility/accessibility-checks.ts";
import { performanceChecks } from "#checks/performance/performance-checks.ts";
import { privacyChecks } from "#checks/privacy/privacy-checks.ts";
import { securityChecks } from "#checks/security/security-checks.ts";
import { seoAudits } from "#checks/seo/lighthouse-audits.ts";
import { seoChecks } from "#checks/seo/seo-checks.ts";

/** Every check of every area. */
export const CHECKS: readonly Check[] = [
  ...accessibilityChecks,
  ...seoAudits,
  ...seoChecks,
  ...performanceChecks,
  ...privacyChecks,
  ...securityChecks,
];
