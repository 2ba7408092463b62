import { describe, expect, it } from "vitest";

import { type FixGuidanceItem, guidanceSummary, sortGuidance } from "./fix-guidance.ts";

function item(id: string, overrides: Partial<FixGuidanceItem> = {}): FixGuidanceItem {
  return {
    id,
    title: `Defect ${id}`,
    category: "accessibility",
    severity: "medium",
    description: "",
    estimatedTime: "Up to 30 minutes",
    estimatedCost: 75,
    businessImpact: "",
    fixSteps: [],
    resources: [],
    completedAt: null,
    isVerified: false,
    ...overrides,
  };
}

const ids = (items: readonly FixGuidanceItem[]) => items.map(({ id }) => id).join(" ");

describe("what the checklist adds up to", () => {
  it("is the cost of all items, of the completed ones, and how far one is", () => {
    const items = [
      item("a", { completedAt: "2026-11-18T12:00:00.000Z" }),
      item("b", { estimatedCost: 350 }),
      item("c", { estimatedCost: 2200 }),
    ];
    expect(guidanceSummary(items)).toEqual({
      totalCost: 2625,
      completed: 1,
      items: 3,
      percent: 33,
      saved: 75,
    });
  });

  it("adds nothing for what was not estimated, and is no error without items", () => {
    expect(guidanceSummary([item("a", { estimatedCost: null })]).totalCost).toBe(0);
    expect(guidanceSummary([])).toEqual({ totalCost: 0, completed: 0, items: 0, percent: 0, saved: 0 });
  });
});

describe("the order of the checklist", () => {
  const items = [
    item("cheap-low", { severity: "low", estimatedCost: 75 }),
    item("dear-critical", { severity: "critical", estimatedCost: 2200, category: "privacy" }),
    item("unknown-high", { severity: "high", estimatedCost: null, category: "seo" }),
    item("mid-high", { severity: "high", estimatedCost: 350, category: "performance" }),
  ];

  it("by severity puts the worst first and keeps equals as they came", () => {
    expect(ids(sortGuidance(items, "severity"))).toBe("dear-critical unknown-high mid-high cheap-low");
  });

  it("by cost puts the cheapest first and what was not estimated last", () => {
    expect(ids(sortGuidance(items, "cost"))).toBe("cheap-low mid-high dear-critical unknown-high");
  });

  it("by impact weighs the severity with the area's share of lost revenue", () => {
    // 0.30 x 3, 0.12 x 4, 0.15 x 3, 0.18 x 1
    expect(ids(sortGuidance(items, "impact"))).toBe("unknown-high dear-critical mid-high cheap-low");
  });
});
