import { exampleText } from "@plumbline/contract/fix-example-text";
import type { Finding, ScanResult } from "@plumbline/contract/scan-result";
import { csvText } from "#csv-text.ts";

const HEADER = [
  "outcome",
  "severity",
  "area",
  "check",
  "title",
  "message",
  "page",
  "selector",
  "snippet",
  "wcag",
  "act_rules",
  "sources",
  "fix_unit",
  "example",
];

/** What a CSV file holds beside the result. */
export interface CsvContext {
  /** Name of the fix unit a finding belongs to, equal from scan to scan. */
  fingerprintOf: (finding: Finding) => string;
  /** Whether an earlier scan did not have it: adds a column that says so; null when nothing was compared. */
  isNew: ((finding: Finding) => boolean) | null;
}

/**
 * The findings as CSV with a header line, one row a finding; several values in one cell are separated by spaces or
 * semicolons.
 */
export function toCsv(result: ScanResult, { fingerprintOf, isNew }: CsvContext): string {
  const names = new Map(result.checks.map(({ id, title, defect = title }) => [id, defect]));
  const rows = result.findings.map((finding) => [
    ...cellsOf(finding, names.get(finding.check) ?? ""),
    fingerprintOf(finding),
    finding.example === undefined ? "" : exampleText(finding.example),
    ...(isNew === null ? [] : [isNew(finding) ? "yes" : "no"]),
  ]);
  const header = [...HEADER, ...(isNew === null ? [] : ["new"])];
  return csvText([header, ...rows]);
}

function cellsOf(finding: Finding, title: string): string[] {
  return [
    finding.outcome,
    finding.severity,
    finding.area,
    finding.check,
    title,
    finding.message,
    finding.page,
    finding.selector ?? "",
    finding.snippet ?? "",
    finding.wcag.join(" "),
    finding.actRules.join(" "),
    finding.sources.join("; "),
  ];
}
