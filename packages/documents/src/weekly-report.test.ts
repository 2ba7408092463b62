import { organizationLink } from "@plumbline/contract/organization-link";
import { describe, expect, it } from "vitest";

import { LETTERHEAD } from "#letterhead.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";
import type { WeeklyReport } from "#weekly-input.ts";
import { renderWeeklyReport } from "#weekly-report.ts";
import { cause, identity, weeklyReport } from "#weekly-report.testing.ts";

const read = async (report: WeeklyReport) => readPdf(renderWeeklyReport(report));

const everywhere = (text: string) => text.repeat(40).slice(0, 900);
const NOTHING = { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 };

describe("the weekly report", () => {
  it("answers the three questions first, with how much of the site was seen", async () => {
    const { text } = await read(weeklyReport());
    expect(text).toContain("74 of 100 Fair Seen: 4 of 4 pages, 5 of 5 areas");
    expect(text).toContain("Am I in trouble? Yes. 1 critical issue needs attention now.");
    expect(text).toContain(
      "What should I do first? Form fields have no label (Accessibility: 2.2 overall points, about 4 hours).",
    );
    expect(text).toContain(
      "Is it getting better? Yes. +3 points overall since November 16, 2026: 4 issues fixed, 1 new, 1 came back.",
    );
    expect(text.indexOf("Is it getting better?")).toBeLessThan(text.indexOf("What to do first"));
  });

  it("says how many pages it knows of that were not visited", async () => {
    const { text } = await read(weeklyReport({ pagesNotVisited: 112 }));
    expect(text).toContain(
      "Seen: 4 of 4 visited pages, 5 of 5 areas; at least 112 more pages found and not visited",
    );
    expect((await read(weeklyReport())).text).not.toContain("not visited");
  });

  it("gives three things to do with place, work, cost, owner and date, and says what is open besides", async () => {
    const { text, links } = await read(weeklyReport());
    expect(text).toContain(
      "10 issues are open: 1 critical, 2 high, 4 medium, 3 low. Fixing all open issues costs about $1,241. " +
        "Critical issues come first, then high and medium together, then low. " +
        "Within each group, what caps a score leads, then what costs the most overall points for the work it takes.",
    );
    expect(text).toContain(
      "1. Form fields have no label People who use a screen reader cannot tell what to type, so they cannot order or ask a question. " +
        "Critical · Accessibility · 5 issues on 3 of 4 pages, e.g. /contact · #order > input.email " +
        "Work Cost Likely owner Fix by Score about 4 hours $583 Web developer December 23, 2026 2.2 overall points",
    );
    expect(text).toContain("5 issues on all 4 pages · Came back, e.g. /menu");
    expect(links).toContain(organizationLink(LETTERHEAD, "/fix-priority?cause=a11y-form-label.critical"));
    expect(links).toContain("https://bakery.example/menu");
  });

  it("says what is new, what came back and what was fixed, by name, and when the next scan is", async () => {
    const { text, links } = await read(weeklyReport());
    expect(text).toContain("Came back 1 Text is hard to read against its background High, Accessibility");
    expect(text).toContain(
      "Fixed, verified by a scan or re-test 4 Two pages share a title Low, SEO, 4 issues",
    );
    expect(text).toContain("The next scan is on November 30, 2026.");
    expect(links).toContain(organizationLink(LETTERHEAD, "/fix-priority?issue=1"));
  });

  it("never calls a site compliant, certified or safe", async () => {
    for (const report of [weeklyReport(), clean()]) {
      expect((await read(report)).text).not.toMatch(/complian|certif|conform|safe from|guarantee/iu);
    }
  });

  it("says that nothing could be measured instead of that all is well", async () => {
    const pages: WeeklyReport["pages"] = [
      { url: "https://bakery.example/", status: null, state: "not-measured", reason: "The host is unknown." },
    ];
    const { text } = await read(clean({ overall: null, areas: unmeasured(5), pages }));
    expect(text).toContain("We can't tell, because this scan could not measure anything.");
    expect(text).toContain("No area could be measured, so there is no score.");
    expect(text).toContain("/ no response The host is unknown.");
    expect(text).not.toMatch(/found no critical|nothing to fix|no issues are open/iu);
  });

  it("speaks of a single point in the singular", async () => {
    const { text } = await read(weeklyReport({ changes: { ...weeklyReport().changes!, overall: -1 } }));
    expect(text).toMatch(/No\. [−-]1 point overall since/u);
  });

  it("has something to say when nothing was found", async () => {
    const { text } = await read(clean());
    expect(text).toContain("The automated checks found no critical or high issue on 4 pages.");
    expect(text).toContain("This is the first scan.");
  });
});

