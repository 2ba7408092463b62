import { describe, expect, it } from "vitest";

import { aPage, anEvidence, anUnmeasuredPage, aSite } from "#evidence-builders.testing.ts";

import { seoHomeRedirect } from "./seo-home-redirect.ts";

const ROOT = "https://shop.example/";
/** The site's start is where its address ends. */
const START = `${ROOT}home`;
const judge = (...hops: [url: string, status: number, location: string][]) => {
  const redirects = hops.map(([url, status, location]) => ({ url, status, location }));
  const page = aPage({ url: hops[0]?.[0] ?? START, finalUrl: START, redirects });
  return seoHomeRedirect.evaluate(anEvidence({ pages: [page], site: aSite({ startUrl: START }) }));
};

describe("seo-home-redirect", () => {
  it.each([
    ["to another path", [ROOT, 302, "/home"]],
    ["to another path, by the method too", [ROOT, 303, "/start.html"]],
    ["to a secure connection", ["http://shop.example/", 307, "https://shop.example/"]],
    ["to another name of the host", [ROOT, 302, "https://www.shop.example/"]],
  ] as const)("advises on a temporary redirect %s", (_what, hop) => {
    expect(judge([...hop])).toMatchObject({
      outcome: "advice",
      findings: [{ page: START, snippet: `${hop[1]} ${hop[0]} -> ${hop[2]}` }],
    });
  });

  it.each([
    ["that is permanent", [ROOT, 301, "/home"]],
    ["that is permanent and keeps the method", [ROOT, 308, "/home"]],
    ["to the visitor's language", [ROOT, 302, "/en/"]],
    ["to the visitor's language and country", [ROOT, 302, "/de-AT/start"]],
    ["to the visitor's language on a host of its own", [ROOT, 302, "https://fr.shop.example/"]],
    ["to the visitor's country", [ROOT, 302, "https://shop.de/"]],
    ["to the visitor's country on a host of its own", [ROOT, 302, "https://us.shop.example/"]],
    ["to a sign-in", [ROOT, 302, "/login"]],
    ["that sets a cookie and comes back", [ROOT, 302, "/"]],
    ["with what counts the visit", [ROOT, 302, "/?visit=1"]],
  ] as const)("passes a redirect %s", (_what, hop) => {
    expect(judge([...hop]).outcome).toBe("passed");
  });

  it("does not apply to a home page that does not redirect", () => {
    expect(judge().outcome).toBe("not-applicable");
  });

  it("does not apply where only an old address leads to the home page", () => {
    expect(judge([`${ROOT}old`, 302, "/home"]).outcome).toBe("not-applicable");
  });

  it.each([
    ["did not answer", { ...anUnmeasuredPage(), finalUrl: START }],
    ["was not visited", aPage({ url: `${ROOT}about` })],
  ])("could not run where the home page %s", (_what, page) => {
    const evidence = anEvidence({ pages: [page], site: aSite({ startUrl: START }) });
    expect(seoHomeRedirect.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
