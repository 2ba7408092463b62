import { siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { looseAddressKey } from "./address-key.ts";
import { type ContentPage, indexablePages, tooFewPages } from "./content-pages.ts";
import { saysItIsGone } from "./missing-pages.ts";
import { withoutMenus } from "./own-words.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { shinglesOf, similarity } from "./text-similarity.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Pages that may be listed and that the sitemap does not name. */
export const seoSitemapCoverage = siteCheck({
  id: "seo-sitemap-coverage",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap"],
  defect: "Pages missing from the sitemap",
  title: "The sitemap lists every page",
  whyItMatters:
    "Search engines read the sitemap as the list of pages you care about. They find a page that is not on it later, or never.",
  businessImpact: "Pages you built bring visitors later than they could.",
  fixSteps: [
    "In the settings of your sitemap tool, check whether a type of page is left out on purpose.",
    'Add these pages, or mark those that should not be found with "noindex".',
  ],
  effort: "S",
  resources: [
    {
      title: "Build and submit a sitemap",
      url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
    },
  ],
  evaluate(evidence) {
    const { sitemaps } = evidence.site;
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    const broken = sitemaps.value.find(({ error }) => error !== null);
    if (broken !== undefined) {
      return {
        outcome: "could-not-run",
        reason: `We could not read all of the sitemap ${broken.url}: ${broken.error}`,
      };
    }
    const named = new Set((sitemapAddresses(evidence.site) ?? []).map(looseAddressKey));
    if (named.size === 0) return { outcome: "not-applicable", reason: "The site has no sitemap" };
    // Addresses with a query are mostly views of one page, which sitemaps leave out rightly.
    const pages = indexablePages(evidence).filter(({ page }) => new URL(page.finalUrl).search === "");
    if (pages.length === 0) return tooFewPages(evidence);
    const listedPages = pages.filter(({ page }) => isNamed(page.finalUrl, named));
    // Nobody looks for a cart or a sign-in with a search engine.
    const missing = pages.filter(
      (content) =>
        !isNamed(content.page.finalUrl, named) &&
        !isUtilityAddress(content.page.finalUrl) &&
        !saysItIsGone(content) &&
        !isPageOfPicture(content) &&
        !isCopyOfNamed(content, listedPages) &&
        !isShownForAnyName(content, evidence),
    );
    return verdictOf(
      missing.map(({ page }) => ({ message: "No sitemap lists this page", page: page.finalUrl })),
    );
  },
});

/** Some servers take capitals for small letters: what is wrong then is the link. */
function isNamed(address: string, named: ReadonlySet<string>): boolean {
  const { origin, pathname } = new URL(address);
  return named.has(looseAddressKey(address)) || named.has(looseAddressKey(origin + pathname.toLowerCase()));
}

const FEW_WORDS = 25;

/** WordPress makes a page for each picture, which shows it with a link to its file: a sitemap is no place for it. */
function isPageOfPicture({ document }: ContentPage): boolean {
  const pictures = new Set(document.images.map(({ src }) => src));
  const isLinked = document.links.some(({ href }) => href !== null && pictures.has(href));
  return isLinked && withoutMenus(document).words <= FEW_WORDS;
}

/** Whether it shows what a listed page shows. The check of equal texts tells that. */
function isCopyOfNamed({ document }: ContentPage, listedPages: readonly ContentPage[]): boolean {
  const text = shinglesOf(document.text);
  return listedPages.some(
    (other) =>
      other.document.title === document.title && similarity(text, shinglesOf(other.document.text)) >= COPY,
  );
}

const COPY = 0.95;
const FEW = 0.1;

/** Whether its folder shows the same under an address that can't exist: seo-soft-404 tells of that. */
function isShownForAnyName({ page, document }: ContentPage, { site }: Evidence): boolean {
  const folder = new URL(".", page.finalUrl).href;
  return (site.madeUpProbes ?? []).some(({ url, answer }) => {
    if (!answer.gathered || answer.value.status !== 200 || new URL(".", url).href !== folder) return false;
    const { title, words } = readRawMarkup(answer.value.body, answer.value.url);
    const isAsLong = Math.abs(document.wordCount - words) <= words * FEW;
    return words > 0 && isAsLong && title?.trim() === document.title?.trim();
  });
}
