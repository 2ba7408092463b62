import { describe, expect, it } from "vitest";

import { aPage, aSite, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";

import { seoRedirectChains } from "./seo-redirect-chains.ts";

const hop = (url: string, location: string) => ({ url, status: 301, location });
const judge = (...redirects: ReturnType<typeof hop>[]) => {
  const page = aPage({
    url: redirects[0]?.url ?? "https://shop.example/",
    finalUrl: "https://shop.example/new",
    redirects,
  });
  return seoRedirectChains.evaluate(anEvidence({ pages: [page] }));
};

describe("seo-redirect-chains", () => {
  it("passes a single redirect", () => {
    expect(judge(hop("https://shop.example/old", "/new")).outcome).toBe("passed");
  });

  it("passes the step to https before the one to another name", () => {
    const verdict = judge(
      hop("http://www.shop.example/", "https://www.shop.example/"),
      hop("https://www.shop.example/", "https://shop.example/new"),
    );
    expect(verdict.outcome).toBe("passed");
  });

  it("fails two redirects in a row", () => {
    const verdict = judge(hop("https://shop.example/a", "/b"), hop("https://shop.example/b", "/new"));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: "https://shop.example/new" }] });
  });

  it("fails a linked address with a long chain", () => {
    const linkStatuses = [{ url: "https://shop.example/x", status: 200, failure: null, redirects: 3 }];
    expect(seoRedirectChains.evaluate(anEvidence({ site: aSite({ linkStatuses }) })).outcome).toBe("failed");
  });

  it("says nothing of redirects that never reach a page", () => {
    const redirects = Array.from({ length: 19 }, () => hop("https://shop.example/a", "/a"));
    const looping = aPage({ url: "https://shop.example/a", status: null, notMeasured: "a loop", redirects });
    const verdict = seoRedirectChains.evaluate(anEvidence({ pages: [aPage(), looping] }));
    expect(verdict.outcome).toBe("not-applicable");
  });

  it("does not apply where nothing redirects", () => {
    expect(judge().outcome).toBe("not-applicable");
  });

  it("could not run when nothing answered", () => {
    expect(seoRedirectChains.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
