import { type Verdict, pageCheck } from "#check.ts";

import { type ContentPage, judgeContent } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";

/** Search results show about 155 characters; far beyond that, most of the text is never seen. */
const CUT_OFF = 320;
/** Shorter texts are usually replaced by the search engine. */
const TERSE = 30;

/** A description that search results will cut off or replace. */
export const seoDescriptionLength = pageCheck({
  id: "seo-description-length",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/snippet"],
  defect: "Description too long or too short",
  title: "Descriptions fit below a search result",
  whyItMatters:
    "Search results show about 155 characters of a description. The rest is cut off, and very short texts are often replaced by a sentence from the page.",
  businessImpact: "The words meant to win the click are not seen.",
  fixSteps: [
    "Open each listed page in your website editor and find its 'meta description' field.",
    "Shorten or lengthen it to between 70 and 155 characters, with the most important words first.",
  ],
  effort: "S",
  resources: [
    {
      title: "Control your snippets in search results",
      url: "https://developers.google.com/search/docs/appearance/snippet",
    },
  ],
  evaluate: (page) => judgeContent(page, judgeLength),
});

function judgeLength({ page, document }: ContentPage): Verdict {
  const description = descriptionOf(document);
  if (description === null) return { outcome: "not-applicable", reason: "The page has no description" };
  const { length } = description;
  const place = { page: page.finalUrl, snippet: description.slice(0, 400) };
  if (length > CUT_OFF) {
    const message = `The description has ${length} characters; search results show about 155`;
    return { outcome: "failed", findings: [{ message, ...place }] };
  }
  if (length < TERSE && /\p{Script=Latin}/u.test(description)) {
    const message = `The description has only ${length} characters: does it say why to visit the page?`;
    return { outcome: "review", findings: [{ message, ...place }] };
  }
  return { outcome: "passed" };
}
