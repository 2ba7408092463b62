import { pageCheck } from "#check.ts";

import { judgeContent } from "./content-pages.ts";

/** Several main headings, which may be meant or a template's mistake. */
export const seoH1Multiple = pageCheck({
  id: "seo-h1-multiple",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines"],
  defect: "Several main headings on one page",
  title: "A page has one main heading",
  whyItMatters:
    "Several main headings blur what a page is about. Search engines cope with it, so this asks a person to look and never costs points.",
  businessImpact: "A clear subject helps the page to be found for the question it answers.",
  fixSteps: [
    "Keep the heading that names the page's subject as 'Heading 1'.",
    "Make the others 'Heading 2': their look can stay the same.",
  ],
  effort: "S",
  resources: [
    { title: "Headings, W3C tutorial", url: "https://www.w3.org/WAI/tutorials/page-structure/headings/" },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      const mainHeadings = document.headings.filter(({ level }) => level === 1);
      if (mainHeadings.length === 0)
        return { outcome: "not-applicable", reason: "The page has no main heading" };
      if (mainHeadings.length === 1) return { outcome: "passed" };
      const findings = mainHeadings.slice(1).map((element) => ({
        message: `One of ${mainHeadings.length} main headings: “${element.text.slice(0, 80)}”`,
        page: page.finalUrl,
        element,
      }));
      return { outcome: "review", findings };
    }),
});
