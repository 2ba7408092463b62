import { describe, expect, it } from "vitest";

import { prvCookieLife } from "#checks/privacy/prv-cookie-life.ts";
import { messagesOf, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import {
  aCookie,
  anEvidence,
  aPage,
  aPrivacyPass,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";

const YEAR_S = 31_536_000;
const set = (raw: string, profiles: Evidence["profiles"] = ["EU"]) =>
  anEvidence({ profiles, pages: [aPage({ cookieWrites: [aCookie(raw)] })] });

describe("prv-cookie-life", () => {
  it("fails in Europe beyond 13 months, and shows no value", () => {
    const verdict = prvCookieLife.evaluate(set(`_ga=secret; Max-Age=${2 * YEAR_S}`));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)).toEqual(["The cookie “_ga” is set to last 730 days."]);
    expect(JSON.stringify(verdict)).not.toContain("secret");
  });

  it("only advises about what another company's server sets for itself", () => {
    const from = (sourceUrl: string, via: "header" | "script") =>
      prvCookieLife.evaluate(
        anEvidence({
          profiles: ["EU"],
          pages: [aPage({ cookieWrites: [aCookie(`vid=1; Max-Age=${2 * YEAR_S}`, { sourceUrl, via })] })],
        }),
      );
    const verdict = from("https://player.videos.example/1", "header");
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "advice",
      [
        "player.videos.example sets its own cookie “vid” to last 730 days. Only that company can shorten it, and you can do without what loads it.",
      ],
    ]);
    expect(from("https://player.videos.example/1.js", "script").outcome).toBe("failed");
    expect(from("https://stats.shop.example/1", "header").outcome).toBe("failed");
  });

  it("only advises elsewhere", () => {
    expect(prvCookieLife.evaluate(set(`_ga=1; Max-Age=${2 * YEAR_S}`, ["US"])).outcome).toBe("advice");
  });

  it("passes for a year, for sessions and for what the page needs", () => {
    const raws = [
      `_ga=1; Max-Age=${YEAR_S}`,
      "a=1",
      `csrftoken=1; Max-Age=${5 * YEAR_S}`,
      `OptanonConsent=groups=C0001:1; Max-Age=${2 * YEAR_S}`,
    ];
    for (const raw of raws) expect(prvCookieLife.evaluate(set(raw)).outcome).toBe("passed");
  });

  it("fails for an answer to the banner that is kept for longer than two years", () => {
    const raws = [
      `OptanonAlertBoxClosed=1; Max-Age=${3 * YEAR_S}`,
      `cmplz_marketing=deny; Max-Age=${10 * YEAR_S}`,
    ];
    expect(raws.map((raw) => messagesOf(prvCookieLife.evaluate(set(raw)))[0])).toEqual([
      "The cookie “OptanonAlertBoxClosed”, which keeps the answer to the consent banner, is set to last 1095 days.",
      "The cookie “cmplz_marketing”, which keeps the answer to the consent banner, is set to last 3650 days.",
    ]);
  });

  it("names a cookie once, whichever visit saw it", () => {
    const cookieWrites = [aCookie(`x=1; Max-Age=${3 * YEAR_S}`), aCookie(`x=2; Max-Age=${3 * YEAR_S}`)];
    const evidence = passesEvidence({ fresh: aPrivacyPass({ cookieWrites }) });
    expect(messagesOf(prvCookieLife.evaluate(evidence))).toHaveLength(1);
  });

  const choosing = (raw: string, fresh: string[] = []) => {
    const rejecting = { requests: [], cookieWrites: [aCookie(raw, { via: "script" })], rejectedAtMs: 5 };
    return prvCookieLife.evaluate(
      passesEvidence({
        fresh: aPrivacyPass({ cookieWrites: fresh.map((one) => aCookie(one)) }),
        afterReject: gathered({ ...aPrivacyPass(), clicks: 1, rejecting }),
      }),
    );
  };

  it("fails for a choice that is kept for more than two years", () => {
    expect(messagesOf(choosing("consent=none; max-age=315360000"))).toEqual([
      "The cookie “consent” is set to last 3650 days.",
    ]);
    expect(choosing(`ck=0; Max-Age=${5 * YEAR_S}`, ["a=1"]).outcome).toBe("failed");
  });

  it("passes a choice that is kept for two years, and not what was set without one", () => {
    expect(choosing(`choice=0; Max-Age=${2 * YEAR_S}`).outcome).toBe("passed");
    expect(choosing("_ga=1; Max-Age=60", [`_ga=1; Max-Age=${2 * YEAR_S}`]).outcome).toBe("failed");
  });

  it("does not apply where no cookie is set", () => {
    expect(prvCookieLife.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
  });

  it("could not run when nothing could be visited", () => {
    const evidence = anEvidence({ profiles: ["EU"], pages: [anUnmeasuredPage("it timed out")] });
    expect(prvCookieLife.evaluate(evidence)).toEqual({
      outcome: "could-not-run",
      reason: "We could not visit any page.",
    });
  });
});
