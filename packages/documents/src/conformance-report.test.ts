import { describe, expect, it } from "vitest";

import { renderConformanceReport } from "#conformance-report.ts";
import { conformanceReport, finalReport, finalSection508 } from "#conformance-report.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";

describe("the accessibility conformance report", () => {
  it("has all parts of the VPAT's WCAG edition, in its order", async () => {
    const { text, roles } = await readPdf(renderConformanceReport(finalReport()));
    const parts = [
      "Accessibility conformance report",
      "WCAG Edition, based on VPAT® Version 2.5",
      "Name of product Bakery shop",
      "Version of product 4.2",
      "Report date November 25, 2026",
      "Contact Alice Miller, alice@bakery.example, 555 0100",
      "Author Dana Webb, dana@bakery.example",
      "Changes The order form has new fields.",
      "Evaluation methods used",
      "Automated: Automated checks with Chromium 144.0, axe-core 4.14.1 ended on November 23, 2026",
      "By people: Dana Webb worked through the order",
      "Assistive technologies: NVDA 2026.3, used by Dana Webb",
      "Applicable standards and guidelines",
      "Terms",
      "The majority of product functionality does not meet the criterion.",
      "Of 55 criteria: Supports 49, Partially Supports 1, Does Not Support 0, Not Applicable 5, Not Evaluated 0.",
      "Table 1: Success criteria, level A",
      "Table 2: Success criteria, level AA",
      "Legal disclaimer",
      "Feedback",
      "What this report is not",
      "Signature",
      "How to verify this document",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(parts.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "Table").length).toBeGreaterThanOrEqual(3);
    expect(roles).toContain("L");
  });

  it("has the chapters of Section 508 where a person chose them, in the VPAT's order", async () => {
    const { text, roles } = await readPdf(renderConformanceReport(finalSection508()));
    const parts = [
      "WCAG 2.2 and Revised Section 508 Edition, based on VPAT® Version 2.5",
      "the following standards.",
      "Revised Section 508 standards published January 18, 2017 and corrected January 22, 2018",
      "Of 55 criteria: Supports 49,",
      "Revised Section 508 report",
      "Of 41 rows: Supports 13, Partially Supports 1, Does Not Support 0, Not Applicable 27, Not Evaluated 0.",
      "Chapter 3: Functional Performance Criteria (FPC)",
      "302.1 Without Vision Partially Supports Automated checks on November 23, 2026 found failures that affect people who cannot see: 1.3.1 Info and Relationships. Tables 1 and 2 say where. Workaround: none stated.",
      "302.9 With Limited Language, Cognitive, and Learning Abilities Supports Judged by Dana Webb.",
      "Chapter 4: Hardware Not Applicable. The product is a website alone. Judged by Dana Webb.",
      "Chapter 5: Software Not Applicable. The product is a website alone. Judged by Dana Webb.",
      "Chapter 6: Support Documentation and Services",
      "603.3 Accommodation of Communication Needs Supports Judged by Dana Webb.",
      "Legal disclaimer",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(parts.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(roles.filter((role) => role === "H2").length).toBeGreaterThanOrEqual(8);
  });

  it("tells a chapter of which people judged rows apart row by row", async () => {
    const final = finalSection508();
    const rows = final.terms.rows.map((row) =>
      row.criterion === "504.4" ? { ...row, remarks: "Members write reviews, without templates." } : row,
    );
    const { text } = await readPdf(renderConformanceReport({ ...final, terms: { ...final.terms, rows } }));
    expect(text).toContain("502.2.1 User Control of Accessibility Features Not Applicable");
    expect(text).toContain("504.4 Templates Not Applicable Members write reviews, without templates.");
  });

  it("says nothing of Section 508 where nobody chose it", async () => {
    expect((await readPdf(renderConformanceReport(finalReport()))).text).not.toContain("508");
  });

  it("says of a row that fails where, whom it affects, the way around it, by when, and who says so", async () => {
    const { text } = await readPdf(renderConformanceReport(conformanceReport()));
    expect(text).toContain(
      "1.4.3 Contrast (Minimum) Partially Supports Automated checks on November 23, 2026 found: " +
        "Text is hard to read against its background. 1 place on 1 of 3 pages. Where: / (p.price). " +
        "Affects people with low vision; people who cannot tell colors apart. Workaround: none stated. " +
        "Target date: January 22, 2027. Proposed by automated checks on November 23, 2026. No person has judged it.",
    );
    expect(text).toContain("1.3.1 Info and Relationships Does Not Support");
  });

  it("leaves every other row to a person, and says what is still to be checked", async () => {
    const { text, pages } = await readPdf(renderConformanceReport(conformanceReport()));
    expect(text).toContain(
      "Of 55 criteria: Supports 0, Partially Supports 1, Does Not Support 1, Not Applicable 0, Not Evaluated 53.",
    );
    expect(text).toContain(
      "1.2.1 Audio-only and Video-only (Prerecorded) Not Evaluated No person has evaluated this yet. Automated checks found nothing on the pages that they could judge. Still to be checked by a person:",
    );
    expect(text).toContain(
      "2.4.3 Focus Order Not Evaluated No person has evaluated this yet. Automated checks found something",
    );
    for (const page of pages) expect(page).toContain("DRAFT, not signed");
  });

  it("says what automation found of a failed criterion, also where no level is given", async () => {
    const draft = conformanceReport();
    const rows = draft.terms.rows.map((row) =>
      row.criterion === "1.4.3"
        ? { ...row, adherence: "not-evaluated" as const, evaluator: "Dana Webb" }
        : row,
    );
    const { text } = await readPdf(renderConformanceReport({ ...draft, terms: { ...draft.terms, rows } }));
    expect(text).toContain(
      "1.4.3 Contrast (Minimum) Not Evaluated No person has evaluated this yet. Automated checks on November 23, 2026 found:",
    );
  });

  it("keeps what automation found beside a person's other judgment", async () => {
    const { text } = await readPdf(renderConformanceReport(finalReport()));
    expect(text).toContain(
      "1.3.1 Info and Relationships Supports The fields carry a name that the checks do not read. Automated checks on " +
        "November 23, 2026 found failures at 5 places. Dana Webb judged otherwise, for the reason above. Judged by Dana Webb.",
    );
    expect(text).not.toMatch(/\bdraft\b/iu);
  });

  it("says when a person who judged otherwise has not said why", async () => {
    const draft = finalReport();
    const rows = draft.terms.rows.map((row) => (row.criterion === "1.3.1" ? { ...row, remarks: "" } : row));
    const { text } = await readPdf(
      renderConformanceReport({ ...draft, signature: null, terms: { ...draft.terms, rows } }),
    );
    expect(text).toContain("Dana Webb judged otherwise, without a reason so far. Judged by Dana Webb.");
  });

  it("names no assistive technology that was left empty", async () => {
    const draft = conformanceReport();
    const technologies = [{ name: "", version: "", tester: "" }];
    const { text } = await readPdf(
      renderConformanceReport({ ...draft, terms: { ...draft.terms, technologies } }),
    );
    expect(text).toContain("Assistive technologies: No assistive technology is named.");
  });

  it("keeps each row whole: none is spread over two pages", async () => {
    const { pages } = await readPdf(renderConformanceReport(conformanceReport()));
    for (const row of conformanceReport().terms.rows) {
      const title = new RegExp(`${row.criterion.replaceAll(".", "\\.")} [A-Z]`, "u");
      expect(pages.filter((page) => title.test(page)).length).toBe(1);
    }
  });

  it("is the same to the byte for the same version", () => {
    const once = Buffer.from(renderConformanceReport(finalReport()));
    expect(once.equals(Buffer.from(renderConformanceReport(finalReport())))).toBe(true);
  });
});
