import { describe, expect, it } from "vitest";

import { verdictOf } from "#check.ts";
import { privacyPageCheck, privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { aPage, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";

const TEXTS = {
  id: "prv-test",
  group: "consent" as const,
  sources: [],
  defect: "",
  title: "",
  whyItMatters: "",
  businessImpact: "",
  fixSteps: [],
  effort: "S" as const,
  resources: [],
};
const check = privacySiteCheck({
  ...TEXTS,
  severities: { EU: "critical", CA: "medium", US: "info" },
  evaluate: () => verdictOf([{ message: "found" }]),
});
const under = (...profiles: Evidence["profiles"][number][]) => check.evaluate(anEvidence({ profiles }));

describe("a privacy check", () => {
  it("weighs by the harshest law profile that is switched on", () => {
    expect(under("CA")).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(under("US", "CA", "EU")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }],
    });
  });

  it("only advises where none of the chosen laws asks for it", () => {
    expect(under("US")).toMatchObject({ outcome: "advice", findings: [{ outcome: "advice" }] });
  });

  it("is not applicable under other profiles, and names them", () => {
    expect(under("KIDS")).toEqual({
      outcome: "not-applicable",
      reason: "This check is for the laws of EU, CA, US. Chosen for this site: KIDS.",
    });
    expect(under()).toMatchObject({ reason: expect.stringContaining("none") });
    expect(check.isLeftOut?.(anEvidence({ profiles: ["KIDS"] }))).toBe(true);
    expect(check.isLeftOut?.(anEvidence({ profiles: ["KIDS", "EU"] }))).toBe(false);
  });

  it("keeps a severity that a finding brings itself", () => {
    const own = privacySiteCheck({
      ...TEXTS,
      severities: { EU: "high" },
      evaluate: () => verdictOf([{ message: "found", severity: "low" }]),
    });
    expect(own.evaluate(anEvidence({ profiles: ["EU"] }))).toMatchObject({ findings: [{ severity: "low" }] });
  });

  it("does not judge a page that was not measured", () => {
    const page = privacyPageCheck({ ...TEXTS, severities: { US: "low" }, evaluate: () => verdictOf([]) });
    expect(page.evaluate(anUnmeasuredPage("it crashed"), anEvidence())).toEqual({
      outcome: "could-not-run",
      reason: "it crashed",
    });
    expect(page.evaluate(aPage(), anEvidence())).toEqual({ outcome: "passed" });
  });
});
