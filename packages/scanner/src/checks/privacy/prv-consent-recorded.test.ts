import { describe, expect, it } from "vitest";

import { prvConsentRecorded } from "#checks/privacy/prv-consent-recorded.ts";
import { aBanner, messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aPrivacyPass, gathered } from "#evidence-builders.testing.ts";

function judge(...cookies: string[]) {
  const fresh = aPrivacyPass({ cookieWrites: cookies.map((raw) => aCookie(raw)) });
  return prvConsentRecorded.evaluate(passesEvidence({ fresh, banner: gathered(aBanner()) }));
}

describe("prv-consent-recorded", () => {
  it.each([
    [
      "OptanonConsent=isGpcEnabled=0&version=202409.1.0&groups=C0001%3A1%2CC0002%3A1%2CC0004%3A1",
      "“performance” and “targeting”",
    ],
    [
      "CookieConsent={stamp:%27x%27%2Cnecessary:true%2Cstatistics:true%2Cmarketing:false%2Cver:1}",
      "“statistics”",
    ],
    [
      "cookieyes-consent=consentid:a,consent:,action:,necessary:yes,analytics:yes,advertisement:no",
      "“analytics”",
    ],
    ["cmplz_marketing=allow; path=/", "“marketing”"],
    ["tarteaucitron=!gtag=true!youtube=wait", "“gtag”"],
  ])("fails where the tool notes consent while its banner still asks: %s", (cookie, told) => {
    const verdict = judge(cookie);
    expect([verdict.outcome, messagesOf(verdict)[0]]).toEqual(["failed", expect.stringContaining(told)]);
  });

  it("passes where the tool notes none, or only what needs none", () => {
    const cookies = [
      "OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0%2CC00041%3A1",
      "CookieConsent={stamp:%27-1%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false}",
      "tarteaucitron=!gtag=wait!matomo=true",
    ];
    for (const cookie of cookies) expect(judge(cookie).outcome).toBe("passed");
  });

  it("does not apply without a banner that asks, or a tool that we know", () => {
    expect(judge("consent=all").outcome).toBe("not-applicable");
    expect(prvConsentRecorded.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    const notice = aBanner({ buttons: [{ text: "Settings", kind: "settings", area: 1 }] });
    const fresh = aPrivacyPass({ cookieWrites: [aCookie("cmplz_marketing=allow")] });
    const evidence = passesEvidence({ fresh, banner: gathered(notice) });
    expect(prvConsentRecorded.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run without the visits", () => {
    expect(prvConsentRecorded.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
