import { describe, expect, it } from "vitest";

import { decideFailed, decideReview, type RuleCounts } from "./rule-decision.ts";

const counts = (engine: string, right: number, wrong: number): RuleCounts => ({
  engine,
  rule: "any",
  failedRightly: right,
  failedWrongly: wrong,
  spokeRightly: right,
  spokeWrongly: wrong,
});

describe("what a rule's word is worth", () => {
  it("is a failure by itself for axe and our own rules until cases speak against them", () => {
    expect(decideFailed(counts("axe-core", 0, 0))).toBe("alone");
    expect(decideFailed(counts("Plumbline", 0, 0))).toBe("alone");
    expect(decideFailed(counts("axe-core", 0, 2))).not.toBe("alone");
  });

  it("needs a second engine for others that were never tried", () => {
    expect(decideFailed(counts("Alfa", 0, 0))).toBe("agree");
    expect(decideFailed(counts("AccessLint", 0, 0))).toBe("agree");
  });

  it("grows with cases that bear it out and falls with those that do not", () => {
    expect(decideFailed(counts("Alfa", 4, 0))).toBe("alone");
    expect(decideFailed(counts("Alfa", 4, 2))).toBe("agree");
    expect(decideFailed(counts("Alfa", 2, 4))).toBe("review");
    expect(decideFailed(counts("Alfa", 0, 6))).toBe("silent");
  });

  it("counts what was read by eye on real sites", () => {
    const contrast = { ...counts("AccessLint", 3, 0), rule: "distinguishable/color-contrast" };
    expect(decideFailed(contrast)).toBe("agree");
    expect(decideFailed({ ...contrast, rule: "any" })).toBe("alone");
  });

  it("spares people reviews that are mostly in vain", () => {
    expect(decideReview(counts("axe-core", 1, 2))).toBe("review");
    expect(decideReview(counts("axe-core", 0, 4))).toBe("silent");
  });
});
