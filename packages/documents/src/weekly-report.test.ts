import { describe, expect, it } from "vitest";

import { readPdf } from "#read-pdf.testing.ts";
import type { WeeklyReport } from "#weekly-input.ts";
import { renderWeeklyReport, WEEKLY_PAGES } from "#weekly-report.ts";
import { cause, weeklyReport } from "#weekly-report.testing.ts";

const read = async (report: WeeklyReport) => readPdf(renderWeeklyReport(report));

const everywhere = (text: string) => text.repeat(40).slice(0, 900);

describe("the weekly report", () => {
  it("answers the three questions first", async () => {
    const { text } = await read(weeklyReport());
    expect(text).toContain("Am I in trouble? Yes. 1 critical issue needs attention now.");
    expect(text).toContain(
      "What should I do first? Form fields have no label (Accessibility: 12 points, about 4 hours).",
    );
    expect(text).toContain(
      "Is it getting better? Yes. +3 points overall since November 16, 2026: 4 issues fixed, 1 new, 1 came back.",
    );
    expect(text.indexOf("Is it getting better?")).toBeLessThan(text.indexOf("What to fix first"));
  });

  it("shows each area's score, and every cause with place, work and cost", async () => {
    const { text } = await read(weeklyReport());
    for (const shown of ["68 of 100", "91 of 100", "77 of 100", "84 of 100", "59 of 100"])
      expect(text).toContain(shown);
    expect(text).toContain("5 issues on all 4 pages, e.g. /menu · #order > input.email · Came back");
    expect(text).toContain("1 issue on every page");
    expect(text).toContain("Open in all: 1 critical, 2 high, 4 medium and 3 low issues.");
    expect(text).toContain("$75");
    expect(text).toContain("6.5 points");
  });

  it("tells what the site's state may cost, what that is based on, and what fixing costs", async () => {
    const { text } = await read(weeklyReport());
    expect(text).toContain("Potential revenue loss Fixing all open issues $18,500 a year $1,241");
    expect(text).toContain("An estimate: a share of an assumed $100,000 a year");
  });

  it("names scan time with its zone, ruleset and what automation cannot say, on numbered pages", async () => {
    const { text, totalPages } = await read(weeklyReport());
    expect(text).toContain("November 23, 2026 at 9:05 AM EST");
    expect(text).toContain("Ruleset 2026.11.1");
    expect(text).toContain("cannot check everything");
    expect(text).toContain(`Page 1 of ${totalPages}`);
    expect(text).toContain(`Page ${totalPages} of ${totalPages}`);
  });

  it("never calls a site compliant, certified or safe", async () => {
    for (const report of [weeklyReport(), clean()]) {
      expect((await read(report)).text).not.toMatch(/complian|certif|conform|safe from|guarantee/iu);
    }
  });

  it("tells 'not measured' from zero, marks a provisional area and dates an older score", async () => {
    const report = weeklyReport();
    const [accessibility, seo, performance, privacy, security] = report.areas;
    const { text } = await read({
      ...report,
      areas: [
        {
          ...accessibility!,
          score: null,
          state: "not-measured",
          reason: "The browser crashed.",
          change: null,
        },
        { ...seo!, score: 0 },
        { ...performance!, state: "provisional", reason: "Lighthouse could not run." },
        { ...privacy!, measuredAt: new Date("2026-10-30T12:00:00Z") },
        security!,
      ],
    });
    expect(text).toContain("Not measured");
    expect(text).toContain("Accessibility: The browser crashed.");
    expect(text).toContain("0 of 100");
    expect(text).toContain("Provisional");
    expect(text).toContain("From October 30, 2026");
  });

  it("lists pages that could not be measured with their reason", async () => {
    const pages: WeeklyReport["pages"] = [
      ...weeklyReport().pages,
      { url: "https://bakery.example/old", status: 500, state: "not-measured", reason: "The server failed." },
      {
        url: "https://bakery.example/slow",
        status: null,
        state: "not-measured",
        reason: "No answer in 30 s.",
      },
    ];
    const { text } = await read(weeklyReport({ pages }));
    expect(text).toContain("/old 500 The server failed.");
    expect(text).toContain("/slow no response No answer in 30 s.");
  });

  it("says that nothing could be measured instead of that all is well", async () => {
    const areas = weeklyReport().areas.map((area) => ({
      ...area,
      score: null,
      state: "not-measured" as const,
    }));
    const pages: WeeklyReport["pages"] = [
      { url: "https://bakery.example/", status: null, state: "not-measured", reason: "The host is unknown." },
    ];
    const openIssues = { critical: 0, high: 0, medium: 0, low: 0, review: 0 };
    const { text } = await read(weeklyReport({ overall: null, areas, pages, causes: [], openIssues }));
    expect(text).toContain("We can't tell");
    expect(text).not.toContain("found no critical");
  });

  it("has something to say when nothing was found", async () => {
    const { text } = await read(clean());
    expect(text).toContain("The automated checks found no critical or high issue on 4 pages.");
    expect(text).toContain("This is the first scan.");
  });
});

