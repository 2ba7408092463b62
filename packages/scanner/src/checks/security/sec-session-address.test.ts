import { describe, expect, it } from "vitest";

import {
  aCookie,
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secSessionAddress } from "./sec-session-address.ts";

const ID = "1A2B3C4D5E6F708192A3B4C5D6E7F809";
const judge = (page: Partial<PageEvidence>) =>
  secSessionAddress.evaluate(anEvidence({ pages: [aPage(page)] }));
const withLink = (href: string) => judge({ document: gathered(aDocument({ links: [aLink({ href })] })) });

describe("sec-session-address", () => {
  it.each([
    `https://shop.example/cart;jsessionid=${ID}`,
    "https://shop.example/konto;jsessionid=7C2E91B04D",
    `https://shop.example/cart;jsessionid=${ID}.node1?x=1`,
    `https://shop.example/cart?x=1&PHPSESSID=8f14e45fceea167a5a36dedd4bea2543`,
    "https://shop.example/(S(lit3py55t21z5v55vlm25s55))/cart.aspx",
  ])("fails a link to %s", (href) => {
    expect(withLink(href)).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "main > a" } }],
    });
  });

  describe("with the value of a cookie", () => {
    const ids = "https://shop.example/account?basket=kx7f2m9qa4";
    const withCookie = (raw: string, href = ids) =>
      judge({ cookieWrites: [aCookie(raw)], document: gathered(aDocument({ links: [aLink({ href })] })) });

    it("fails whatever it is called there, and keeps the value out of the report", () => {
      const verdict = withCookie("sid=kx7f2m9qa4; Path=/; HttpOnly");
      expect(verdict).toMatchObject({ outcome: "failed", findings: [{ component: "session-id:basket" }] });
      expect(JSON.stringify(verdict)).not.toContain("kx7f2m9qa4");
    });

    it("passes that of a cookie that signs no one in, and a short one", () => {
      expect(withCookie("_ga=kx7f2m9qa4; Path=/").outcome).toBe("passed");
      expect(withCookie("sid=204; Path=/", "https://shop.example/?talk=204").outcome).toBe("passed");
      expect(withCookie("sid=another1234; Path=/").outcome).toBe("passed");
    });
  });

  it("asks about a token by which whoever has the link gets in, and not about a map's key", () => {
    expect(withLink("https://shop.example/report?token=9c1e7b3a5d2f4e6a8b0c").outcome).toBe("review");
    expect(withLink("https://shop.example/map?apikey=AIzaSyD4f8e2b7c1a9d3").outcome).toBe("passed");
    expect(withLink("https://shop.example/?token=summer").outcome).toBe("passed");
  });

  it("keeps the ID itself out of the report", () => {
    const told = JSON.stringify(withLink(`https://shop.example/cart;jsessionid=${ID}`));
    expect(told).toContain("jsessionid=…");
    expect(told).not.toContain(ID);
  });

  it("asks a person about a name that means other things, too", () => {
    expect(withLink("https://shop.example/?session_id=cs8f14e45fceea167a5a36d").outcome).toBe("review");
  });

  it.each(["token", "access_token", "jwt"])("asks a person about a signed token in a link: %s", (name) => {
    const token = `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"42","name":"Anna"}')}.c2lnbmF0dXJlLW9mLXRlc3Q`;
    const verdict = withLink(`https://shop.example/app?${name}=${token.replaceAll("=", "")}`);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ component: `session-id:${name}` }] });
    expect(JSON.stringify(verdict)).not.toContain("c2lnbmF0dXJl");
  });

  it("reads the addresses of pages and forms, and tells each name once", () => {
    const address = `https://shop.example/cart;jsessionid=${ID}`;
    const document = gathered(aDocument({ forms: [aForm({ action: address })] }));
    expect(judge({ document, finalUrl: address })).toMatchObject({
      findings: [{ message: "The page's address holds a session ID (jsessionid)." }],
    });
    expect(judge({ document })).toMatchObject({
      findings: [{ message: "A link or form holds a session ID (jsessionid)." }],
    });
  });

  it.each([
    "https://shop.example/talks?session_id=204",
    "https://shop.example/?sid=summer-sale-of-oak-chairs",
    "https://shop.example/manual/jsessionid",
    `https://other.example/cart;jsessionid=${ID}`,
    "mailto:a@b.example",
  ])("passes a link to %s", (href) => {
    expect(withLink(href).outcome).toBe("passed");
  });

  it("could not run when nothing was measured", () => {
    expect(secSessionAddress.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
