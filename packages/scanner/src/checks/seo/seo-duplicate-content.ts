import { type Defect, siteCheck, verdictOf } from "#check.ts";

import { addressKey } from "./address-key.ts";
import { variantGroups, withoutVariants } from "./address-variants.ts";
import { type ContentPage, indexablePages, tooFewPages } from "./content-pages.ts";
import { canonicalsOf } from "./page-directives.ts";
import {
  commonShingles,
  type Shingles,
  shinglesOf,
  similarPairs,
  similarity,
  withoutShingles,
} from "./text-similarity.ts";
import { swappedNames } from "./swapped-names.ts";
import { listed } from "./listed.ts";

/** Texts below this many shingles say too little to be compared. */
const MIN_SHINGLES = 80;
/** Where the page itself names each of its addresses, less is enough. */
const MIN_SHINGLES_OF_NAMED = 20;
/** Share of common shingles from which two pages are copies, and from which a person should look. */
const COPY = 0.95;
const ALIKE = 0.85;
/** Runs of words on more than this share of pages belong to the template, once there are enough pages to tell. */
const TEMPLATE_SHARE = 0.5;
const PAGES_TO_TELL_TEMPLATE = 5;

/** Pages under different addresses with nearly the same text. */
export const seoDuplicateContent = siteCheck({
  id: "seo-duplicate-content",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/canonicalization"],
  defect: "Same text on several pages",
  title: "No two pages have the same text",
  whyItMatters:
    "When several pages have the same text, search engines list one of them and drop the others. They decide which one.",
  businessImpact: "The page you want people to see may be the one they drop.",
  fixSteps: [
    "If these are really one page under several addresses, redirect to one of them, or name it as canonical on all of them.",
    "If they should differ, such as branches or product variants, write what makes each one different.",
  ],
  effort: "M",
  resources: [
    {
      title: "Specify a canonical address",
      url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    },
  ],
  evaluate(evidence) {
    const all = indexablePages(evidence);
    if (all.length < 2) return tooFewPages(evidence, 2);
    const variants = variantGroups(all);
    const texts = textsOf(withoutVariants(all));
    const copies = copiesAmong(texts);
    const swapped = sameButForName(withoutVariants(all), new Set(copies.map(({ page }) => page)));
    if (texts.length < 2 && variants.length === 0 && swapped.length === 0) {
      return {
        outcome: "not-applicable",
        reason: "Fewer than two pages have enough text to compare",
      };
    }
    return verdictOf([...variants.flatMap(oneUnderMany), ...copies, ...swapped]);
  },
});

interface PageText {
  url: string;
  shingles: Shingles;
}

/** Each page's own words: what the template repeats on most pages is taken out, unless nothing else is left. */
function textsOf(pages: readonly ContentPage[]): PageText[] {
  const texts = pages.map(({ page, document }) => ({
    url: page.finalUrl,
    shingles: shinglesOf(document.text),
  }));
  const template = templateShingles(texts.map(({ shingles }) => shingles));
  return texts
    .map(({ url, shingles }) => ({ url, shingles: withoutShingles(shingles, template) }))
    .filter(({ shingles }) => shingles.length >= MIN_SHINGLES);
}

function templateShingles(texts: readonly Shingles[]): Shingles {
  if (texts.length < PAGES_TO_TELL_TEMPLATE) return new Uint32Array();
  return commonShingles(texts, texts.length * TEMPLATE_SHARE);
}

/**
 * Of a page that says little a person must tell whether its addresses are meant to show the same. One that names each of
 * its addresses as the preferred one asks for it to be listed several times.
 */
function oneUnderMany(group: readonly ContentPage[]): Defect[] {
  const urls = group.map(({ page }) => page.finalUrl);
  const isNamedEach = group.every(({ page }) =>
    canonicalsOf(page).some(({ url }) => url !== null && addressKey(url) === addressKey(page.finalUrl)),
  );
  const names = isNamedEach ? "each of them names itself as the" : "none of them names a";
  const message = `One page opens under ${urls.length} addresses, and ${names} preferred address: ${listed(urls)}`;
  return group.map(({ page, document }) => {
    const said = shinglesOf(document.text).length;
    const isSure = said >= MIN_SHINGLES || (isNamedEach && said >= MIN_SHINGLES_OF_NAMED);
    return {
      ...orAsked(message, "Are they meant to show the same?", isSure),
      page: page.finalUrl,
      component: copyComponent(urls),
    };
  });
}

function orAsked(message: string, question: string, isSure: boolean): Pick<Defect, "message" | "outcome"> {
  return isSure ? { message } : { outcome: "review", message: `${message}. ${question}` };
}

/** Equal for pages with the same text, whichever of them is reported. */
function copyComponent(urls: readonly string[]): string {
  return `copy:${urls.map(addressKey).sort()[0]}`;
}

function copiesAmong(texts: PageText[]): Defect[] {
  const copies = new Map<string, { url: string; share: number }[]>();
  for (const [a, b] of similarPairs(texts)) {
    const share = similarity(a.shingles, b.shingles);
    if (share < ALIKE) continue;
    copies.set(a.url, [...(copies.get(a.url) ?? []), { url: b.url, share }]);
    copies.set(b.url, [...(copies.get(b.url) ?? []), { url: a.url, share }]);
  }
  return [...copies].map(([page, others]) => {
    const share = Math.max(...others.map((other) => other.share));
    const names = listed(others.map(({ url }) => url));
    const message = `${Math.floor(share * 100)}% of this page's own text is also on another page: ${names}`;
    return {
      ...orAsked(message, "Does each page say something of its own?", share >= COPY),
      page,
      component: copyComponent([page, ...others.map(({ url }) => url)]),
    };
  });
}

/** Pages made from one text by putting another name into it, of which a person must say whether each is of use. */
function sameButForName(pages: readonly ContentPage[], told: ReadonlySet<string | undefined>): Defect[] {
  const swapped = swappedNames(pages, templateShingles, (a, b) => told.has(a) && told.has(b));
  const byPage = [...Map.groupBy(swapped, ({ url }) => url)];
  return byPage.map(([page, others]) => ({
    message: `Apart from the name “${others[0]?.name}”, ${Math.floor(Math.max(...others.map(({ share }) => share)) * 100)}% of this page's own text is also on ${listed(others.map(({ other }) => other.url))}. Does each page say something of its own?`,
    page,
    component: copyComponent([page, ...others.map(({ other }) => other.url)]),
    outcome: "review",
  }));
}
