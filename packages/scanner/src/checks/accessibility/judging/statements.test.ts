import { describe, expect, it } from "vitest";

import {
  examine,
  rule,
  settle,
  type Decision,
  type ExaminedPage,
  type Rule,
} from "#checks/accessibility/rule.ts";
import { aPage, gathered } from "#evidence-builders.testing.ts";
import type { EngineFinding } from "#evidence/engines.ts";
import { ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";
import { probe, type Probe } from "#evidence/probe-facts.ts";

import { statementsOn, type Statement } from "./statements.ts";

const LOOKED = probe<string>("a11y-looked", 1);
const WIDE = probe<string>("a11y-wide", 1, "wide text");
const NARROW = probe<string>("a11y-narrow", 1, "320 px wide");
const place = (selector: string) => ({ selector, snippet: "<button>", component: "main>button" });

function finding(engine: EngineName, overrides: Partial<EngineFinding> = {}): EngineFinding {
  return {
    engine,
    rule: engine === AXE ? "button-name" : "names",
    verdict: "failed",
    wcag: ["4.1.2"],
    actRules: [],
    severity: "high",
    message: `${engine} says so`,
    element: place("#order"),
    ...overrides,
  };
}

function aRule(...examines: NonNullable<Rule["examines"]>): Rule {
  return rule({
    id: "a11y-looked",
    severity: "high",
    criteria: ["4.1.2"],
    examines,
    defect: "",
    title: "",
    whyItMatters: "",
    businessImpact: "",
    fixSteps: [],
    effort: "S",
  });
}

/** A page of which engines said this, and every probe above brought facts. */
function pageOf(...findings: EngineFinding[]): ExaminedPage {
  const engines = ([AXE, ALFA] as const).map((engine) => {
    const own = findings.filter((said) => said.engine === engine);
    const report = { engine, version: "1", findings: own, passedRules: [], inapplicableRules: [] };
    return { engine, report: gathered(report) };
  });
  const facts = [LOOKED, WIDE, NARROW].map(({ id }) => [
    id,
    { gathered: true as const, shape: 1, value: "" },
  ]);
  return aPage({ engines, facts: Object.fromEntries(facts) });
}

const said = (page: ExaminedPage, ...rules: Rule[]): Statement[] => statementsOn(page, rules).statements;
const finds = (asked: Probe<string>, ...defects: Decision["defects"]) =>
  examine(asked, () => ({ applies: true, defects }));

describe("what our own examination settles", () => {
  const inOrder = { criterion: "4.1.2", selector: "#order" };
  const settling = aRule(settle(LOOKED, () => [inOrder]));

  it("drops doubts of an element found in order, and complaints of engines other than axe", () => {
    const page = pageOf(finding(AXE, { verdict: "review" }), finding(ALFA));
    expect(said(page, settling)).toEqual([]);
    expect(statementsOn(page, [settling]).overruled).toHaveLength(2);
  });

  it("leaves what axe is sure of, unless the browser itself shows otherwise", () => {
    const page = pageOf(finding(AXE));
    expect(said(page, settling)).toHaveLength(1);
    expect(said(page, aRule(settle(LOOKED, () => [{ ...inOrder, evenFailed: true }])))).toEqual([]);
  });

  it("touches neither other elements nor other criteria, nor our own findings", () => {
    const page = pageOf(finding(ALFA, { wcag: ["1.1.1"] }), finding(ALFA, { element: place("#other") }));
    const own = finds(LOOKED, { message: "Nameless", element: place("#order") });
    expect(said(page, settling, { ...aRule(own), id: "a11y-nameless" })).toHaveLength(3);
  });

  it("drops no more than what the rule itself tells, where it says so", () => {
    const ofOwn = {
      ...aRule(settle(LOOKED, () => [{ ...inOrder, evenFailed: true, ofThisRule: true }])),
      engines: { [ALFA]: ["names"] },
    };
    expect(said(pageOf(finding(AXE), finding(ALFA)), ofOwn)).toMatchObject([{ engine: AXE }]);
  });

  it("leaves a doubt of what engines are often wrong about, where it could not be made", () => {
    const busy = { [LOOKED.id]: { gathered: false as const, reason: "The page took too long." } };
    const page = { ...pageOf(finding(AXE), finding(AXE, { rule: "other" })), facts: busy };
    const needed = (isNeeded: boolean) => ({
      ...aRule(settle(LOOKED, () => [], { isNeeded })),
      engines: { [AXE]: [finding(AXE).rule] },
    });
    expect(said(page, needed(true)).map(({ verdict }) => verdict)).toEqual(["review", "failed"]);
    expect(said(page, needed(false)).map(({ verdict }) => verdict)).toEqual(["failed", "failed"]);
  });

  it("leaves all that engines say where the page was not asked", () => {
    const page = { ...pageOf(finding(ALFA)), facts: {} };
    expect(said(page, settling)).toHaveLength(1);
  });
});

describe("what engines say", () => {
  it("is no failure where axe itself calls the rule experimental or a recommendation", () => {
    const verdicts = ["button-name", "region", "table-fake-caption"].map((name) => [
      name,
      said(pageOf(finding(AXE, { rule: name })))[0]?.verdict,
    ]);
    expect(verdicts).toEqual([
      ["button-name", "failed"],
      ["region", "review"],
      ["table-fake-caption", "review"],
    ]);
  });
});

describe("what our own rules say", () => {
  it("is the rule's, in its criteria and severity, unless the defect has its own", () => {
    const own = aRule(
      finds(
        LOOKED,
        { message: "Plain" },
        { message: "Other", wcag: ["2.1.1"], severity: "low", outcome: "review" },
      ),
    );
    expect(said(pageOf(), own)).toMatchObject([
      { engine: "Plumbline", rule: "a11y-looked", verdict: "failed", wcag: ["4.1.2"], severity: "high" },
      { verdict: "review", wcag: ["2.1.1"], severity: "low" },
    ]);
  });

  it("is told once where several views show one cause, in the view that comes first, with all criteria", () => {
    const cut = { message: "Cut off", element: place("#box"), cause: "cut" };
    const narrow = finds(NARROW, { ...cut, wcag: ["1.4.10"] });
    const wide = finds(WIDE, { ...cut, wcag: ["1.4.12"] }, { message: "Cut off", element: place("#other") });
    expect(said(pageOf(), aRule(narrow, wide))).toMatchObject([
      { view: "wide text", wcag: ["1.4.12", "1.4.10"], element: { selector: "#box" } },
      { view: "wide text", wcag: ["4.1.2"], element: { selector: "#other" } },
    ]);
  });

  it("is no more than fifty places of one examination", () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      message: "Nameless",
      element: place(`#b${index}`),
    }));
    expect(said(pageOf(), aRule(finds(LOOKED, ...many)))).toHaveLength(50);
  });

  it("does not depend on another rule that breaks", () => {
    const broken = aRule(
      examine(LOOKED, () => {
        throw new TypeError("no such fact");
      }),
    );
    const page = pageOf(finding(AXE));
    const sound = { ...aRule(finds(LOOKED, { message: "Nameless" })), id: "a11y-nameless" };
    expect(said(page, broken, sound)).toHaveLength(2);
    expect(statementsOn(page, [broken]).answers.get("a11y-looked")).toMatchObject([
      { answer: { error: new TypeError("no such fact") } },
    ]);
  });
});
