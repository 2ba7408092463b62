import type { Area, Severity } from "@plumbline/contract/areas";
import type { Brand } from "@plumbline/contract/brand";
import type { AreaScore, ScannedPage } from "@plumbline/contract/scan-result";

/** One area as the report shows it. */
export interface ReportedArea {
  area: Area;
  /** 0-100; null when the area has never been measured. */
  score: number | null;
  state: AreaScore["state"];
  /** Why it is provisional or was not measured. */
  reason: string | null;
  /** End of the scan the score is from; an earlier one where this scan did not measure the area. */
  measuredAt: Date | null;
  /** Points since the scan before; null when there is nothing to compare with. */
  change: number | null;
}

/** One open issue: the same defect in the same component, wherever it stands. */
export interface ReportedIssue {
  area: Area;
  severity: Severity;
  title: string;
  whyItMatters: string;
  /** Pages it was found on; 0 for one of the whole site. */
  pages: number;
  /** Address of one of these pages. */
  examplePage: string;
  /** CSS selector of the element there; null where it is about no element. */
  exampleElement: string | null;
  /** Work in words, e.g. `1-4 hours`. */
  estimatedTime: string;
  /** US dollars; null where there is no estimate. */
  estimatedCost: number | null;
  /** Points of its area's score it takes off now; null when it is not known. */
  points: number | null;
  /** Found again after it had been verified as fixed. */
  cameBack: boolean;
}

/** What differs from the scan before. */
export interface ReportedChanges {
  /** End of the scan compared with. */
  since: Date;
  /** Points of the overall score; null when one of the two has none. */
  overall: number | null;
  newIssues: number;
  verifiedFixed: number;
  cameBack: number;
}

/** All that a weekly report says. Nothing in it is trusted as markup. */
export interface WeeklyReport {
  brand: Brand;
  organization: string;
  /** Start address of the scan. */
  site: string;
  finishedAt: Date;
  /** IANA name of the zone all times are shown in. */
  timeZone: string;
  rulesetVersion: string;
  /** 0-100; null when no area was measured. */
  overall: number | null;
  /** One entry for each of the five areas, in the order they are shown. */
  areas: ReportedArea[];
  /** Number of open issues by severity; `review` ones are left to a person and deduct nothing. */
  openIssues: Record<Severity, number> & { review: number };
  /** Open critical and high issues, the first to be fixed first. */
  issues: ReportedIssue[];
  pages: ScannedPage[];
  /** null for the first scan. */
  changes: ReportedChanges | null;
}
