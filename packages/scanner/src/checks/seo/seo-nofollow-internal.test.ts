import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoNofollowInternal } from "./seo-nofollow-internal.ts";

const judge = (...links: LinkRef[]) =>
  seoNofollowInternal.evaluate(aPage({ document: gathered(aDocument({ links })) }), anEvidence());

describe("seo-nofollow-internal", () => {
  it("passes own links without nofollow", () => {
    expect(judge(aLink({ rel: "noopener" })).outcome).toBe("passed");
  });

  it("asks a person about own links with nofollow", () => {
    expect(judge(aLink({ rel: "NoFollow noopener" }))).toMatchObject({ outcome: "review", findings: [{}] });
    expect(judge(aLink({ rel: "sponsored" })).outcome).toBe("review");
    expect(judge(aLink({ rel: "ugcx" })).outcome).toBe("passed");
  });

  const TARGET = "https://shop.example/deposit";
  const towards = (document: Partial<DocumentSnapshot>, query = "") => {
    const home = aPage({
      document: gathered(aDocument({ links: [aLink({ href: TARGET + query, rel: "nofollow" })] })),
    });
    const target = aPage({ url: TARGET, document: gathered(aDocument(document)) });
    return seoNofollowInternal.evaluate(home, anEvidence({ pages: [home, target] })).outcome;
  };

  it("passes links to pages that ask not to be listed there, and to views and carts", () => {
    expect(towards({ metas: [meta("noindex")] })).toBe("passed");
    const canonical = { rel: "canonical", href: "/pay", hreflang: "", type: "", inHead: true };
    expect(towards({ linkTags: [canonical] })).toBe("passed");
    for (const path of ["cart", "anmelden", "account/orders?id=7"])
      expect(judge(aLink({ href: `https://shop.example/${path}`, rel: "nofollow" })).outcome).toBe("passed");
    expect(towards({}, "?sort=price")).toBe("passed");
    expect(towards({}, "?finish=satin#top")).toBe("passed");
  });

  it("asks about a link to a page that asks to be listed", () => {
    const canonical = { rel: "canonical", href: "/deposit", hreflang: "", type: "", inHead: true };
    expect(towards({ linkTags: [canonical] })).toBe("review");
    expect(judge(aLink({ href: "https://shop.example/chair.php?id=7", rel: "nofollow" })).outcome).toBe(
      "review",
    );
  });

  const meta = (content: string, name = "robots") =>
    ({ name, property: "", httpEquiv: "", content, inHead: true }) as const;
  const whole = (page: Partial<PageEvidence>, ...metas: ReturnType<typeof meta>[]) =>
    seoNofollowInternal.evaluate(
      aPage({ document: gathered(aDocument({ links: [aLink()], metas })), ...page }),
      anEvidence(),
    );

  it.each(["index, nofollow", "NOFOLLOW", "nofollow,noarchive"])("fails a home page that says %s", (says) => {
    expect(whole({}, meta(says))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The home page tells search engines to follow none of its links" }],
    });
  });

  it("fails a home page whose server says it, and asks about another page", () => {
    const responseHeaders = [["x-robots-tag", "googlebot: nofollow"]] as const;
    expect(whole({ responseHeaders })).toMatchObject({ outcome: "failed" });
    expect(whole({ responseHeaders, url: "https://shop.example/forum" })).toMatchObject({
      outcome: "review",
    });
  });

  it.each([
    ["index, follow", "robots"],
    ["noindex, nofollow", "robots"],
    ["none", "googlebot"],
    ["nofollow", "adsbot"],
  ])("passes a home page that says %s to %s", (says, name) => {
    expect(whole({}, meta(says, name)).outcome).toBe("passed");
  });

  it("does not apply when every link leads elsewhere", () => {
    expect(judge(aLink({ href: "https://other.example/", rel: "nofollow" })).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoNofollowInternal.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
