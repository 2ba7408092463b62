import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, gathered } from "#evidence-builders.testing.ts";

import { seoStructuredDataMismatch } from "./seo-structured-data-mismatch.ts";

const judge = (value: object, text: string, heading = "") => {
  const structuredData = [
    { raw: "", parseError: null, value: { "@context": "https://schema.org", ...value } },
  ];
  const h1 = { level: 1, text: heading, selector: "h1", snippet: "", component: "h1" };
  const page = aPage({ document: gathered(aDocument({ structuredData, text, headings: [h1] })) });
  return seoStructuredDataMismatch.evaluate(page, anEvidence());
};

describe("seo-structured-data-mismatch on dates", () => {
  const fair = (startDate: string, endDate?: string) => ({
    "@type": "Festival",
    name: "Fair",
    startDate,
    endDate,
  });

  it.each([
    "Festa del pane. Domenica 23 maggio 2027, dalle 10",
    "Brotfest am 23. Mai 2027 ab 10 Uhr",
    "Bread fair, Sunday, May 23, 2027 at 10 am",
    "Święto chleba, 23 maja 2027",
    "Bread fair 23.05.2027, doors open at 9.30",
  ])("asks about an event that the page puts on another day: %s", (text) => {
    expect(judge(fair("2027-05-16T10:00"), text)).toMatchObject({
      outcome: "review",
      findings: [{ component: "structured-data-mismatch:startDate" }],
    });
  });

  it.each([
    "Domenica 16 maggio 2027, poi fino al 23 maggio 2027",
    "Bread fair on May 16. Tickets until May 20, 2027.",
    "Brotfest 14.–16. Mai 2027",
    "Bread fair 16/05/2027",
    "Published on 3 March 2026. The fair is on the third Sunday in May.",
    "The fair opens at 10.30 and costs 12.50",
  ])("says nothing where it may be the same day, or of past days: %s", (text) => {
    expect(judge(fair("2027-05-16T10:00"), text).outcome).toBe("passed");
  });

  const article = { "@type": "NewsArticle", datePublished: "2025-10-03", dateModified: "2025-10-09" };

  it.each([
    ["The bridge opens. Published on October 3, 2026. It was closed.", ""],
    ["Die Brücke. Veröffentlicht am 3.10.2026 von Ada", ""],
    ["El puente abre 13 de octubre de 2026 El puente de piedra", "El puente abre"],
  ])("asks about an article that was published on another day: %s", (text, heading) => {
    expect(judge(article, text, heading).outcome).toBe("review");
  });

  it.each([
    ["The bridge opens. Published on October 3, 2025. It closed on May 1, 2023.", ""],
    ["The bridge opens. Updated October 9, 2025", "The bridge opens"],
    ["The bridge of 3 May 1998 was closed. It opens on 7 July 2027.", "The bridge"],
    ["The bridge opens. Published October 4", ""],
  ])("says nothing of an article of that day, or of other days in its text: %s", (text, heading) => {
    expect(judge(article, text, heading).outcome).toBe("passed");
  });
});

describe("seo-structured-data-mismatch on pay", () => {
  const job = (value: object) => ({
    "@type": "JobPosting",
    title: "Cook",
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", ...value },
    },
  });

  it.each([
    "Stipendio: 1.800 euro al mese, vitto compreso.",
    "Gehalt 1.800 € brutto im Monat",
    "Salary: 1,800 to 2,100 euros per month.",
  ])("asks about the pay on a page that gives another one: %s", (text) => {
    expect(judge(job({ value: 2400, unitText: "MONTH" }), text)).toMatchObject({
      outcome: "review",
      findings: [{ component: "structured-data-mismatch:baseSalary" }],
    });
  });

  it.each([
    "Stipendio: 2.400 euro al mese.",
    "Gehalt ab 2400 € im Monat",
    "Salary: 28,800 euros a year.",
    "We pay well, from the first of the month.",
  ])("says nothing where it may be the same: %s", (text) => {
    expect(judge(job({ value: 2400, unitText: "MONTH" }), text).outcome).toBe("passed");
  });
});
