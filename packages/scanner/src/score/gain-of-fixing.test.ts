import type { CheckSummary, ScanResult, ScoreLine } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { gainOfFixing } from "#score/gain-of-fixing.ts";

function line(check: string, points: number, more: Partial<ScoreLine> = {}): ScoreLine {
  return { check, title: check, points, pages: 1, ...more };
}

function scored(
  area: "security" | "seo",
  { score, lines }: { score: number | null; lines: ScoreLine[] },
): Pick<ScanResult, "areas" | "checks" | "findings"> {
  const checks = lines.map(({ check }): CheckSummary => ({
    id: check,
    area,
    outcome: "failed",
    title: check,
  }));
  const state = score === null ? "not-measured" : "measured";
  return {
    areas: { [area]: { score, state, lines }, accessibility: { score: 90, state: "measured", lines: [] } },
    checks,
    findings: [],
  };
}

describe("what fixing a check gives", () => {
  it("is what it costs, and its area's share of that overall", () => {
    const result = scored("security", { score: 83, lines: [line("sec-js-vuln", 12), line("sec-csp", 5)] });
    // Security weighs 0.25 and accessibility 0.18; nothing else was measured.
    expect(gainOfFixing("security", "sec-js-vuln", result)).toEqual({
      area: 12,
      overall: expect.closeTo(7, 1),
    });
  });

  it("is less where other checks of the group then count more, and never nothing", () => {
    const lines = [
      line("sec-mail-spf", 3.6, { alone: 5 }),
      line("sec-mail-dmarc", 3.6, { alone: 5 }),
      line("sec-dns-caa", 1.4, { alone: 2 }),
      line("sec-dns-dnssec", 2.8, { alone: 4 }),
    ];
    const result = scored("security", { score: 89, lines });
    expect(gainOfFixing("security", "sec-mail-spf", result)?.area).toBeCloseTo(0.861, 3);
    expect(gainOfFixing("security", "sec-dns-caa", result)?.area).toBeCloseTo(0.193, 3);
  });

  it("is nothing while a gate of another check holds, and lifts the gate where it is the check's own", () => {
    const gate = line("sec-exposed-files", 34, { atMost: 29 });
    const lines = [gate, line("sec-exposed-files", 25), line("sec-js-vuln", 12)];
    const result = scored("security", { score: 29, lines });
    expect(gainOfFixing("security", "sec-js-vuln", result)?.area).toBe(0);
    expect(gainOfFixing("security", "sec-exposed-files", result)?.area).toBe(59);
  });

  it("counts what Lighthouse took off for the same", () => {
    const lines = [line("seo-document-title", 8), line("seo-title-missing", 4)];
    const result = scored("seo", { score: 88, lines });
    expect(gainOfFixing("seo", "seo-title-missing", result)?.area).toBe(12);
    expect(gainOfFixing("seo", "seo-document-title", result)?.area).toBe(12);
  });

  it("is not known for an area that has no score", () => {
    expect(gainOfFixing("seo", "seo-title-missing", scored("seo", { score: null, lines: [] }))).toBeNull();
    expect(gainOfFixing("privacy", "prv-gfonts", scored("seo", { score: 88, lines: [] }))).toBeNull();
  });
});
