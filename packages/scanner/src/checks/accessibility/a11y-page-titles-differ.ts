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
  title: "Pages about different things have different titles",
  whyItMatters:
    "The title is the first thing a screen reader says of a page, and all that tells open tabs apart. The same title everywhere leaves people guessing where they are.",
  businessImpact: "Visitors get lost between pages and close the wrong one.",
  fixSteps: [
    "Give each listed page a title that says what it is about, followed by the name of the site.",
    "In most content systems the title can be built from the page's main heading for all pages at once.",
  ],
  effort: "S",
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
    message: `The title “${document.title ?? ""}” is that of other pages too and does not tell that this one is about “${heading}”`,
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
