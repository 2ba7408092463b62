import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";

import { outcomeOfDefect, type Judging } from "./outcome-of-defect.ts";

const BARRIER: Judging = { area: "accessibility", severity: "high", wcag: ["1.1.1"] };
const HABIT: Judging = { area: "accessibility", severity: "info", wcag: [] };
const HEADER: Judging = { area: "security", severity: "medium" };
const HINT: Judging = { area: "security", severity: "info" };
const LAW: Judging = { area: "privacy", severity: "info", severities: { EU: "medium", US: "info" } };

describe("a defect is told as", () => {
  it("a failure or a question where it breaks a success criterion", () => {
    expect(outcomeOfDefect(BARRIER, {}, "fail")).toBe("fail");
    expect(outcomeOfDefect(BARRIER, { outcome: "review" }, "fail")).toBe("review");
  });

  it("advice where it breaks none, however sure and severe its check is", () => {
    expect(outcomeOfDefect(HABIT, {}, "fail")).toBe("advice");
    expect(outcomeOfDefect(HABIT, { outcome: "review" }, "review")).toBe("advice");
    expect(outcomeOfDefect(BARRIER, { outcome: "fail", wcag: [] }, "fail")).toBe("advice");
  });

  it("a question where an engine sees a criterion broken in what is advice elsewhere", () => {
    expect(outcomeOfDefect(HABIT, { outcome: "fail", wcag: ["1.3.1"] }, "fail")).toBe("review");
  });

  it("advice where its check is a recommendation of another area", () => {
    expect(outcomeOfDefect(HINT, {}, "fail")).toBe("advice");
    expect(outcomeOfDefect(HINT, { outcome: "fail" }, "fail")).toBe("advice");
    expect(outcomeOfDefect(HEADER, {}, "fail")).toBe("fail");
  });

  it("what the chosen laws make of it", () => {
    expect(outcomeOfDefect(LAW, {}, "fail")).toBe("fail");
    expect(outcomeOfDefect(LAW, { outcome: "advice" }, "fail")).toBe("advice");
  });
});

it("checks without a criterion or a law behind them are known", () => {
  const recommendations = CHECKS.filter(
    ({ area, severity, severities }) =>
      area !== "accessibility" && severity === "info" && severities === undefined,
  );
  expect(recommendations.map(({ id }) => id).toSorted()).toEqual([
    "sec-coop-corp",
    "sec-dns-dnssec",
    "sec-frame-sandbox",
    "sec-password-managers",
    "sec-permissions",
    "sec-securitytxt",
    "sec-text-as-code",
    "seo-h1-multiple",
  ]);
});
