import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secCookieSecure } from "./sec-cookie-secure.ts";

const judge = (page: Partial<PageEvidence>) => secCookieSecure.evaluate(anEvidence({ pages: [aPage(page)] }));

describe("sec-cookie-secure", () => {
  it("passes when every cookie is marked Secure", () => {
    expect(judge({ cookieWrites: [aCookie("sid=1; Secure"), aCookie("cart=1; SECURE")] }).outcome).toBe(
      "passed",
    );
  });

  it("fails a session cookie as high and another one as medium, without showing values", () => {
    const verdict = judge({ cookieWrites: [aCookie("PHPSESSID=t0ps3cret; Path=/"), aCookie("cart=1")] });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        { severity: "high", snippet: "set-cookie: PHPSESSID=***; Path=/", component: "cookie:PHPSESSID" },
        { severity: "medium", component: "cookie:cart" },
      ],
    });
    expect(JSON.stringify(verdict)).not.toContain("t0ps3cret");
  });

  it("weighs them less where HSTS keeps browsers on https", () => {
    const responseHeaders = [["strict-transport-security", "max-age=31536000"]] as const;
    expect(judge({ responseHeaders, cookieWrites: [aCookie("sid=1")] })).toMatchObject({
      findings: [{ severity: "medium" }],
    });
  });

  it("leaves alone what a load balancer sets for itself", () => {
    expect(judge({ cookieWrites: [aCookie("heroku-session-affinity=1"), aCookie("AWSALB=1")] }).outcome).toBe(
      "not-applicable",
    );
  });

  it("does not apply without cookies or without encryption", () => {
    expect(judge({}).outcome).toBe("not-applicable");
    expect(judge({ url: "http://shop.example/", cookieWrites: [aCookie("sid=1")] }).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when no page was measured", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage()] });
    expect(secCookieSecure.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
