import type { Finding, FindingOutcome, ScanResult } from "@plumbline/contract/scan-result";
import { unitsByOutcome } from "@plumbline/scanner/fix-units";
import { foundIssues } from "@plumbline/worker/found-issues";
import { expect, it } from "vitest";

import { failingUnits } from "#scan/gate.ts";
import { type FinishedScan, writeAs } from "#scan/formats.ts";

const SITE = "https://shop.example/";

function told(check: string, outcome: FindingOutcome, component: string): Finding {
  return {
    check,
    area: "accessibility",
    severity: outcome === "advice" ? "low" : "high",
    outcome,
    wcag: outcome === "advice" ? [] : ["1.1.1"],
    actRules: [],
    page: SITE,
    selector: `#${component}`,
    snippet: null,
    message: `Told as ${outcome}.`,
    sources: [],
    component,
  };
}

const result: ScanResult = {
  schemaVersion: 2,
  rulesetVersion: "1",
  startedAt: "2026-11-21T09:00:00.000Z",
  finishedAt: "2026-11-21T09:00:20.000Z",
  site: SITE,
  overall: 80,
  areas: { accessibility: { score: 80, state: "measured", lines: [] } },
  pages: [{ url: SITE, status: 200, state: "measured", title: "Shop" }],
  checks: [],
  findings: [
    told("a11y-image-alt", "fail", "logo"),
    told("a11y-image-alt", "review", "banner"),
    told("a11y-heading-order", "advice", "news"),
    told("a11y-landmark-unique", "advice", "menu"),
    // One change with what is confirmed: it makes that issue no larger.
    told("a11y-image-alt", "advice", "logo"),
  ],
};

const scan: FinishedScan = {
  result,
  evidence: {} as FinishedScan["evidence"],
  areas: ["accessibility"],
  baseline: null,
  listsAdvice: false,
};
const written = (format: "text" | "json" | "sarif" | "csv"): string => [...writeAs(format, scan)].join("");

it("is the same advice in every format and in the app, and never among what is to fix or to review", () => {
  const { toFix, toReview, advice } = unitsByOutcome(result.findings);
  expect([toFix.length, toReview.length, advice.length]).toEqual([1, 1, 2]);
  expect(toFix[0]?.places).toHaveLength(1);

  expect(written("text")).toContain("1 thing to fix, 1 to review");
  expect(written("text")).toContain("Advice: 2 best-practice suggestions");

  const inApp = foundIssues(result);
  const fingerprints = (of: typeof inApp) => of.map(({ fingerprint }) => fingerprint).toSorted();
  expect(fingerprints(inApp.filter(({ isAdvice }) => isAdvice))).toEqual(
    advice.map(({ fingerprint }) => fingerprint).toSorted(),
  );
  expect(inApp.filter(({ needsReview }) => needsReview)).toHaveLength(1);

  const outcomes = result.findings.map(({ outcome }) => outcome);
  const json: ScanResult = JSON.parse(written("json"));
  expect(json.findings.map(({ outcome }) => outcome)).toEqual(outcomes);
  const rows = written("csv").trimEnd().split(/\r?\n/u).slice(1);
  expect(rows.map((row) => row.split(",")[0])).toEqual(outcomes);
  const { runs } = JSON.parse(written("sarif"));
  const kinds = runs[0].results.map(({ kind, level }: Record<string, string>) => `${kind} ${level}`);
  expect(kinds).toEqual([
    "fail error",
    "review none",
    "informational none",
    "informational none",
    "informational none",
  ]);
});

it("never fails a scan, whatever --fail-on asks", () => {
  const onlyAdvice = result.findings.filter(({ outcome }) => outcome === "advice");
  expect(failingUnits(onlyAdvice, { failOn: "low", baseline: null })).toEqual([]);
});
