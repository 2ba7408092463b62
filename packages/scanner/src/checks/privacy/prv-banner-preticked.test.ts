import { describe, expect, it } from "vitest";

import { bannerPreticked } from "#checks/privacy/prv-banner-preticked.ts";
import { aBanner, messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { gathered } from "#evidence-builders.testing.ts";

describe("prv-banner-preticked", () => {
  it("fails for each optional purpose that is ticked", () => {
    const banner = gathered(aBanner({ prechecked: ["Statistics", "Marketing"] }));
    const verdict = bannerPreticked.evaluate(passesEvidence({ banner }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "The consent banner (Onetrust) shows “Statistics” already checked.",
      "The consent banner (Onetrust) shows “Marketing” already checked.",
    ]);
  });

  it("passes when nothing optional is ticked", () => {
    expect(bannerPreticked.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe("passed");
  });

  it("does not apply without a banner, nor under the United States profile", () => {
    expect(bannerPreticked.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(bannerPreticked.evaluate(passesEvidence({}, ["US"]))).toMatchObject({
      reason: expect.stringContaining("EU, CA"),
    });
  });

  it("could not run without the passes", () => {
    expect(bannerPreticked.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
