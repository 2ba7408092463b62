import { describe, expect, it } from "vitest";

import { aPage, gathered } from "#evidence-builders.testing.ts";
import type { EngineFinding } from "#evidence/engines.ts";
import { AXE } from "#evidence/engine-names.ts";

import { countRules, measure, opinionOfEngine } from "./accuracy.ts";
import type { LabelledCase } from "./labelled-cases.ts";
import type { ObservedCase } from "./observe-cases.ts";

const observed = (labelled: Partial<LabelledCase>, said: Partial<EngineFinding>[]): ObservedCase => ({
  labelled: {
    id: "case",
    url: "/case.html",
    rule: "97a4e1",
    ruleName: "Button has a name",
    expected: "failed",
    criteria: ["4.1.2"],
    excused: [],
    ...labelled,
  },
  page: aPage({
    engines: [
      {
        engine: AXE,
        report: gathered({
          engine: AXE,
          version: "1",
          passedRules: [],
          inapplicableRules: [],
          findings: said.map((finding) => ({
            engine: AXE,
            rule: "button-name",
            verdict: "failed",
            wcag: ["4.1.2"],
            actRules: [],
            severity: "high",
            message: "",
            element: null,
            ...finding,
          })),
        }),
      },
    ],
  }),
  troubles: [],
});
const measured = (...cases: ObservedCase[]) => measure(cases, opinionOfEngine(AXE));

describe("measuring on labeled cases", () => {
  it("counts a failed case as found when a failure names its criterion", () => {
    expect(measured(observed({}, [{}]), observed({}, [{ wcag: ["1.1.1"] }]))).toMatchObject({
      failedCases: 2,
      found: 1,
    });
  });

  it("counts a review as seen and not as found", () => {
    expect(measured(observed({}, [{ verdict: "review" }]))).toMatchObject({ found: 0, foundWithReview: 1 });
  });

  it("counts a failure on a clean case as a false alarm, unless it is excused", () => {
    const clean = { expected: "passed" as const };
    expect(measured(observed(clean, [{}]))).toMatchObject({
      cleanCases: 1,
      falseAlarms: 1,
      cleanWithReview: 1,
    });
    expect(measured(observed({ ...clean, excused: ["4.1.2"] }, [{}]))).toMatchObject({ falseAlarms: 0 });
  });

  it("counts each rule once a case, by what the case is about", () => {
    const cases = [
      observed({}, [{}, {}]),
      observed({ expected: "passed" }, [{}]),
      observed({}, [{ wcag: ["1.1.1"] }]),
    ];
    expect(countRules(cases)).toEqual([
      {
        engine: "axe-core",
        rule: "button-name",
        failedRightly: 1,
        failedWrongly: 1,
        spokeRightly: 1,
        spokeWrongly: 1,
      },
    ]);
  });
});
