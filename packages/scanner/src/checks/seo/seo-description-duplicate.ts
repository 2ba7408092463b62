import { siteCheck, verdictOf } from "#check.ts";

import { withoutVariants } from "./address-variants.ts";
import { pagesMeantToBeFound, tooFewPages } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";
import { groupsOfEqual } from "./groups-of-equal.ts";
import { byLanguage } from "./language-versions.ts";
import { listed } from "./listed.ts";

/** Several pages with the same description, as a template leaves it. */
export const seoDescriptionDuplicate = siteCheck({
  id: "seo-description-duplicate",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/snippet"],
  defect: "Same description on several pages",
  title: "Each page has its own description",
  whyItMatters:
    "A description that is on many pages describes none of them. Search engines ignore it and pick a sentence from the page instead.",
  businessImpact: "Different offers look the same in search results, and fewer people click.",
  fixSteps: [
    "Check whether your template puts one description on every page. If it does, remove that default.",
    "Write a separate description for each page that sells something or answers questions.",
    "Leave the field empty on other pages. No description is better than a wrong one.",
  ],
  effort: "M",
  resources: [
    {
      title: "Control your snippets in search results",
      url: "https://developers.google.com/search/docs/appearance/snippet",
    },
  ],
  evaluate(evidence) {
    const pages = pagesMeantToBeFound(evidence).filter(({ document }) => descriptionOf(document) !== null);
    if (pages.length < 2) {
      const withWords = pagesMeantToBeFound(evidence);
      if (withWords.length < 2) return tooFewPages(evidence, 2);
      return { outcome: "not-applicable", reason: "Fewer than two pages have a description" };
    }
    const groups = byLanguage(withoutVariants(pages)).flatMap((alike) =>
      groupsOfEqual(alike, ({ document }) => descriptionOf(document)?.toLowerCase() ?? null),
    );
    return verdictOf(
      groups.flatMap(({ key, items }) =>
        items.map(({ page, document }) => ({
          message: `${items.length} pages share one description: ${listed(items.map((item) => item.page.finalUrl))}`,
          page: page.finalUrl,
          snippet: descriptionOf(document) ?? "",
          component: `description:${key.slice(0, 80)}`,
        })),
      ),
    );
  },
});
