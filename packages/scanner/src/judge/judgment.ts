import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";

/** What one check said of the whole scan. */
export interface JudgedCheck {
  check: Check;
  outcome: CheckOutcome;
  /** Why it could not run or does not apply; also set when it could not run on some of the pages. */
  reason: string | null;
  /** Pages it applied to and ran on; 1 for a check of the site that did. */
  pagesJudged: number;
  /** Pages with at least one confirmed defect; 1 for a check of the site that failed. */
  pagesFailed: number;
  /** Share (0-1) of the pages it applies to on which it could not run. */
  shareNotRun: number;
  findings: Finding[];
}

/** All that was judged, before it is scored. */
export interface Judgment {
  checks: JudgedCheck[];
  /** Every finding once: what several engines found at one element is one, with all of them as sources. */
  findings: Finding[];
}
