import { describe, expect, it } from "vitest";

import { prvCookieUndeclared } from "#checks/privacy/prv-cookie-undeclared.ts";
import { messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aCookie, anEvidence, anUnmeasuredPage, aPrivacyPass, gathered } from "#evidence-builders.testing.ts";

const LIST = "Cookies: PHPSESSID, session; cookie_consent, 6 months; _ga_*, Google Analytics, 13 months.";

/** A site that sets these cookies and has this policy. */
function judge(cookies: readonly string[], policy = LIST) {
  const evidence = policyEvidence(policy, { profiles: ["EU"] });
  const [home, ...others] = evidence.pages;
  const cookieWrites = cookies.map((raw) => aCookie(raw));
  return prvCookieUndeclared.evaluate({ ...evidence, pages: [{ ...home!, cookieWrites }, ...others] });
}

describe("prv-cookie-undeclared", () => {
  it("passes a site whose list has all that it sets", () => {
    expect(judge(["PHPSESSID=1; Path=/", "_ga_X1Y2Z3=GS1; Max-Age=9999"]).outcome).toBe("passed");
  });

  it.each([
    ["_gcl_au=1.1.2; Max-Age=7776000", "_gcl_au"],
    ["_ttp=abc; Max-Age=7776000", "_ttp"],
  ])("fails for a tracker's cookie that the list lacks: %s", (cookie, name) => {
    const verdict = judge(["PHPSESSID=1", cookie]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict).join(" ")).toContain(`“${name}”`);
  });

  it("knows a list by names of consent tools, too", () => {
    const policy = "Este sitio usa únicamente: hsid, sesión; OptanonConsent, su elección, 6 meses.";
    expect(judge(["hsid=1", "_ttp=abc; Max-Age=7776000"], policy).outcome).toBe("failed");
  });

  it.each([
    "Esta web usa únicamente la cookie siguiente. Nombre: shop-7f2a, cesta de la compra, 20 días.",
    "This site sets only one cookie: shop-7f2a, for the cart.",
    "Diese Seite setzt nur das folgende Cookie: shop-7f2a, Warenkorb.",
    "We plaatsen alleen de volgende cookie: shop-7f2a, winkelwagen.",
  ])("takes one name for the whole list where the policy says so: %s", (policy) => {
    const verdict = judge(["shop-7f2a=1", "_ttp=abc; Max-Age=7776000"], policy);
    expect([verdict.outcome, messagesOf(verdict).length]).toEqual(["failed", 1]);
  });

  it.each([
    "Our cart uses the cookie shop-7f2a, for example.",
    "Before you choose, we set only the following cookie: shop-7f2a.",
    "Ohne Ihre Einwilligung setzen wir nur das folgende Cookie: shop-7f2a.",
  ])("takes one name for an example or a part elsewhere: %s", (policy) => {
    expect(judge(["shop-7f2a=1", "_ttp=abc; Max-Age=7776000"], policy).outcome).toBe("not-applicable");
  });

  const judgeRejected = (cookie: string) => {
    const evidence = policyEvidence(LIST, { profiles: ["EU"] });
    const seen = aPrivacyPass({ cookieWrites: [aCookie(cookie)] });
    const privacy = gathered(somePasses({ afterReject: gathered({ ...seen, clicks: 1 }) }));
    const [home, ...others] = evidence.pages;
    const pages = [{ ...home!, cookieWrites: [aCookie("PHPSESSID=1")] }, ...others];
    return prvCookieUndeclared.evaluate({ ...evidence, pages, site: { ...evidence.site, privacy } });
  };

  it("fails for a tracker's cookie that came after the banner was rejected, and lets others be", () => {
    expect(messagesOf(judgeRejected("_fbp=fb.1.2; Max-Age=7776000"))[0]).toContain("“_fbp” (Meta Pixel");
    expect(judgeRejected("my_answer=no; Max-Age=7776000").outcome).toBe("passed");
  });

  it("asks about one whose purpose nobody knows", () => {
    expect(judge(["PHPSESSID=1", "visitor_ref=1; Max-Age=9999"]).outcome).toBe("review");
  });

  it.each([
    ["one that was deleted", "_gcl_au=; Max-Age=0"],
    ["one of the network before the server", "__cf_bm=abc; Max-Age=1800"],
  ])("leaves out %s", (_what, cookie) => {
    expect(judge(["PHPSESSID=1", cookie]).outcome).toBe("passed");
  });

  it.each([
    "We use cookies for the basket and for statistics.",
    "We use cookies, such as _ga. Write to privacy_team@shop.example.",
    "See https://shop.example/our-cookie_list for more.",
  ])("does not apply where no list is kept: %s", (policy) => {
    expect(judge(["PHPSESSID=1", "_gcl_au=1"], policy).outcome).toBe("not-applicable");
  });

  it("does not apply to a site that sets none", () => {
    expect(judge([]).outcome).toBe("not-applicable");
  });

  it("could not run where no page was visited", () => {
    const evidence = anEvidence({ profiles: ["EU"], pages: [anUnmeasuredPage()] });
    expect(prvCookieUndeclared.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
