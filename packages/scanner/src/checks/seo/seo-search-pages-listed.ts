import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { type ContentPage, contentPages, indexablePages, tooFewPages } from "./content-pages.ts";
import { forbiddingLine, robotsRules } from "./robots-rules.ts";

/** Results of the site's own search that search engines may list. */
export const seoSearchPagesListed = siteCheck({
  id: "seo-search-pages-listed",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/essentials/spam-policies"],
  defect: "Results of your own search may be listed",
  title: "Results of the site's own search are not listed",
  whyItMatters:
    "Links lead to results of the website's own search, and nothing keeps search engines from listing them. Whoever searches finds another list of results. Spammers link to such pages with words of their own.",
  businessImpact: "Search engines spend their visits on endless lists and trust the website less.",
  fixSteps: [
    'Let the template of the search results say <meta name="robots" content="noindex, follow">. Most SEO plugins have a setting for it.',
    "Link to a category or a page on the topic instead of a search.",
  ],
  effort: "S",
  resources: [
    {
      title: "Block indexing with noindex",
      url: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const searches = pages.filter(isSearch);
    if (searches.length === 0) {
      return { outcome: "not-applicable", reason: "We visited no results of the website's own search" };
    }
    const listed = new Set(indexablePages(evidence).map(({ page }) => page.finalUrl));
    const [first, ...more] = searches.filter(
      ({ page }) => listed.has(page.finalUrl) && !isForbidden(page.finalUrl, evidence),
    );
    return verdictOf(first === undefined ? [] : [defectOf(first, more.length)]);
  },
});

function defectOf({ page }: ContentPage, more: number): Defect {
  const others = more === 0 ? "" : `, and to ${more} more`;
  return {
    message: `Links lead to results of your own search${others}, and search engines may list them. Is that what you want?`,
    page: page.finalUrl,
    snippet: page.finalUrl,
    component: "search-results",
    outcome: "review",
  };
}

const TERMS =
  /^(?:s|q|query|search|keyword|keywords|term|suche|suchbegriff|recherche|busqueda|buscar|cerca|ricerca|zoek|szukaj|sok|hledat|hledej|hladat|haku|hae|cauta|trazi|pretraga|kereses|soek|sog|soeg|pesquisa)$/i;
const RESULTS =
  /(?<!\p{L})(?:search|results?|suche|suchergebnisse?|ergebnisse?|recherche|r[ée]sultats?|b[úu]squeda|resultados?|ricerca|risultat[io]|zoekresultaten|zoeken|wyniki|wyszukiwani[ae]|s[öo]kresultat|s[øo]geresultat|pesquisa|v[ýy]sledky|vyhled[áa]v[áa]n[íi]|h[ľl]ad[áa]n[íi][ea]?|hakutulokset|tulokset|rezultate|c[ăa]utare|rezultati|pretraga|iskanje|tal[áa]latok|keres[ée]s|otsing|paie[šs]ka|mekl[ēe][šs]ana|αποτελέσματα|αναζήτηση|резултати|търсене)(?!\p{L})/iu;

/** A page with a term in its address whose title or main heading says that it shows what was found. */
function isSearch({ page, document }: ContentPage): boolean {
  const { searchParams } = new URL(page.finalUrl);
  const term = [...searchParams].find(([name]) => TERMS.test(name))?.[1] ?? "";
  const headings = document.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return term !== "" && RESULTS.test([document.title ?? "", ...headings].join(" "));
}

function isForbidden(url: string, { site: { robotsTxt } }: Evidence): boolean {
  const rules = robotsRules(robotsTxt);
  return rules !== null && robotsTxt.gathered && forbiddingLine(rules, robotsTxt.value.body, url) !== null;
}
