import { pageCheck, verdictOf } from "#check.ts";

import { judgeContent } from "./content-pages.ts";

const FEWEST_ENTRIES = 3;

/** Menus that only scripts follow. */
export const seoMenuWithoutLinks = pageCheck({
  id: "seo-menu-without-links",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Menu without links",
  title: "Menus are made of links",
  whyItMatters:
    "Search engines find pages by following links with an address. The entries of this menu react to a click, but they aren't links, so search engines and keyboards can't use them.",
  businessImpact: "Pages that only the menu leads to may never appear in search results.",
  fixSteps: [
    'Make each entry a link with the address of its page: <a href="/prices">Prices</a>.',
    "A script may still open the page in its own way, as long as the address is there.",
  ],
  effort: "S",
  effectOfInner: ["seo-links-by-script"],
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.menus === undefined),
  evaluate: (page) =>
    judgeContent(page, ({ document: { menus } }) => {
      if (menus === undefined)
        return { outcome: "not-looked-at", reason: "We did not read the page's menus" };
      if (menus.length === 0) return { outcome: "not-applicable", reason: "The page has no menu" };
      return verdictOf(
        menus
          .filter(({ controls, clickable }) => controls === 0 && clickable >= FEWEST_ENTRIES)
          .map(({ clickable, selector, snippet, component }) => ({
            message: `This menu has ${clickable} entries to click, and none is a link. Can search engines reach their pages in another way?`,
            page: page.finalUrl,
            element: { selector, snippet, component },
            outcome: "review",
          })),
      );
    }),
});
