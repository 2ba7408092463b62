import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { FormFieldRef, LinkRef } from "#evidence.ts";

import { comparePages, type ComparedPage } from "./across-pages/compared-pages.ts";
import { outliers } from "./across-pages/outliers.ts";
import { soundsAlike } from "./across-pages/same-words.ts";

const SEARCH_NAMES = new Set(["q", "query", "s", "search"]);

/** One function as a page names it. */
interface Named {
  /** Equal for the same function. */
  key: string;
  name: string;
  element: LinkRef | FormFieldRef;
  page: string;
}

export const a11yConsistentIdentification = siteCheck({
  id: "a11y-consistent-identification",
  area: "accessibility",
  severity: "medium",
  group: "understandable",
  sources: [
    "WCAG 2.2 SC 3.2.4",
    "Failure F31: https://www.w3.org/WAI/WCAG22/Techniques/failures/F31",
    "Technique G197: https://www.w3.org/WAI/WCAG22/Techniques/general/G197",
  ],
  wcag: ["3.2.4"],
  defect: "Same function named differently from page to page",
  title: "The same function has the same name on every page",
  whyItMatters:
    "Who hears a site or operates it by voice knows a function by its name. A search that is called 'Find' on the next page is taken for something else.",
  businessImpact: "Visitors look for what is right in front of them and ask your support.",
  fixSteps: [
    "Choose one name for each function listed.",
    "Use it on every page: as the text of the link, the alternative text of the icon or the label of the field.",
    "Build header, menu and footer in one shared template, so that the name is written once.",
  ],
  effort: "S",
  resources: [
    {
      title: "Understanding WCAG 3.2.4",
      url: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification",
    },
  ],
  evaluate: (evidence) => comparePages(evidence, renamed, verdictOf),
});

function renamed(pages: readonly ComparedPage[]): Defect[] {
  const named = pages.flatMap((page) => [...namedLinks(page), ...searchFields(page)]);
  return [...Map.groupBy(named, ({ key }) => key).values()].flatMap((group) =>
    outliers(group, (usual, other) => (soundsAlike(usual.name, other.name) ? null : other)).map(
      ({ item, usual }) => ({
        message: `What is called “${usual.name}” on ${usual.page} is called “${item.name}” here`,
        page: item.page,
        element: item.element,
        outcome: isSurelyTheSame(item, usual) ? ("fail" as const) : ("review" as const),
      }),
    ),
  );
}

/** Links of repeated landmarks; the start page is left out, for logos and house signs lead there too. */
function namedLinks({ page, links }: ComparedPage): Named[] {
  return links
    .filter(({ link }) => link.text !== "" && isOwnInnerPage(link.href ?? "", page.finalUrl))
    .map(({ key, link }) => ({
      key: JSON.stringify([link.landmark, key]),
      name: link.text,
      element: link,
      page: page.finalUrl,
    }));
}

function isOwnInnerPage(href: string, own: string): boolean {
  const { host, pathname, search } = new URL(href);
  return host === new URL(own).host && `${pathname}${search}` !== "/";
}

function searchFields({ page, document }: ComparedPage): Named[] {
  return document.forms.flatMap(({ action, fields }) =>
    fields
      .filter(({ type, name, label }) => label !== "" && (type === "search" || SEARCH_NAMES.has(name)))
      .map((field) => ({
        key: JSON.stringify(["search field", action, field.name]),
        name: field.label,
        element: field,
        page: page.finalUrl,
      })),
  );
}

/** Banners may announce something new under the same address; menus and search fields may not. */
function isSurelyTheSame(item: Named, usual: Named): boolean {
  if (!("landmark" in item.element)) return true;
  const isMenu = item.element.landmark?.includes("navigation") ?? false;
  return isMenu && item.element.component === usual.element.component;
}