describe("what was not measured", () => {
  it("comes before a good score, in verdict, score and areas", async () => {
    const { text } = await read(clean({ overall: 96, areas: unmeasured(2) }));
    expect(text).toContain("96 of 100 From 3 of 5 areas Seen: 4 of 4 pages, 3 of 5 areas");
    expect(text).toContain(
      "We don't know about Accessibility and SEO, which we could not measure. In what we could check, the automated checks found no critical or high issue.",
    );
    expect(text).toContain("Find out why we could not measure Accessibility, then scan again.");
    expect(text).toContain(
      "Not measured: Accessibility, SEO. The overall score covers 3 of 5 areas, 52% of its full weight.",
    );
    expect(text).toContain("Accessibility: The browser crashed.");
    expect(text).not.toContain("96 of 100 Excellent");
    expect(text).not.toMatch(/nothing to fix|no issues are open/iu);
  });

  it("keeps a provisional score from being praised, tells zero from none, and dates an older score", async () => {
    const [accessibility, seo, performance, ...others] = weeklyReport().areas;
    const areas: WeeklyReport["areas"] = [
      { ...accessibility!, score: 0 },
      { ...seo!, score: 95, state: "provisional", reason: "We could not check 31% of this area." },
      { ...performance!, measuredAt: new Date("2026-10-30T12:00:00Z"), change: null },
      ...others,
    ];
    const { text } = await read(weeklyReport({ areas, overall: 90 }));
    expect(text).toContain("90 of 100 Provisional");
    expect(text).toContain("0 of 100");
    expect(text).toContain("The overall score is provisional because SEO is.");
    expect(text).toContain("SEO: We could not check 31% of this area.");
    expect(text).toContain("From October 30, 2026");
  });

  it("says that a score did not move, where a zero would read as the score", async () => {
    const changes = { ...weeklyReport().changes!, overall: 0 };
    const areas = weeklyReport().areas.map((area) => ({ ...area, change: 0 }));
    const { text } = await read(weeklyReport({ changes, areas }));
    expect(text).toContain("Change of the overall score: no change.");
    expect(text).toContain("no change since last scan");
    expect(text).not.toContain("0 since last scan");
  });

  it("explains a provisional score by nothing but its own reason", async () => {
    const areas = weeklyReport().areas.map((area) => ({
      ...area,
      state: "provisional" as const,
      reason: "We saw 100% of this area. Our machine was busy while we measured.",
    }));
    const { text } = await read(weeklyReport({ areas }));
    expect(text).toContain("The reason is given below the scores.");
    expect(text).not.toContain("could not run");
  });

  it("names pages that gave no answer, and carries the list of all", async () => {
    const failed = Array.from({ length: 30 }, (_, index) => ({
      url: `https://bakery.example/old-${index}`,
      status: 500,
      state: "not-measured" as const,
      reason: "The server failed.",
    }));
    const gone = { ...failed[0]!, url: "https://bakery.example/gone", status: 404 };
    const pages = [...weeklyReport().pages, gone, ...failed];
    const { text, attachments } = await read(weeklyReport({ pages }));
    expect(text).toContain("We measured 4 of 34 pages.");
    expect(text).not.toContain("/gone");
    expect(text).toContain("/old-0 500 The server failed.");
    expect(text).toContain("and 18 more pages, in the attached pages.csv.");
    expect(Buffer.from(attachments.get("pages.csv")!).toString("utf8")).toContain(
      "https://bakery.example/old-29,500,",
    );
  });
});

function unmeasured(count: number): WeeklyReport["areas"] {
  return weeklyReport().areas.map((area, index) =>
    index < count
      ? {
          ...area,
          score: null,
          state: "not-measured",
          reason: "The browser crashed.",
          change: null,
          measuredAt: null,
        }
      : area,
  );
}

function clean(overrides: Partial<WeeklyReport> = {}): WeeklyReport {
  return weeklyReport({ causes: [], openIssues: NOTHING, costOfFixing: 0, changes: null, ...overrides });
}

