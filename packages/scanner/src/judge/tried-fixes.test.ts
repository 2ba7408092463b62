import type { Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { FIX_TRIALS, type TrialOutcome } from "#gather/fixing/fix-trials.ts";

import { TriedFixes } from "./tried-fixes.ts";

const TEXT = "<p>Rye</p>";
const finding = { check: "a11y-aria-roles", example: { text: TEXT } } as Finding;

function toldAfter(...outcomes: TrialOutcome[]) {
  const fixes = new TriedFixes();
  for (const outcome of outcomes) {
    const value = [{ check: "a11y-aria-roles", text: TEXT, outcome, reason: null }];
    fixes.add({ facts: { [FIX_TRIALS.id]: { gathered: true, shape: FIX_TRIALS.shape, value } } });
  }
  return (asked: Finding) => fixes.toldIn(asked).example?.tried;
}

describe("what came of an example", () => {
  it("is told wherever the check has the same example", () => {
    expect(toldAfter("fixed")(finding)).toBe("fixed");
    expect(toldAfter("fixed")({ ...finding, check: "a11y-aria-text" })).toBeUndefined();
    expect(toldAfter("fixed")({ ...finding, example: { text: "<p>Oat</p>" } })).toBeUndefined();
  });

  it("is nothing where it was not tried", () => expect(toldAfter("not-tried")(finding)).toBeUndefined());

  it("is the worst of what pages say", () => {
    expect(toldAfter("fixed", "broke-something", "fixed")(finding)).toBe("broke-something");
    expect(toldAfter("not-fixed", "not-tried", "fixed")(finding)).toBe("not-fixed");
  });
});
