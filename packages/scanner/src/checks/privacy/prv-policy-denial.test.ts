import { describe, expect, it } from "vitest";

import { prvPolicyDenial } from "#checks/privacy/prv-policy-denial.ts";
import { aBanner, adRequest, messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import {
  aCookie,
  aDocument,
  anEvidence,
  aPage,
  aPrivacyPass,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { ConsentBanner, PrivacyPass } from "#evidence/privacy.ts";

const tracked = (
  evidence: Evidence,
  fresh: Partial<PrivacyPass> = { requests: [adRequest()] },
): Evidence => ({
  ...evidence,
  site: { ...evidence.site, privacy: gathered(somePasses({ fresh: aPrivacyPass(fresh) })) },
});
const judge = (text: string, fresh?: Partial<PrivacyPass>) =>
  prvPolicyDenial.evaluate(tracked(policyEvidence(text, { profiles: ["US"] }), fresh));
const COOKIE = { cookieWrites: [aCookie("_ga=GA1.1.5; Max-Age=6000000", { via: "script" })] };

describe("prv-policy-denial", () => {
  it("fails where the policy denies what loads, and names both", () => {
    const verdict = judge("This website uses no cookies, no pixels and no analytics.");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "The policy says “This website uses no cookies, no pixels and no analytics”, but before any choice we saw Meta Pixel (advertising).",
    ]);
  });

  it.each([
    ["We do not use any cookies.", COOKIE],
    ["Wir nutzen keine Werbung und kein Tracking. Wir setzen keine Werbedienste ein.", undefined],
    ["No usamos píxeles ni publicidad.", undefined],
  ])("fails for what was stored or loaded, in other languages, too: %s", (text, fresh) => {
    expect(judge(text, fresh).outcome).toBe("failed");
  });

  it("reads each clause of a sentence that denies several things", () => {
    expect(
      judge("We never share your data with third parties, and we do not use cookies or any tracking.", COOKIE)
        .outcome,
    ).toBe("failed");
    expect(judge("Wir verkaufen nichts und wir setzen keine Cookies.", COOKIE).outcome).toBe("failed");
    expect(
      judge("No cedemos sus datos a terceros y no utilizamos cookies de análisis.", COOKIE).outcome,
    ).toBe("failed");
    expect(judge("We do not share your data with third parties and do not track you.").outcome).toBe(
      "failed",
    );
    expect(judge("We ask first, and we use no cookies until you agree.", COOKIE).outcome).not.toBe("failed");
    expect(judge("We bake bread, and we do not use milk.", COOKIE).outcome).toBe("passed");
  });

  it("fails for a cookie of the kind that a policy denies, and asks about a tracker without one", () => {
    expect(judge("We do not use any advertising cookies.", COOKIE).outcome).toBe("passed");
    expect(judge("We do not use any analytics cookies.", COOKIE).outcome).toBe("failed");
    expect(judge("We do not use any advertising cookies.").outcome).toBe("review");
  });

  it("fails where a policy says that it only sets cookies the site needs, and others are stored", () => {
    expect(messagesOf(judge("Esta web utiliza únicamente cookies técnicas.", COOKIE))).toEqual([
      "The policy says “Esta web utiliza únicamente cookies técnicas”, but before any choice we saw the cookie “_ga”.",
    ]);
    const agreed = "We only use necessary cookies. If you agree, we also use analytics.";
    expect(judge(agreed, COOKIE).outcome).toBe("passed");
  });

  it("fails for a cookie policy on a page of its own", () => {
    const evidence = tracked(noPolicy(["US"]));
    const text = "Este sitio no utiliza publicidad.";
    const page = aPage({
      url: "https://shop.example/cookies",
      document: gathered(aDocument({ title: "Política de cookies", text })),
    });
    expect(prvPolicyDenial.evaluate({ ...evidence, pages: [...evidence.pages, page] }).outcome).toBe(
      "failed",
    );
  });

  it("fails for a cookie that the policy says waits for an agreement, and asks about a company", () => {
    const set = { cookieWrites: [aCookie("trs_vid=a8f3k2x; Max-Age=6000000", { via: "script" })] };
    const verdict = judge("With your agreement we set a visitor cookie (trs_vid).", set);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "The policy says “With your agreement we set a visitor cookie (trs_vid)”, but before any choice we saw the cookie “trs_vid”.",
    ]);
    expect(judge("With your agreement we use the Meta Pixel.").outcome).toBe("review");
    expect(judge("With your agreement we use the Meta Pixel.", set).outcome).toBe("not-applicable");
    const gone = { cookieWrites: [aCookie("trs_vid=; Max-Age=0", { via: "script" })] };
    expect(judge("With your agreement we set a visitor cookie (trs_vid).", gone).outcome).toBe(
      "not-applicable",
    );
  });

  it("asks a person where cookies of a kind are denied and only the tracker was seen", () => {
    expect(judge("We do not use advertising cookies.").outcome).toBe("review");
  });

  it.each([
    "We do not use analytics.",
    "We use no advertising cookies unless you agree.",
    "We use the Meta Pixel.",
    "We do not use cookies.",
    "If you opt out, we do not share your information for targeted advertising.",
    "We do not share the data of children under 13 for behavioral advertising.",
    "We do not sell your information. We share it for cross-context behavioral advertising.",
    "We do not share your data for personalized recommendations.",
    "We do not share your sensitive information for targeted advertising.",
    "Without your consent we do not share data for targeted advertising.",
    "With your consent we show advertising. Before that, our site uses no advertising.",
  ])("passes where what loads is not denied: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("asks where nothing is said to be shared and a tracker was seen", () => {
    const verdict = judge("We never share any information about your visit with third parties.");
    expect(verdict.outcome).toBe("review");
  });

  describe("that says no data goes to others, where the law counts what ad networks are told as personal", () => {
    const judgeIn = (text: string, law: "EU" | "CA" | "US", fresh?: Partial<PrivacyPass>) =>
      prvPolicyDenial.evaluate(tracked(policyEvidence(text, { profiles: [law] }), fresh)).outcome;

    it.each([
      "Nessun dato viene ceduto a terzi.",
      "No se ceden datos a terceros.",
      "Nie udostępniamy danych podmiotom trzecim.",
      "Es werden keine Daten an Dritte weitergegeben.",
      "Nous ne transmettons aucune donnée à des tiers.",
      "We never share your personal information with third parties.",
      "Os seus dados não são cedidos a terceiros.",
      "Vos données ne sont jamais transmises à des tiers.",
      "Sus datos no serán cedidos a terceros.",
      "Uw gegevens worden niet aan derden verstrekt.",
    ])("fails where an ad network was told of the visit: %s", (text) => {
      expect(judgeIn(text, "EU")).toBe("failed");
      expect(judgeIn(text, "US")).toBe("review");
    });

    it("asks where it may mean other data, or speaks of advertising elsewhere", () => {
      for (const text of [
        "I dati inseriti nel modulo non vengono ceduti a terzi.",
        "Wir geben diese Daten nicht an Dritte weiter.",
        "We never share your personal information with third parties. With your consent we show ads of Meta.",
      ])
        expect([text, judgeIn(text, "EU")]).toEqual([text, "review"]);
    });

    it("asks where only a script was loaded, and passes for what counts nobody", () => {
      const text = "No se ceden datos a terceros.";
      const script = aRequest({ url: "https://connect.facebook.net/en_US/fbevents.js", type: "script" });
      expect(judgeIn(text, "EU", { requests: [script] })).toBe("review");
      expect(judgeIn(text, "EU", { requests: [] })).toBe("not-applicable");
    });
  });

  it.each([
    "We do not sell your personal information, and we do not share it with anyone for cross-context behavioral advertising.",
    "We have never shared your data for targeted advertising.",
    "We do not “sell” or “share” your personal information as those terms are defined in the CCPA.",
    "Wir geben Ihre Daten nicht für personalisierte Werbung weiter.",
    "No compartimos sus datos con nadie para publicidad dirigida.",
    "Nous ne partageons jamais vos données pour de la publicité ciblée.",
  ])("asks where ads are said to be aimed at nobody and an ad network was seen: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
    const analytics = { requests: [aRequest({ url: "https://www.google-analytics.com/g/collect?v=2" })] };
    expect(judge(text, analytics).outcome).toBe("passed");
  });

  it.each([
    "We do not sell or share your personal information.",
    "We do not “sell” or “share” your personal information as those terms are defined in the CCPA.",
    "We have never shared your data for cross-context behavioral advertising.",
  ])("fails where California's law applies and an ad network is told of the visit: %s", (text) => {
    const told = (query: string, type = "image") => {
      const requests = [{ ...adRequest(query), type }];
      return prvPolicyDenial.evaluate(tracked(policyEvidence(text, { profiles: ["CA"] }), { requests }))
        .outcome;
    };
    expect(told("id=1&ev=PageView")).toBe("failed");
    expect(told("id=1&ev=PageView&dpo=LDU")).toBe("review");
    expect(told("id=1", "script")).toBe("review");
    expect(judge(text).outcome).toBe("review");
  });

  it.each([
    "We never sell your personal information.",
    "Your data is never sold.",
    "We do not sell or rent your personal data to anyone.",
  ])("asks in the United States whether an ad network is a sale that the policy denies: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
    const analytics = { requests: [aRequest({ url: "https://www.google-analytics.com/g/collect?v=2" })] };
    expect(judge(text, analytics).outcome).toBe("passed");
    expect(prvPolicyDenial.evaluate(tracked(policyEvidence(text, { profiles: ["EU"] }))).outcome).toBe(
      "passed",
    );
  });

  it.each([
    "We do not sell your personal information for money.",
    "We do not sell personal information. We share identifiers with ad networks.",
    "We do not sell your data, but some of it may be considered a sale.",
    "We do not sell the data of children under 16.",
  ])("passes where no sale is denied, or what may count as one is told: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("fails where cookies are said to follow nobody and tracking cookies are stored", () => {
    expect(judge("We do not use cookies to track you.", COOKIE).outcome).toBe("failed");
    expect(judge("We do not use cookies to track you across other websites.", COOKIE).outcome).toBe("passed");
    expect(judge("We do not use cookies to remember you.", COOKIE).outcome).toBe("passed");
  });

  it("asks where no advertiser is said to get data and an ad network was seen", () => {
    expect(judge("Your answers are never shared with advertisers.").outcome).toBe("review");
    const analytics = { requests: [aRequest({ url: "https://www.google-analytics.com/g/collect?v=2" })] };
    expect(judge("Your answers are never shared with advertisers.", analytics).outcome).toBe("passed");
  });

  it("fails where an ad network is told what the policy keeps from advertisers", () => {
    const evidence = tracked(
      policyEvidence("Health data is never shared with advertisers.", { profiles: ["US"] }),
    );
    const requests = [adRequest("id=1&ev=View&cd[content_name]=asthma")];
    const page = aPage({ url: "https://shop.example/care", requests });
    const verdict = prvPolicyDenial.evaluate({ ...evidence, pages: [...evidence.pages, page] });
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain("we saw that Meta Pixel is told “asthma”");
  });

  const withNotice = (text: string, more: Partial<ConsentBanner> = {}, fresh = aPrivacyPass(COOKIE)) => {
    const buttons = [{ text: "OK", kind: "accept", area: 900 }] as const;
    const banner = gathered(aBanner({ text, buttons: [...buttons], ...more }));
    const evidence = tracked(policyEvidence("We sell bread.", { profiles: ["US"] }));
    const privacy = gathered(somePasses({ fresh, banner }));
    return prvPolicyDenial.evaluate({ ...evidence, site: { ...evidence.site, privacy } });
  };

  it.each([
    "This website uses only essential cookies that are needed for it to work.",
    "We only use strictly necessary cookies.",
    "Wir verwenden nur technisch notwendige Cookies.",
    "Nous utilisons uniquement des cookies strictement nécessaires.",
    "Solo utilizamos cookies técnicas.",
    "Usiamo solo cookie tecnici.",
    "Wij gebruiken alleen functionele cookies.",
  ])("fails for a banner whose claim does not hold: %s", (text) => {
    const verdict = withNotice(`${text}\nOK`);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain(
      `The banner says “${text.slice(0, -1)}”, but before any choice we saw`,
    );
  });

  it("fails for a banner that says no tracking at all", () => {
    const verdict = withNotice("No tracking.\nOK", {}, aPrivacyPass({ requests: [adRequest()] }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "The banner says “No tracking”, but before any choice we saw Meta Pixel (advertising).",
    ]);
  });

  it.each([
    "We use cookies. By default, the site uses only necessary cookies.",
    "Until you agree, we only use necessary cookies.",
    "We use only essential cookies and analytics cookies.",
    "We use cookies.\nAccept only necessary cookies",
    "Wir verwenden nur notwendige Cookies, bis Sie zustimmen.",
  ])("passes a banner that leaves room for it: %s", (text) => {
    expect(withNotice(text).outcome).toBe("passed");
  });

  it("passes a banner that offers a choice", () => {
    const { buttons } = aBanner();
    expect(withNotice("We only use necessary cookies.", { buttons }).outcome).toBe("passed");
  });

  it("does not apply where no tracker was seen, or there is no policy", () => {
    expect(judge("We use no cookies.", {}).outcome).toBe("not-applicable");
    expect(prvPolicyDenial.evaluate(tracked(noPolicy(["US"]))).outcome).toBe("not-applicable");
  });

  it("could not run where the policy was not read, or nothing was recorded", () => {
    expect(prvPolicyDenial.evaluate(tracked(unreadPolicy(["US"]))).outcome).toBe("could-not-run");
    expect(prvPolicyDenial.evaluate(anEvidence({ pages: [] })).outcome).toBe("could-not-run");
  });
});
