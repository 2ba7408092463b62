import { AREAS, type Area } from "@plumbline/contract/areas";
import { RETEST_PAGES } from "@plumbline/contract/issue-terms";
import type { ReportKind } from "@plumbline/contract/reports";
import type { ScanKind } from "@plumbline/contract/scans";

/** What a kind of scan covers. */
export interface ScanPlan {
  areas: readonly Area[];
  /** Pages at most. */
  pageBudget: number;
  /** Reports made of it. */
  reports: readonly ReportKind[];
  /** Who goes first while scans wait for a worker: someone who waits for it, then what was promised for a day. */
  priority: number;
}

/** The weekly scan leaves privacy and performance to the scans that measure all areas. */
const WEEKLY_AREAS: readonly Area[] = ["accessibility", "seo", "security"];

export const SCAN_PLANS: Record<ScanKind, ScanPlan> = {
  initial: { areas: AREAS, pageBudget: 50, reports: ["initial"], priority: 3 },
  weekly: { areas: WEEKLY_AREAS, pageBudget: 25, reports: ["weekly"], priority: 1 },
  monthly: { areas: AREAS, pageBudget: 150, reports: ["monthly"], priority: 0 },
  manual: { areas: AREAS, pageBudget: 50, reports: ["requested"], priority: 2 },
  retest: { areas: AREAS, pageBudget: RETEST_PAGES, reports: [], priority: 0 },
};
