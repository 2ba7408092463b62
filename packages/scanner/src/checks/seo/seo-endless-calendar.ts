import { notApplicable, siteCheck, verdictOf } from "#check.ts";

import { indexablePages, tooFewPages } from "./content-pages.ts";
import { endlessSeries, namesTime } from "./endless-series.ts";

/** Calendars that lead search engines from one empty page to the next. */
export const seoEndlessCalendar = siteCheck({
  id: "seo-endless-calendar",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    "https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget",
  ],
  defect: "Calendar without an end",
  title: "Calendars come to an end",
  whyItMatters:
    "A link to the next week or month on every page leads search engines on and on, to pages that say nothing new. They spend the time on them that your other pages need.",
  businessImpact: "Search engines find new pages late, and list empty ones in their place.",
  fixSteps: [
    "Show the link to the next page only as long as there is something to show.",
    "Answer addresses outside of that time with status 404.",
    'Until then, put rel="nofollow" on these links, or "noindex" on the pages.',
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "URL structure: endless calendars",
      url: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    },
  ],
  evaluate(evidence) {
    const pages = indexablePages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    if (!pages.some(({ page }) => namesTime(page.finalUrl)))
      return notApplicable("No address that we visited names a day, week or month");
    return verdictOf(
      endlessSeries(pages, evidence.now).map(({ key, pages: series, next }) => {
        const [first] = series;
        return {
          message: `We opened ${series.length} pages in a row that say the same but for the date, and the last one leads on to ${pathOf(next)}. Does it ever end?`,
          ...(first === undefined ? {} : { page: first.page.finalUrl }),
          snippet: next,
          component: `endless:${key}`,
          outcome: "review" as const,
        };
      }),
    );
  },
});

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
