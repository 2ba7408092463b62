import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { renderComprehensiveReport } from "#comprehensive-report.ts";
import { comprehensiveReport } from "#comprehensive-report.testing.ts";
import { renderConformanceReport } from "#conformance-report.ts";
import { conformanceReport } from "#conformance-report.testing.ts";
import { renderLetterOfIntent } from "#letter-of-intent.ts";
import { barrier, letter } from "#letter-of-intent.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";
import { renderWeeklyReport } from "#weekly-report.ts";
import { cause, weeklyReport } from "#weekly-report.testing.ts";

const GROUPS = ["critical", "major", "major", "minor"] as const;
const SEVERITIES = ["critical", "high", "medium", "low"] as const;

function causes(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const step = Math.floor((index * 4) / count);
    const area = AREAS[index % AREAS.length]!;
    const [severity, group] = [SEVERITIES[step]!, GROUPS[step]!];
    return cause({ cause: `c${index}.x`, area, severity, group, title: `Defect ${index}` });
  });
}

function pageWith(pages: readonly string[], words: string): string {
  return pages.find((page) => page.includes(words)) ?? "";
}

describe.each(["monthly", "initial"] as const)("the %s report of any length", (kind) => {
  const report = (count: number) => comprehensiveReport({ kind, causes: causes(count) });

  it.each([8, 19, 41])("with %i causes leaves nothing alone on a page", async (count) => {
    const { pages, text } = await readPdf(renderComprehensiveReport(report(count)));
    expect(pageWith(pages, "How to verify this document")).toContain("What this report is not");
    expect(pageWith(pages, "What nobody has checked yet")).toContain("Pages behind a login");
    expect(text.split("Points of Accessibility")).toHaveLength(2);
    for (const rows of planParts(pages)) expect(rows).toBeGreaterThanOrEqual(2);
  });
});

/** How many rows of the fix plan stand together on a page, for each part of a table that holds more than one. */
function planParts(pages: readonly string[]): number[] {
  const parts = pages.flatMap((page) =>
    page.split(/(?=Within \d0 days, by|Evidence log since|Accepted risks)/u),
  );
  return parts.flatMap((part) => {
    const [, rows] = part.split("Cause Severity Issues Likely owner Work Cost");
    if (rows === undefined || part.includes(" 1 cause, about")) return [];
    return [rows.match(/Defect \d+/gu)?.length ?? 0];
  });
}

it.each([0, 9])("a letter with %i barriers is proved where it is signed", async (count) => {
  const barriers = Array.from({ length: count }, (_, index) => barrier({ cause: `c${index}` }));
  const { facts } = letter();
  const { pages } = await readPdf(renderLetterOfIntent(letter({ facts: { ...facts, barriers } })));
  expect(pageWith(pages, "How to verify this document")).toContain("Not signed yet");
});

it("a conformance report is proved where it is signed", async () => {
  const { pages } = await readPdf(renderConformanceReport(conformanceReport()));
  expect(pageWith(pages, "How to verify this document")).toContain("Not signed yet");
});

it.each([0, 3])("a weekly report with %i causes is proved where it is explained", async (count) => {
  const { pages } = await readPdf(renderWeeklyReport(weeklyReport({ causes: causes(count) })));
  expect(pageWith(pages, "How to verify this document")).toContain("How to read this report");
});
