import { describe, expect, it } from "vitest";

import { isOlderRuleset } from "#rejudging/ruleset-order.ts";

describe("the order of rulesets", () => {
  it("is that of their numbers, not of their letters", () => {
    expect(isOlderRuleset("2026.11.8", "2026.11.10")).toBe(true);
    expect(isOlderRuleset("2026.11.10", "2026.11.8")).toBe(false);
    expect(isOlderRuleset("2026.9.30", "2026.11.1")).toBe(true);
    expect(isOlderRuleset("2027.1.1", "2026.12.9")).toBe(false);
    expect(isOlderRuleset("2026.11.8", "2026.11.8")).toBe(false);
  });
});
