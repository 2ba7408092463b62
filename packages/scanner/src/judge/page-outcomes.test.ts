import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import { pageOutcomes } from "#judge/page-outcomes.ts";

const evidence = anEvidence({
  pages: [
    aPage({ finalUrl: "https://shop.example/", document: gathered(aDocument({ title: "" })) }),
    aPage({ finalUrl: "https://shop.example/a", document: gathered(aDocument({ title: "Our new chairs" })) }),
    { ...anUnmeasuredPage("it timed out"), finalUrl: "https://shop.example/slow" },
  ],
});

describe("the outcomes of every page", () => {
  const outcomes = [...pageOutcomes(evidence, ["seo"])];
  const of = (id: string) => outcomes.filter(({ check }) => check.id === id);

  it("tell the page that failed from the page that passed and the one no one saw", () => {
    expect(of("seo-title-missing").map(({ page, outcome, reason }) => [page, outcome, reason])).toEqual([
      ["https://shop.example/", "failed", null],
      ["https://shop.example/a", "passed", null],
      ["https://shop.example/slow", "could-not-run", "it timed out"],
    ]);
  });

  it("hold each check of the area, those of the site once", () => {
    for (const check of CHECKS.filter(({ area }) => area === "seo")) {
      expect([check.id, of(check.id).length]).toEqual([check.id, check.scope === "site" ? 1 : 3]);
    }
    expect(outcomes.every(({ check }) => check.area === "seo")).toBe(true);
  });
});
