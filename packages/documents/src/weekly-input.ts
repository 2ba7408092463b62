import type { Area, Severity } from "@plumbline/contract/areas";
import type { Brand } from "@plumbline/contract/brand";
import type { AreaScore, ScannedPage } from "@plumbline/contract/scan-result";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";

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

/** A cause: open issues that one change, or the same change several times, fixes. */
export interface ReportedCause {
  area: Area;
  severity: Severity;
  title: string;
  whyItMatters: string;
  issues: number;
  /** How far it reaches, in words, e.g. `36 of 50 pages`. */
  reach: string;
  /** Address of a page it is on. */
  examplePage: string;
  /** CSS selector of the element there; null where it is about no element. */
  exampleElement: string | null;
  /** Work in words, e.g. `about 4 hours`. */
  work: string;
  /** US dollars; null where there is no estimate. */
  cost: number | null;
  /** Points of its area's score it takes off now; null when its area was not scored. */
  points: number | null;
  /** Why it stands where it does, in short, e.g. `25 points, 30 minutes`. */
  reason: string;
  /** Whether one of its issues was found again after it had been resolved. */
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
  /** All causes of open issues, in the order in which they are best fixed. */
  causes: ReportedCause[];
  /** US dollars that fixing all open issues costs. */
  costOfFixing: number;
  yearlyLoss: YearlyLoss;
  pages: ScannedPage[];
  /** null for the first scan. */
  changes: ReportedChanges | null;
}
