import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { FormFieldRef, FormRef, LinkRef, SendingButtonRef } from "#evidence/document.ts";

import { comparePages, type ComparedPage } from "./across-pages/compared-pages.ts";
import { outliers } from "./across-pages/outliers.ts";
import { soundsAlike } from "./across-pages/same-words.ts";

const SEARCH_NAMES = new Set(["q", "query", "s", "search"]);

/** One function as a page names it. */
interface Named {
  /** Equal for the same function. */
  key: string;
  name: string;
  element: LinkRef | FormFieldRef | SendingButtonRef;
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
  defect: "Same function with different names on different pages",
  title: "The same function has the same name on every page",
  whyItMatters:
    'People who listen to a site, or control it by voice, know a function by its name. If "Search" is called "Find" on the next page, they think it is something else.',
  businessImpact: "Visitors can't find what is right in front of them, and they ask your support team.",
  fixSteps: [
    "Choose one name for each function we list.",
    "Use that name on every page: in the link, in the text alternative of the icon, or in the label of the field.",
    "Put the header, menu and footer in one shared template, so that you write each name only once.",
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
  const named = pages.flatMap((page) => [...namedLinks(page), ...searchFields(page), ...searchButtons(page)]);
  return [...Map.groupBy(named, ({ key }) => key).values()].flatMap((group) =>
    outliers(group, (usual, other) => (soundsAlike(usual.name, other.name) ? null : other)).map(
      ({ item, usual }) => {
        const message = `“${item.name}” on this page is called “${usual.name}” on ${usual.page}`;
        const place = { page: item.page, element: item.element };
        return isSurelyTheSame(item, usual)
          ? { message, ...place }
          : { outcome: "review" as const, message: `${message}. Do both do the same?`, ...place };
      },
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
      .filter((field) => field.label !== "" && isSearchField(field))
      .map((field) => ({
        key: JSON.stringify(["search field", action, field.name]),
        name: field.label,
        element: field,
        page: page.finalUrl,
      })),
  );
}

/** The one button of each form that searches. */
function searchButtons({ page, document }: ComparedPage): Named[] {
  return document.forms.filter(isSearchForm).flatMap(({ action, sentBy = [] }) => {
    const [button, another] = sentBy;
    if (button === undefined || another !== undefined || button.name === "") return [];
    return {
      key: JSON.stringify(["search button", action]),
      name: button.name,
      element: button,
      page: page.finalUrl,
    };
  });
}

/** Forms of whole catalogs ask for more, and what their buttons are called depends on it. */
function isSearchForm({ fields }: FormRef): boolean {
  const shown = fields.filter(({ type }) => type !== "hidden");
  return shown.length === 1 && shown.every(isSearchField);
}

function isSearchField({ type, name }: FormFieldRef): boolean {
  return type === "search" || SEARCH_NAMES.has(name);
}

/** Banners may announce something new under the same address, and a page of results may search in words of its own. */
function isSurelyTheSame({ element }: Named, usual: Named): boolean {
  const isOfMenuOrSearch = !("landmark" in element) || element.landmark?.includes("navigation");
  return isOfMenuOrSearch === true && element.component === usual.element.component;
}
