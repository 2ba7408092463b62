import { describe, expect, it } from "vitest";

import {
  aPage,
  aRequest,
  aSite,
  anAnswer,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { seoRobotsBlocksAssets } from "./seo-robots-blocks-assets.ts";

const STYLE = "https://shop.example/assets/site.css";
const judge = (rules: string, status = 200, url = STYLE) => {
  const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status, body: rules }));
  const pages = [aPage({ requests: [aRequest({ url, type: "stylesheet" })] })];
  return seoRobotsBlocksAssets.evaluate(anEvidence({ pages, site: aSite({ robotsTxt }) }));
};

describe("seo-robots-blocks-assets", () => {
  it("passes when styles and scripts may be loaded", () => {
    expect(judge("User-agent: *\nDisallow: /admin").outcome).toBe("passed");
  });

  it("fails a forbidden style sheet and names the line", () => {
    const verdict = judge("User-agent: *\nDisallow: /admin\nDisallow: /assets/");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ snippet: "Disallow: /assets/" }] });
  });

  it("passes when a line allows the folder again", () => {
    expect(judge("User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css").outcome).toBe("passed");
  });

  it("does not apply without a robots.txt or without own styles and scripts", () => {
    expect(judge("", 404).outcome).toBe("not-applicable");
    expect(judge("User-agent: *\nDisallow: /", 200, "https://cdn.example/site.css").outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when robots.txt could not be asked for", () => {
    const evidence = anEvidence({ site: aSite({ robotsTxt: notGathered() }) });
    expect(seoRobotsBlocksAssets.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
