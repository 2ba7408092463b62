import { organizationLink } from "@plumbline/contract/organization-link";
import { describe, expect, it } from "vitest";

import { renderComprehensiveReport } from "#comprehensive-report.ts";
import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { comprehensiveReport, mixedCauses } from "#comprehensive-report.testing.ts";
import { PICTURE } from "#picture.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";

const read = async (report: ComprehensiveReport) => readPdf(renderComprehensiveReport(report));

describe("the monthly comprehensive report", () => {
  it("has a section for each question, in the order a reader asks them", async () => {
    const { text, roles, totalPages } = await read(comprehensiveReport({ causes: mixedCauses(60) }));
    const headings = [
      "Monthly comprehensive report for Morning Bakery",
      "Am I in trouble?",
      "The five areas",
      "What to do first",
      "What changed since November 16, 2026",
      "What nobody has checked yet",
      "What comes next",
      "Trend",
      "Scope and method",
      "Pages we measured",
      "WCAG 2.2, levels A and AA",
      "Accessibility: 68 of 100",
      "Security: 59 of 100",
      "Fix plan",
      "Business impact",
      "Evidence log since October 23, 2026",
      "What this report is not",
      "How to verify this document",
    ];
    const places = headings.map((heading) => text.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(totalPages).toBeGreaterThanOrEqual(8);
    expect(totalPages).toBeLessThanOrEqual(14);
  });

  it("says why there is no trend in the first month", async () => {
    const report = comprehensiveReport();
    const { text } = await read({ ...report, trend: report.trend.slice(-1) });
    expect(text).toMatch(
      /Trend \w+ 2026 is the first month with a scan\. The trend begins with the report of the next month\./u,
    );
    expect((await read(report)).text).not.toContain("first month with a scan");
  });

  it("says which scores of its trend and its log are provisional", async () => {
    const { text, alternatives } = await read(comprehensiveReport());
    expect(text).toContain("Jul 2026 62* 65 65* 65 65 65 ");
    expect(text).toContain("A score marked * is provisional");
    expect(text).toContain("71 Provisional because Performance is");
    expect(alternatives.join()).toContain("July 2026 62 provisional");
  });

  it("calls its pages unseen only where one is", async () => {
    const report = comprehensiveReport();
    const pages = report.pages.map((page) => ({ ...page, state: "measured" as const }));
    const { text } = await read({ ...report, pages });
    expect(text).toContain("Pages we measured We measured 4 of 4 pages.");
    expect(text).not.toContain("What we could not see");
  });

  it("says in a sentence that nothing was fixed and no one did anything", async () => {
    const { text } = await read(comprehensiveReport({ verifiedFixes: [], failedRetests: [], humanActs: [] }));
    expect(text).toMatch(
      /Evidence log since October 23, 2026 Scans Scan Ended Addresses .*Monthly scan .* In this time, no fix was verified,/u,
    );
    expect(text).not.toContain("None in this time.");
  });

  it("logs the re-tests that verified no fix beside the fixes that were verified", async () => {
    const { text } = await read(comprehensiveReport());
    expect(text).toMatch(
      /Re-tests that verified no fix .*Form fields have no label Accessibility \/order November 19, 2026 Still there Alice Miller/u,
    );
    const none = await read(comprehensiveReport({ failedRetests: [] }));
    expect(none.text).toMatch(/Re-tests that verified no fix None in this time\./u);
  });

  it("says of a verified fix that its issue came back, and counts it", async () => {
    const [fix] = comprehensiveReport().verifiedFixes;
    const returned = { ...fix!, cameBackAt: new Date("2026-11-22T14:00:00Z") };
    const { text } = await read(comprehensiveReport({ verifiedFixes: [returned] }));
    expect(text).toContain("Came back November 22, 2026");
    expect(text).toContain("Came back after the fix was verified: 1 issue.");
  });

  it("tells all 55 criteria by what automation saw, and never that one is met", async () => {
    const { text, links } = await read(comprehensiveReport());
    expect(text).toContain(
      "Of 55 criteria at levels A and AA, 11 fail, 11 more have findings that need review, 22 show no failure in automated checks, 6 had nothing on the pages we saw that checks could judge, and 5 can be checked only by a person.",
    );
    expect(text).toContain("1.1.1 Non-text Content A Fails at 2 places");
    expect(text).toContain("4.1.3 Status Messages AA");
    expect(text).not.toMatch(/\bpass(?:es|ed)?\b|supports/iu);
    expect(links).toContain("https://www.w3.org/TR/WCAG22/#non-text-content");
  });

  it("counts each score down from 100, and leaves no point unexplained", async () => {
    const { text } = await read(comprehensiveReport());
    expect(text).toContain(
      "Start 100 Form fields have no label −12 Text is hard to read against its background −6.5 Limits and rounding −13.5 Score 68",
    );
  });

  it("leads from each line of a score to its cause, or says why there is none", async () => {
    const note = "This value is good already, so it is no issue.";
    const fast = {
      check: "perf-speed-index",
      title: "First screen fills slowly",
      points: 0.3,
      pages: 1,
      note,
    };
    const gone = { check: "perf-gone", title: "Files that are gone", points: 2, pages: 1 };
    const { lines } = comprehensiveReport();
    const report = comprehensiveReport({ lines: { ...lines, performance: [gone, fast] } });
    const { text, links } = await read(report);
    expect(links).toContain(organizationLink(report, "/fix-priority?cause=a11y-form-label.critical"));
    expect(text).toContain(`First screen fills slowly ${note} −0.3`);
    expect(text).toContain(
      "Files that are gone No open issue is behind this. The next scan will count it again.",
    );
  });

  it("says which costs the points of a cause are added up from, at the cause and at each cost", async () => {
    const report = comprehensiveReport();
    const shown = {
      check: "a11y-shown",
      title: "Names that nobody hears",
      points: 3.5,
      pages: 3,
      fixedWith: ["a11y-form-label"],
    };
    const lines = { ...report.lines, accessibility: [...(report.lines.accessibility ?? []), shown] };
    const summed = { points: 15.5, alsoCounts: [shown.title] };
    const [label, ...others] = report.causes;
    const { text } = await read({ ...report, lines, causes: [{ ...label!, ...summed }, ...others] });
    expect(text).toContain(
      `${shown.title} Counted with "${label!.title}". Fixing that ends this cost too. −3.5`,
    );
    expect(text).toContain(`Its points include those of "${shown.title}", which the same fix ends.`);
    expect(text).toContain("15.5 points");
  });

  it("says of a cost whose issue another area lists which one that is", async () => {
    const line = {
      check: "seo-label",
      title: "Fields that search can't read",
      points: 8,
      pages: 3,
      fixedWith: ["a11y-form-label"],
    };
    const { lines } = comprehensiveReport();
    const { text } = await read(comprehensiveReport({ lines: { ...lines, seo: [line] } }));
    expect(text).toMatch(
      /Fields that search can't read Listed once, under Accessibility: [^.]+\. Fixing that ends this cost too\. −8/u,
    );
  });

  it("plans by group in 30, 60 and 90 days, and says exactly what it does not print", async () => {
    const { text } = await read(comprehensiveReport({ causes: mixedCauses(60) }));
    expect(text).toContain("Due within 30 days 15 causes, about $8,745.");
    expect(text).toContain("and 9 more causes (9 medium), in the attached files.");
    expect(text).toContain("Due in 61 to 90 days");
    expect(text).toContain("Not printed here (15 low). The attached files have them.");
    expect(text).toContain(
      "Links open in a new window Low 2 issues February 1, 2027 The booking partner demands it. Alice Miller",
    );
  });

  it("keeps the day by which a cause is to be fixed from report to report, and says when it has passed", async () => {
    const [first, second, third] = mixedCauses(3);
    const found = (day: string) => new Date(`${day}T12:00:00Z`);
    const dated = [
      {
        ...first!,
        group: "critical" as const,
        severity: "critical" as const,
        openSince: found("2026-10-01"),
      },
      { ...second!, group: "major" as const, severity: "high" as const, openSince: found("2026-10-01") },
      { ...third!, group: "minor" as const, severity: "low" as const, openSince: found("2026-11-23") },
    ];
    const { text } = await read(comprehensiveReport({ causes: dated }));
    expect(text).toContain("October 31, 2026 (overdue)");
    expect(text).toMatch(/Overdue 1 cause, about/u);
    expect(text).toContain("November 30, 2026");
    expect(text).toMatch(/Due within 30 days 1 cause, about/u);
    expect(text).toMatch(/Due in 31 to 60 days Nothing is due in this time\. Due in 61 to 90 days/u);
  });

  it("names every input of the business impact, and has no such section without figures", async () => {
    const { text } = await read(comprehensiveReport());
    expect(text).toContain(
      "Visitors a month Visitors who buy Average order Revenue a year 5,000 2% $40 $48,000",
    );
    expect(text).toContain(
      "a year, provisional. The loss is provisional because Performance is, and because no score was recorded for Security",
    );
    expect(text).toContain("Performance: A busy machine measured the pages.");
    expect(text).toContain("Performance 77 (provisional) 85 15%");
    expect(text).toContain("Security 85 (assumed) 90 25%");
    const yearlyLoss: ComprehensiveReport["yearlyLoss"] = {
      basis: "estimate",
      amount: 18_500,
      base: 100_000,
      issues: { critical: 1, major: 2, minor: 3 },
      accepted: 0,
      shares: { critical: 0.05, major: 0.02, minor: 0.005 },
      isCapped: false,
    };
    const without = await read(comprehensiveReport({ yearlyLoss }));
    expect(without.text).not.toMatch(/Business impact|18,500/u);
  });

  it("proves what it says by scans with their digests, fixes with both dates and people by name", async () => {
    const { text } = await read(comprehensiveReport());
    expect(text).toContain(
      "Two pages share a title SEO /about November 2, 2026 November 23, 2026 Alice Miller",
    );
    expect(text).toContain(
      "November 20, 2026 Alice Miller Marked as fixed Two pages share a title (4 issues)",
    );
    expect(text.replaceAll(" ", "").split("1f".repeat(32)).length - 1).toBe(3);
  });

  it("describes a picture to those who cannot see it", async () => {
    const picture = {
      cause: "a11y-form-label.critical",
      picture: PICTURE,
      page: "https://bakery.example/contact",
      selector: "input.email",
      message: "The field has no label.",
    };
    const { alternatives, text } = await read(comprehensiveReport({ pictures: [picture] }));
    expect(alternatives).toContain(
      "Screenshot of a place with the issue “Form fields have no label”: The field has no label.",
    );
    expect(text).toContain("marked on /contact · input.email");
    expect(alternatives.some((words) => words.startsWith("Overall score by month: January 2026 50,"))).toBe(
      true,
    );
  });

  it("marks where the rules changed, and draws no score for a month without one", async () => {
    const { text } = await read(comprehensiveReport());
    expect(text).toContain("November 2026: ruleset version 2026.11.1 instead of 2026.2.1.");
    expect(text).toContain("May 2026 – – – – – – 8 4 6 0");
  });

  it("names what nobody has checked", async () => {
    const { text } = await read(comprehensiveReport());
    for (const item of [
      "1 check that could not run.",
      "5 findings that only a person can judge.",
      "44 of 55 WCAG criteria without a failure on record, which still take a person to confirm.",
      "Google has too few visits of this site. The site is fast for its visitors",
    ])
      expect(text).toContain(item);
  });

  it("is the same to the byte for the same report", () => {
    const report = comprehensiveReport();
    expect(
      Buffer.from(renderComprehensiveReport(report)).equals(Buffer.from(renderComprehensiveReport(report))),
    ).toBe(true);
  });
});
