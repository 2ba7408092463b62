import { siteCheck, verdictOf } from "#check.ts";

import { withoutVariants } from "./address-variants.ts";
import { pagesMeantToBeFound, tooFewPages } from "./content-pages.ts";
import { groupsOfEqual } from "./groups-of-equal.ts";
import { byLanguage } from "./language-versions.ts";
import { listed } from "./listed.ts";

/** Several pages that ask to be listed under the same title. */
export const seoTitleDuplicate = siteCheck({
  id: "seo-title-duplicate",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/title-link"],
  defect: "Same title on several pages",
  title: "Each page has its own title",
  whyItMatters:
    "Pages with the same title look the same in search results. Search engines can't tell which of them answers a question.",
  businessImpact:
    "Your own pages compete with each other, and people who are ready to buy see the wrong one.",
  fixSteps: [
    "For each group of pages, write down in a few words what makes each page different.",
    "In your site editor, put that difference at the start of each page's title.",
    "If it is the same page under several addresses, name one of them as canonical instead.",
  ],
  effort: "M",
  toldBy: "a11y-page-titles-differ",
  isToldWhole: true,
  resources: [
    {
      title: "Influencing title links in search results",
      url: "https://developers.google.com/search/docs/appearance/title-link",
    },
  ],
  evaluate(evidence) {
    const pages = pagesMeantToBeFound(evidence);
    if (pages.length < 2) return tooFewPages(evidence, 2);
    const groups = byLanguage(withoutVariants(pages)).flatMap((alike) =>
      groupsOfEqual(alike, ({ document }) => titleKey(document.title)),
    );
    return verdictOf(
      groups.flatMap(({ key, items }) =>
        items.map(({ page, document }) => ({
          message: `${items.length} pages share the title “${(document.title ?? "").trim()}”: ${listed(
            items.map((item) => item.page.finalUrl),
          )}`,
          page: page.finalUrl,
          snippet: `<title>${document.title ?? ""}</title>`,
          component: `title:${key}`,
        })),
      ),
    );
  },
});

function titleKey(title: string | null): string | null {
  const key = (title ?? "").replace(/\s+/g, " ").trim().toLowerCase();
  return key === "" ? null : key;
}
