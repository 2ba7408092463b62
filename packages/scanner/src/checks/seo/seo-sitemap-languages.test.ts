import { describe, expect, it } from "vitest";

import { aDocument, aPage, aSite, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoSitemapLanguages } from "./seo-sitemap-languages.ts";

const at = (path: string) => `https://shop.example${path}`;
const FR = { code: "fr", href: at("/fr") };
const EN = { code: "en", href: at("/en") };
const entry = (path: string, ...versions: { code: string; href: string }[]) => ({ url: at(path), versions });

function judge(versions: ReturnType<typeof entry>[] | undefined, pages: PageEvidence[] = [], gone?: string) {
  const file = { url: at("/sitemap.xml"), urls: [], error: null, ...(versions && { versions }) };
  const linkStatuses = gone === undefined ? [] : [{ url: gone, status: 404, failure: null, redirects: 0 }];
  return seoSitemapLanguages.evaluate(
    anEvidence({ pages, site: aSite({ sitemaps: gathered([file]), linkStatuses }) }),
  );
}
const messages = (verdict: ReturnType<typeof judge>) =>
  "findings" in verdict ? verdict.findings.map(({ message }) => message) : [verdict.outcome];

describe("seo-sitemap-languages", () => {
  it("passes versions that list each other, in the sitemap or on the page", () => {
    expect(judge([entry("/fr", FR, EN), entry("/en", FR, EN)]).outcome).toBe("passed");
    const linkTags = [{ rel: "alternate", href: at("/fr"), hreflang: "fr", type: "", inHead: true }];
    const english = aPage({ url: at("/en"), document: gathered(aDocument({ linkTags })) });
    expect(judge([entry("/fr", FR, EN)], [english]).outcome).toBe("passed");
  });

  it("says nothing of versions that were not read, such as those of another host", () => {
    const german = { code: "de", href: "https://shop.de.example/" };
    expect(judge([entry("/fr", FR, EN, german), entry("/en", FR, EN, german)]).outcome).toBe("passed");
  });

  it("doesn't know what the entry of a page lists while there are more than were read", () => {
    const many = Array.from({ length: 499 }, (_, index) =>
      entry(`/fr/${index}`, { code: "fr", href: at(`/fr/${index}`) }),
    );
    const english = aPage({ url: at("/en"), document: gathered(aDocument()) });
    expect(judge([entry("/fr", FR, EN), ...many], [english]).outcome).toBe("passed");
    expect(judge([entry("/fr", FR, EN), ...many.slice(1)], [english]).outcome).toBe("failed");
  });

  it.each([
    ["it answered with status 404.", "failed"],
    ["the sitemaps before it took too long.", "passed"],
  ])("knows them beside a sitemap of which we know that %s: %s", (error, outcome) => {
    const read = { url: at("/a.xml"), urls: [], error: null, versions: [entry("/fr", FR, EN)] };
    const sitemaps = gathered([read, { url: at("/b.xml"), urls: [], error }]);
    const english = aPage({ url: at("/en"), document: gathered(aDocument()) });
    const evidence = anEvidence({ pages: [english], site: aSite({ sitemaps }) });
    expect(seoSitemapLanguages.evaluate(evidence).outcome).toBe(outcome);
  });

  it("fails versions that don't list each other, are gone or are no whole address, each kind once", () => {
    const found = judge(
      [
        entry("/fr", FR, EN, { code: "es", href: "/es" }),
        entry("/en", EN),
        entry("/fr/a", { code: "en", href: at("/en/a") }),
      ],
      [],
      at("/en/a"),
    );
    expect(found.outcome).toBe("failed");
    expect(messages(found)).toEqual([
      "A sitemap lists language versions without scheme and host: the version /es of https://shop.example/fr",
      "A sitemap lists language versions that are gone: https://shop.example/en/a, a version of https://shop.example/fr/a",
      "A sitemap lists language versions that don't list the page in turn: https://shop.example/en, a version of https://shop.example/fr",
    ]);
  });

  it("fails codes that do not exist, once each", () => {
    const uk = { code: "en-UK", href: at("/en") };
    expect(messages(judge([entry("/fr", FR, uk), entry("/en", FR, uk)]))).toEqual([
      "In a sitemap, hreflang “en-UK” names the region UK, which search engines refuse. Use GB",
    ]);
  });

  it("does not apply without language versions, and could not run without sitemaps or in older evidence", () => {
    expect(judge([]).outcome).toBe("not-applicable");
    expect(judge(undefined).outcome).toBe("could-not-run");
    const site = aSite({ sitemaps: notGathered("robots.txt was not there.") });
    expect(seoSitemapLanguages.evaluate(anEvidence({ site })).outcome).toBe("could-not-run");
  });
});
