import type { Finding } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { mergeFindings } from "#judge/merge-findings.ts";

function aFinding(overrides: Partial<Finding>): Finding {
  return {
    check: "a11y-aria-progressbar-name",
    area: "accessibility",
    severity: "high",
    outcome: "fail",
    wcag: ["1.1.1"],
    actRules: [],
    page: "https://shop.example/",
    selector: "div.bar",
    snippet: "<div>",
    message: "It has no name",
    sources: ["axe-core 4.14.1"],
    component: "div-1",
    ...overrides,
  };
}

it("makes one finding of what two engines say to one check, whatever criterion each names", () => {
  const doubt = {
    outcome: "review",
    wcag: ["4.1.2"],
    message: "No name",
    sources: ["AccessLint 0.21.0"],
  } as const;
  const merged = mergeFindings([
    aFinding({ ...doubt, wcag: ["4.1.2"], sources: [...doubt.sources] }),
    aFinding({}),
  ]);
  expect(merged).toEqual([
    aFinding({ wcag: ["1.1.1", "4.1.2"], sources: ["axe-core 4.14.1", "AccessLint 0.21.0"] }),
  ]);
});

it("keeps apart what engines say that no check of its own asks for", () => {
  const other = { check: "a11y-other" };
  const second = aFinding({ ...other, wcag: ["4.1.2"], message: "Another", sources: ["Alfa 0.114.0"] });
  expect(mergeFindings([aFinding(other), second])).toHaveLength(2);
});

it("keeps apart what a check finds of which no engine says the same", () => {
  const [nameless, stateless] = [
    aFinding({ check: "a11y-button-name", wcag: ["4.1.2"] }),
    aFinding({ check: "a11y-state-untold", wcag: ["4.1.2"], sources: ["Plumbline 2026.11.23"] }),
  ];
  expect(mergeFindings([nameless, stateless])).toEqual([nameless, stateless]);
});

it("keeps the example of a fix from whoever of the same check has one, and of no other check", () => {
  const example = { before: "<div>", after: "<div aria-label>" } as unknown as Finding["example"];
  const first = { sources: ["axe-core 4.14.1"] };
  const second = { sources: ["AccessLint 0.21.0"] };
  const kept = (a: Partial<Finding>, b: Partial<Finding>) =>
    mergeFindings([aFinding({ ...first, ...a }), aFinding({ ...second, ...b })]).map(
      (finding) => finding.example,
    );
  expect(kept({ example }, {})).toEqual([example]);
  expect(kept({}, { example })).toEqual([example]);
  expect(mergeFindings([aFinding(first), aFinding(second)])[0]).not.toHaveProperty("example");
});
