import { describe, expect, it } from "vitest";

import type { Verdict } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import { anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { EngineAnswer, EngineFinding, EngineReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { ACCESSLINT, AXE, type EngineName } from "#evidence/engine-names.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";

import { a11yKeyboardTrap } from "./a11y-keyboard-trap/rule.ts";

const PICTURE = { selector: "main > img", snippet: "<img>", component: "main>img" };

function aFinding(overrides: Partial<EngineFinding> = {}): EngineFinding {
  return {
    engine: AXE,
    rule: "image-alt",
    verdict: "failed",
    wcag: ["1.1.1"],
    actRules: ["23a2a8"],
    severity: "critical",
    message: "Element does not have an alt attribute",
    element: PICTURE,
    ...overrides,
  };
}

function answer(engine: EngineName, report: Partial<EngineReport> = {}, view?: string): EngineAnswer {
  const empty = { findings: [], passedRules: [], inapplicableRules: [] };
  const given = gathered<EngineReport>({ engine, version: "1", ...empty, ...report });
  return { engine, report: given, ...(view === undefined ? {} : { view }) };
}

function judge(id: string, page: Pick<PageEvidence, "engines"> & { facts?: PageFacts }): Verdict {
  const check = CHECKS.find((candidate) => candidate.id === id);
  if (check?.scope !== "page") throw new Error(`There is no check ${id} of pages`);
  const evidence = aPage(page);
  return check.evaluate(evidence, anEvidence({ pages: [evidence] }));
}

describe("a rule that stands for one of axe's", () => {
  const judged = (...engines: EngineAnswer[]): Verdict => judge("a11y-image-alt", { engines });

  it("passes where axe found nothing wrong", () => {
    expect(judged(answer(AXE, { passedRules: ["image-alt"] }))).toEqual({ outcome: "passed" });
  });

  it("fails with every element axe complains of", () => {
    const other = { selector: "footer > img", snippet: "<img>", component: "footer>img" };
    const findings = [aFinding(), aFinding({ verdict: "review", element: other })];
    expect(judged(answer(AXE, { findings }))).toMatchObject({
      outcome: "failed",
      findings: [
        { outcome: "fail", element: PICTURE, wcag: ["1.1.1"], sources: ["axe-core 1"] },
        { outcome: "review", element: other },
      ],
    });
  });

  it("tells what other engines find of the same, also where axe has no word on it", () => {
    const findings = [aFinding({ engine: ACCESSLINT, rule: "text-alternatives/img-alt" })];
    const engines = [answer(AXE, { inapplicableRules: ["image-alt"] }), answer(ACCESSLINT, { findings })];
    expect(judged(...engines)).toMatchObject({ findings: [{ sources: ["AccessLint 1"] }] });
  });

  it("speaks of what it is about, also where another engine complains of something else there", () => {
    const element = { selector: "#menu", snippet: '<a id="menu" href="/a"></a>', component: "a" };
    const shared = { element, wcag: ["4.1.2"], actRules: [] };
    const axe = aFinding({
      ...shared,
      rule: "duplicate-id-aria",
      verdict: "review",
      message: "Document has multiple elements referenced with ARIA with the same id attribute: menu",
    });
    const other = aFinding({
      ...shared,
      engine: ACCESSLINT,
      rule: "navigable/link-name",
      message: "Link has no discernible text.",
    });
    const engines = [answer(AXE, { findings: [axe] }), answer(ACCESSLINT, { findings: [other] })];
    expect(judge("a11y-duplicate-id-aria", { engines })).toMatchObject({
      findings: [{ message: expect.stringContaining("Several elements share this id: menu") as string }],
    });
  });

  it("asks a person where axe itself is unsure", () => {
    expect(judged(answer(AXE, { findings: [aFinding({ verdict: "review" })] })).outcome).toBe("review");
  });

  it("does not apply where the page has nothing of the kind", () => {
    const engines = [answer(AXE, { inapplicableRules: ["area-alt"] })];
    expect(judge("a11y-area-alt", { engines }).outcome).toBe("not-applicable");
  });

  it("did not look where a part of it is asked of key pages alone, and the rest found nothing", () => {
    const engines = [answer(AXE, { inapplicableRules: ["no-autoplay-audio"] })];
    expect(judge("a11y-no-autoplay-audio", { engines }).outcome).toBe("not-looked-at");
  });

  it("could not run where axe was not asked, did not finish, or broke off at this rule", () => {
    const broken = { engine: AXE, report: notGathered("axe-core could not finish") } as const;
    expect(judged()).toMatchObject({ outcome: "could-not-run" });
    expect(judged(broken)).toEqual({ outcome: "could-not-run", reason: "axe-core could not finish" });
    expect(judged(answer(AXE))).toMatchObject({
      outcome: "could-not-run",
      reason: "axe-core stopped before it finished this check.",
    });
  });

  it.each([
    ["dark colors", /^In dark mode: /],
    ["phone width", /^In a window as narrow as a phone: /],
  ])("says where to see what only %s show", (view, beginning) => {
    const complaint = aFinding({ rule: "color-contrast", wcag: ["1.4.3"], view });
    const shown = answer(AXE, { findings: [complaint] }, view);
    const usual = answer(AXE, { passedRules: ["color-contrast"] });
    expect(judge("a11y-color-contrast", { engines: [usual, shown] })).toMatchObject({
      findings: [{ message: expect.stringMatching(beginning) }],
    });
  });

  it("tells a defect that two views show once, with both views", () => {
    const complaint = aFinding({ rule: "color-contrast", wcag: ["1.4.3"] });
    const engines = [
      answer(AXE, { findings: [complaint] }),
      answer(AXE, { findings: [{ ...complaint, view: "dark colors" }] }, "dark colors"),
    ];
    expect(judge("a11y-color-contrast", { engines })).toMatchObject({
      outcome: "failed",
      findings: [{ sources: ["axe-core 1", "axe-core 1, dark colors"] }],
    });
  });
});

describe("a rule of ours", () => {
  const [{ id } = { id: "" }] = a11yKeyboardTrap.examines?.flatMap(({ probes }) => probes) ?? [];

  it("does not look at pages that are not operated", () => {
    expect(judge("a11y-keyboard-trap", { engines: [answer(AXE)] })).toEqual({
      outcome: "not-looked-at",
      reason: "We check this only on key pages and small pages.",
    });
  });

  it("could not run where its probe failed, nothing was asked, or an older version gathered the facts", () => {
    const failed = judge("a11y-keyboard-trap", {
      engines: [answer(AXE)],
      facts: { [id]: notGathered("The page hung.") },
    });
    expect(failed).toEqual({ outcome: "could-not-run", reason: "The page hung." });
    expect(judge("a11y-keyboard-trap", { engines: [] }).outcome).toBe("could-not-run");
    const old = { [id]: { gathered: true, shape: 0, value: null } } as const;
    expect(judge("a11y-keyboard-trap", { engines: [answer(AXE)], facts: old })).toEqual({
      outcome: "could-not-run",
      reason: "An older version of this check gathered too little to judge it again.",
    });
  });
});

describe("a rule whose page has more of its subject than its probe reads", () => {
  const UNREAD = "The page has more of this than we read, so that the rest of it was not checked.";
  const judged = (name: string, stopped: boolean): Verdict => {
    const picture = { name, alt: name, source: "/a.png", file: "a.png", width: 50, height: 50 };
    const told = { gathered: true, shape: 2, value: [{ ...picture, element: PICTURE }] } as const;
    const facts = { "a11y-image-name-empty": stopped ? ({ ...told, stopped: true } as const) : told };
    return judge("a11y-image-name-empty", { engines: [answer(AXE)], facts });
  };

  it("does not pass on what it read", () => {
    expect(judged("A loaf of rye", false)).toEqual({ outcome: "passed" });
    expect(judged("A loaf of rye", true)).toEqual({ outcome: "could-not-run", reason: UNREAD });
  });

  it("tells it beside what it found", () => {
    expect(judged("IMG_2041", false)).not.toHaveProperty("reason");
    expect(judged("IMG_2041", true)).toMatchObject({ outcome: "failed", reason: UNREAD });
  });
});
