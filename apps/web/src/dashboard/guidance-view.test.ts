import type { FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import { describe, expect, it } from "vitest";

import { categoriesOf, FIRST_VIEW, itemsOf } from "./guidance-view.ts";

function item(id: string, overrides: Partial<FixGuidanceItem> = {}): FixGuidanceItem {
  return {
    id,
    title: id,
    category: "seo",
    severity: "low",
    description: "",
    estimatedTime: "",
    estimatedCost: 75,
    businessImpact: "",
    fixSteps: [],
    resources: [],
    completedAt: null,
    isVerified: false,
    ...overrides,
  };
}

const ITEMS = [
  item("title"),
  item("label", { category: "accessibility", severity: "critical", estimatedCost: 350 }),
  item("done", { completedAt: "2026-11-18T12:00:00.000Z" }),
];

const ids = (items: readonly FixGuidanceItem[]) => items.map(({ id }) => id).join(" ");

describe("the checklist", () => {
  it("begins with everything that is left to do, worst first", () => {
    expect(ids(itemsOf(ITEMS, FIRST_VIEW))).toBe("label title");
  });

  it("shows what is completed on request", () => {
    expect(ids(itemsOf(ITEMS, { ...FIRST_VIEW, showsCompleted: true }))).toBe("label title done");
  });

  it("keeps its category when the order changes", () => {
    const view = { ...FIRST_VIEW, category: "seo", order: "cost" } as const;
    expect(ids(itemsOf([...ITEMS, item("free", { estimatedCost: 0 })], view))).toBe("free title");
  });
});

describe("its categories", () => {
  it("are the five of the filter", () => {
    expect(categoriesOf(ITEMS).map(({ name }) => name)).toEqual([
      "All",
      "Accessibility",
      "SEO",
      "Performance",
      "Privacy",
    ]);
  });

  it("hold security too where an issue is of it, so that none is out of reach", () => {
    expect(categoriesOf([item("tls", { category: "security" })]).at(-1)?.name).toBe("Security");
  });
});
