import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { CookieWrite } from "#evidence/network.ts";

import { secCookieSamesite } from "./sec-cookie-samesite.ts";

const judge = (...cookieWrites: CookieWrite[]) =>
  secCookieSamesite.evaluate(anEvidence({ pages: [aPage({ cookieWrites })] }));

describe("sec-cookie-samesite", () => {
  it("passes a session cookie with a mark and a Secure cookie for other sites", () => {
    expect(judge(aCookie("sid=1; SameSite=Lax"), aCookie("w=1; SameSite=None; Secure")).outcome).toBe(
      "passed",
    );
  });

  it("fails SameSite=None without Secure", () => {
    expect(judge(aCookie("w=1; samesite=NONE"))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "cookie:w" }],
    });
  });

  it("fails a session cookie without a valid mark", () => {
    expect(judge(aCookie("sid=1")).outcome).toBe("failed");
    expect(judge(aCookie("sid=1; SameSite=sometimes")).outcome).toBe("failed");
  });

  it("fails a token against forged requests without a mark", () => {
    expect(judge(aCookie("csrftoken=1; Secure"))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The anti-forgery cookie “csrftoken” has no valid SameSite attribute." }],
    });
    expect(judge(aCookie("csrftoken=1; Secure; SameSite=Lax")).outcome).toBe("passed");
  });

  it("does not apply to a site that sets neither kind", () => {
    expect(judge(aCookie("theme=dark")).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage()] });
    expect(secCookieSamesite.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
