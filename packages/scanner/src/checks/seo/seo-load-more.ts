import { notApplicable, notLookedAt, pageCheck, passed, verdictOf } from "#check.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { isOnHost, looseAddressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { isNoindex, NOT_TO_BE_LISTED } from "./page-directives.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

const THINGS =
  "products?|items?|results?|posts?|articles?|stories|news|jobs?|listings?|properties|homes|events?|recipes?|projects?|courses?|produkte|artikel|beitr[äa]ge|ergebnisse|angebote|stellen|termine|rezepte|produits?|annonces?|r[ée]sultats?|offres?|actualit[ée]s|recettes|productos?|art[íi]culos?|resultados?|ofertas?|noticias?|recetas|prodotti|articoli|risultati|offerte|notizie|ricette|producten|artikelen|resultaten|berichten|produkt[óo]w|artyku[łl][óo]w|wynik[óo]w|ofert|produtos?|artigos?|not[íi]cias|produkter|artikler|artiklar|resultater|resultat|nyheter|nyheder|annonser|annoncer|turer|oppskrifter|opskrifter|recept|tuotteita|tuloksia";
/** Buttons that add to a list. Those without a thing open the rest of a text as often, unless they load it. */
const LOAD_MORE = new RegExp(
  `^\\W*(?:${[
    `load more(?: (?:${THINGS}))?`,
    `(?:show|see|view) more (?:${THINGS})`,
    `mehr laden|(?:mehr|weitere) (?:${THINGS}) (?:laden|anzeigen|zeigen)|weitere laden`,
    `charger plus(?: d[e’'] ?(?:${THINGS}))?|(?:voir|afficher) plus d[e’'] ?(?:${THINGS})`,
    `cargar m[áa]s(?: (?:${THINGS}))?|(?:ver|mostrar) m[áa]s (?:${THINGS})`,
    `carica altr[oie](?: (?:${THINGS}))?|(?:mostra|vedi) altr[ie] (?:${THINGS})`,
    `meer laden|laad meer(?: (?:${THINGS}))?|(?:toon|bekijk) meer (?:${THINGS})|meer (?:${THINGS}) (?:laden|tonen)`,
    `za[łl]aduj wi[ęe]cej(?: (?:${THINGS}))?|poka[żz] wi[ęe]cej (?:${THINGS})`,
    `carregar mais(?: (?:${THINGS}))?|(?:ver|mostrar) mais (?:${THINGS})`,
    `(?:last|hent|vis|indl[æa]s|ladda|h[äa]mta|visa) (?:inn |ind )?(?:flere|fler)(?: (?:${THINGS}))?|lataa lis[äa][äa]|n[äa]yt[äa] lis[äa][äa] (?:${THINGS})`,
  ].join("|")})(?:\\W*\\(?\\d*\\)?)\\W*$`,
  "iu",
);
/** Links to further parts of a list. */
const FURTHER =
  /[?&](?:page|paged|pg|p|pagina|p%C3%A1gina|seite|strona|sida|offset|start|from|skip|cursor|after)=[^&]+|\/(?:page|seite|pagina|strona)\/?\d+(?:[/?#]|$)/i;
const FEWEST_ENTRIES = 2;

/** Lists of which only a button shows the rest. */
export const seoLoadMore = pageCheck({
  id: "seo-load-more",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: [
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  ],
  defect: "List whose rest only a button shows",
  title: "Links lead to the whole of a list",
  whyItMatters:
    "Search engines follow links and press no buttons. What a list shows only after a press, they find in another way or not at all.",
  businessImpact:
    "Products or articles that are further down in the list may never appear in search results.",
  fixSteps: [
    "Give each part of the list an address of its own, such as /shop?page=2, that shows it without a script.",
    'Make the button a link to the next part: <a href="/shop?page=2">Load more</a>. A script may still add it to this page.',
    "List every product or article in the sitemap, too.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [
    {
      title: "Pagination, incremental page loading, and their impact on Google Search",
      url: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.buttons === undefined),
  evaluate: (page, { site }) =>
    judgeContent(page, ({ document }) => {
      if (document.buttons === undefined) return notLookedAt("We did not read the names of the buttons");
      if (isNoindex(page)) return notApplicable(NOT_TO_BE_LISTED);
      const button = document.buttons.find((name) => LOAD_MORE.test(name.trim()));
      const folder = button === undefined ? null : folderOfEntries(document, site.host);
      if (button === undefined || folder === null)
        return notApplicable("The page has no list of pages with a button that shows more of it");
      if (leadsFurther(document, site.host) || isInSitemap(folder, document, site)) return passed;
      return verdictOf([
        {
          message: `The button “${button.trim()}” shows more of the list, and we saw no link to the rest. Does search find it in another way?`,
          page: page.finalUrl,
          element: null,
          snippet: button.trim(),
          component: `load-more:${button.trim().toLowerCase()}`,
          outcome: "review",
        },
      ]);
    }),
});

/** The folder in which several linked pages of a list are; null where the page lists none. */
function folderOfEntries({ links }: DocumentSnapshot, host: string): string | null {
  const entries = new Map<string, Set<string>>();
  for (const { href, inNav, inFooter, visible } of links) {
    if (href === null || inNav || inFooter || !visible || !isOnHost(href, host)) continue;
    const folder = folderOf(href);
    entries.set(folder, (entries.get(folder) ?? new Set()).add(looseAddressKey(href)));
  }
  const [largest] = [...entries]
    .filter(([folder, { size }]) => new URL(folder).pathname !== "/" && size >= FEWEST_ENTRIES)
    .toSorted(([, a], [, b]) => b.size - a.size);
  return largest?.[0] ?? null;
}

function folderOf(address: string): string {
  return new URL(".", address.replace(/[?#].*$/, "").replace(/\/$/, "")).href;
}

function leadsFurther({ links, linkTags }: DocumentSnapshot, host: string): boolean {
  const isOwn = ({ href }: LinkRef): boolean => href !== null && isOnHost(href, host) && FURTHER.test(href);
  return linkTags.some(({ rel }) => /(?:^|\s)next(?:\s|$)/i.test(rel)) || links.some(isOwn);
}

/** Whether the sitemap lists pages beside the entries that the list does not show. */
function isInSitemap(folder: string, { links }: DocumentSnapshot, site: SiteEvidence): boolean {
  const shown = new Set(links.flatMap(({ href }) => (href === null ? [] : [looseAddressKey(href)])));
  return (sitemapAddresses(site) ?? []).some(
    (address) =>
      URL.canParse(address) && folderOf(address) === folder && !shown.has(looseAddressKey(address)),
  );
}
