import { describe, expect, it } from "vitest";

import { prvRejectHard } from "#checks/privacy/prv-reject-hard.ts";
import { aBanner, messagesOf, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { gathered, notGathered } from "#evidence-builders.testing.ts";
import type { ConsentBanner } from "#evidence/privacy.ts";

const accept = { text: "Accept all", kind: "accept", area: 4000 } as const;
const withButtons = (...buttons: ConsentBanner["buttons"]) =>
  passesEvidence({ banner: gathered(aBanner({ buttons })) }, ["CA"]);

describe("prv-reject-hard", () => {
  it("fails when the first layer only accepts or leads to settings", () => {
    const verdict = prvRejectHard.evaluate(
      withButtons(accept, { text: "Settings", kind: "settings", area: 900 }),
    );
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)[0]).toContain("offers “Accept all” but no equally direct way");
  });

  it("asks a person when 'Reject' is much smaller", () => {
    const verdict = prvRejectHard.evaluate(
      withButtons(accept, { text: "Reject", kind: "reject", area: 800 }),
    );
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)[0]).toContain("only 20%");
  });

  it("passes when both are offered alike", () => {
    expect(prvRejectHard.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe("passed");
  });

  it("does not apply without a banner, or to one that asks nothing", () => {
    expect(prvRejectHard.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvRejectHard.evaluate(withButtons()).outcome).toBe("not-applicable");
  });

  it("could not run when the banner could not be read", () => {
    expect(prvRejectHard.evaluate(passesEvidence({ banner: notGathered() })).outcome).toBe("could-not-run");
  });
});
