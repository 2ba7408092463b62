import { AREA_NAMES, AREAS, SEVERITIES } from "@plumbline/contract/areas";
import { count, integer, usDollars } from "@plumbline/contract/numbers";
import type { ScanKind } from "@plumbline/contract/scans";
import { exportIssues } from "@plumbline/core/issues/export-issues";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { foundIssue, HOME, place, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { type ReadPdf, readPdf } from "@plumbline/documents/read-pdf.testing";
import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { renderReport } from "#jobs/render-report.ts";

let services: TestServices;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  const cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

const PAGES = Array.from({ length: 12 }, (_, index) => `${HOME}page-${index}`);

/** Issues of every area and severity, some to review, each on other pages. */
function issuesOf(number: number) {
  return Array.from({ length: number }, (_, index) =>
    foundIssue({
      fingerprint: `issue-${index}`,
      checkId: `check-${index % 17}`,
      title: `Defect ${index % 17}`,
      component: `component-${index}`,
      area: AREAS[index % AREAS.length] ?? "seo",
      severity: SEVERITIES[(index * 7) % 4] ?? "low",
      needsReview: index % 9 === 0,
      places: PAGES.slice(index % 3, (index % 3) + 1 + (index % 5)).map((page) => place(page, `#e-${index}`)),
    }),
  );
}

/** A whole scan with its archive, and its report as the worker makes it. */
async function reported(
  kind: Exclude<ScanKind, "retest">,
  issues: number,
): Promise<{ scanId: string; pdf: ReadPdf }> {
  services.clock.advance(7 * 24 * 3_600_000);
  const { scanId } = await requestScan(context, kind);
  const attempt = (await beginScan(context, scanId))?.attempt ?? 0;
  const now = services.clock.now().toISOString();
  const pages = PAGES.map((url, index) => ({
    url,
    status: index < 10 ? 200 : 500,
    state: index < 10 ? ("measured" as const) : ("not-measured" as const),
  }));
  const result = scanResult({ startedAt: now, finishedAt: now, pages });
  const archived = await archiveScan(context, { scanId, attempt, result, evidence: [], pictures: [] });
  await recordScan(context, { scanId, attempt, result, issues: issuesOf(issues), ...archived });
  const { rows } = await services.db.execute<{ id: string }>(
    sql`select id from reports where scan_id = ${scanId}`,
  );
  const reportId = rows[0]?.id ?? "";
  const payload = { organizationId: context.organization.id, reportId };
  await renderReport(services, {
    id: "job",
    attempt: 1,
    payload,
    signal: AbortSignal.timeout(60_000),
    lastFailure: null,
  });
  const key = `organizations/${context.organization.id}/reports/${reportId}.pdf`;
  return { scanId, pdf: await readPdf(await services.storage.get(key)) };
}

const KINDS: [Exclude<ScanKind, "retest">, number][] = [
  ["initial", 60],
  ["weekly", 83],
  ["monthly", 41],
];

describe.each(KINDS)("every figure in the report of the %s scan", (kind, issues) => {
  let scanId: string;
  let pdf: ReadPdf;

  beforeAll(async () => ({ scanId, pdf } = await reported(kind, issues)));

  it("is that of the JSON it carries, and of the JSON the app exports", async () => {
    const carried: unknown = JSON.parse(
      Buffer.from(pdf.attachments.get("issues.json") ?? []).toString("utf8"),
    );
    const exported = await exportIssues(context, { status: "all", review: true });
    expect(carried).toEqual({ ...exported, exportedAt: services.clock.now().toISOString() });
    const open = exported.issues.filter(
      ({ status, needsReview }) => !needsReview && (status === "open" || status === "came-back"),
    );
    const bySeverity = SEVERITIES.map(
      (severity) => open.filter((issue) => issue.severity === severity).length,
    );
    const words = SEVERITIES.map((severity, index) => `${integer(bySeverity[index] ?? 0)} ${severity}`);
    expect(pdf.text).toContain(`${integer(open.length)} issues are open: ${words.join(", ")}.`);
    const review = exported.issues.filter(
      ({ needsReview, status }) => needsReview && status === "open",
    ).length;
    expect(pdf.text).toContain(`${count(review, "finding")} may or may not be problems`);
    expect(pdf.text).toContain(
      `Fixing all open issues costs about ${usDollars(exported.costOfFixing ?? 0)}.`,
    );
  });

  it("is that of the scan: scores, pages, causes and moves", async () => {
    const facts = await weeklyFacts(context, scanId);
    if (facts === null) throw new Error("The scan is not on record.");
    const { overall, areas, causes, changes, identity } = facts;
    expect(pdf.text).toContain(`Overall score ${overall} of 100`);
    expect(pdf.text).toContain(
      `${AREAS.map((area) => AREA_NAMES[area]).join(" ")} ${areas.map(({ score }) => `${score} of 100`).join(" ")}`,
    );
    expect(pdf.text).toContain("Seen: 10 of 12 pages, 5 of 5 areas");
    expect(pdf.text).toContain(identity.evidence?.hash);
    const shown = causes.slice(0, kind === "initial" ? 10 : 3);
    for (const [index, { title, issues: number, reach, work, cost }] of shown.entries()) {
      const from = pdf.text.indexOf(`${index + 1}. ${title}`);
      const block = pdf.text.slice(from, from + 600);
      expect(from).toBeGreaterThan(0);
      expect(block).toContain(`${count(number, "issue")} on ${reach}`);
      expect(block).toContain(`${work} ${cost === null ? "Not estimated" : usDollars(cost)}`);
    }
    expect(pdf.text).toContain(`${count(causes.length - shown.length, "more cause")} are in your dashboard`);
    expect(changes === null).toBe(kind === "initial");
    const moves = changes && [
      `Came back ${changes.cameBack} `,
      `New ${changes.newIssues} `,
      `Fixed, verified by a scan or re-test ${changes.verifiedFixed} `,
    ];
    for (const move of moves ?? []) expect(pdf.text).toContain(move);
  });

  it.runIf(kind !== "weekly")("adds up in the fix plan to the cost of fixing", async () => {
    const { causes, costOfFixing } = await exportIssues(context, { status: "unresolved" });
    const windows = [
      ...pdf.text.matchAll(
        /Due (?:within|in \d+ to) \d+ days (?:(\d+) causes?, about \$([\d,]+)\.|Nothing is due in this time\.)/gu,
      ),
    ];
    const sum = (index: number) =>
      windows.reduce((total, match) => total + Number((match[index] ?? "0").replaceAll(",", "")), 0);
    expect(windows).toHaveLength(3);
    expect(sum(1)).toBe(causes.length);
    expect(sum(2)).toBe(costOfFixing);
  });
});
