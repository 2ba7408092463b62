import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";

import { renderIssueReport } from "#issue-report.ts";
import type { IssueReport } from "#issue-report-view.ts";
import { exportedIssue, issueReport } from "#issue-report.testing.ts";

async function read(report: IssueReport) {
  const pdf = await getDocumentProxy(renderIssueReport(report));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pdf, text: text.replaceAll("\u200b", "").replaceAll(/\s+/gu, " ") };
}

describe("the PDF of the issues", () => {
  it("shows every issue in its group with place, work, status and the steps to fix it", async () => {
    const { text } = await read(issueReport());
    for (const shown of ["Critical issues", "Major issues", "Minor issues", "3 pages, e.g. /contact"])
      expect(text).toContain(shown);
    expect(text.indexOf("Form fields have no label")).toBeLessThan(text.indexOf("Text is hard to read"));
    expect(text).toContain("1. Find the field in the order form.");
    expect(text).toContain("Up to 30 minutes");
    expect(text).toContain("Came back");
  });

  it("says what was chosen to be shown, and when it was exported and scanned", async () => {
    const filter = { category: "seo", status: "all", review: true, search: "title" } as const;
    const { text } = await read(issueReport({ filter }));
    expect(text).toContain(
      'SEO: issues, including resolved ones, including those that need review, that mention "title".',
    );
    expect(text).toContain("The last scan ended November 23, 2026 at 9:05 AM EST.");
    expect(text).toContain("Exported November 24, 2026 at 10:30 AM EST");
  });

  it("never lets an unscanned site look clean", async () => {
    const { text } = await read(issueReport({ lastScanAt: null, issues: [] }));
    expect(text).toContain("No scan has finished yet, so we know nothing about the site.");
    expect(text).toContain("We know of no issues yet.");
  });

  it("shortens a list no one prints, counts all of it, and says what it left out", async () => {
    const issues = Array.from({ length: 200 }, (_, index) => exportedIssue({ title: `Defect ${index}` }));
    const { text } = await read(issueReport({ issues }));
    expect(text).toContain("The CSV and JSON files have 100 more issues of lower severity.");
    expect(text).toContain("Issues Critical Major Minor 200 200 0 0");
  });

  it("prints markup of a site as text, however long its words are", async () => {
    const title = `#panic() *Bold* $x$ <b> ${"W".repeat(300)} 日本語`;
    const { text } = await read(
      issueReport({ issues: [exportedIssue({ title, pageUrl: `https://a.example/${"w".repeat(500)}` })] }),
    );
    expect(text).toContain("#panic() *Bold* $x$ <b>");
  });

  it("declares PDF/UA-1, its title and its language, and is the same to the byte for the same issues", async () => {
    const bytes = Buffer.from(renderIssueReport(issueReport()));
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(bytes.toString("latin1")).toMatch(/\/Lang\s*\(en-US\)/u);
    expect(bytes.equals(Buffer.from(renderIssueReport(issueReport())))).toBe(true);
    const { info } = await (await read(issueReport())).pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Fix priority for Morning Bakery", Author: "Plumbline" });
  });
});
