import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";

import { secCookieScope } from "./sec-cookie-scope.ts";

const judge = (...cookies: string[]) =>
  secCookieScope.evaluate(
    anEvidence({ pages: [aPage({ cookieWrites: cookies.map((cookie) => aCookie(cookie)) })] }),
  );

describe("sec-cookie-scope", () => {
  it("passes session cookies of one host, and names with a prefix that are set as they ask", () => {
    const set = ["sid=a1; Path=/app", "__Host-sid=a1; Path=/; Secure", "__Secure-sid=a1; Secure"];
    expect(judge(...set).outcome).toBe("passed");
  });

  it.each([
    ["__Host-sid=a1; Path=/; Secure; Domain=shop.example", "no Domain"],
    ["__Host-sid=a1; Path=/app", "Secure and Path=/"],
    ["__Host-sid=a1; Secure", "Path=/"],
    ["__Secure-theme=dark; Path=/", "Secure"],
  ])("fails what browsers refuse: %s", (cookie, missing) => {
    expect(judge(cookie)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`asks for ${missing}.`) as string }],
    });
  });

  it("advises against a session cookie for all hosts of a domain", () => {
    expect(judge("sessionid=a1; Domain=.Shop.example; Secure")).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining("every host under shop.example") as string }],
    });
  });

  it("does not apply to other cookies, and could not run when no page was measured", () => {
    expect(judge("theme=dark; Domain=shop.example").outcome).toBe("not-applicable");
    expect(secCookieScope.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
