import { and, asc, count, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** A completed scan by what is to be known to judge it again, or to tell what came of that. */
const SCAN_COLUMNS = {
  id: scans.id,
  kind: scans.kind,
  finishedAt: scans.finishedAt,
  rulesetVersion: scans.rulesetVersion,
  overall: scans.overall,
  toldRulesetVersion: scans.toldRulesetVersion,
  toldOverall: scans.toldOverall,
  rejudgedRuleset: scans.rejudgedRuleset,
  notRejudgedBecause: scans.notRejudgedBecause,
  resultKey: scans.resultKey,
  evidenceKey: scans.evidenceKey,
};

function isWhole(): SQL | undefined {
  return and(eq(scans.status, "COMPLETED"), ne(scans.kind, "retest"), isNotNull(scans.rulesetVersion));
}

/** Scans that another ruleset judged, and that this one has not dealt with; not all of them need be older. */
function isUnsettled(rulesetVersion: string): SQL | undefined {
  return and(
    isWhole(),
    ne(scans.rulesetVersion, rulesetVersion),
    or(sql`${scans.rejudgedRuleset} is null`, ne(scans.rejudgedRuleset, rulesetVersion)),
  );
}

/** The completed scans of the whole site, oldest first. */
export async function selectWholeScans(scope: Scope) {
  return scope.db
    .select(SCAN_COLUMNS)
    .from(scans)
    .where(ownedBy(scope, scans, isWhole()))
    .orderBy(asc(scans.finishedAt), asc(scans.id));
}

/** Those of them that this ruleset has not dealt with. */
export async function selectUnsettled(scope: Scope, rulesetVersion: string) {
  return scope.db
    .select(SCAN_COLUMNS)
    .from(scans)
    .where(ownedBy(scope, scans, isUnsettled(rulesetVersion)))
    .orderBy(asc(scans.finishedAt), asc(scans.id));
}

/** The one of an id, locked until the transaction ends; null where it has been dealt with, or is gone. */
export async function lockUnsettled(scope: Scope, scanId: string, rulesetVersion: string) {
  const [scan] = await scope.db
    .select(SCAN_COLUMNS)
    .from(scans)
    .where(ownedBy(scope, scans, eq(scans.id, scanId), isUnsettled(rulesetVersion)))
    .for("update");
  return scan ?? null;
}

export type WholeScan = Awaited<ReturnType<typeof selectWholeScans>>[number];

/** What each area of each of the organization's scans has as a score now. */
export async function selectAreaScores(scope: Scope) {
  return scope.db
    .select({
      scanId: scanAreas.scanId,
      area: scanAreas.area,
      score: scanAreas.score,
      told: scanAreas.told,
    })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas));
}

/** How many scans of which client were judged by which other ruleset, and not dealt with by this one. */
export async function countUnsettled(
  { db }: Pick<Services, "db">,
  rulesetVersion: string,
  organizationId?: string,
) {
  const ofClient = organizationId === undefined ? undefined : eq(organizations.id, organizationId);
  return db
    .select({
      organizationId: organizations.id,
      name: organizations.name,
      rulesetVersion: sql<string>`${scans.rulesetVersion}`,
      scans: count(),
    })
    .from(scans)
    .innerJoin(organizations, eq(organizations.id, scans.organizationId))
    .where(and(isUnsettled(rulesetVersion), ofClient))
    .groupBy(organizations.id, organizations.name, scans.rulesetVersion)
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id));
}
