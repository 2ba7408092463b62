import { describe, expect, it } from "vitest";

import {
  anAnswer,
  anEvidence,
  aPage,
  aSite,
  aTls,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import type { Evidence } from "#evidence.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { secHttpRedirect } from "./sec-http-redirect.ts";

function judge(hops: string[], last = hops.at(-1) ?? "http://shop.example/") {
  const starts = ["http://shop.example/", ...hops];
  const redirects = hops.map((location, at) => ({ url: starts[at] ?? "", status: 301, location }));
  const plainHttp = gathered(anAnswer({ url: last, redirects }));
  return secHttpRedirect.evaluate(anEvidence({ site: aSite({ plainHttp }) }));
}

describe("sec-http-redirect", () => {
  it("passes a redirect to https on the same host", () => {
    expect(judge(["https://shop.example/", "https://www.shop.example/"]).outcome).toBe("passed");
  });

  it("fails a page without redirect", () => {
    expect(judge([])).toMatchObject({ outcome: "failed", findings: [{ snippet: "http://shop.example/" }] });
  });

  it("fails a redirect that stays unencrypted", () => {
    expect(judge(["http://www.shop.example/"]).outcome).toBe("failed");
  });

  it("weighs a detour over another host or over http as low", () => {
    expect(judge(["https://www.shop.example/"])).toMatchObject({ findings: [{ severity: "low" }] });
    expect(judge(["http://www.shop.example/", "https://www.shop.example/"])).toMatchObject({
      findings: [{ severity: "low" }],
    });
  });

  it("takes a site that speaks TLS but delivers every page over http for one without encryption", () => {
    const plainHttp = gathered(anAnswer({ url: "http://shop.example/" }));
    const site = aSite({ tls: gathered(aTls()), plainHttp });
    const open = aPage({ url: "http://shop.example/" });
    const judge = (pages: Evidence["pages"]) => secHttpRedirect.evaluate(anEvidence({ pages, site }));
    expect(judge([open])).toMatchObject({ outcome: "failed", findings: [{ severity: "critical" }] });
    const mixed = judge([open, aPage({ url: "https://shop.example/a" })]);
    expect(mixed).toMatchObject({ outcome: "failed", findings: [{ component: "site:http-redirect" }] });
    expect("findings" in mixed && mixed.findings[0]?.severity).toBeUndefined();
  });

  describe("on a test host", () => {
    const on = (
      plain: Partial<HttpAnswer> | null,
      title = "Rye & Spelt",
      startUrl = "https://127.0.0.1:8443/",
    ) => {
      const page = (text: string) => `<!doctype html><title>${text}</title>`;
      const answer = { url: "http://127.0.0.1:8080/", body: page(title), ...plain };
      const site = aSite({
        startUrl,
        isPublic: false,
        plainHttp: plain === null ? notGathered() : gathered(anAnswer(answer)),
        corsProbe: gathered({ ...anAnswer({ body: page("Rye & Spelt") }), sentOrigin: "https://a.example" }),
      });
      return anEvidence({ site, pages: [aPage({ url: startUrl })] });
    };

    it("asks about a port that answers with the same page without encryption", () => {
      expect(secHttpRedirect.evaluate(on({}))).toMatchObject({
        outcome: "review",
        findings: [
          {
            message:
              "The unencrypted address http://127.0.0.1:8080/ answers with the same page instead of leading to https. Does the site's public address, too?",
          },
        ],
      });
      expect(secHttpRedirect.isLeftOut?.(on({}))).toBe(false);
    });

    it.each([
      ["another page", on({}, "API of the shop")],
      ["a redirect", on({ url: "https://127.0.0.1:8443/" })],
      ["an error", on({ status: 400 })],
      ["nothing", on(null)],
      ["a site without https", on({}, "Rye & Spelt", "http://127.0.0.1:8080/")],
    ])("says nothing of %s", (_what, evidence) => {
      expect(secHttpRedirect.evaluate(evidence)).toEqual({
        outcome: "not-applicable",
        reason: "Not judged: not a public address.",
      });
      expect(secHttpRedirect.isLeftOut?.(evidence)).toBe(true);
    });
  });

  it("does not apply to a site without https", () => {
    const evidence = anEvidence({ pages: [aPage({ url: "http://shop.example/" })] });
    expect(secHttpRedirect.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run when the unencrypted address did not answer", () => {
    const site = aSite({ plainHttp: notGathered("timed out") });
    expect(secHttpRedirect.evaluate(anEvidence({ site }))).toEqual({
      outcome: "could-not-run",
      reason: "timed out",
    });
  });
});
