import { pageCheck } from "#check.ts";
import { asElement } from "#fix-examples/mended-markup.ts";

import { judgeContent } from "./content-pages.ts";

/** Several main headings, which may be meant or a template's mistake. */
export const seoH1Multiple = pageCheck({
  id: "seo-h1-multiple",
  area: "seo",
  severity: "info",
  group: "markup",
  sources: ["https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines"],
  defect: "Several main headings on one page",
  title: "A page has one main heading",
  whyItMatters:
    "Several main headings make it less clear what a page is about. Search engines can handle it, so this never lowers your score.",
  businessImpact: "A clear topic helps people find the page.",
  fixSteps: [
    'Keep the heading that names the page\'s topic as "Heading 1".',
    'Change the others to "Heading 2". They can keep their look.',
  ],
  effort: "S",
  example: asElement("h2"),
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
        message: `This is one of ${mainHeadings.length} main headings: “${element.text.slice(0, 80)}”. Does it name the topic of the whole page?`,
        page: page.finalUrl,
        element,
      }));
      return { outcome: "review", findings };
    }),
});
