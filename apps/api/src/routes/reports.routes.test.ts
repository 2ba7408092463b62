import { calendarDay } from "@plumbline/contract/calendar";
import { getReport, listReports } from "@plumbline/contract/reports";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { moveTimeZone } from "@plumbline/core/organizations/set-time-zone";
import { failReport } from "@plumbline/core/reports/record-report";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { STAGED_PDF, stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";

let api: TestApi;
let harborBakery: OrganizationContext;
let scanId: string;
let reportId: string;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
  api.services.clock.advance(24 * 3_600_000);
  scanId = await stageScan(harborBakery, { kind: "weekly" });
  reportId = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports[0]!.id;
});

async function reportsOf(person: Person, query = "") {
  const { status, body } = await api.send(person, { url: `/api/client-auth/reports${query}` });
  expect(status).toBe(200);
  return listReports.output.parse(body).data;
}

function get(person: Person | null, path: string) {
  return api.send(person, { url: path });
}

function make() {
  return stageReport(harborBakery, { id: reportId, scanId, kind: "weekly" });
}

describe("the list of reports", () => {
  it("shows the newest first, page by page", async () => {
    const first = await reportsOf(api.cast.vera, "?page=1&limit=1");
    expect(first).toMatchObject({
      page: 1,
      limit: 1,
      reports: [{ id: reportId, scanId, itemType: "report" }],
    });
    api.services.clock.advance(24 * 3_600_000);
    await stageScan(harborBakery);
    const second = await reportsOf(api.cast.vera, "?page=2&limit=1");
    expect(second.reports).toMatchObject([{ id: reportId }]);
    expect(second.total).toBe(first.total + 1);
  });

  it("is empty beyond its end and for an outsider", async () => {
    const { total } = await reportsOf(api.cast.alice, "");
    expect(await reportsOf(api.cast.alice, "?page=1000")).toMatchObject({ reports: [], total });
    expect(await reportsOf(api.cast.charlie)).toMatchObject({ reports: [], total: 0 });
  });

  it.each(["page=0", "page=-1", "page=x", "page=1.5", "limit=0", "limit=101", "page=1&page=2"])(
    "refuses ?%s",
    async (query) => {
      const { status, body } = await get(api.cast.alice, `/api/client-auth/reports?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: "request.invalid" });
    },
  );

  async function found(search: string): Promise<string[]> {
    const { reports } = await reportsOf(api.cast.alice, `?limit=100&search=${encodeURIComponent(search)}`);
    return reports.map(({ id }) => id);
  }

  it("finds by the day of the organization's zone, as the list shows it", async () => {
    const timeZone = "Pacific/Kiritimati";
    await moveTimeZone(harborBakery, timeZone);
    api.services.clock.set(new Date("2028-02-28T12:00:00Z"));
    await stageScan(harborBakery, { kind: "weekly" });
    const [newest] = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports;
    expect(await found("February 29, 2028")).toEqual([newest!.id]);
    expect(await found("2028-02-28")).toEqual([]);
    await moveTimeZone(harborBakery, "America/New_York");
    expect(await found("Feb 28, 2028")).toEqual([newest!.id]);
  });

  it("finds by type, status and date, whatever is typed", async () => {
    await make();
    const day = api.services.clock.now();
    const written = day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect(await found("weekly ALERT")).toContain(reportId);
    expect(await found("completed")).toEqual([reportId]);
    expect(await found(day.toISOString().slice(0, 10))).toEqual([reportId]);
    expect(await found(written)).toEqual([reportId]);
    expect(await found("monthly")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });
});

describe("one report", () => {
  it("shows the scores of its scan", async () => {
    const { status, body } = await get(api.cast.vera, `/api/client-auth/reports/${reportId}`);
    expect(status).toBe(200);
    expect(getReport.output.parse(body).data).toMatchObject({
      id: reportId,
      type: "Weekly Alert Report",
      score: 71,
      adaScore: 70,
      accessibilityScore: 70,
      seoScore: 90,
      performanceScore: 80,
      privacyScore: 60,
      cybersecurityScore: 50,
      status: "PENDING",
      site: "https://harbor-bakery.example/",
    });
  });

  it("says which of its scores are provisional, and why", async () => {
    const reason = "We saw 64% of this area.";
    const { areas } = scanResult();
    const seo = { score: 90, state: "provisional" as const, reason, lines: [] };
    await stageScan(harborBakery, { kind: "weekly", result: { areas: { ...areas, seo } } });
    const { id } = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports[0]!;
    const { body } = await get(api.cast.vera, `/api/client-auth/reports/${id}`);
    expect(getReport.output.parse(body).data.provisional).toEqual({ seo: reason });
  });

  it("is not there for an outsider", async () => {
    const { status, body } = await get(api.cast.charlie, `/api/client-auth/reports/${reportId}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: "Report not found",
      code: "report.not-found",
      debug: { availableReports: [] },
    });
  });

  it("must be asked for by an id", async () => {
    const { status, body } = await get(api.cast.alice, "/api/client-auth/reports/latest");
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "request.invalid" });
  });
});

