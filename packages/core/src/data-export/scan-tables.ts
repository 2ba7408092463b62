import { exportedTable, type ExportedTable } from "#data-export/exported-table.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanAreas, scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { TOLD_OVERALL, TOLD_RULESET } from "#scans/told-scores.ts";

const SCAN = {
  id: scans.id,
  kind: scans.kind,
  status: scans.status,
  site: scans.site,
  areas: scans.areas,
  pagesDone: scans.pagesDone,
  issuesFound: scans.issuesFound,
  overall: scans.overall,
  criticalIssues: scans.criticalIssues,
  revenueLoss: scans.revenueLoss,
  rulesetVersion: scans.rulesetVersion,
  toldOverall: TOLD_OVERALL,
  toldRulesetVersion: TOLD_RULESET,
  failureReason: scans.failureReason,
  createdAt: scans.createdAt,
  startedAt: scans.startedAt,
  finishedAt: scans.finishedAt,
};

const AREA = {
  scanId: scanAreas.scanId,
  area: scanAreas.area,
  state: scanAreas.state,
  score: scanAreas.score,
  reason: scanAreas.reason,
  lines: scanAreas.lines,
  told: scanAreas.told,
  laws: scanAreas.laws,
  measuredAt: scanAreas.measuredAt,
};

const PAGE = {
  scanId: scanPages.scanId,
  position: scanPages.position,
  url: scanPages.url,
  httpStatus: scanPages.httpStatus,
  state: scanPages.state,
  reason: scanPages.reason,
  title: scanPages.title,
};

const REPORT = {
  id: reports.id,
  scanId: reports.scanId,
  kind: reports.kind,
  status: reports.status,
  score: reports.score,
  byteLength: reports.byteLength,
  failureReason: reports.failureReason,
  createdAt: reports.createdAt,
  finishedAt: reports.finishedAt,
};

const ABOUT_SCANS =
  "Scans of the website; `overall` is 0 to 100, empty when nothing was measured. It is by the rules of " +
  "`rulesetVersion`; `toldOverall` is what the scan told when it ended, by the rules of `toldRulesetVersion`";
const ABOUT_AREAS =
  "Score of each area of each scan, with what changed it; `told` is what the scan told when it ended, where it has " +
  "been judged again by newer rules";

/** Every scan with its scores and pages, and the list of reports. */
export function scanTables(context: OrganizationContext): ExportedTable[] {
  const { db } = context;
  return [
    exportedTable({
      name: "scans",
      about: ABOUT_SCANS,
      columns: SCAN,
      read: ({ limit, offset }) =>
        db
          .select(SCAN)
          .from(scans)
          .where(ownedBy(context, scans))
          .orderBy(scans.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "scan-areas",
      about: ABOUT_AREAS,
      columns: AREA,
      read: ({ limit, offset }) =>
        db
          .select(AREA)
          .from(scanAreas)
          .where(ownedBy(context, scanAreas))
          .orderBy(scanAreas.scanId, scanAreas.area)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "scan-pages",
      about: "Pages each scan visited",
      columns: PAGE,
      read: ({ limit, offset }) =>
        db
          .select(PAGE)
          .from(scanPages)
          .where(ownedBy(context, scanPages))
          .orderBy(scanPages.scanId, scanPages.position)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "reports",
      about: "Reports; the finished ones are in the folder `reports` as PDF",
      columns: REPORT,
      read: ({ limit, offset }) =>
        db
          .select(REPORT)
          .from(reports)
          .where(ownedBy(context, reports))
          .orderBy(reports.id)
          .limit(limit)
          .offset(offset),
    }),
  ];
}
