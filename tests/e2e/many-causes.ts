import type { Area, Severity } from "@plumbline/contract/areas";
import { overallScore } from "@plumbline/contract/overall-score";
import type { CheckSummary, Finding, ScanResult, ScoreLine } from "@plumbline/contract/scan-result";

const SITE = "https://harbor-bakery.example/";
const PAGES = Array.from({ length: 20 }, (_, index) => (index === 0 ? SITE : `${SITE}page-${index}`));

/** A defect of one check in some components, each on some pages. */
interface Defect {
  check: string;
  area: Area;
  title: string;
  severities: readonly Severity[];
  /** Pages each component is on, from the first; 0 for what concerns the site as a whole. */
  pages: number;
  outcome?: "fail" | "review";
}

/** Defects of all groups: of one and of many issues, of a gate, of a whole site, told by Lighthouse, for a person. */
const DEFECTS: readonly Defect[] = [
  {
    check: "a11y-button-name",
    area: "accessibility",
    title: "Button without a name",
    severities: many("critical", 41),
    pages: 12,
  },
  {
    check: "a11y-label",
    area: "accessibility",
    title: "Form field without a label",
    severities: ["critical", "high", "low"],
    pages: 2,
  },
  {
    check: "a11y-link-name",
    area: "accessibility",
    title: "Link without a name",
    severities: many("high", 3),
    pages: 20,
  },
  {
    check: "a11y-color-contrast",
    area: "accessibility",
    title: "Text with too little contrast",
    severities: many("medium", 7),
    pages: 5,
  },
  {
    check: "a11y-image-alt",
    area: "accessibility",
    title: "Images without a text alternative",
    severities: ["low"],
    pages: 1,
    outcome: "review",
  },
  {
    check: "sec-tls-none",
    area: "security",
    title: "No encryption (https)",
    severities: ["critical"],
    pages: 0,
  },
  { check: "sec-hsts", area: "security", title: "Encryption not enforced", severities: ["medium"], pages: 0 },
  {
    check: "sec-csp",
    area: "security",
    title: "No Content-Security-Policy",
    severities: ["medium"],
    pages: 20,
  },
  {
    check: "seo-title-missing",
    area: "seo",
    title: "Page without exactly one title",
    severities: many("high", 2),
    pages: 4,
  },
  {
    check: "seo-broken-links",
    area: "seo",
    title: "Broken links to your own pages",
    severities: many("low", 5),
    pages: 3,
  },
  {
    check: "perf-slow-largest-paint",
    area: "performance",
    title: "Main content slow to appear",
    severities: ["high"],
    pages: 3,
  },
  {
    check: "prv-policy-missing",
    area: "privacy",
    title: "No privacy policy",
    severities: ["high"],
    pages: 0,
  },
];

function many(severity: Severity, count: number): Severity[] {
  return Array.from({ length: count }, () => severity);
}

const LINES: Partial<Record<Area, ScoreLine[]>> = {
  accessibility: [
    { check: "a11y-button-name", title: "Button without a name", points: 31.4, pages: 12 },
    { check: "a11y-label", title: "Form field without a label", points: 14.1, pages: 2 },
    { check: "a11y-link-name", title: "Link without a name", points: 12.5, pages: 20 },
    { check: "a11y-color-contrast", title: "Text with too little contrast", points: 6, pages: 5 },
  ],
  seo: [
    {
      check: "seo-document-title",
      title: "No title",
      points: 8.2,
      pages: 2,
      fixedWith: ["seo-title-missing"],
    },
    { check: "seo-title-missing", title: "Page without exactly one title", points: 1.8, pages: 4 },
    { check: "seo-broken-links", title: "Broken links", points: 2, pages: 0 },
  ],
  security: [
    { check: "sec-tls-none", title: "No encryption (https)", points: 25, pages: 0 },
    {
      check: "sec-tls-none",
      title: "Without a valid secure connection the score is 39 at most",
      points: 16.3,
      pages: 0,
      atMost: 39,
    },
    { check: "sec-csp", title: "No Content-Security-Policy", points: 5, pages: 20 },
    { check: "sec-hsts", title: "Encryption not enforced", points: 5, pages: 0 },
  ],
  performance: [{ check: "perf-slow-largest-paint", title: "Main content slow", points: 9.3, pages: 3 }],
};

const SCORES: Record<Area, number | null> = {
  accessibility: 36,
  seo: 88,
  performance: 91,
  privacy: null,
  security: 39,
};

/** A scan of twenty pages with causes of every kind; privacy could not be measured. */
export function manyCauses(finishedAt: Date): ScanResult {
  const at = finishedAt.toISOString();
  const areas = Object.entries(SCORES).map(([area, score]) => [
    area,
    { score, state: score === null ? "not-measured" : "measured", lines: LINES[area as Area] ?? [] },
  ]);
  return {
    schemaVersion: 2,
    rulesetVersion: "2026.11.1",
    startedAt: at,
    finishedAt: at,
    site: SITE,
    areas: Object.fromEntries(areas),
    overall: overallScore(SCORES),
    pages: PAGES.map((url) => ({ url, status: 200, state: "measured" })),
    checks: DEFECTS.map(({ check, area, title, outcome = "fail" }): CheckSummary => ({
      id: check,
      area,
      outcome: outcome === "fail" ? "failed" : "review",
      title,
      defect: title,
    })),
    findings: DEFECTS.flatMap(findingsOf),
  };
}

function findingsOf({ check, area, title, severities, pages, outcome = "fail" }: Defect): Finding[] {
  return severities.flatMap((severity, component) =>
    PAGES.slice(0, Math.max(1, pages)).map((page) => ({
      check,
      area,
      severity,
      outcome,
      wcag: [],
      actRules: [],
      page,
      ...(pages === 0 ? { isSiteWide: true } : {}),
      selector: pages === 0 ? null : `#part-${component}`,
      snippet: pages === 0 ? null : `<button id="part-${component}">Part ${component}</button>`,
      message: title,
      sources: ["plumbline"],
      component: `part-${component}`,
    })),
  );
}