describe("a report with difficult contents", () => {
  it("prints markup as text", async () => {
    const { text } = await read(weeklyReport({ organization: "#panic() *Bold* $x$ <b> `code` @ref \\ //" }));
    expect(text).toContain("#panic() *Bold* $x$ <b> `code` @ref \\ //");
  });

  it("prints every customer's script, marked with its language, and a box for what the typefaces lack", async () => {
    const found = cause({
      title: "日本語 カタカナ 한국어 中文 हिन्दी ไทย שלום سلام 🎉👩‍👩‍👧 \u{13080} \u202eevil\u0000",
    });
    const { text, languages } = await read(weeklyReport({ organization: "ブルー 🎉", causes: [found] }));
    for (const shown of ["□", "日本語", "한국어", "中文", "ไทย", "🎉"]) expect(text).toContain(shown);
    for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u])
      expect(text).toMatch(script);
    expect(new Set(languages)).toEqual(new Set(["en-US", "ja", "ko", "hi", "th", "he", "ar"]));
    expect(text).not.toContain("\u202e");
  });

  it.each([
    ["300 causes and 200 pages", 300, 200, "ordinary"],
    ["sentences without end", 40, 60, everywhere("It matters a great deal. ")],
    ["words without a space", 40, 60, everywhere("abcdefghijklmnopqrstuvwxyz")],
    ["wide characters", 40, 60, everywhere("WMW")],
  ])("is an alert of three pages at most with %s", async (_, causeCount, pageCount, words) => {
    const causes = Array.from({ length: causeCount }, () =>
      cause({ examplePage: `https://a.example/${words}`, exampleElement: words }),
    );
    const site = `https://${words}/`;
    const pages = Array.from({ length: pageCount }, (_, index) => ({
      url: index === 0 ? site : `https://a.example/${words}`,
      status: 500,
      state: index % 2 ? ("measured" as const) : ("not-measured" as const),
      title: words,
      reason: words,
    }));
    const { totalPages, text } = await read(weeklyReport({ organization: words, site, causes, pages }));
    expect(totalPages).toBeLessThanOrEqual(3);
    expect(text).toContain(`${causeCount - 3} more causes are in your dashboard and in the attached files.`);
  });
});

describe("the PDF file", () => {
  it("is the same to the byte for the same report", () => {
    const first = renderWeeklyReport(weeklyReport());
    renderWeeklyReport(weeklyReport({ organization: "Another" }));
    expect(Buffer.from(renderWeeklyReport(weeklyReport())).equals(Buffer.from(first))).toBe(true);
  });

  it("prints and carries all that it can be proved by, and is dated by the end of its scan", async () => {
    const { text, info } = await read(weeklyReport());
    const { scanId, engines, evidence } = identity();
    for (const shown of [
      scanId,
      engines.join(", "),
      "Ruleset version 2026.11.1",
      evidence!.hash,
      `Link 7: ${evidence!.chainHash}`,
    ])
      expect(text).toContain(shown);
    expect(text).toContain("Scan ended November 23, 2026 at 9:05 AM EST");
    expect(info).toMatchObject({
      Keywords: `scan:${scanId}, evidence:${evidence!.hash}, chain:${evidence!.chainHash}`,
      CreationDate: expect.stringMatching(/^D:20261123140500/u),
    });
  });

  it("carries all issues for a spreadsheet and for a program", async () => {
    const { attachments } = await read(weeklyReport());
    expect([...attachments.keys()].toSorted()).toEqual(["issues.csv", "issues.json", "pages.csv"]);
    expect(JSON.parse(Buffer.from(attachments.get("issues.json")!).toString("utf8"))).toEqual(
      weeklyReport().issues,
    );
  });

  it("declares PDF/UA-1, its title in any script and its language", async () => {
    const bytes = renderWeeklyReport(weeklyReport({ organization: "ブルー・ベーカリー" }));
    const source = Buffer.from(bytes).toString("latin1");
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(source).toMatch(/\/Lang\s*\(en-US\)/u);
    const { info } = await readPdf(bytes);
    expect(info).toMatchObject({ Title: "Weekly report for ブルー・ベーカリー", Author: "Plumbline" });
    const requested = await read(weeklyReport({ isRequested: true, organization: "Harbor Bakery" }));
    expect(requested.info).toMatchObject({ Title: "Requested scan report for Harbor Bakery" });
    expect(requested.text).not.toContain("Weekly report");
  });

  it("is tagged with headings in order, real table headers and links", async () => {
    const { roles } = await read(weeklyReport());
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    for (const role of ["H2", "H3", "Table", "TH", "TD", "Link"]) expect(roles).toContain(role);
    const levels = roles.flatMap((role) => (/^H\d$/u.test(role) ? [Number(role.slice(1))] : []));
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
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
    expect(text).not.toContain(`${own.name} `);
  });
});
