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

  it("tells the cookies of one company's script together, apart from the site's own and from sessions", () => {
    const by = (sourceUrl: string, ...raws: string[]) =>
      raws.map((raw) => aCookie(raw, { via: "script", sourceUrl }));
    const tag = "https://tags.vendor.test/a.js";
    const cookieWrites = [
      ...by(tag, "_v=1; Path=/", "_v_id=2", "_v_ok=3; Secure", "vendor_session=4"),
      ...by("https://px.other.test/p.js", "_px=1"),
      ...by("https://shop.example/app.js", "view=grid"),
    ];
    expect(judge({ cookieWrites })).toMatchObject({
      findings: [
        {
          message:
            "A script of tags.vendor.test sets the cookies “_v” and “_v_id” without the Secure attribute.",
          component: "cookies-of:tags.vendor.test",
          severity: "medium",
        },
        { component: "cookie:vendor_session", severity: "high" },
        { message: "A script of px.other.test sets the cookie “_px” without the Secure attribute." },
        { component: "cookie:view" },
      ],
    });
    expect(judge({ cookieWrites: by(tag, "_v=1; Secure", "_v_id=2; Secure") }).outcome).toBe("passed");
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
