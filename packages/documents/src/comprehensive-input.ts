import type { Area, Severity } from "@plumbline/contract/areas";
import type { IssueEventKind, RetestOutcome } from "@plumbline/contract/issue-terms";
import type { OverallLacks } from "@plumbline/contract/overall-coverage";
import type { ScanResult, ScoreLine } from "@plumbline/contract/scan-result";
import type { ScanKind } from "@plumbline/contract/scans";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";

import type { WeeklyReport } from "#weekly-input.ts";

/** A month of the trend: the scores of its last scan, and what moved in it. */
export interface TrendMonth {
  /** `YYYY-MM`. */
  month: string;
  overall: number | null;
  areas: Record<Area, number | null>;
  /** Areas whose score is provisional. */
  provisional: readonly Area[];
  isOverallProvisional: boolean;
  criticalOpen: number | null;
  found: number;
  fixed: number;
  cameBack: number;
  scans: number;
  rulesetVersion: string | null;
}

export interface ReportedPicture {
  cause: string;
  /** WebP. */
  picture: Uint8Array;
  page: string;
  selector: string | null;
  message: string;
}

export interface LoggedScan {
  id: string;
  kind: ScanKind;
  finishedAt: Date | null;
  overall: number | null;
  lacks: OverallLacks;
  /** Addresses it visited, those without a page among them. */
  pages: number;
  rulesetVersion: string | null;
  evidenceHash: string | null;
}

export interface VerifiedFix {
  title: string;
  area: Area;
  page: string;
  foundAt: Date;
  verifiedAt: Date;
  /** When the issue was seen again after that; null where it was not. */
  cameBackAt: Date | null;
  /** Who had marked it as fixed; null where no one had. */
  markedBy: string | null;
}

/** A re-test that verified no fix. */
export interface FailedRetest {
  title: string;
  area: Area;
  page: string;
  /** Null while it runs. */
  outcome: RetestOutcome | null;
  checkedAt: Date | null;
  /** Who asked for it; null where no one of the organization did. */
  askedBy: string | null;
}

/** What a person did with issues of one title on a day. */
export interface HumanAct {
  name: string;
  kind: IssueEventKind;
  title: string;
  /** `YYYY-MM-DD`. */
  day: string;
  issues: number;
}

export interface AcceptedRisk {
  title: string;
  severity: Severity;
  until: Date | null;
  reason: string | null;
  by: string | null;
  issues: number;
}

/** All that a comprehensive report says: the monthly one and the initial audit. */
export interface ComprehensiveReport extends WeeklyReport {
  kind: ScanKind;
  /** The scan's own result, as it was archived. */
  result: ScanResult;
  /** What took points from each area, by its newest score. */
  lines: Partial<Record<Area, ScoreLine[]>>;
  trend: TrendMonth[];
  pictures: ReportedPicture[];
  /** Scans of the period the evidence log covers, oldest first. */
  scans: LoggedScan[];
  verifiedFixes: VerifiedFix[];
  failedRetests: FailedRetest[];
  humanActs: HumanAct[];
  accepted: AcceptedRisk[];
  /** Start of that period. */
  since: Date;
  yearlyLoss: YearlyLoss;
}
