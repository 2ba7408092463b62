import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoHreflangPairs } from "./seo-hreflang-pairs.ts";

const EN = "https://shop.example/en";
const DE = "https://shop.example/de";
const pageNaming = (url: string, versions: Record<string, string>, lang: string | null = url.slice(-2)) => {
  const linkTags = Object.entries(versions).map(([hreflang, href]) => ({
    rel: "alternate",
    href,
    hreflang,
    type: "",
    inHead: true,
  }));
  return aPage({ url, document: gathered(aDocument({ linkTags, lang })) });
};
const both = { en: EN, de: DE };
const judge = (...pages: ReturnType<typeof pageNaming>[]) => seoHreflangPairs.evaluate(anEvidence({ pages }));

describe("seo-hreflang-pairs", () => {
  it("passes versions that name each other and themselves", () => {
    expect(judge(pageNaming(EN, both), pageNaming(DE, { ...both, "x-default": EN })).outcome).toBe("passed");
  });

  it("fails a version that does not name the page back", () => {
    expect(judge(pageNaming(EN, both), pageNaming(DE, { de: DE }))).toMatchObject({
      outcome: "failed",
      findings: [{ page: EN }],
    });
  });

  it("fails a version that asks not to be listed, unless the page itself does", () => {
    const hidden = (url: string) => {
      const page = pageNaming(url, both);
      return { ...page, responseHeaders: [["x-robots-tag", "noindex"]] as [string, string][] };
    };
    expect(judge(pageNaming(EN, both), hidden(DE))).toMatchObject({
      outcome: "failed",
      findings: [{ page: EN, message: expect.stringContaining("“de” asks search engines not") as string }],
    });
    expect(judge(hidden(EN), hidden(DE)).outcome).toBe("passed");
  });

  it("says nothing about versions that were not visited", () => {
    expect(judge(pageNaming(EN, both)).outcome).toBe("passed");
  });

  it("fails codes that do not exist", () => {
    expect(judge(pageNaming(EN, { ...both, "en-UK": EN })).outcome).toBe("failed");
    expect(judge(pageNaming(EN, { ...both, de_DE: DE })).outcome).toBe("failed");
    expect(judge(pageNaming(EN, { ...both, english: EN })).outcome).toBe("failed");
    expect(judge(pageNaming(EN, { ...both, "zh-Hant-TW": EN, "es-419": EN })).outcome).toBe("passed");
  });

  it("fails a version that is gone", () => {
    const linkStatuses = [{ url: DE, status: 404, failure: null, redirects: 0 }];
    const evidence = anEvidence({ pages: [pageNaming(EN, both)], site: aSite({ linkStatuses }) });
    expect(seoHreflangPairs.evaluate(evidence).outcome).toBe("failed");
  });

  it("fails a version that redirects to another address, and none that only drops a fragment", () => {
    const answer = { url: DE, status: 200, failure: null, redirects: 1 };
    const judgeWith = (endsAt: string) =>
      seoHreflangPairs.evaluate(
        anEvidence({
          pages: [pageNaming(EN, both)],
          site: aSite({ linkStatuses: [{ ...answer, endsAt }] }),
        }),
      );
    expect(judgeWith(`${DE}/start`)).toMatchObject({
      outcome: "failed",
      findings: [{ message: `The version for “de” redirects to ${DE}/start`, severity: "low" }],
    });
    expect(judgeWith(DE).outcome).toBe("passed");
    const chooser = pageNaming(EN, { en: EN, "x-default": DE });
    const site = aSite({ linkStatuses: [{ ...answer, endsAt: EN }] });
    expect(seoHreflangPairs.evaluate(anEvidence({ pages: [chooser], site })).outcome).toBe("passed");
  });

  it("leaves a form of another page alone, which speaks for that one", () => {
    const versions = Object.entries(both).map(([hreflang, href]) => ({ rel: "alternate", href, hreflang }));
    const formOf = (...links: { rel: string; href: string; hreflang: string }[]) => {
      const linkTags = [...versions, ...links].map((link) => ({ type: "", inHead: true, ...link }));
      return aPage({ url: `${EN}?color=red`, document: gathered(aDocument({ linkTags, lang: "en" })) });
    };
    const pages = [pageNaming(EN, both), pageNaming(DE, both)];
    const canonical = { rel: "canonical", href: EN, hreflang: "" };
    expect(judge(...pages, formOf(canonical)).outcome).toBe("passed");
    expect(judge(...pages, formOf()).outcome).toBe("failed");
  });

  it("asks a person about a page that names others but not itself", () => {
    expect(judge(pageNaming(EN, { de: DE })).outcome).toBe("review");
  });

  it.each([
    ["fr", both],
    ["de-AT", { "en-US": EN, de: DE }],
    ["es", { en: EN, "en-GB": EN, de: DE, "x-default": EN }],
  ])("fails an English version whose lang says %s", (lang, versions) => {
    expect(judge(pageNaming(EN, versions, lang))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`but its lang attribute says “${lang}”`) }],
    });
  });

  it("fails a version that only another page lists, and whose lang says otherwise", () => {
    const listing = pageNaming(DE, { de: DE, en: EN });
    expect(judge(listing, pageNaming(EN, {}, "de"))).toMatchObject({
      outcome: "failed",
      findings: [
        { page: DE },
        { page: EN, message: expect.stringContaining("its lang attribute says “de”") },
      ],
    });
    expect(judge(listing, pageNaming(EN, {}, "en"))).toMatchObject({ findings: [{ page: DE }] });
  });

  it.each([
    ["en-GB", both],
    ["EN_us", both],
    [null, both],
    ["", both],
    ["english", both],
    ["nb", { no: EN, de: DE }],
    ["fr", { "x-default": EN, de: DE }],
  ])("says nothing of a page whose lang says %s beside what it lists", (lang, versions) => {
    expect(judge(pageNaming(EN, versions, lang)).outcome).toBe("passed");
  });

  it("does not apply to a site in one language", () => {
    expect(judge(pageNaming(EN, {})).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(judge(anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
