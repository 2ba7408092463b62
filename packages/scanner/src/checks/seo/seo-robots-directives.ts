import { pageCheck, verdictOf } from "#check.ts";

import { judgeContent } from "./content-pages.ts";
import { givesDirectives, wrongDirectives } from "./robots-directives.ts";

/** Directives for search engines that are misspelled, contrary to each other, or seldom meant. */
export const seoRobotsDirectives = pageCheck({
  id: "seo-robots-directives",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag"],
  defect: "Directives that search engines misread",
  title: "Search engines read the page's directives as intended",
  whyItMatters:
    "A page can tell search engines in a meta element or a header whether to list it. They ignore a directive with a spelling mistake, and if two contradict each other, they obey the stricter one.",
  businessImpact:
    "A page that should stay out of search results is listed, or one that people should find is missing.",
  fixSteps: [
    "Find what writes the directive we quote: your SEO plugin, the template or the server.",
    "Write each directive the way search engines expect it, such as noindex or nofollow, separated by commas.",
    "Set them in one place only, so that they can't contradict each other.",
  ],
  effort: "S",
  resources: [
    {
      title: "Robots meta tag and X-Robots-Tag",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
    },
  ],
  evaluate: (page, { now }) =>
    judgeContent(page, () => {
      if (!givesDirectives(page)) {
        return { outcome: "not-applicable", reason: "The page gives search engines no directives" };
      }
      return verdictOf(
        wrongDirectives(page, now).map(({ isQuestion, ...told }) => ({
          ...told,
          page: page.finalUrl,
          ...(isQuestion ? { outcome: "review" as const } : {}),
        })),
      );
    }),
});
