import { siteCheck, verdictOf, type Defect } from "#check.ts";

import { comparePages, type ComparedPage, type RepeatedLink } from "./across-pages/compared-pages.ts";
import { outliers } from "./across-pages/outliers.ts";

/** Fewer shared links than this say nothing of an order. */
const LEAST_SHARED = 3;
/** Lists whose links belong to the page they are on. */
const OWN_LISTS = /bread ?crumb|pagination|table of contents|on this page|related/i;

/** One navigation as a page shows it. */
interface Shown {
  page: ComparedPage;
  links: readonly RepeatedLink[];
}

export const a11yConsistentNavigation = siteCheck({
  id: "a11y-consistent-navigation",
  area: "accessibility",
  severity: "medium",
  group: "understandable",
  sources: [
    "WCAG 2.2 SC 3.2.3",
    "Failure F66: https://www.w3.org/WAI/WCAG22/Techniques/failures/F66",
    "Technique G61: https://www.w3.org/WAI/WCAG22/Techniques/general/G61",
  ],
  wcag: ["3.2.3"],
  defect: "Menu in a different order on some pages",
  title: "Menus keep the same order on every page",
  whyItMatters:
    "People who enlarge a page or listen to it remember where a menu item is. When the order changes, they have to go through the whole menu again.",
  businessImpact: "Visitors leave when they can't find the menu item they used a moment ago.",
  fixSteps: [
    "Compare the menus of the two pages we name.",
    "Put the items in the same order. Build the menu once in a shared template instead of page by page.",
    "You can add or remove items on some pages, as long as the others keep their order.",
  ],
  effort: "S",
  resources: [
    {
      title: "Understanding WCAG 3.2.3",
      url: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation",
    },
  ],
  evaluate: (evidence) => comparePages(evidence, misordered, verdictOf),
});

function misordered(pages: readonly ComparedPage[]): Defect[] {
  const shown = pages.flatMap((page) =>
    [...page.byLandmark].map(([landmark, links]) => ({
      landmark,
      shown: { page, links },
    })),
  );
  const navigations = shown.filter(({ landmark }) => isRepeatedNavigation(landmark));
  return [...Map.groupBy(navigations, ({ landmark }) => landmark)].flatMap(([landmark, group]) =>
    outliers(
      group.map((entry) => entry.shown),
      firstMoved,
    ).map(({ item, usual, difference }) => ({
      message: `“${difference.link.text}” is in a different place in the menu than on ${usual.page.page.finalUrl}`,
      page: item.page.page.finalUrl,
      element: difference.link,
      component: landmark,
    })),
  );
}

function isRepeatedNavigation(landmark: string): boolean {
  return landmark.includes("navigation") && !OWN_LISTS.test(landmark);
}

/** The first link that comes at another place among the links both show; null where the order is the same. */
function firstMoved(usual: Shown, other: Shown): RepeatedLink | null {
  const inUsual = new Set(usual.links.map(({ key }) => key));
  const inOther = new Set(other.links.map(({ key }) => key));
  const expected = usual.links.filter(({ key }) => inOther.has(key));
  if (expected.length < LEAST_SHARED) return null;
  const found = other.links.filter(({ key }) => inUsual.has(key));
  return found.find(({ key }, at) => expected[at]?.key !== key) ?? null;
}
