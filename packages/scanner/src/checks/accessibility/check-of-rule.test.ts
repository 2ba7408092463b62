import { rules as accessLintRules } from "@accesslint/core";
import { describe, expect, it } from "vitest";

import { accessibilityChecks } from "./accessibility-checks.ts";
import { checkIdOf, OTHER_CHECK } from "./check-of-rule.ts";

const ids = new Set(accessibilityChecks.map(({ id }) => id));

describe("the check a rule's finding goes to", () => {
  it("is axe's where the engines ask for the same", () => {
    expect(checkIdOf({ engine: "axe-core", rule: "image-alt" })).toBe("a11y-image-alt");
    expect(checkIdOf({ engine: "Alfa", rule: "sia-r2" })).toBe("a11y-image-alt");
    expect(checkIdOf({ engine: "AccessLint", rule: "text-alternatives/img-alt" })).toBe("a11y-image-alt");
  });

  it("is our own where axe has no such rule", () => {
    expect(checkIdOf({ engine: "Plumbline", rule: "keyboard-trap" })).toBe("a11y-keyboard-trap");
    expect(checkIdOf({ engine: "Alfa", rule: "sia-r44" })).toBe("a11y-orientation-locked");
  });

  it("is the one for everything else where no one has a check", () => {
    expect(checkIdOf({ engine: "Alfa", rule: "sia-r9999" })).toBe(OTHER_CHECK);
  });

  it("exists for every rule of the engines", () => {
    for (const { id } of accessLintRules)
      expect(ids).toContain(checkIdOf({ engine: "AccessLint", rule: id }));
    expect(ids.size).toBe(accessibilityChecks.length);
  });
});
