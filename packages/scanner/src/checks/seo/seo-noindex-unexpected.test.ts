import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { seoNoindexUnexpected } from "./seo-noindex-unexpected.ts";

const ROLLS = "https://shop.example/rolls";
const judge = (url: string, robotsTag: string, named: string[] = []) => {
  const responseHeaders: Header[] = [["x-robots-tag", robotsTag]];
  const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls: named, error: null }]);
  return seoNoindexUnexpected.evaluate(
    anEvidence({ pages: [aPage({ url, responseHeaders })], site: aSite({ sitemaps }) }),
  );
};

describe("seo-noindex-unexpected", () => {
  it("passes pages that may be listed", () => {
    expect(judge(ROLLS, "max-snippet: 50", [ROLLS]).outcome).toBe("passed");
  });

  it.each([
    "checkout",
    "account/orders",
    "suche.html",
    "mentions-legales",
    "rolls?sort=price",
    "your-privacy-choices",
    "do-not-sell-or-share",
    "opt-out",
    "privacy-settings",
    "Cookie_Einstellungen",
    "preferencias-de-cookies",
    "gestion-des-cookies",
    "newsletter/abmelden",
    "thank-you-for-ordering",
    "order-confirmation",
    "bestätigung",
    "contraseña/olvide-mi-contraseña",
    "confirmaci%C3%B3n",
    "sign-out",
  ])("passes a hidden page for those who are on the site already: %s", (path) => {
    expect(judge(`https://shop.example/${path}`, "noindex").outcome).toBe("passed");
  });

  it.each([
    "rolls",
    "check-out-our-rolls",
    "research/wheat",
    "chocolate-cookies",
    "privacy-screens",
    "settings",
    "how-to-opt",
    "data-driven-baking",
    "%E0%A4%A",
  ])("asks whether another page is hidden on purpose: %s", (path) => {
    expect(judge(`https://shop.example/${path}`, "noindex").outcome).toBe("review");
  });

  it("passes a hidden page that search engines are never told to follow a link to, and asks if one does", () => {
    const linked = (named: string[], ...rels: string[]) => {
      const links = rels.map((rel) => aLink({ href: ROLLS, rel }));
      const home = aPage({ document: gathered(aDocument({ links })) });
      const hidden = aPage({ url: ROLLS, responseHeaders: [["x-robots-tag", "noindex"]] });
      const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls: named, error: null }]);
      return seoNoindexUnexpected.evaluate(anEvidence({ pages: [home, hidden], site: aSite({ sitemaps }) }))
        .outcome;
    };
    expect(linked([], "nofollow")).toBe("passed");
    expect(linked([], "nofollow", "NoFollow noopener")).toBe("passed");
    expect(linked([], "nofollow", "noopener")).toBe("review");
    expect(linked([], "")).toBe("review");
    expect(linked([ROLLS], "nofollow")).toBe("failed");
  });

  it.each(["rolls?page=2", "rolls/page/3", "rollen?seite=2"])(
    "asks about a later page of a list whose links are not to be followed, either: %s",
    (path) => {
      const verdict = judge(`https://shop.example/${path}`, "noindex, nofollow");
      expect(verdict).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("later page") as string }],
      });
    },
  );

  it.each([
    ["rolls?page=1", "noindex, nofollow"],
    ["rolls?sort=price", "noindex, nofollow"],
    ["cart?page=2x", "none"],
    ["rolls?page=2", "noindex, follow"],
  ])("passes %s with %s", (path, robotsTag) => {
    expect(judge(`https://shop.example/${path}`, robotsTag).outcome).toBe("passed");
  });

  it("fails a hidden start page as critical", () => {
    expect(judge("https://shop.example/", "noindex, nofollow")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }],
    });
  });

  it("fails a hidden page the sitemap names", () => {
    expect(judge(ROLLS, "googlebot: none", [ROLLS]).outcome).toBe("failed");
  });

  it("takes no notice of orders to crawlers that are no search engine", () => {
    expect(judge(ROLLS, "otherbot: noindex", [ROLLS]).outcome).toBe("passed");
  });

  it("does not apply when no page answered 200", () => {
    expect(seoNoindexUnexpected.evaluate(anEvidence({ pages: [aPage({ status: 404 })] })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when no page was measured", () => {
    expect(seoNoindexUnexpected.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
