import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { FoundIssue } from "#issues/found-issue.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { failReport, pendingReport, recordReport } from "#reports/record-report.ts";
import { weeklyFacts } from "#reports/weekly-facts.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { recordScan } from "#scans/record-scan.ts";
import { requestScan } from "#scans/request-scan.ts";
import { archivedScan, foundIssue, HOME, place, scanResult } from "#scans/scan-result.testing.ts";

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});

afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(scans);
  await services.db.delete(issues);
  await services.db.delete(notifications);
  await services.db.delete(mails);
});

async function scan(result = scanResult(), found = [foundIssue()]): Promise<string> {
  services.clock.advance(24 * 3_600_000);
  const { scanId } = await requestScan(context, "initial");
  const begun = await beginScan(context, scanId);
  const now = services.clock.now().toISOString();
  const outcome = { scanId, attempt: begun!.attempt, issues: found, ...archivedScan() };
  await recordScan(context, { ...outcome, result: { ...result, startedAt: now, finishedAt: now } });
  return scanId;
}

async function report(found = [foundIssue()], result = scanResult()) {
  await scan(result, found);
  const [row] = await services.db.select().from(reports);
  const pending = await pendingReport(context, row!.id);
  const pdf = new TextEncoder().encode("%PDF-");
  const facts = await weeklyFacts(context, pending!.scanId);
  return { ...pending!, pdf, facts: facts! };
}

describe("a finished report", () => {
  it("is kept in storage under its organization and marked as ready", async () => {
    const finished = await report();
    expect(await recordReport(context, finished)).toBe(true);
    const [row] = await services.db.select().from(reports);
    expect(row).toMatchObject({ status: "COMPLETED", byteLength: 5, finishedAt: services.clock.now() });
    expect(row?.storageKey).toBe(`organizations/${cast.alice.organizationId}/reports/${finished.id}.pdf`);
    expect(await services.storage.get(row!.storageKey!)).toEqual(finished.pdf);
  });

  it("is told to every member once by notice and by mail, however often it is delivered", async () => {
    const finished = await report();
    const recorded = await Promise.all([1, 2, 3].map(() => recordReport(context, finished)));
    expect(recorded.filter(Boolean)).toHaveLength(1);
    expect(await recordReport(context, finished)).toBe(false);
    const told = await services.db.select().from(notifications);
    const ready = told.filter(({ kind }) => kind === "report-ready");
    expect(ready.map(({ message }) => message)).toEqual(Array(3).fill("Your Initial Audit Report is ready."));
    const sent = await services.db.select().from(mails);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [cast.alice, cast.bob, cast.vera].map(({ email }) => email).sort(),
    );
    expect(await pendingReport(context, finished.id)).toBeNull();
  });

  it("is mailed with its scores, what to do first, what comes next, and the way to its PDF", async () => {
    const finished = await report();
    await recordReport(context, finished);
    const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
    expect(mail?.subject).toBe("Harbor Bakery, initial audit: 71, 1 critical issue");
    for (const words of [
      "We scanned harbor-bakery.example on November 21, 2026 at 7:00 AM EST. 1 issue is open: 1 critical.",
      "Overall, of 100: 71. Fair\n",
      "Accessibility: 70. Fair\n",
      "Privacy: 60. Needs Improvement\n",
      "This was the first scan of your site.",
      "1. Form fields have no label\n   People who listen to the page do not learn what to type.\n   Accessibility: 2.2 overall points, 30 minutes. Cost: about $75.\n",
      `http://127.0.0.1:4400/fix-priority?cause=label.critical&organization=${context.organization.id}\n`,
      "The next scan is on Monday, November 23, 2026.",
      `http://127.0.0.1:4400/audit-history?download=${finished.id}&organization=${context.organization.id}\n`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/127\.0\.0\.1:4400\/unsubscribe\/[\w.-]+$/u);
  });

  it.each([
    ["weekly", "Harbor Bakery: 71, 1 critical issue", ""],
    ["requested", "Harbor Bakery, requested scan: 71, 1 critical issue", ""],
    ["monthly", "Harbor Bakery, monthly report: 71, 1 critical issue", "how the scores moved"],
    ["initial", "Harbor Bakery, initial audit: 71, 1 critical issue", "all WCAG 2.2 A and AA criteria"],
  ] as const)("says in its mail which report it is: %s", async (kind, subject, content) => {
    await recordReport(context, { ...(await report()), kind });
    const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
    expect(mail?.subject).toBe(subject);
    expect(
      /The full report has .*(?:how the scores moved|criteria)/u.exec(mail?.text ?? "")?.[0] ?? "",
    ).toContain(content);
  });

  it("says in its mail, before any figure, how many pages could not be measured", async () => {
    const pages = [HOME, `${HOME}about`, `${HOME}menu`].map((url) => ({ url, status: 200 }));
    const result = scanResult({
      pages: pages.map((page, index) => ({
        ...page,
        state: index === 0 ? "measured" : "not-measured",
      })),
    });
    await recordReport(context, await report(undefined, result));
    const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
    expect(mail?.text).toMatch(/We scanned [^\n]+ We measured 1 of 3 pages\.\n/u);
  });

  it("says in its mail's subject what has changed since the scan before", async () => {
    await scan();
    await services.db.delete(reports);
    const finished = await report([foundIssue({ fingerprint: "other", title: "Buttons have no name" })]);
    await recordReport(context, finished);
    const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
    expect(mail?.subject).toBe("Harbor Bakery, initial audit: 71 (no change), 1 new critical issue");
    expect(mail?.text).toContain(
      "- 1 new critical issue\n  Buttons have no name (Critical, Accessibility)\n",
    );
    expect(mail?.text).toContain("- 1 issue fixed\n  Form fields have no label (Critical, Accessibility)\n");
  });

  it("stays the file that was recorded first, whose digest we keep", async () => {
    const finished = await report();
    await recordReport(context, finished);
    expect(await recordReport(context, { ...finished, pdf: new TextEncoder().encode("%PDF-2") })).toBe(false);
    const [row] = await services.db.select().from(reports);
    expect(await services.storage.get(row!.storageKey!)).toEqual(finished.pdf);
  });

  it("leaves no file when its organization is erased before it is recorded", async () => {
    const finished = await report();
    await services.db.delete(scans);
    await services.db.delete(reports);
    expect(await recordReport(context, finished)).toBe(false);
    const key = `organizations/${cast.alice.organizationId}/reports/${finished.id}.pdf`;
    expect(await services.storage.has(key)).toBe(false);
  });

  it("stays ready when its job is given up afterward", async () => {
    const finished = await report();
    await recordReport(context, finished);
    expect(await failReport(context, finished.id, "Too late.")).toBe(false);
  });

  it("belongs to its organization alone", async () => {
    const finished = await report();
    const outsider = contextFor(services, cast.charlie.organizationId);
    expect(await pendingReport(outsider, finished.id)).toBeNull();
    expect(await recordReport(outsider, finished)).toBe(false);
    expect(await weeklyFacts(outsider, finished.scanId)).toBeNull();
  });
});

