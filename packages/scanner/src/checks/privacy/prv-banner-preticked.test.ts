import { describe, expect, it } from "vitest";

import { prvBannerPreticked } from "#checks/privacy/prv-banner-preticked.ts";
import { aBanner, messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { gathered, notGathered } from "#evidence-builders.testing.ts";

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

  it("fails for what is checked once the settings are open, and tells each purpose once", () => {
    const banner = gathered(aBanner({ prechecked: ["Statistics"] }));
    const secondLayer = gathered({ prechecked: ["Statistics", "Marketing"] });
    expect(messagesOf(prvBannerPreticked.evaluate(passesEvidence({ banner, secondLayer })))).toEqual([
      "The consent banner (Onetrust) shows “Statistics” already checked.",
      "The consent banner (Onetrust), once its settings are open, shows “Marketing” already checked.",
    ]);
  });

  it("asks about what is on under legitimate interest, once", () => {
    const prechecked = ["Ads – interesse legittimo", "Berechtigtes Interesse: Messung"];
    const banner = gathered(aBanner({ prechecked }));
    const verdict = prvBannerPreticked.evaluate(passesEvidence({ banner }));
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "review",
      [
        "The consent banner (Onetrust) has 2 purposes switched on under “legitimate interest”, such as “Ads – interesse legittimo”. Does any of that store or read something on the device, which needs consent?",
      ],
    ]);
  });

  it("passes settings without a checked box, and could not run on settings that did not open", () => {
    const buttons = [{ text: "Settings", kind: "settings" as const, area: 900 }];
    const banner = gathered(aBanner({ buttons }));
    const outcomeWith = (passes: Parameters<typeof passesEvidence>[0]) =>
      prvBannerPreticked.evaluate(passesEvidence({ banner, ...passes })).outcome;
    expect(outcomeWith({ secondLayer: gathered({ prechecked: [] }) })).toBe("passed");
    expect(outcomeWith({ secondLayer: notGathered() })).toBe("could-not-run");
    expect(outcomeWith({})).toBe("could-not-run");
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
