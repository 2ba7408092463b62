import { describe, expect, it } from "vitest";

import { prvBannerPreticked } from "#checks/privacy/prv-banner-preticked.ts";
import { aBanner, messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { gathered } from "#evidence-builders.testing.ts";

describe("prv-banner-preticked", () => {
  it("fails for each optional purpose that is ticked", () => {
    const banner = gathered(aBanner({ prechecked: ["Statistics", "Marketing"] }));
    const verdict = prvBannerPreticked.evaluate(passesEvidence({ banner }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "The consent banner (Onetrust) shows “Statistics” already checked.",
      "The consent banner (Onetrust) shows “Marketing” already checked.",
    ]);
  });

  it("passes when nothing optional is ticked", () => {
    expect(prvBannerPreticked.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe(
      "passed",
    );
  });

  it("does not apply without a banner, nor under the United States profile", () => {
    expect(prvBannerPreticked.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvBannerPreticked.evaluate(passesEvidence({}, ["US"]))).toMatchObject({
      reason: expect.stringContaining("EU, CA"),
    });
  });

  it("could not run without the passes", () => {
    expect(prvBannerPreticked.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
