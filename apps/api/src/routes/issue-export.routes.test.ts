import { issueExport } from "@plumbline/contract/issue-export";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place } from "@plumbline/core/scans/scan-result.testing";
import { PICTURE } from "@plumbline/documents/picture.testing";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/issues/export";

/** Storage key of the picture of its place. */
const screenshotKey = "organizations/harbor/scans/one/screenshots/4f0c.webp";
const LABEL = foundIssue({ places: [{ ...place(HOME), screenshotKey }] });
const FORMULA: FoundIssue = {
  ...foundIssue({ fingerprint: "title", checkId: "seo-title", area: "seo", severity: "low" }),
  title: '=HYPERLINK("https://evil.example")',
};
const DOUBT: FoundIssue = {
  ...foundIssue({ fingerprint: "doubt", checkId: "contrast", severity: "medium", needsReview: true }),
  title: "Text on a picture may be hard to read",
};

const HINT: FoundIssue = {
  ...foundIssue({ fingerprint: "hint", checkId: "region", severity: "low", isAdvice: true, wcag: [] }),
  title: "Content outside of regions",
};

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  await stageScan(contextFor(api.services, api.cast.alice.organizationId), {
    issues: [FORMULA, DOUBT, HINT, LABEL],
  });
});
afterAll(() => api.close());

function fetchExport(person: Person | null, query: string) {
  return api.send(person, { url: `${PATH}?${query}` });
}

async function exported(person: Person, query = "") {
  const { status, body } = await fetchExport(person, `format=json${query}`);
  expect(status).toBe(200);
  return issueExport.parse(body);
}

describe("the report of the issues", () => {
  it("comes as JSON by the contract, with what was chosen and when, for viewers too", async () => {
    const report = await exported(api.cast.vera);
    expect(report).toMatchObject({
      organization: "Harbor Bakery",
      website: "https://harbor-bakery.example/",
      exportedAt: api.services.clock.now().toISOString(),
      lastScanAt: api.services.clock.now().toISOString(),
      filter: { category: null, status: "unresolved", review: false, search: null },
    });
    expect(report.issues.map(({ title }) => title)).toEqual([LABEL.title, FORMULA.title]);
    expect(report.issues[0]?.fixSteps).toEqual(LABEL.guidance?.fixSteps);
  });

  it("holds advice apart from all issues, whatever is chosen", async () => {
    for (const query of ["", "&review=true", "&status=all"]) {
      const { issues, causes, advice } = await exported(api.cast.alice, query);
      expect([...issues, ...causes].filter(({ isAdvice }) => isAdvice)).toEqual([]);
      expect(advice.issues.map(({ title, isAdvice }) => [title, isAdvice])).toEqual([[HINT.title, true]]);
      expect(advice.causes.map(({ id }) => id)).toEqual(["region.advice"]);
    }
    expect((await exported(api.cast.alice, "&category=seo")).advice).toEqual({ causes: [], issues: [] });
  });

  it("honors category, state, search and what needs review", async () => {
    const { alice } = api.cast;
    expect((await exported(alice, "&category=seo")).issues).toHaveLength(1);
    expect((await exported(alice, "&review=true")).issues).toHaveLength(3);
    expect((await exported(alice, "&search=hyperlink")).issues).toHaveLength(1);
    expect((await exported(alice, "&status=resolved")).issues).toEqual([]);
  });

  it.each([
    ["pdf", "application/pdf"],
    ["csv", "text/csv; charset=utf-8"],
    ["json", "application/json; charset=utf-8"],
  ])("is saved as %s under the organization's name", async (format, type) => {
    const { status, headers } = await fetchExport(api.cast.bob, `format=${format}`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="Harbor-Bakery-fix-priority.${format}"`,
    );
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("keeps the letters of the organization's name", async () => {
    const { organizationId } = api.cast.bob;
    const rename = (name: string) =>
      api.services.db.execute(sql`update organizations set name = ${name} where id = ${organizationId}`);
    await rename("Bäckerei Groß カフェ");
    const { headers } = await fetchExport(api.cast.bob, "format=csv");
    await rename("Harbor Bakery");
    const [, encoded = ""] = /filename\*=UTF-8''(.+)$/u.exec(String(headers["content-disposition"])) ?? [];
    expect(decodeURIComponent(encoded)).toBe("Bäckerei-Groß-カフェ-fix-priority.csv");
  });

  it("is a real PDF, and a CSV no spreadsheet runs", async () => {
    const pdf = (await fetchExport(api.cast.alice, "format=pdf")).bytes;
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const csv = (await fetchExport(api.cast.alice, "format=csv")).bytes.toString();
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).not.toMatch(/[,"]=HYPERLINK/u);
  });

  it("shows the place in a picture as PDF, and does without one that storage no longer has", async () => {
    const alternatives = async () =>
      (await readPdf((await fetchExport(api.cast.alice, "format=pdf")).bytes)).alternatives;
    expect(await alternatives()).toEqual([]);
    await api.services.storage.put(screenshotKey, PICTURE, "image/webp");
    expect(await alternatives()).toEqual([
      expect.stringContaining(`Screenshot of a place with the issue “${LABEL.title}”`),
    ]);
  });

  it("never holds another organization's issues, and says that nothing was scanned", async () => {
    const report = await exported(api.cast.charlie);
    expect(report).toMatchObject({ organization: "Meadow Books", lastScanAt: null, issues: [] });
    const csv = (await fetchExport(api.cast.charlie, "format=csv")).bytes.toString();
    expect(csv.trim().split("\r\n")).toHaveLength(1);
  });

  it("asks for a session and a known format", async () => {
    expect((await fetchExport(null, "format=pdf")).status).toBe(401);
    expect((await fetchExport(api.cast.alice, "format=exe")).status).toBe(400);
    expect((await fetchExport(api.cast.alice, "")).status).toBe(400);
  });
});
