import type { IssueEventKind } from "@plumbline/contract/issue-terms";
import { inArray, sql } from "drizzle-orm";

import type { Coverage } from "#issues/coverage.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { loadIssues, lockIssues, type StoredIssue, type StoredPlace } from "#issues/issues.queries.ts";
import { judgedBy, mergedPlaces, pagesAmong } from "#issues/places.ts";
import { type Change, reconcile } from "#issues/reconcile.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** Rows of one insert; keeps far below the 65,535 parameters PostgreSQL takes. */
const CHUNK = 1000;

export interface IssuesInput {
  scanId: string;
  found: readonly FoundIssue[];
  coverage: Coverage;
  scanStartedAt: Date;
}

interface Write {
  change: Extract<Change, { kind: "new" | "seen" }>;
  places: StoredPlace[];
  occurrenceCount: number;
}

/** Brings the organization's issues up to date with what a scan found. Runs inside the scan's transaction. */
export async function recordIssues(context: OrganizationContext, input: IssuesInput): Promise<void> {
  await lockIssues(context.db, context);
  const known = await loadIssues(context);
  const { found, coverage, scanStartedAt } = input;
  const changes = reconcile({ known, found, coverage, scanStartedAt, now: context.clock.now() });
  const byId = new Map(known.map((issue) => [issue.id, issue]));
  const present = changes.filter((change) => change.kind === "new" || change.kind === "seen");
  const writes = present.map((change) => plannedWrite(change, byId, input));
  const ids = await upsertIssues(context, input.scanId, writes);
  await replacePlaces(context, writes, ids);
  await updateMissed(context, changes);
  await recordEvents(context, { scanId: input.scanId, changes, ids });
}

function plannedWrite(change: Write["change"], byId: Map<string, StoredIssue>, input: IssuesInput): Write {
  const before = change.kind === "seen" ? (byId.get(change.issue.id)?.places ?? []) : [];
  const now = change.found.places.map((place) => ({ ...place, scanId: input.scanId }));
  const places = mergedPlaces(before, now, judgedBy(input.coverage, change.found.checkId));
  const carried = places.filter((place) => place.scanId !== input.scanId).length;
  return { change, places, occurrenceCount: now.length + carried };
}

/** Writes found issues and answers their ids by fingerprint. */
async function upsertIssues(
  { db, organization, clock }: OrganizationContext,
  scanId: string,
  writes: readonly Write[],
): Promise<Map<string, string>> {
  const now = clock.now();
  const ids = new Map<string, string>();
  for (const chunk of chunks(writes)) {
    const rows = await db
      .insert(issues)
      .values(
        chunk.map(({ change: { found, ...change }, places, occurrenceCount }) => ({
          organizationId: organization.id,
          fingerprint: found.fingerprint,
          checkId: found.checkId,
          area: found.area,
          component: found.component,
          title: found.title,
          message: found.message,
          severity: found.severity,
          needsReview: found.needsReview || found.isAdvice === true,
          isAdvice: found.isAdvice ?? false,
          isSiteWide: found.isSiteWide ?? false,
          wcag: found.wcag,
          guidance: found.guidance,
          status: change.kind === "seen" ? change.status : ("open" as const),
          page: found.places[0]?.page ?? "",
          pageCount: pagesAmong(places),
          occurrenceCount,
          firstSeenScanId: scanId,
          lastSeenScanId: scanId,
          firstSeenAt: now,
          lastSeenAt: now,
          createdAt: now,
        })),
      )
      .onConflictDoUpdate({ target: [issues.organizationId, issues.fingerprint], set: REFRESHED })
      .returning({ id: issues.id, fingerprint: issues.fingerprint });
    for (const { id, fingerprint } of rows) ids.set(fingerprint, id);
  }
  return ids;
}

/** What a scan that sees an issue again writes again; who marked or accepted it and when it was first seen stay. */
const REFRESHED = {
  title: sql`excluded.title`,
  message: sql`excluded.message`,
  severity: sql`excluded.severity`,
  needsReview: sql`excluded.needs_review`,
  isAdvice: sql`excluded.is_advice`,
  isSiteWide: sql`excluded.is_site_wide`,
  wcag: sql`excluded.wcag`,
  guidance: sql`excluded.guidance`,
  status: sql`excluded.status`,
  page: sql`excluded.page`,
  pageCount: sql`excluded.page_count`,
  occurrenceCount: sql`excluded.occurrence_count`,
  lastSeenScanId: sql`excluded.last_seen_scan_id`,
  lastSeenAt: sql`excluded.last_seen_at`,
  verifiedAt: sql`null`,
  unverifiedReason: sql`null`,
};

async function replacePlaces(
  context: OrganizationContext,
  writes: readonly Write[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { db, organization } = context;
  for (const chunk of chunks([...ids.values()])) {
    await db.delete(occurrences).where(ownedBy(context, occurrences, inArray(occurrences.issueId, chunk)));
  }
  const rows = writes.flatMap(({ change, places }) => {
    const issueId = ids.get(change.found.fingerprint);
    return issueId === undefined
      ? []
      : places.map((place) => ({ ...place, issueId, organizationId: organization.id }));
  });
  for (const chunk of chunks(rows)) await db.insert(occurrences).values(chunk);
}

/** What becomes of the issues a scan did not find. */
async function updateMissed(context: OrganizationContext, changes: readonly Change[]): Promise<void> {
  const now = context.clock.now();
  const of = (kind: Change["kind"]) =>
    changes.flatMap((change) => (change.kind === kind && "issue" in change ? [change.issue.id] : []));
  await update(context, of("verified"), { status: "verified", verifiedAt: now, unverifiedReason: null });
  await update(context, of("page-gone"), { status: "page-gone", verifiedAt: null, unverifiedReason: null });
  await update(context, of("acceptance-ended"), { status: "open" });
  const unproven = changes.filter((change) => change.kind === "unproven");
  const byReason = Map.groupBy(unproven, ({ reason }) => reason);
  for (const [unverifiedReason, same] of byReason) {
    await update(
      context,
      same.map(({ issue }) => issue.id),
      { unverifiedReason },
    );
  }
}

async function update(
  context: OrganizationContext,
  ids: readonly string[],
  values: Partial<typeof issues.$inferInsert>,
): Promise<void> {
  for (const chunk of chunks(ids)) {
    await context.db
      .update(issues)
      .set(values)
      .where(ownedBy(context, issues, inArray(issues.id, chunk)));
  }
}

interface EventsInput {
  scanId: string;
  changes: readonly Change[];
  ids: ReadonlyMap<string, string>;
}

async function recordEvents(
  context: OrganizationContext,
  { scanId, changes, ids }: EventsInput,
): Promise<void> {
  const { db, organization, clock } = context;
  const rows = changes.flatMap((change) => {
    const kind = eventOf(change);
    const issueId = change.kind === "new" ? ids.get(change.found.fingerprint) : change.issue.id;
    if (kind === null || issueId === undefined) return [];
    const note = change.kind === "unproven" ? change.reason : null;
    return [{ issueId, organizationId: organization.id, kind, scanId, note, at: clock.now() }];
  });
  for (const chunk of chunks(rows)) await db.insert(issueEvents).values(chunk);
}

function eventOf(change: Change): IssueEventKind | null {
  if (change.kind === "new") return "found";
  if (change.kind === "seen") return change.event;
  if (change.kind !== "unproven") return change.kind;
  // Only an issue that waits for a check says that the check failed; an open issue just stays open.
  return change.issue.status === "fixed-awaiting-check" ? "could-not-check" : null;
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
