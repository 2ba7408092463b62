import { describe, expect, it } from "vitest";

import { prvCookiePreconsent } from "#checks/privacy/prv-cookie-preconsent.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, anEvidence, aPage, aPrivacyPass } from "#evidence-builders.testing.ts";

describe("prv-cookie-preconsent", () => {
  it("fails for analytics and advertising names in cookies and storage", () => {
    const fresh = aPrivacyPass({
      cookieWrites: [aCookie("_ga_1A2B3C4D5E=1; Max-Age=9"), aCookie("PHPSESSID=1")],
      storage: [{ area: "local", key: "_gcl_ls", bytes: 9 }],
    });
    const verdict = prvCookiePreconsent.evaluate(passesEvidence({ fresh }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "“_ga_1A2B3C4D5E” (Google Analytics, analytics) was stored before the visitor made a choice.",
      "“_gcl_ls” (Google Ads, advertising) was stored before the visitor made a choice.",
    ]);
  });

  it("fails for what only another page stores", () => {
    const url = "https://shop.example/cart";
    const pages = [aPage(), aPage({ url, cookieWrites: [aCookie("_fbp=fb.1; Max-Age=9")] })];
    const verdict = prvCookiePreconsent.evaluate({ ...passesEvidence({}), pages });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: url, snippet: "_fbp" }] });
  });

  it("passes when only what the page needs is stored", () => {
    const fresh = aPrivacyPass({ cookieWrites: [aCookie("PHPSESSID=1"), aCookie("CookieConsent=no")] });
    expect(prvCookiePreconsent.evaluate(passesEvidence({ fresh })).outcome).toBe("passed");
  });

  it("does not apply without a law profile that knows it", () => {
    expect(prvCookiePreconsent.evaluate(anEvidence({ profiles: ["KIDS"] })).outcome).toBe("not-applicable");
  });

  it("could not run without the passes", () => {
    expect(prvCookiePreconsent.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
