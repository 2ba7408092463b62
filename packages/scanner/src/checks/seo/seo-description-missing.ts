import { pageCheck } from "#check.ts";

import { judgeContent } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";
import { isNoindex } from "./page-directives.ts";

/** A page that leaves the text below its search result to chance. */
export const seoDescriptionMissing = pageCheck({
  id: "seo-description-missing",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/snippet"],
  defect: "Page without a description",
  title: "Every page has a description",
  whyItMatters:
    "The description is often shown below the title in search results. Without one, a search engine cuts some sentence out of the page.",
  businessImpact:
    "A good description is free advertising text: it decides whether people click you or the next result.",
  fixSteps: [
    "Open each listed page in your website editor and find its 'meta description' field.",
    "Write one or two sentences of up to 155 characters: what the page offers, for whom, and why here.",
    "Begin with the pages that sell; leave pages that should not be found by searching for last.",
  ],
  effort: "M",
  resources: [
    {
      title: "Control your snippets in search results",
      url: "https://developers.google.com/search/docs/appearance/snippet",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: "The page asks not to be listed" };
      if (descriptionOf(document) !== null) return { outcome: "passed" };
      return {
        outcome: "failed",
        findings: [{ message: "The page has no meta description", page: page.finalUrl }],
      };
    }),
});
