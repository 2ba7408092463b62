import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoMistypedLinks } from "./seo-mistyped-links.ts";

const judge = (...rawHrefs: string[]) => {
  const links = rawHrefs.map((rawHref) => aLink({ rawHref, text: "Call us" }));
  return seoMistypedLinks.evaluate(aPage({ document: gathered(aDocument({ links })) }), anEvidence());
};

describe("seo-mistyped-links", () => {
  it.each([
    "tel:bel ons",
    "tel:",
    "mailto:info(at)shop.example",
    "mailto:Ada",
    "https://https://shop.example/",
    "http://http//shop.example",
    "http//shop.example",
    "htp://shop.example/",
    "ttps://shop.example/",
    "https:/shop.example/",
    "www.shop.example",
    "www.shop.example/rye?from=home",
    "info@shop.example",
  ])("fails the address %s", (rawHref) => {
    expect(judge(rawHref, rawHref)).toMatchObject({ outcome: "failed", findings: { length: 1 } });
  });

  it.each([
    "tel:+1-218-555-0144",
    "tel:112",
    "tel:1-800-FLOWERS",
    "tel:*123#",
    "mailto:?subject=Look&body=https://shop.example",
    "mailto:info%40shop.example",
    "https://shop.example/?u=https://other.example/",
    "https://web.archive.org/web/https://shop.example/",
    "http://shop.example/",
    "HTTPS://SHOP.EXAMPLE/",
    "rolls.html",
    "www.html",
    "@ada",
    "/users/ada@shop.example",
    "sms:+15550144",
  ])("passes %s", (rawHref) => {
    expect(judge(rawHref).outcome).toBe("passed");
  });

  it("does not apply without links, and could not run on a page that was not measured", () => {
    expect(judge().outcome).toBe("not-applicable");
    expect(seoMistypedLinks.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
