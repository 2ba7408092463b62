import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoBrokenHeadLinks } from "./seo-broken-head-links.ts";

const HOST = "https://shop.example";

function judge(links: Record<string, string>[], statuses: Record<string, number>) {
  const linkTags = links.map((link) => ({
    rel: "",
    href: null,
    hreflang: "",
    type: "",
    inHead: true,
    ...link,
  }));
  const linkStatuses = Object.entries(statuses).map(([path, status]) => ({
    url: HOST + path,
    status,
    failure: null,
    redirects: 0,
  }));
  return seoBrokenHeadLinks.evaluate(
    aPage({ document: gathered(aDocument({ linkTags })) }),
    anEvidence({ site: aSite({ linkStatuses }) }),
  );
}

const feed = { rel: "alternate", type: "application/rss+xml", href: `${HOST}/feed` };

describe("seo-broken-head-links", () => {
  it("fails feeds, AMP versions and next pages that are gone, each once", () => {
    const amp = { rel: "amphtml", href: `${HOST}/amp/rye` };
    const next = { rel: "next", href: `${HOST}/list?p=9` };
    const verdict = judge([feed, feed, amp, next], { "/feed": 404, "/amp/rye": 410, "/list?p=9": 404 });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        { message: `The page names ${HOST}/feed as its news feed, which answers with status 404.` },
        { message: expect.stringContaining("its AMP version") },
        { message: expect.stringContaining("the next page of a list") },
      ],
    });
  });

  it("passes those that answer, or that refuse us", () => {
    expect(judge([feed], { "/feed": 200 }).outcome).toBe("passed");
    expect(judge([feed], { "/feed": 403 }).outcome).toBe("passed");
  });

  it("does not apply without any, and leaves language versions to another check", () => {
    expect(judge([], {}).outcome).toBe("not-applicable");
    const version = { rel: "alternate", hreflang: "de", href: `${HOST}/de` };
    expect(judge([version], { "/de": 404 }).outcome).toBe("not-applicable");
  });

  it("says nothing of what it did not ask for, and could not run on a page that was not measured", () => {
    expect(judge([feed], {}).outcome).toBe("not-looked-at");
    expect(seoBrokenHeadLinks.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
