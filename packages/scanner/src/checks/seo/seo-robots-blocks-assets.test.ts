import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aRequest,
  aSite,
  anAnswer,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import type { NetworkRequest } from "#evidence/network.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

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

  describe("of content that a script loads", () => {
    const url = "https://shop.example/api/rolls";
    const loading = (words: number, path = "/api/", request: Partial<NetworkRequest> = {}) => {
      const body = `User-agent: *\nDisallow: ${path}`;
      const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", body }));
      const page = aPage({
        requests: [aRequest({ url, type: "fetch", ...request })],
        rawMarkup: gathered({ ...readRawMarkup("", "https://shop.example/"), words }),
        document: gathered(aDocument({ wordCount: 200 })),
      });
      return seoRobotsBlocksAssets.evaluate(anEvidence({ pages: [page], site: aSite({ robotsTxt }) }))
        .outcome;
    };

    it("asks where much of the text is not in the markup", () => {
      expect(loading(30)).toBe("review");
    });

    it("passes where search engines may load it, and has nothing to say of what adds little or is no content", () => {
      expect(loading(30, "/cart")).toBe("passed");
      expect(loading(190)).toBe("not-applicable");
      expect(loading(30, "/api/", { method: "POST" })).toBe("not-applicable");
      expect(loading(30, "/api/", { url: "https://data.example/api/rolls" })).toBe("not-applicable");
    });
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
