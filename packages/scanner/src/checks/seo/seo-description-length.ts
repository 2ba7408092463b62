import { type Verdict, pageCheck } from "#check.ts";

import { type ContentPage, judgeContent } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

/** Search results show about 155 characters; far beyond that, most of the text is never seen. */
const CUT_OFF = 320;
/** Beyond this, a third or more is cut off on every screen. */
const LONG = 230;
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
    "Search results show about 155 characters of a description and cut off the rest. If it is very short, they often show a sentence from the page instead.",
  businessImpact: "People don't see the words that should make them click.",
  fixSteps: [
    'Open each page in your site editor, and find its "Meta description" field.',
    "Make it 70 to 155 characters long, with the most important words first.",
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
  if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
  const description = descriptionOf(document);
  if (description === null) return { outcome: "not-applicable", reason: "The page has no description" };
  const { length } = description;
  const place = { page: page.finalUrl, snippet: description };
  if (length > CUT_OFF) {
    const message = `The description has ${length} characters. Search results show about 155`;
    return { outcome: "failed", findings: [{ message, ...place }] };
  }
  if (length > LONG) {
    const message = `The description has ${length} characters, and search results show about 155. Does it begin with what matters most?`;
    return { outcome: "review", findings: [{ message, ...place }] };
  }
  if (isTitle(description, document.title)) {
    const message = "The description only repeats the title of the page";
    return { outcome: "failed", findings: [{ message, ...place }] };
  }
  if (length < TERSE && /\p{Script=Latin}/u.test(description)) {
    const message = `The description has only ${length} characters. Does it say why to visit the page?`;
    return { outcome: "review", findings: [{ message, ...place }] };
  }
  return { outcome: "passed" };
}

function isTitle(description: string, title: string | null): boolean {
  const [own, other] = [description, title ?? ""].map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  return own !== "" && own === other;
}
