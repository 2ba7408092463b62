import type { CheckSummary, ScannedPage } from "@plumbline/contract/scan-result";

import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { isLeftOut } from "#judge/left-out.ts";

/** A visited page as the result lists it. */
export function toScannedPage(page: PageEvidence): ScannedPage {
  const title = page.document.gathered ? page.document.value.title : null;
  return {
    url: page.finalUrl,
    status: page.status,
    state: page.notMeasured === null ? "measured" : "not-measured",
    ...(page.notMeasured === null ? {} : { reason: page.notMeasured, ...troubleOf(page) }),
    ...(title === null ? {} : { title }),
  };
}

function troubleOf({ document }: PageEvidence): Pick<ScannedPage, "trouble"> {
  return document.gathered || document.trouble === undefined ? {} : { trouble: document.trouble };
}

/** A check's outcome over all pages as the result lists it. */
export function toCheckSummary(
  { check, outcome, reason, lookedAt }: JudgedCheck,
  evidence: Evidence,
): CheckSummary {
  const { id, area, title, defect } = check;
  const leftOut = isLeftOut(check, evidence) ? { leftOut: true } : {};
  return {
    id,
    area,
    outcome,
    title,
    defect,
    ...(reason === null ? {} : { reason }),
    ...(lookedAt === null ? {} : { lookedAt }),
    ...leftOut,
  };
}
