import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import { CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
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

  it("keep what was found where a part of the page could not be tried, and say so", () => {
    const element = { selector: "#name", snippet: "<input>", component: "main>input" };
    const nothing = { reachesBeyond: false, isRenamed: false, isReplaced: false, hasNewLook: false };
    const quiet = { shown: [], hidden: [], texts: [], states: [], ...nothing, asked: 0 };
    const onFocus: Effect = { ...quiet, left: ["https://shop.example/help"], focus: "control" };
    const choices: Choices = {
      choices: [{ element, label: "Name", kind: "text", advice: "", onFocus, onChoosing: null }],
      notTried: [{ count: 2, reason: "Something lies over it." }],
    };
    const { id, shape } = CHOICES;
    const page = aPage({ facts: { [id]: { gathered: true, shape, value: choices } } });
    const focus = [...pageOutcomes(anEvidence({ pages: [page] }), ["accessibility"])].find(
      ({ check }) => check.id === "a11y-change-on-focus",
    );
    expect(focus).toMatchObject({
      outcome: "failed",
      reason: "We could not try 2 more things on the page. Something lies over it.",
      findings: [{ selector: "#name" }],
    });
  });

  it("hold each check of the area, those of the site once", () => {
    for (const check of CHECKS.filter(({ area }) => area === "seo")) {
      expect([check.id, of(check.id).length]).toEqual([check.id, check.scope === "site" ? 1 : 3]);
    }
    expect(outcomes.every(({ check }) => check.area === "seo")).toBe(true);
  });
});
