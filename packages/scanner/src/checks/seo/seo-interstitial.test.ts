import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { OverlayRef } from "#evidence/document.ts";

import { seoInterstitial } from "./seo-interstitial.ts";

const judge = (overlay: Partial<OverlayRef> | null | undefined) => {
  const place = { selector: "#offer", snippet: '<div id="offer">', component: "div", share: 1, fields: 1 };
  const whole = overlay && { ...place, text: "", ...overlay };
  const document = aDocument(whole === undefined ? {} : { overlay: whole });
  return seoInterstitial.evaluate(aPage({ document: gathered(document) }), anEvidence());
};

describe("seo-interstitial", () => {
  it.each([
    "Get 10% off your first order. Your email",
    "Suscríbete a nuestro boletín y no te pierdas nada",
    "Lade unsere App herunter",
  ])("asks about an overlay with: %s", (text) => {
    expect(judge({ text })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("this covers 100% of the window") }],
    });
  });

  it.each([
    "We use cookies. Accept all",
    "Wir benötigen Ihre Einwilligung",
    "Are you of legal age?",
    "Choose your country",
    "Sign in to go on",
    "Loading …",
  ])("passes one that may be needed: %s", (text) => {
    expect(judge({ text }).outcome).toBe("passed");
  });

  it("passes a page that nothing covers, and one under its own menu", () => {
    expect(judge(null).outcome).toBe("passed");
    expect(judge({ text: "Shop Journal About", snippet: '<div class="mobile-menu open">' }).outcome).toBe(
      "passed",
    );
  });

  it("does not apply to an error page, says nothing of what was not looked at, and could not run without a page", () => {
    const gone = aPage({ status: 404, document: gathered(aDocument({ overlay: null })) });
    expect(seoInterstitial.evaluate(gone, anEvidence()).outcome).toBe("not-applicable");
    expect(judge(undefined).outcome).toBe("not-looked-at");
    expect(seoInterstitial.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