describe("the facts of a weekly report", () => {
  it("say what the scan found", async () => {
    const scanId = await scan();
    const facts = await weeklyFacts(context, scanId);
    expect(facts).toMatchObject({
      organization: "Harbor Bakery",
      site: HOME,
      overall: 71,
      openIssues: { critical: 1, review: 0 },
      changes: null,
    });
    expect(facts?.areas.map(({ area, score, change }) => [area, score, change])).toEqual([
      ["accessibility", 70, null],
      ["seo", 90, null],
      ["performance", 80, null],
      ["privacy", 60, null],
      ["security", 50, null],
    ]);
    expect(facts?.causes).toMatchObject([
      {
        title: "Form fields have no label",
        issues: 1,
        reach: "both pages",
        examplePage: HOME,
        exampleElement: "input",
        points: 12,
        work: "30 minutes",
        cost: 75,
        likelyOwner: "Content editor",
        overallPoints: 2.16,
        reason: "2.2 overall points, 30 minutes",
        openSince: facts?.finishedAt,
        cameBack: false,
      },
    ]);
    expect(facts).toMatchObject({ costOfFixing: 75, yearlyLoss: { basis: "estimate", amount: 5000 } });
    expect(facts?.topActions).toMatchObject([
      { title: "Form fields have no label", path: "/fix-priority?cause=label.critical", cost: 75 },
    ]);
    expect(facts?.pages).toHaveLength(2);
  });

  it("say what changed since the scan before, and keep the date of areas it left out", async () => {
    await scan();
    const before = services.clock.now();
    const { accessibility, security } = scanResult().areas;
    const areas = { accessibility: { ...accessibility!, score: 80 }, security: security! };
    const scanId = await scan(scanResult({ areas }), [
      foundIssue({ fingerprint: "other", places: [place(HOME)] }),
    ]);
    const facts = await weeklyFacts(context, scanId);
    expect(facts?.changes).toMatchObject({
      since: before,
      overall: 2,
      newIssues: 1,
      verifiedFixed: 1,
      cameBack: 0,
      causes: {
        found: [{ title: "Form fields have no label", about: "Critical, Accessibility" }],
        fixed: [{ title: "Form fields have no label", about: "Critical, Accessibility" }],
        cameBack: [],
      },
    });
    expect(facts?.areas[0]).toMatchObject({ score: 80, change: 10, measuredAt: services.clock.now() });
    expect(facts?.areas[2]).toMatchObject({
      area: "performance",
      score: 80,
      change: null,
      measuredAt: before,
    });
  });

  it("compare no overall scores of different areas", async () => {
    const { areas } = scanResult();
    const unknown = { score: null, state: "not-measured" as const, reason: "No answer.", lines: [] };
    await scan(scanResult({ areas: { ...areas, security: unknown } }));
    const whole = await weeklyFacts(context, await scan());
    expect(whole?.changes?.overall).toBeNull();
    const again = await weeklyFacts(context, await scan());
    expect(again?.changes?.overall).toBe(0);
  });

  it("tell the causes in the order in which they are best fixed", async () => {
    const issue = (checkId: string, overrides: Partial<FoundIssue> = {}) =>
      foundIssue({ fingerprint: checkId, checkId, title: checkId, ...overrides });
    const accessibility = {
      ...scanResult().areas.accessibility!,
      lines: ["label", "alt", "contrast"].map((check, index) => ({
        check,
        title: check,
        points: 5 * (index + 1),
        pages: 1,
      })),
    };
    const found = [
      issue("label"),
      issue("alt", { severity: "high" }),
      issue("contrast", { severity: "medium", needsReview: true }),
      issue("label", { fingerprint: "label-search", places: [place(HOME)] }),
    ];
    const facts = await weeklyFacts(context, await scan(scanResult({ areas: { accessibility } }), found));
    expect(facts?.causes.map(({ title, issues, reason }) => [title, issues, reason])).toEqual([
      ["label", 2, "5 overall points, 35 minutes"],
      ["alt", 1, "10 overall points, 30 minutes"],
    ]);
  });
});
