import { organizationLink } from "@plumbline/contract/organization-link";
import { describe, expect, it } from "vitest";

import { renderIssueReport } from "#issue-report.ts";
import type { IssueReport } from "#issue-report-view.ts";
import { LETTERHEAD } from "#letterhead.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";
import {
  exportedAdvice,
  exportedCause,
  exportedIssue,
  issueExport,
  issueReport,
} from "#issue-report.testing.ts";
import { PICTURE } from "#picture.testing.ts";
import { picturedIssues } from "#printed-causes.ts";

const read = async (report: IssueReport) => readPdf(renderIssueReport(report));

describe("the PDF of the issues", () => {
  it("shows each cause once, in its order, with reason and steps, and below it every issue by its own words", async () => {
    const { text, links } = await read(issueReport());
    const places = ["1. Form fields have no label", "2. Text is hard to read", "3. Two equal titles"];
    expect(places.map((title) => text.indexOf(title)).toSorted((a, b) => a - b)).toEqual(
      places.map((title) => text.indexOf(title)),
    );
    expect(text).toContain(
      "Critical · Accessibility · 1 issue · WCAG 1.3.1 Info and Relationships (Level A) · WCAG 4.1.2 Name, Role, Value (Level A)",
    );
    expect(text).toContain(
      "It costs 2.2 points of the overall score (12 points of Accessibility) and is on 3 of 4 pages.",
    );
    expect(text).toContain("1. Find the field in the order form.");
    for (const shown of ["“Your e-mail”", "Under “Order bread”", "#order > input.email", "$75", "Came back"])
      expect(text).toContain(shown);
    expect(text).toContain('Now: <input class="email" type="email"> /contact, /order, /newsletter $75 Open');
    expect(text.split("How to check a fix: Mark the issue as fixed in your dashboard")).toHaveLength(2);
    for (const address of [
      organizationLink(LETTERHEAD, "/fix-priority?cause=a11y-form-label.critical"),
      "https://www.w3.org/TR/WCAG22/#info-and-relationships",
      "https://www.w3.org/WAI/tutorials/forms/labels/",
      "https://bakery.example/newsletter",
    ])
      expect(links).toContain(address);
    expect(text).toContain("Fixing all open issues costs about $500.");
  });

  it("names the platform in whose menus the steps are, and only then", async () => {
    const { text } = await read(
      issueReport({
        causes: [exportedCause({ platform: "Wix" })],
        issues: [exportedIssue({ platform: "Wix" })],
      }),
    );
    expect(text).toContain("How to fix it in Wix 1. Find the field in the order form.");
    expect((await read(issueReport())).text).toContain("How to fix it 1. Find the field in the order form.");
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

  it("names advice after all issues, and counts it nowhere", async () => {
    const { text } = await read(issueReport({ advice: exportedAdvice("Text outside of regions", "Two h1") }));
    expect(text).toContain("Issues Critical High Medium Low 3 1 0 1 1");
    expect(text.indexOf("Advice Best practice beyond")).toBeGreaterThan(text.indexOf("3. Two equal titles"));
    expect(text).toContain("Text outside of regions Accessibility 3 of 4 pages");
    expect((await read(issueReport())).text).not.toContain("Best practice");
    const many = exportedAdvice(...Array.from({ length: 23 }, (_, index) => `Hint ${index}`));
    expect((await read(issueReport({ advice: many }))).text).toContain("and 3 more, in the attached files.");
  });

  it("never lets an unscanned site look clean", async () => {
    const { text } = await read(
      issueReport({ lastScanAt: null, causes: [], issues: [], costOfFixing: null }),
    );
    expect(text).toContain(`Issues Critical High Medium Low ${Array(5).fill("Not measured").join(" ")}`);
    expect(text).toContain("No scan has finished yet, so we know nothing about the site.");
    expect(text).toContain("We know of no issues yet.");
  });

  it("shortens a list no one prints, counts all of it, and says exactly what it left out", async () => {
    const causes = Array.from({ length: 30 }, (_, index) =>
      exportedCause({ id: `cause-${index}`, rank: index + 1, title: `Defect ${index}`, matching: 12 }),
    );
    const severities = ["critical", "high"] as const;
    const issues = causes.flatMap(({ id }, index) =>
      Array.from({ length: 12 }, () => exportedIssue({ cause: id, severity: severities[index % 2] })),
    );
    const { text } = await read(issueReport({ causes, issues }));
    expect(text).toContain("Issues Critical High Medium Low 360 180 180 0 0");
    expect(text).toContain("and 2 more issues of this cause, in the attached files.");
    expect(text).toContain(
      "Not printed here: 260 issues (130 critical, 130 high). All are in the attached files issues.csv and issues.json.",
    );
  });

  it("names ten pages of an issue and counts the others", async () => {
    const pageUrls = Array.from({ length: 14 }, (_, index) => `https://bakery.example/page-${index}`);
    const { text } = await read(issueReport({ issues: [exportedIssue({ pages: 14, pageUrls })] }));
    expect(text).toContain("/page-9 and 4 more pages");
    expect(text).not.toContain("/page-10");
  });

  it("has room for several issues on a page, each on many pages of the site", async () => {
    const pageUrls = Array.from({ length: 40 }, (_, index) => `https://bakery.example/product-${index}`);
    const causes = Array.from({ length: 8 }, (_, index) => exportedCause({ id: `cause-${index}` }));
    const issues = causes.map(({ id }) => exportedIssue({ cause: id, pages: 40, pageUrls }));
    expect((await read(issueReport({ causes, issues }))).pages.length).toBeLessThanOrEqual(4);
  });

  it("keeps an issue on one page, and what is to be done with the first of its places", async () => {
    const causes = Array.from({ length: 12 }, (_, index) =>
      exportedCause({ id: `cause-${index}`, rank: index + 1, title: `Defect ${index}`, matching: 3 }),
    );
    const issues = causes.flatMap(({ id }) =>
      Array.from({ length: 3 }, (_, index) =>
        exportedIssue({ cause: id, description: `Place ${index} of ${id}.` }),
      ),
    );
    const { pages } = await read(issueReport({ causes, issues }));
    expect(pages.length).toBeGreaterThan(3);
    for (const { id, title } of causes) {
      const page = pages.find((text) => text.includes(`${title} Critical`));
      expect(page).toContain(`Place 0 of ${id}.`);
    }
    for (const page of pages)
      expect(page.match(/“Your e-mail”/gu)?.length).toBe(page.match(/Now: /gu)?.length);
  });

  it("shows the place of a cause's first issue in a picture, described to those who cannot see it", async () => {
    const report = issueReport({
      causes: [exportedCause({ matching: 2 })],
      issues: [exportedIssue({ id: "a" }), exportedIssue({ id: "b" })],
    });
    const { alternatives, text } = await read({ ...report, pictures: [{ id: "b", picture: PICTURE }] });
    expect(alternatives).toEqual([
      "Screenshot of a place with the issue “Form fields have no label”: The field for the e-mail address has no label.",
    ]);
    expect(text).toContain("“Your e-mail”, marked on /contact · #order > input.email");
    expect((await read(report)).alternatives).toEqual([]);
  });

  it("shows a place as it is and as an example of the fix, where one is known", async () => {
    const example = { text: '<input aria-label="TODO: say what to enter">' };
    const { text } = await read(issueReport({ issues: [exportedIssue({ example })] }));
    expect(text).toContain(
      'Now: <input class="email" type="email"> After (example): <input aria-label="TODO: say what to enter">',
    );
    expect(text).toContain("TODO marks what only you know.");
    expect((await read(issueReport())).text).not.toMatch(/After \(example\)|TODO/u);
  });

  it("takes a picture of each of the first causes, of their first issue that has one", () => {
    const causes = Array.from({ length: 20 }, (_, index) => exportedCause({ id: `cause-${index}` }));
    const place = exportedIssue().place!;
    const issues = causes.flatMap(({ id }, index) => [
      exportedIssue({ id: `${id} without`, cause: id }),
      exportedIssue({ id: `${id} first`, cause: id, place: { ...place, screenshot: `picture ${index}` } }),
      exportedIssue({ id: `${id} second`, cause: id, place: { ...place, screenshot: "another" } }),
    ]);
    const pictured = picturedIssues(issueExport({ causes, issues }));
    expect(pictured).toHaveLength(12);
    expect(pictured[0]).toEqual({ id: "cause-0 first", place: "picture 0" });
    expect(pictured[11]).toEqual({ id: "cause-11 first", place: "picture 11" });
  });

  it("prints markup of a site as text, however long its words are", async () => {
    const title = `#panic() *Bold* $x$ <b> ${"W".repeat(300)} 日本語`;
    const { text } = await read(
      issueReport({
        causes: [exportedCause({ title })],
        issues: [exportedIssue({ pageUrl: `https://a.example/${"w".repeat(500)}` })],
      }),
    );
    expect(text).toContain("#panic() *Bold* $x$ <b>");
  });

  it("declares PDF/UA-1, its title and its language, and is the same to the byte for the same issues", async () => {
    const report = { ...issueReport(), pictures: [{ id: exportedIssue().id, picture: PICTURE }] };
    const bytes = Buffer.from(renderIssueReport(report));
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(bytes.toString("latin1")).toMatch(/\/Lang\s*\(en-US\)/u);
    expect(bytes.equals(Buffer.from(renderIssueReport(report)))).toBe(true);
    const { info } = await read(issueReport());
    expect(info).toMatchObject({ Title: "Fix priority for Morning Bakery", Author: "Plumbline" });
  });
});
