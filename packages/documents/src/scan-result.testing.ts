import type { Finding, ScanResult } from "@plumbline/contract/scan-result";

import type { CheckDescription } from "#check-description.ts";

const SHOP = "https://shop.example/";

export const altCheck: CheckDescription = {
  id: "a11y-image-alt",
  area: "accessibility",
  severity: "critical",
  defect: "Images without a text alternative",
  title: "Images have a text alternative",
  whyItMatters: "A screen reader has nothing to read for an <img> without alt.",
  businessImpact: "Customers cannot tell the products apart.",
  fixSteps: ["Describe each listed image in alt.", "Leave alt empty where the image only decorates."],
  wcag: ["1.1.1"],
  actRules: ["23a2a8"],
  resources: [
    { title: "Understanding 1.1.1", url: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content" },
  ],
};

export const contrastCheck: CheckDescription = {
  ...altCheck,
  id: "a11y-color-contrast",
  defect: "Text with low contrast",
  title: "Text stands out from its background",
  wcag: ["1.4.3"],
  actRules: ["afw4f7", "09o5cg"],
};

export const headerCheck: CheckDescription = {
  ...altCheck,
  id: "sec-hsts",
  area: "security",
  severity: "high",
  defect: "Encryption not enforced",
  title: "Browsers are told to use HTTPS alone",
  wcag: [],
  actRules: [],
  resources: [],
};

export function aFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    check: "a11y-image-alt",
    area: "accessibility",
    severity: "critical",
    outcome: "fail",
    wcag: ["1.1.1"],
    actRules: ["23a2a8"],
    page: SHOP,
    selector: "main > img",
    snippet: '<img src="chair.png">',
    message: "The image has no text alternative",
    sources: ["axe-core 4.14.1", "Alfa 0.114.0"],
    component: "img",
    ...overrides,
  };
}

/** A shop of two pages, one of which did not answer, with one confirmed and one doubtful finding. */
export function aResult(overrides: Partial<ScanResult> = {}): ScanResult {
  return {
    schemaVersion: 2,
    rulesetVersion: "2026.11.1",
    startedAt: "2026-11-21T08:00:00.000Z",
    finishedAt: "2026-11-21T08:00:20.000Z",
    site: SHOP,
    areas: { accessibility: { score: 75, state: "measured", lines: [] } },
    overall: 75,
    pages: [
      { url: SHOP, status: 200, state: "measured", title: "Chairs" },
      { url: `${SHOP}slow`, status: null, state: "not-measured", reason: "It did not answer in time" },
    ],
    checks: [
      {
        id: "a11y-image-alt",
        area: "accessibility",
        outcome: "failed",
        title: altCheck.title,
        defect: altCheck.defect,
      },
      {
        id: "a11y-color-contrast",
        area: "accessibility",
        outcome: "review",
        title: contrastCheck.title,
        defect: contrastCheck.defect,
      },
      {
        id: "sec-hsts",
        area: "security",
        outcome: "could-not-run",
        title: headerCheck.title,
        defect: headerCheck.defect,
        reason: "No TLS",
      },
    ],
    findings: [
      aFinding(),
      aFinding({
        check: "a11y-color-contrast",
        outcome: "review",
        severity: "high",
        wcag: ["1.4.3"],
        actRules: ["afw4f7", "09o5cg"],
        selector: null,
        message: "Text on a picture",
      }),
    ],
    ...overrides,
  };
}