function clean(): WeeklyReport {
  const openIssues = { critical: 0, high: 0, medium: 0, low: 0, review: 0 };
  return weeklyReport({ causes: [], openIssues, changes: null });
}

describe("a report with difficult contents", () => {
  it("prints markup as text", async () => {
    const { text } = await read(weeklyReport({ organization: "#panic() *Bold* $x$ <b> `code` @ref \\ //" }));
    expect(text).toContain("#panic() *Bold* $x$ <b> `code` @ref \\ //");
  });

  it("prints every customer's script, marked with its language, and a box for what the typefaces lack", async () => {
    const pages = weeklyReport().pages.map((page) => ({
      ...page,
      title: "日本語 カタカナ 한국어 中文 हिन्दी ไทย שלום سلام 🎉👩‍👩‍👧 \u{13080} \u202eevil\u0000",
    }));
    const report = weeklyReport({ pages });
    const { text } = await read(report);
    expect(text).toContain("□");
    for (const shown of ["日本語", "한국어", "中文", "ไทย", "🎉"]) expect(text).toContain(shown);
    for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u])
      expect(text).toMatch(script);
    expect(new Set((await read(report)).languages)).toEqual(new Set(["ja", "ko", "hi", "th", "he", "ar"]));
    expect(text).not.toContain("\u202e");
  });

  it.each([
    ["300 causes and 200 pages", 300, 200, "ordinary"],
    ["sentences without end", 40, 60, everywhere("It matters a great deal. ")],
    ["words without a space", 40, 60, everywhere("abcdefghijklmnopqrstuvwxyz")],
    ["wide characters", 40, 60, everywhere("WMW")],
  ])("keeps to three pages with %s, and says what it left out", async (_, causeCount, pageCount, words) => {
    const causes = Array.from({ length: causeCount }, () =>
      cause({
        title: words,
        whyItMatters: words,
        examplePage: `https://a.example/${words}`,
        exampleElement: words,
      }),
    );
    const page = (state: "measured" | "not-measured") => ({
      url: `https://a.example/${words}`,
      status: 500,
      state,
      title: words,
      reason: words,
    });
    const pages = Array.from({ length: pageCount }, (_, index) =>
      page(index % 2 ? "measured" : "not-measured"),
    );
    const report = weeklyReport({ organization: words, site: `https://${words}/`, causes, pages });
    const { totalPages, text } = await read({
      ...report,
      areas: report.areas.map((area) => ({ ...area, state: "provisional", reason: words })),
    });
    expect(totalPages).toBeGreaterThanOrEqual(1);
    expect(totalPages).toBeLessThanOrEqual(WEEKLY_PAGES);
    expect(text).toMatch(/\d+ more causes, and all places/u);
    expect(text).toContain("more, listed in your dashboard.");
  });
});

describe("the PDF file", () => {
  it("is the same to the byte for the same report", () => {
    const first = renderWeeklyReport(weeklyReport());
    renderWeeklyReport(weeklyReport({ organization: "Another" }));
    expect(Buffer.from(renderWeeklyReport(weeklyReport())).equals(Buffer.from(first))).toBe(true);
  });

  it("declares PDF/UA-1, its title and its language", async () => {
    const bytes = Buffer.from(renderWeeklyReport(weeklyReport())).toString("latin1");
    expect(bytes).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(bytes).toMatch(/\/Lang\s*\(en-US\)/u);
    const { info } = await read(weeklyReport());
    expect(info).toMatchObject({ Title: "Weekly report for Morning Bakery", Author: "Plumbline" });
  });

  it("is tagged with headings and real table headers", async () => {
    const { roles } = await read(weeklyReport());
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    for (const role of ["H2", "H3", "Table", "TH", "TD", "L", "LI"]) expect(roles).toContain(role);
  });

  it("carries the brand of a reseller, even one with an accent too light to read", async () => {
    const own = weeklyReport().brand;
    const brand = {
      ...own,
      name: "Acme Watch",
      supportEmail: "help@acme.example",
      copyright: "© Acme",
      accentColor: "#ffff00",
    };
    const { text } = await read(weeklyReport({ brand }));
    expect(text).toContain("Acme Watch");
    expect(text).toContain("© Acme Questions: help@acme.example");
    expect(text).not.toContain(own.name);
  });
});
