import { type Verdict, pageCheck } from "#check.ts";

import { type ContentPage, judgeContent } from "./content-pages.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

/** Beyond this many characters every search engine cuts the title off; near 60 it depends on the letters. */
const CUT_OFF = 80;
/** Fewer characters than this rarely say what a page is about. */
const TERSE = 8;

/** A title so long that it is cut off, or so short that it says little. */
export const seoTitleLength = pageCheck({
  id: "seo-title-length",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/title-link"],
  defect: "Title too long or too short",
  title: "Titles fit in a search result",
  whyItMatters:
    "Search results show about 60 characters of a title and cut off the rest. A title of one short word doesn't say what you offer.",
  businessImpact: "People skip a result when its title doesn't say that the page answers their question.",
  fixSteps: [
    'Open each page in your site editor, and find its "SEO title" field.',
    "Put what the page offers in the first 60 characters. Drop repeated words and slogans.",
    "Publish the page and look at the title in the browser tab.",
  ],
  effort: "S",
  resources: [
    {
      title: "Influencing title links in search results",
      url: "https://developers.google.com/search/docs/appearance/title-link",
    },
  ],
  evaluate: (page) => judgeContent(page, judgeLength),
});

function judgeLength({ page, document }: ContentPage): Verdict {
  if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
  const title = (document.title ?? "").replace(/\s+/g, " ").trim();
  if (title === "") return { outcome: "not-applicable", reason: "The page has no title" };
  const { length } = title;
  if (length > CUT_OFF) {
    const message = `The title has ${length} characters. Search results cut it off after about 60`;
    return { outcome: "failed", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  if (length < TERSE && !isDense(title)) {
    const message = `The title “${title}” is short. Does it say what the page offers?`;
    return { outcome: "review", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  return { outcome: "passed" };
}

/** Chinese, Japanese and Korean say in four characters what takes a Latin script fifteen. */
function isDense(title: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(title);
}
