import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { CookieWrite } from "#evidence/network.ts";

import { secCookieHttponly } from "./sec-cookie-httponly.ts";

const judge = (...cookieWrites: CookieWrite[]) =>
  secCookieHttponly.evaluate(anEvidence({ pages: [aPage({ cookieWrites })] }));

describe("sec-cookie-httponly", () => {
  it("passes a session cookie out of reach of scripts", () => {
    expect(judge(aCookie("connect.sid=1; HttpOnly")).outcome).toBe("passed");
  });

  it("fails a session cookie scripts can read", () => {
    expect(judge(aCookie("connect.sid=1; Secure"))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "cookie:connect.sid", snippet: "set-cookie: connect.sid=***; Secure" }],
    });
  });

  it("does not apply to CSRF, analytics and script-written cookies", () => {
    const cookies = [aCookie("csrf_session=1"), aCookie("_ga=1"), aCookie("session=1", { via: "script" })];
    expect(judge(...cookies).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage()] });
    expect(secCookieHttponly.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
