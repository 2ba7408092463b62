import type { Area, Severity } from "@plumbline/contract/areas";
import type { Brand } from "@plumbline/contract/brand";
import type { CalendarDay } from "@plumbline/contract/calendar";
import type { IssueExport } from "@plumbline/contract/issue-export";
import type { OrganizationAddress } from "@plumbline/contract/organization-link";
import type { AreaScore, ScannedPage } from "@plumbline/contract/scan-result";
import type { IssueGroup } from "@plumbline/contract/severity-groups";

/** Whose document it is, and how it says its times and links. */
export interface Letterhead extends OrganizationAddress {
  brand: Brand;
  /** IANA name of the zone all times are shown in. */
  timeZone: string;
}

/** By what a document can be held against the archive. */
export interface Identity {
  scanId: string;
  rulesetVersion: string;
  /** Browser and engines with versions; empty where none were recorded. */
  engines: string[];
  /** The proof of the scan's evidence; null for a scan from before there was one. */
  evidence: { hash: string; chainHash: string; position: number } | null;
}

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
  /** Its name, equal from scan to scan. */
  cause: string;
  group: IssueGroup;
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
  /** Who usually fixes it; null where that was not recorded. */
  likelyOwner: string | null;
  /** Points of its area's score it takes off now; null when its area was not scored. */
  points: number | null;
  /** Titles of further lines of its area's score sheet whose points are among these. */
  alsoCounts: readonly string[];
  /** Points of the overall score, by which it is ranked; null when its area was not scored. */
  overallPoints: number | null;
  /** When the first of its open issues was found. */
  openSince: Date;
  /** Why it stands where it does, in short, e.g. `5.2 overall points, 30 minutes`. */
  reason: string;
  /** Whether one of its issues was found again after it had been resolved. */
  cameBack: boolean;
}

/** Issues with one title that moved. */
export interface MovedCause {
  title: string;
  /** e.g. `Critical, Accessibility, 41 issues`. */
  about: string;
  /** Where in the app the first of them is. */
  path: string;
}

/** What differs from the scan before. */
interface ReportedChanges {
  /** End of the scan compared with. */
  since: Date;
  /** Points of the overall score; null when the two can't be compared. */
  overall: number | null;
  /** Why they can't be, in words without a period; null where they can. */
  incomparable: string | null;
  newIssues: number;
  verifiedFixed: number;
  cameBack: number;
  /** What moved, worst first. */
  causes: Record<"found" | "fixed" | "cameBack", MovedCause[]>;
}

/** All that a weekly report says. Nothing in it is trusted as markup. */
export interface WeeklyReport extends Letterhead {
  /** Whether it is of a scan that was requested, and not of the week's. */
  isRequested?: boolean;
  organization: string;
  /** Start address of the scan. */
  site: string;
  finishedAt: Date;
  /** 0-100; null when no area was measured. */
  overall: number | null;
  /** One entry for each of the five areas, in the order they are shown. */
  areas: ReportedArea[];
  /** Number of open issues by severity; `review` ones are left to a person and deduct nothing. */
  openIssues: Record<Severity, number> & { review: number; accepted: number };
  /** All causes of open issues, in the order in which they are best fixed. */
  causes: ReportedCause[];
  /** US dollars that fixing all open issues costs. */
  costOfFixing: number;
  /** Open issues that are marked as fixed and wait for their check; `costOfFixing` is of the others. */
  awaitingCheck: number;
  pages: ScannedPage[];
  /** Further pages that were found and not visited, at least. */
  pagesNotVisited: number;
  /** null for the first scan. */
  changes: ReportedChanges | null;
  identity: Identity;
  /** Day of the next scheduled scan; null while none is to come. */
  nextScan: CalendarDay | null;
  /** All issues, for the files the document carries. */
  issues: IssueExport;
}
