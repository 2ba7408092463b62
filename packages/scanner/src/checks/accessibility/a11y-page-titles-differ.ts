import { siteCheck, verdictOf, type Defect } from "#check.ts";
import { groupsOfEqual } from "#checks/seo/groups-of-equal.ts";

import { comparePages, type ComparedPage } from "./across-pages/compared-pages.ts";
import { soundsAlike } from "./across-pages/same-words.ts";

export const a11yPageTitlesDiffer = siteCheck({
  id: "a11y-page-titles-differ",
  area: "accessibility",
  severity: "medium",
  group: "operable",
  sources: [
    "WCAG 2.2 SC 2.4.2",
    "Failure F25: https://www.w3.org/WAI/WCAG22/Techniques/failures/F25",
    "Technique G88: https://www.w3.org/WAI/WCAG22/Techniques/general/G88",
  ],
  wcag: ["2.4.2"],
  defect: "Different pages with the same page title",
  title: "Different pages have different titles",
  whyItMatters:
    "The title is the first thing a screen reader says on a page, and it is what people see on a browser tab. If every title is the same, they have to guess where they are.",
  businessImpact: "Visitors mix up your pages and close the wrong one.",
  fixSteps: [
    "Give each page a title that says what it is about, followed by the name of your site.",
    "In most CMSs you can build the title from the page's main heading, for all pages at once. Look in the SEO settings.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    { title: "Understanding WCAG 2.4.2", url: "https://www.w3.org/WAI/WCAG22/Understanding/page-titled" },
  ],
  evaluate: (evidence) => comparePages(evidence, untold, verdictOf),
});

/** Pages that share their title with a page under another main heading, and whose own heading is not in it. */
function untold(pages: readonly ComparedPage[]): Defect[] {
  return groupsOfEqual(pages, titleKey).flatMap(({ items }) => {
    const headed = items.flatMap((item) => {
      const heading = mainHeading(item);
      return heading === null || isStartPage(item) ? [] : [{ item, heading }];
    });
    const untitled = headed.filter(({ item, heading }) => !soundsAlike(item.document.title ?? "", heading));
    if (new Set(headed.map(({ heading }) => heading.toLowerCase())).size < 2) return [];
    return untitled.map(({ item, heading }) => toDefect(item, heading));
  });
}

function toDefect({ page, document }: ComparedPage, heading: string): Defect {
  return {
    message: `Other pages have the title “${document.title ?? ""}” too. It doesn't say that this page is about “${heading}”`,
    page: page.finalUrl,
    snippet: `<title>${document.title ?? ""}</title>`,
    component: "title",
  };
}

function titleKey({ document }: ComparedPage): string | null {
  const title = (document.title ?? "").replace(/\s+/g, " ").trim().toLowerCase();
  return title === "" ? null : title;
}

function mainHeading({ document }: ComparedPage): string | null {
  const heading = document.headings.find(({ level, text }) => level === 1 && text.trim() !== "");
  return heading?.text.trim() ?? null;
}

/** The name of the site alone is a fit title there. */
function isStartPage({ page }: ComparedPage): boolean {
  return new URL(page.finalUrl).pathname === "/";
}
