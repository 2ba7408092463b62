import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoHashRoutes } from "./seo-hash-routes.ts";

const PAGE = "https://shop.example/news";
const judge = (...hrefs: string[]) => {
  const links = hrefs.map((href) => aLink({ href: new URL(href, PAGE).href, rawHref: href }));
  const page = aPage({ url: PAGE, finalUrl: PAGE, document: gathered(aDocument({ links })) });
  return seoHashRoutes.evaluate(page, anEvidence());
};

describe("seo-hash-routes", () => {
  it.each([
    ["#/library", "#/garden"],
    ["#!/library", "/news#!/garden"],
    ["#!library", "#!garden"],
  ])("asks a person about views such as %s", (...hrefs) => {
    expect(judge(...hrefs, "/about")).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("2 links differ only behind “#”") }],
    });
  });

  it.each(["#!/team", "/news/#!/kurse/yoga"])("asks a person about the only view %s of an app", (href) => {
    expect(judge(href, "/about")).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`with ${new URL(href, PAGE).hash} behind it`) }],
    });
  });

  it.each([
    ["#!close", "/about"],
    ["/#!/team", "/about"],
    ["#top", "#reviews", "#section/2"],
    ["#", "#!", "#/"],
    ["#/library", "#/library"],
    ["https://app.example/#/library", "https://app.example/#/garden"],
    ["/app#/library", "/app#/garden"],
  ])("passes links such as %s and %s", (...hrefs) => {
    expect(judge(...hrefs).outcome).toBe("passed");
  });

  it("does not apply to a page without links, and could not run on one that was not read", () => {
    expect(judge().outcome).toBe("not-applicable");
    expect(seoHashRoutes.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
