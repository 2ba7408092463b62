import { type Verdict, pageCheck } from "#check.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { type ContentPage, judgeContent } from "./content-pages.ts";

/** A page without a title, or with several of which search engines pick one. */
export const seoTitleMissing = pageCheck({
  id: "seo-title-missing",
  area: "seo",
  severity: "high",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/title-link"],
  defect: "Page without exactly one title",
  title: "Every page has one title",
  whyItMatters:
    "The title is the line people see and click in search results. Without one, search engines make up their own from any text they find.",
  businessImpact: "Fewer people click a made-up title, so the same ranking brings fewer visitors.",
  fixSteps: [
    'Open each page in your site editor, and find its "SEO title" or "Page title" field.',
    "Write 30 to 60 characters that say what the page offers, with your name at the end.",
    "If the page has several titles, ask the person who maintains the template to keep only one <title> in the head.",
  ],
  effort: "S",
  example: ({ message }) =>
    message.startsWith("The page has no title")
      ? plainExample("<title>TODO: say what the page offers</title>")
      : null,
  toldBy: "a11y-document-title",
  seenByLighthouse: "seo-document-title",
  resources: [
    {
      title: "Influencing title links in search results",
      url: "https://developers.google.com/search/docs/appearance/title-link",
    },
  ],
  evaluate: (page) => judgeContent(page, judgeTitle),
});

function judgeTitle({ page, document }: ContentPage): Verdict {
  if ((document.title ?? "").trim() === "") {
    return { outcome: "failed", findings: [{ message: "The page has no title", page: page.finalUrl }] };
  }
  if (document.titleCount > 1) {
    const message = `The page has ${document.titleCount} title elements, and search engines pick one of them`;
    return { outcome: "failed", findings: [{ message, page: page.finalUrl, severity: "low" }] };
  }
  return { outcome: "passed" };
}