describe("downloading", () => {
  const paths = () => [`/api/client-auth/reports/${reportId}/download`, `/api/branded-pdfs/weekly/${scanId}`];

  it("hands out the PDF under a name that says whose it is", async () => {
    await make();
    const [plain, branded] = await Promise.all(paths().map((path) => get(api.cast.vera, path)));
    for (const answer of [plain!, branded!]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
      });
      expect(answer.bytes).toEqual(Buffer.from(STAGED_PDF));
    }
    const day = calendarDay(api.services.clock.now(), "America/New_York");
    const name = `attachment; filename="Harbor-Bakery-weekly-compliance-report-${day}.pdf"`;
    for (const { headers } of [plain!, branded!]) expect(headers["content-disposition"]).toBe(name);
  });

  it("says that a report is still in the making", async () => {
    for (const path of paths()) {
      const { status, body } = await get(api.cast.alice, path);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "report.scan-not-ready",
        error: "Cannot generate PDF: scan is PROCESSING. Please wait for scan completion.",
        debug: { scanStatus: "PROCESSING" },
      });
    }
  });

  it("says that the scan is not done", async () => {
    const { scanId: waiting } = await requestScan(harborBakery, "weekly");
    const { status, body } = await get(api.cast.alice, `/api/branded-pdfs/weekly/${waiting}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: "Cannot generate PDF: scan is QUEUED. Please wait for scan completion.",
      debug: { scanStatus: "QUEUED" },
    });
    await failScan(harborBakery, { scanId: waiting, reason: "The site could not be reached." });
  });

  it("says that the scan failed, and not that it is still running", async () => {
    const { scanId: gone } = await requestScan(harborBakery, "weekly");
    await failScan(harborBakery, { scanId: gone, reason: "The site could not be reached." });
    const [newest] = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports;
    for (const path of [
      `/api/branded-pdfs/weekly/${gone}`,
      `/api/client-auth/reports/${newest!.id}/download`,
    ]) {
      expect(await get(api.cast.alice, path)).toMatchObject({
        status: 409,
        body: {
          code: "report.scan-failed",
          error: "The scan failed, so there is no report of it. Its details in Audit History say why.",
        },
      });
    }
  });

  it("says that a report could not be made", async () => {
    await failReport(harborBakery, reportId, "The document could not be set.");
    for (const path of paths()) {
      expect((await get(api.cast.alice, path)).body).toMatchObject({ success: false, code: "report.failed" });
    }
  });

  it("names the reports there are when the one asked for is not", async () => {
    await make();
    const { status, body } = await get(api.cast.alice, `/api/client-auth/reports/${NOBODYS_ID}/download`);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      error: "Report not found",
      debug: { availableReports: expect.arrayContaining([{ id: reportId, type: "Weekly Alert Report" }]) },
    });
  });

  it("names the reports there are when the scan has no monthly one", async () => {
    const { status, body } = await get(api.cast.alice, `/api/branded-pdfs/monthly/${scanId}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "report.not-found", debug: { availableReports: expect.any(Array) } });
  });

  it("names the reports there are when a file is gone from storage", async () => {
    await make();
    await api.services.storage.deleteAll(`organizations/${harborBakery.organization.id}/reports`);
    const { status, body } = await get(api.cast.alice, `/api/client-auth/reports/${reportId}/download`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "report.not-found" });
    expect(api.services.logText()).toContain("The file of a report is gone");
  });

  it("hands out the initial audit, under its own name, to whoever asks for a PDF of the first scan", async () => {
    const audited = await stageScan(harborBakery);
    const [audit] = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports;
    expect(audit).toMatchObject({ type: "Initial Audit Report", scanId: audited });
    await stageReport(harborBakery, { id: audit!.id, scanId: audited, kind: "initial" });
    for (const kind of ["weekly", "monthly"]) {
      const { status, headers } = await get(api.cast.alice, `/api/branded-pdfs/${kind}/${audited}`);
      expect(status).toBe(200);
      expect(headers["content-disposition"]).toContain(
        `Harbor-Bakery-initial-compliance-report-${calendarDay(new Date(audit!.createdAt), "America/New_York")}.pdf`,
      );
    }
  });

  it("hands out the report of a requested scan under its own name", async () => {
    const requested = await stageScan(harborBakery, { kind: "manual" });
    const [report] = (await reportsOf(api.cast.alice, "?page=1&limit=1")).reports;
    expect(report).toMatchObject({ type: "Requested Scan Report", scanId: requested });
    await stageReport(harborBakery, { id: report!.id, scanId: requested, kind: "requested" });
    const { status, headers } = await get(api.cast.alice, `/api/branded-pdfs/weekly/${requested}`);
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(
      /Harbor-Bakery-requested-compliance-report-[\d-]{10}-\d{4}\.pdf/u,
    );
  });

  it("gives an outsider and a stranger nothing", async () => {
    await make();
    for (const path of paths()) {
      const outsider = await get(api.cast.charlie, path);
      expect(outsider.status).toBe(404);
      expect(outsider.headers["content-type"]).toContain("application/json");
      expect((await get(null, path)).status).toBe(401);
    }
  });

  it("keeps documents and reports apart", async () => {
    const { status, body } = await get(api.cast.alice, `/api/client-auth/documents/${reportId}/download`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: "Document not found", code: "document.not-found" });
  });
});
