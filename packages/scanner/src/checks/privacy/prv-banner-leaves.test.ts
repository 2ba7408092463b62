import { describe, expect, it } from "vitest";

import { prvBannerLeaves } from "#checks/privacy/prv-banner-leaves.ts";
import { adRequest, aBanner, messagesOf, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";

const judge = (wentAway: boolean, text = "We use cookies.") =>
  prvBannerLeaves.evaluate(
    passesEvidence({ fresh: aPrivacyPass({ text }), banner: gathered(aBanner({ wentAway })) }),
  );
import type { NetworkRequest } from "#evidence/network.ts";
import type { ClosedBanner } from "#evidence/privacy.ts";

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

  const noBanner = (text: string, requests: NetworkRequest[]) =>
    prvBannerLeaves.evaluate(
      passesEvidence({ fresh: aPrivacyPass({ text, requests }), banner: gathered(null) }),
    );

  it("fails where a page without a banner takes going on for consent, and tracks", () => {
    const text = "Fresh bread. By continuing to browse this site, you accept our use of cookies. Call us.";
    expect(messagesOf(noBanner(text, [adRequest()]))).toEqual([
      "The page says “By continuing to browse this site, you accept our use of cookies”, and has no banner that asks.",
    ]);
    expect(noBanner(text, [adRequest()]).outcome).toBe("failed");
    expect(noBanner(text, []).outcome).toBe("review");
    const swedish = "Genom att fortsätta surfa godkänner du våra kakor.";
    expect(noBanner(swedish, [adRequest()]).outcome).toBe("failed");
  });

  it.each([
    "By continuing, you accept our terms of sale. We sell cookies.",
    "Continue to the shop. We accept cards.",
    "We use cookies. Read on.",
    "To continue watching, please accept the cookies of the video.",
  ])("does not apply without a banner to “%s”", (text) => {
    expect(noBanner(text, [adRequest()]).outcome).toBe("not-applicable");
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

  const ANALYTICS = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2&tid=G-1" });
  const closing = (closed: Partial<ClosedBanner>, before: NetworkRequest[] = []) =>
    prvBannerLeaves.evaluate(
      passesEvidence({
        fresh: aPrivacyPass({ requests: before }),
        banner: gathered(aBanner({ cmp: null, wentAway: false })),
        closed: gathered({ label: "×", cameBack: false, requests: [], cookieWrites: [], ...closed }),
      }),
    );

  it("fails where trackers start once it was closed, each once", () => {
    const verdict = closing({ requests: [adRequest(), ANALYTICS, ANALYTICS] });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }, {}] });
    expect(messagesOf(verdict)).toEqual([
      "The consent banner was closed with “×”, without an answer, and the page contacts Meta Pixel since then.",
      "The consent banner was closed with “×”, without an answer, and the page contacts Google Analytics since then.",
    ]);
  });

  it("passes where closing it starts nothing, where the banner asks again, and where such trackers ran before", () => {
    expect(closing({}).outcome).toBe("passed");
    expect(closing({ requests: [ANALYTICS], cameBack: true }).outcome).toBe("passed");
    const other = aRequest({ url: "https://bat.bing.com/action/0?ti=1" });
    expect(closing({ requests: [other] }, [adRequest()]).outcome).toBe("passed");
  });

  it("could not run where it could not be closed", () => {
    const banner = gathered(aBanner({ wentAway: false }));
    const evidence = passesEvidence({ banner, closed: notGathered("It stayed.") });
    expect(prvBannerLeaves.evaluate(evidence).outcome).toBe("could-not-run");
  });

  it("does not apply without a banner, and could not run when it was not looked at again", () => {
    expect(prvBannerLeaves.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvBannerLeaves.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe(
      "could-not-run",
    );
    expect(prvBannerLeaves.evaluate(passesEvidence({ banner: notGathered() })).outcome).toBe("could-not-run");
  });
});
