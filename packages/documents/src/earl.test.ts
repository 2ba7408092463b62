import jsonld from "jsonld";
import { describe, expect, it } from "vitest";

import { type EarlOutcome, toEarl } from "#earl.ts";
import { altCheck, aFinding, aResult, contrastCheck, headerCheck } from "#scan-result.testing.ts";

const EARL = "http://www.w3.org/ns/earl#";
/** Refuses every term that has no meaning; the library's types do not know it yet. */
const SAFE: jsonld.Options.Expand & { safe: boolean } = { safe: true };
const SHOP = "https://shop.example/";

function anOutcome(overrides: Partial<EarlOutcome> = {}): EarlOutcome {
  return { check: altCheck, page: SHOP, outcome: "passed", reason: null, findings: [], ...overrides };
}

function assertionsOf(...outcomes: EarlOutcome[]) {
  const document = JSON.parse([...toEarl(aResult(), outcomes)].join(""));
  const nodes: Record<string, unknown>[] = document["@graph"];
  return nodes.filter((node) => node["@type"] === "earl:Assertion");
}

describe("a scan as EARL", () => {
  it("is JSON-LD in which every word is one of the vocabulary's", async () => {
    const outcomes = [
      anOutcome({ outcome: "failed", findings: [aFinding()] }),
      anOutcome({ outcome: "could-not-run", reason: "It timed out", page: `${SHOP}slow` }),
      anOutcome({ check: headerCheck }),
    ];
    const document = JSON.parse([...toEarl(aResult(), outcomes)].join(""));
    const expanded = await jsonld.expand(document, SAFE);
    const assertions = expanded.filter((node) => String(node["@type"]) === `${EARL}Assertion`);
    expect(assertions).toHaveLength(3);
    expect(assertions[0]?.[`${EARL}subject`]).toEqual([{ "@id": SHOP }]);
    expect(assertions[0]?.[`${EARL}test`]).toEqual([
      { "@id": "https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/" },
    ]);
    expect(assertions[0]?.[`${EARL}result`]).toMatchObject([
      { [`${EARL}outcome`]: [{ "@id": `${EARL}failed` }] },
    ]);
  });

  it.each([
    ["passed", "earl:passed"],
    ["not-applicable", "earl:inapplicable"],
    ["could-not-run", "earl:untested"],
  ] as const)("tells %s as %s", (outcome, told) => {
    expect(assertionsOf(anOutcome({ outcome }))).toMatchObject([{ result: { outcome: told } }]);
  });

  it("cannot tell where a person must judge", () => {
    const findings = [aFinding({ outcome: "review" })];
    expect(assertionsOf(anOutcome({ outcome: "review", findings }))).toMatchObject([
      {
        result: {
          outcome: "earl:cantTell",
          description: ["The image has no text alternative"],
          pointer: [{ "@type": "ptr:CSSSelectorPointer", expression: "main > img" }],
        },
      },
    ]);
  });

  it("fails the check's own demand where it advises, and no criterion", () => {
    const findings = [aFinding({ outcome: "advice", wcag: [] })];
    const [criterion, own] = assertionsOf(anOutcome({ check: contrastCheck, outcome: "advice", findings }));
    expect(criterion).toMatchObject({
      test: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
      result: { outcome: "earl:passed" },
    });
    expect(own).toMatchObject({
      test: "urn:plumbline:check:a11y-color-contrast",
      result: { outcome: "earl:failed", info: expect.stringContaining("best practice") },
    });
  });

  it("tests the criterion where a check covers several ACT rules, and says that a pass is a part of it", () => {
    expect(assertionsOf(anOutcome({ check: contrastCheck }))).toMatchObject([
      {
        test: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
        source: "urn:plumbline:check:a11y-color-contrast",
        result: { outcome: "earl:passed", info: expect.stringContaining("a person") },
      },
    ]);
  });

  it("tests the check itself where no standard has a test", () => {
    expect(assertionsOf(anOutcome({ check: headerCheck }))).toMatchObject([
      { test: "urn:plumbline:check:sec-hsts" },
    ]);
  });

  it("asserts each criterion findings name by those findings alone", () => {
    const findings = [
      aFinding({ actRules: [], wcag: ["1.1.1"] }),
      aFinding({ actRules: [], wcag: ["1.4.3"], outcome: "review" }),
    ];
    const told = assertionsOf(anOutcome({ outcome: "failed", findings }));
    expect(told).toMatchObject([
      { test: "https://www.w3.org/TR/WCAG22/#non-text-content", result: { outcome: "earl:failed" } },
      { test: "https://www.w3.org/TR/WCAG22/#contrast-minimum", result: { outcome: "earl:cantTell" } },
    ]);
  });

  it("describes each test and page once", () => {
    const outcomes = [anOutcome(), anOutcome({ page: `${SHOP}slow` })];
    const { "@graph": nodes } = JSON.parse([...toEarl(aResult(), outcomes)].join(""));
    const types = nodes.map((node: Record<string, unknown>) => node["@type"]);
    expect(types.filter((type: unknown) => type === "earl:TestCase")).toHaveLength(1);
    expect(types.filter((type: unknown) => type === "earl:TestSubject")).toHaveLength(2);
  });
});
