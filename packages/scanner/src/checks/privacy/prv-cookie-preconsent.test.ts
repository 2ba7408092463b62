import { describe, expect, it } from "vitest";

import { prvCookiePreconsent } from "#checks/privacy/prv-cookie-preconsent.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import {
  aCookie,
  aDocument,
  aLink,
  anEvidence,
  aPage,
  aPrivacyPass,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

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

  it("only advises where American laws alone apply, no banner asks and people can opt out", () => {
    const fresh = aPrivacyPass({ cookieWrites: [aCookie("_fbp=fb.1; Max-Age=9")] });
    const links = [aLink({ text: "Your Privacy Choices" })];
    const pages = [aPage({ document: gathered(aDocument({ links })) })];
    const judge = (profiles: Evidence["profiles"]) =>
      prvCookiePreconsent.evaluate({ ...passesEvidence({ fresh }, profiles), pages }).outcome;
    expect([judge(["US"]), judge(["US", "EU"])]).toEqual(["advice", "failed"]);
    expect(prvCookiePreconsent.evaluate(passesEvidence({ fresh }, ["US"])).outcome).toBe("failed");
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

  const judgeIds = (of: (id: string) => Partial<PrivacyPass>, profiles: Evidence["profiles"] = ["EU"]) => {
    const [fresh, second] = ["k3v9x2m7q8r4t6w1", "z8b5n1c4h7j2d9f3"].map((id) => aPrivacyPass(of(id)));
    const evidence = passesEvidence({
      ...(fresh && { fresh }),
      ...(second && { withGpc: gathered(second) }),
    });
    return prvCookiePreconsent.evaluate({ ...evidence, profiles });
  };
  const kept = (key: string, value: string) => ({
    storage: [{ area: "local" as const, key, bytes: 9, value }],
  });

  it.each<[string, (id: string) => Partial<PrivacyPass>]>([
    ["a cookie of years", (id) => ({ cookieWrites: [aCookie(`tc_id=${id}; Max-Age=31536000`)] })],
    ["browser storage", (id) => kept("visitorId", id)],
    ["part of a value", (id) => kept("stats", JSON.stringify({ first: "2026-11-16", id }))],
  ])("asks a person, under European law, what an ID that no list names is needed for: %s", (_what, of) => {
    expect(judgeIds(of).outcome).toBe("review");
    expect(judgeIds(of, ["US"]).outcome).toBe("passed");
  });

  it.each<[string, (id: string) => Partial<PrivacyPass>]>([
    ["a session", (id) => ({ cookieWrites: [aCookie(`shop=${id}`)] })],
    ["a few days", (id) => ({ cookieWrites: [aCookie(`shop=${id}; Max-Age=172800`)] })],
    ["a cart", (id) => kept("cart_id", id)],
    ["a token against forgery", (id) => ({ cookieWrites: [aCookie(`XSRF-TOKEN=${id}; Max-Age=31536000`)] })],
    ["the same for all", () => kept("build-of", "k3v9x2m7q8r4t6w1")],
    ["a setting", () => kept("columns", "3")],
  ])("passes what visitors need, or share: %s", (_what, of) => {
    expect(judgeIds(of).outcome).toBe("passed");
  });

  it("fails for an ID of the site's own that a tracker is sent, and asks about one that others are not", () => {
    const sentTo = (host: string) =>
      judgeIds((id) => ({
        storage: [{ area: "local", key: "visitor_id", bytes: 16, value: id }],
        requests: [aRequest({ url: `https://${host}/collect?cid=${id}` })],
      }));
    expect(sentTo("www.google-analytics.com").outcome).toBe("failed");
    expect(messagesOf(sentTo("www.google-analytics.com"))).toContain(
      "“visitor_id” (browser storage), which differs for each visitor, was stored and sent to Google Analytics before the visitor made a choice.",
    );
    expect(sentTo("shop.example").outcome).toBe("review");
  });

  it("does not apply without a law profile that knows it", () => {
    expect(prvCookiePreconsent.evaluate(anEvidence({ profiles: ["KIDS"] })).outcome).toBe("not-applicable");
  });

  it("could not run without the passes", () => {
    expect(prvCookiePreconsent.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
