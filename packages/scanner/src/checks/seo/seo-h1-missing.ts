import { pageCheck } from "#check.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";
import { withWords } from "#fix-examples/mended-markup.ts";

import { judgeContent } from "./content-pages.ts";
import { namesNothing } from "./seo-title-length.ts";

const TOPIC = "TODO: say what the page is about";

/** A page without a main heading. */
export const seoH1Missing = pageCheck({
  id: "seo-h1-missing",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://developers.google.com/search/docs/appearance/title-link#page-titles"],
  defect: "No main heading",
  title: "Every page has a main heading",
  whyItMatters:
    "The main heading tells readers and search engines what the page is about. Search engines also use it when the title doesn't match.",
  businessImpact: "When its topic isn't clear, a page comes up for fewer searches.",
  fixSteps: [
    'Open each page in your site editor, and give the text that names its topic the style "Heading 1".',
    "If the heading is part of the template, ask the person who maintains it to make it an <h1>.",
  ],
  effort: "S",
  example: (place) => (place.snippet === null ? plainExample(`<h1>${TOPIC}</h1>`) : withWords(TOPIC)(place)),
  passesByPresence: true,
  resources: [
    { title: "Headings, W3C tutorial", url: "https://www.w3.org/WAI/tutorials/page-structure/headings/" },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.wordCount === 0) return { outcome: "not-applicable", reason: "The page shows no text" };
      const mainHeadings = document.headings.filter(({ level }) => level === 1);
      const written = mainHeadings.filter(({ text }) => text.trim() !== "");
      const [vague] = written;
      if (vague !== undefined && written.every(({ text }) => namesNothing(text))) {
        const message = `The main heading “${vague.text.trim()}” fits any page of any website`;
        return { outcome: "advice", findings: [{ message, page: page.finalUrl, element: vague }] };
      }
      if (vague !== undefined) return { outcome: "passed" };
      const [empty] = mainHeadings;
      if (empty !== undefined && /<(?:img|svg)\b/i.test(empty.snippet)) return { outcome: "passed" };
      const message =
        empty === undefined ? "The page has no main heading (h1)" : "The main heading (h1) is empty";
      return { outcome: "failed", findings: [{ message, page: page.finalUrl, element: empty ?? null }] };
    }),
});
