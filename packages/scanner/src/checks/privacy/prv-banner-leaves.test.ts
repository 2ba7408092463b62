import { describe, expect, it } from "vitest";

import { prvBannerLeaves } from "#checks/privacy/prv-banner-leaves.ts";
import { aBanner, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";

const judge = (wentAway: boolean, text = "We use cookies.") =>
  prvBannerLeaves.evaluate(
    passesEvidence({ fresh: aPrivacyPass({ text }), banner: gathered(aBanner({ wentAway })) }),
  );

describe("prv-banner-leaves", () => {
  it.each([
    "By continuing to browse this site, you agree to our cookies.",
    "Durch die weitere Nutzung unserer Seite erklären Sie sich einverstanden.",
    "En poursuivant votre navigation, vous acceptez leur dépôt.",
    "Si continúa navegando, consideramos que acepta su uso.",
    "Proseguendo la navigazione, acconsenti all'uso dei cookie.",
    "Door verder te surfen gaat u akkoord met cookies.",
  ])("fails when it goes away as it says: %s", (text) => {
    expect(judge(true, text)).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(judge(false, text).outcome).toBe("review");
  });

  it("asks a person when it only goes away", () => {
    expect(judge(true).outcome).toBe("review");
    expect(judge(true, "Continue to our shop. We accept cards.").outcome).toBe("review");
  });

  it.each([
    undefined,
    "Continuer sans accepter Tout accepter",
    "Continue without accepting. Accept all",
    "Seguir navegando sin aceptar. Aceptar todo",
  ])("passes one that stays: %s", (text) => {
    expect(judge(false, text).outcome).toBe("passed");
  });

  it("does not apply without a banner, and could not run when it was not looked at again", () => {
    expect(prvBannerLeaves.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvBannerLeaves.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe(
      "could-not-run",
    );
    expect(prvBannerLeaves.evaluate(passesEvidence({ banner: notGathered() })).outcome).toBe("could-not-run");
  });
});
