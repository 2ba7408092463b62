import { describe, expect, it } from "vitest";

import type { ConformanceRow } from "./conformance-reports.ts";
import { conformanceTables, coversSection508, rowTitle, rowUrl } from "./conformance-tables.ts";

const row = (criterion: string, overrides: Partial<ConformanceRow> = {}): ConformanceRow => ({
  criterion,
  adherence: "not-applicable",
  remarks: "",
  workaround: "",
  targetDate: null,
  evaluator: "Alice Archer",
  ...overrides,
});
const WCAG = [row("1.1.1"), row("1.4.3")];
const tablesOf = (...rows: ConformanceRow[]) =>
  conformanceTables(rows).map(({ id, rows: own, whole }) => ({
    id,
    rows: own.map(({ criterion }) => criterion),
    whole: whole?.criterion ?? null,
  }));
const chapter = (id: string, ...rows: ConformanceRow[]) =>
  tablesOf(...WCAG, ...rows).find((table) => table.id === id);

describe("the tables of a conformance report", () => {
  it("are those of levels A and AA where no row is about Section 508", () => {
    expect(coversSection508(WCAG)).toBe(false);
    expect(tablesOf(...WCAG)).toEqual([
      { id: "success_criteria_level_a", rows: ["1.1.1"], whole: null },
      { id: "success_criteria_level_aa", rows: ["1.4.3"], whole: null },
    ]);
  });

  it("are all chapters beside them with a single row of Section 508", () => {
    expect(coversSection508([...WCAG, row("302.1")])).toBe(true);
    expect(tablesOf(...WCAG, row("302.1")).map(({ id }) => id)).toEqual([
      "success_criteria_level_a",
      "success_criteria_level_aa",
      "functional_performance_criteria",
      "hardware",
      "software",
      "support_documentation_and_services",
    ]);
  });

  it("tell a chapter once where one person says in the same words that nothing of it applies", () => {
    const id = "software";
    expect(chapter(id, row("502.2.1"), row("502.2.2"))).toEqual({
      id,
      rows: ["502.2.1", "502.2.2"],
      whole: "502.2.1",
    });
    for (const other of [
      { adherence: "supports" },
      { evaluator: "Bob Baker" },
      { remarks: "The site has no software." },
    ] as const)
      expect(chapter(id, row("502.2.1"), row("502.2.2", other))?.whole).toBeNull();
  });

  it("tell functional performance row by row, hardware as a whole, and nothing of a chapter without rows", () => {
    expect(chapter("functional_performance_criteria", row("302.1"), row("302.2"))?.whole).toBeNull();
    expect(chapter("hardware", row("hardware", { adherence: "not-evaluated" }))?.whole).toBe("hardware");
    expect(chapter("software", row("302.1"))).toMatchObject({ rows: [], whole: null });
  });
});

describe("a row", () => {
  it("has number and name, and where it can be read", () => {
    expect(rowTitle("1.4.3")).toBe("1.4.3 Contrast (Minimum)");
    expect(rowTitle("302.1")).toBe("302.1 Without Vision");
    expect(rowTitle("hardware")).toBe("Chapter 4: Hardware");
    expect(rowTitle("9.9.9")).toBe("9.9.9");
    expect(rowUrl("302.1")).toBe("https://www.access-board.gov/ict/");
    expect(rowUrl("1.4.3")).toContain("contrast-minimum");
  });
});
