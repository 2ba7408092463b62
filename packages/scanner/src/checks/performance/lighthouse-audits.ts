import type { PageCheck } from "#check.ts";
import { lighthouseAuditCheck } from "#checks/lighthouse-audit-check.ts";

import { DELIVERY_AUDITS } from "./audit-texts/delivery.ts";
import { METRIC_AUDITS } from "./audit-texts/metrics.ts";
import { WEIGHT_AUDITS } from "./audit-texts/weight.ts";

/** One check for each of Lighthouse's performance audits a site owner can act on. */
export const performanceAudits: PageCheck[] = [...METRIC_AUDITS, ...DELIVERY_AUDITS, ...WEIGHT_AUDITS].map(
  (text) => lighthouseAuditCheck("performance", text),
);
