import { pageCheck, verdictOf } from "#check.ts";

import { looseAddressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { canDiffer, mismatchesOf } from "./structured-data-mismatches.ts";

/** Structured data that contradicts what visitors see. */
export const seoStructuredDataMismatch = pageCheck({
  id: "seo-structured-data-mismatch",
  area: "seo",
  severity: "medium",
  group: "markup",
  sources: [
    "https://developers.google.com/search/docs/appearance/structured-data/sd-policies#quality-guidelines",
  ],
  defect: "Structured data that differs from the page",
  title: "Structured data says what the page says",
  whyItMatters:
    "Search engines show prices, phone numbers, addresses and questions from structured data next to your result. They ask that visitors can read the same on the page, and may ignore all of it otherwise.",
  businessImpact: "People see an old price or call a wrong number, and Google may remove your rich results.",
  fixSteps: [
    "Find what writes the structured data: your store system, an SEO plugin or the template.",
    "Fill it from the same place as the text of the page, so that both change together.",
    "Remove questions and answers that the page doesn't show.",
    "Test the page with Google's Rich Results Test.",
  ],
  effort: "S",
  resources: [
    {
      title: "General structured data guidelines",
      url: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
    },
    { title: "Rich Results Test", url: "https://search.google.com/test/rich-results" },
  ],
  evaluate: (page, { site, now }) =>
    judgeContent(page, ({ document }) => {
      if (!canDiffer(document)) {
        return {
          outcome: "not-applicable",
          reason: "The page has no structured data that the page could contradict",
        };
      }
      const isHome = looseAddressKey(page.finalUrl) === looseAddressKey(site.startUrl);
      return verdictOf(
        mismatchesOf(document, { isHome, now }).map(({ node, property, message, isCertain }) => ({
          message,
          page: page.finalUrl,
          snippet: JSON.stringify(node.properties).slice(0, 500),
          component: `structured-data-mismatch:${property}`,
          ...(isCertain ? {} : { outcome: "review" as const }),
        })),
      );
    }),
});
