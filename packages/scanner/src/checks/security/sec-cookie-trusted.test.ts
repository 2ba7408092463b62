import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";

import { secCookieTrusted } from "./sec-cookie-trusted.ts";

const judge = (value: string) =>
  secCookieTrusted.evaluate(
    anEvidence({ pages: [aPage({ cookieWrites: [aCookie(`c=${value}; Path=/`)] })] }),
  );
const inBase64 = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64");

describe("sec-cookie-trusted", () => {
  it.each([
    ["role", inBase64({ role: "client", lang: "fr" })],
    ["isAdmin", encodeURIComponent(JSON.stringify({ isAdmin: false }))],
    ["discount", '{"discount":10}'],
    ["admin", encodeURIComponent(inBase64({ user: 7, admin: false }))],
  ])("asks about a cookie that keeps %s: %s", (name, value) => {
    expect(judge(value)).toMatchObject({
      outcome: "review",
      findings: [{ component: "cookie:c", message: expect.stringContaining(`“${name}”`) }],
    });
  });

  it.each([
    encodeURIComponent(JSON.stringify({ theme: "dark", group_by: "date" })),
    inBase64({ verified: true, group: "necessary", points: [1, 2] }),
    inBase64({ role: "client", sig: "4f2a" }),
    `${inBase64({ alg: "HS256" })}.${inBase64({ role: "client" })}.4f2aBcDe`.replaceAll("=", ""),
    "GA1.1.1234567890.1234567890%7C",
    "c2Vzc2lvbi1pZC1vZi1hLXZpc2l0b3I=",
    "%E0%A4%A",
  ])("passes %s", (value) => {
    expect(judge(value).outcome).toBe("passed");
  });

  it.each([
    ["uid=1042", "review"],
    ["customer_email=ann%40bakery.test", "review"],
    ["uid=8f2a91c07d3e", "passed"],
    ["uid=1763940000123", "passed"],
    ["userlang=7", "not-applicable"],
  ])("judges a cookie that says who the visitor is: %s", (raw, outcome) => {
    const page = aPage({ cookieWrites: [aCookie(`${raw}; Path=/`)] });
    expect(secCookieTrusted.evaluate(anEvidence({ pages: [page] })).outcome).toBe(outcome);
  });

  const named = (raw: string) =>
    secCookieTrusted.evaluate(anEvidence({ pages: [aPage({ cookieWrites: [aCookie(`${raw}; Path=/`)] })] }));

  it.each([
    "is_admin=0",
    "isStaff=false",
    "role=client",
    "user_role=Gast",
    "__Host-role=utilisateur",
    "access_level=2",
  ])("asks about %s", (raw) => {
    const [name = "", value = ""] = raw.split("=");
    expect(named(raw)).toMatchObject({
      outcome: "review",
      findings: [{ component: `cookie:${name}`, message: expect.stringContaining(`“${value}”`) }],
    });
  });

  it.each([
    "is_admin=8f3ac2d1",
    "role=c2Vzc2lvbi1pZC1vZi1hLXZpc2l0b3I",
    "admin_lang=en",
    "paid=1",
    "total=3",
    "console=off",
    "staff=picks",
    "premium_banner=0",
    "cookie_permissions=1",
  ])("does not ask about %s", (raw) => {
    expect(["passed", "not-applicable"]).toContain(named(raw).outcome);
  });

  it("does not apply to short values, and could not run where nothing was measured", () => {
    expect(judge("dark").outcome).toBe("not-applicable");
    expect(secCookieTrusted.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
