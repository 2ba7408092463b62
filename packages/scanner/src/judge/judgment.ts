import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";

/** What one check said of the whole scan. */
export interface JudgedCheck {
  check: Check;
  outcome: CheckOutcome;
  /** Why it could not run, did not look or does not apply; also set when it could not run on some of the pages. */
  reason: string | null;
  /** Addresses of the pages it looked at; null where that was all of them. */
  lookedAt: string[] | null;
  /** Pages it applied to and ran on; 1 for a check of the site that did. */
  pagesJudged: number;
  /** Pages with at least one confirmed defect; 1 for a check of the site that failed. */
  pagesFailed: number;
  /** Share (0-1) of the pages it looked at that have something to judge; 0 where it was to look at none. */
  shareApplicable: number;
  /** Measured pages; 1 for a check of the site. */
  pagesAsked: number;
  /** Those of them it could not run on or did not look at. */
  pagesUnseen: number;
  findings: Finding[];
}

/** All that was judged, before it is scored. */
export interface Judgment {
  checks: JudgedCheck[];
  /** Every finding once: what several engines found at one element is one, with all of them as sources. */
  findings: Finding[];
}
