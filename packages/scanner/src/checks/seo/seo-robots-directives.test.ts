import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoRobotsDirectives } from "./seo-robots-directives.ts";

function judge(contents: readonly string[], headers: readonly string[] = [], name = "robots") {
  const metas = contents.map((content) => ({ name, property: "", httpEquiv: "", content, inHead: true }));
  const responseHeaders = headers.map((value): [string, string] => ["x-robots-tag", value]);
  const page = aPage({ document: gathered(aDocument({ metas })), responseHeaders });
  return seoRobotsDirectives.evaluate(page, anEvidence());
}

describe("seo-robots-directives", () => {
  it.each([
    ["noindx, follow", "noindex"],
    ["no-index", "noindex"],
    ["index, folow", "follow"],
    ["no follow", "nofollow"],
    ["max_snippet:50", "max-snippet"],
  ])("fails the misspelled %s", (content, meant) => {
    expect(judge([content])).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`Is ${meant} meant?`) }],
    });
  });

  it("fails directives that contradict each other, in one place or in two", () => {
    const message = "The page says both “index” and “noindex”. Search engines obey “noindex”.";
    expect(judge(["index, noindex"])).toMatchObject({ outcome: "failed", findings: [{ message }] });
    expect(judge(["index,follow"], ["noindex"])).toMatchObject({
      outcome: "failed",
      findings: [{ message }],
    });
  });

  it.each(["max-snippet:0", "nosnippet, index", "unavailable_after: 2020-05-01"])(
    "asks about %s",
    (content) => {
      expect(judge([content]).outcome).toBe("review");
    },
  );

  it.each([
    [["index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1"], []],
    [["noindex nofollow"], ["googlebot: nofollow"]],
    [["noindex,nosnippet"], []],
    [["noodp, noydir, noimageindex, NOARCHIVE"], []],
    [["unavailable_after: Wed, 3 Jun 2099 20:00:00 GMT"], ["bingbot: noarchive"]],
    [["clearly-own-word"], []],
  ])("passes %j with the headers %j", (contents, headers) => {
    expect(judge(contents, headers).outcome).toBe("passed");
  });

  it("lets one crawler have other directives than all the others", () => {
    const metas = [
      { name: "robots", property: "", httpEquiv: "", content: "index", inHead: true },
      { name: "googlebot", property: "", httpEquiv: "", content: "noindex", inHead: true },
    ];
    const page = aPage({ document: gathered(aDocument({ metas })) });
    expect(seoRobotsDirectives.evaluate(page, anEvidence()).outcome).toBe("passed");
  });

  it("does not apply without directives, and could not run on a page that was not measured", () => {
    expect(judge([]).outcome).toBe("not-applicable");
    expect(seoRobotsDirectives.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
