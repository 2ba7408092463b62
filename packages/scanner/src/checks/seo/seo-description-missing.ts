import { pageCheck } from "#check.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { judgeContent } from "./content-pages.ts";
import { descriptionOf, hasDescriptionElement } from "./description-of.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

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
    "Search results often show the description below the title. Without one, a search engine picks a sentence from the page.",
  businessImpact:
    "A good description is free advertising. It decides whether people click your result or the next one.",
  fixSteps: [
    'Open each page in your site editor, and find its "Meta description" field.',
    "Write one or two sentences of up to 155 characters. Say what the page offers, for whom, and why from you.",
    "Start with the pages that sell. Leave pages that no one needs to find by searching for last.",
  ],
  effort: "M",
  example: () =>
    plainExample(
      '<meta name="description" content="TODO: say in one or two sentences what the page offers">',
    ),
  seenByLighthouse: "seo-meta-description",
  resources: [
    {
      title: "Control your snippets in search results",
      url: "https://developers.google.com/search/docs/appearance/snippet",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
      if (descriptionOf(document) !== null) return { outcome: "passed" };
      const message = hasDescriptionElement(document)
        ? "The page's meta description is empty"
        : "The page has no meta description";
      return { outcome: "failed", findings: [{ message, page: page.finalUrl }] };
    }),
});
