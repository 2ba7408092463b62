import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { LinkRef } from "#evidence/document.ts";

import { comparePages, type ComparedPage, type RepeatedLink } from "./across-pages/compared-pages.ts";
import { outliers } from "./across-pages/outliers.ts";

/** Fewer other links that two pages share say nothing of where the help stands. */
const LEAST_SHARED = 3;
const ONE_HELP =
  "(?:contact(?: us)?|get in touch|help(?: cent(?:er|re)| desk)?|(?:customer )?(?:support|services?|care)|faqs?|(?:live )?chat(?: with us)?|kontakt|hilfe|contactez-nous|aide|contacto|ayuda|contatti|assistenza)";
/** One such word, or two: "Help and contact". */
const HELP = new RegExp(`^(?:need )?${ONE_HELP}(?: ?(?:&|and|or|/|und|et|y|e) ?${ONE_HELP})?\\??$`, "i");

export const a11yConsistentHelp = siteCheck({
  id: "a11y-consistent-help",
  area: "accessibility",
  severity: "medium",
  group: "understandable",
  sources: ["WCAG 2.2 SC 3.2.6", "Technique G220: https://www.w3.org/WAI/WCAG22/Techniques/general/G220"],
  wcag: ["3.2.6"],
  defect: "Help or contact moves between pages",
  title: "Help and contact are in the same place on every page",
  whyItMatters:
    "People who need help look where they saw it last. Some tire quickly or forget easily, and they won't search a page again for a phone number that has moved.",
  businessImpact: "Customers who can't find your help leave, or complain somewhere else.",
  fixSteps: [
    "Compare the two pages we name. On one of them, the help or contact link comes earlier than on the other.",
    "Put the link in the same spot in the header or footer of every page. A shared template is the easiest way.",
  ],
  effort: "S",
  resources: [
    { title: "Understanding WCAG 3.2.6", url: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-help" },
  ],
  evaluate: (evidence) =>
    comparePages(
      evidence,
      (pages) => (pages.filter(offersHelp).length < 2 ? [] : [moved(pages)]),
      (groups) =>
        groups.length === 0
          ? notApplicable("Fewer than two pages show help or contact in their header, menu or footer.")
          : verdictOf(groups.flat()),
    ),
});

function offersHelp({ links }: ComparedPage): boolean {
  return links.some(({ link }) => isHelp(link));
}

function isHelp({ href, text }: LinkRef): boolean {
  return /^(?:tel|mailto):/i.test(href ?? "") || HELP.test(text.trim());
}

function moved(pages: readonly ComparedPage[]): Defect[] {
  const keys = new Set(
    pages.flatMap(({ links }) => links.filter(({ link }) => isHelp(link)).map(({ key }) => key)),
  );
  return [...keys].flatMap((key) =>
    outliers(
      pages.filter(({ links }) => links.some((link) => link.key === key)),
      (usual, other) => movedHelp(key, usual, other),
    ).map(({ item, usual, difference }) => ({
      message: `“${difference.link.text}” is in a different place than on ${usual.page.finalUrl}`,
      page: item.page.finalUrl,
      element: difference.link,
      component: `help:${key}`,
    })),
  );
}

/** The help of the other page where different shared links come before it; null where it keeps its place. */
function movedHelp(key: string, usual: ComparedPage, other: ComparedPage): RepeatedLink | null {
  const inOther = new Set(other.links.map((link) => link.key));
  const shared = new Set(usual.links.map((link) => link.key).filter((candidate) => inOther.has(candidate)));
  if (shared.size <= LEAST_SHARED) return null;
  const before = keysBefore(key, usual.links, shared);
  const beforeOther = keysBefore(key, other.links, shared);
  const link = other.links.find((one) => one.key === key) ?? null;
  const isBeforeOthers = before.symmetricDifference(beforeOther).size > 0;
  return isBeforeOthers ||
    isAcrossContent(
      usual.links.find((one) => one.key === key),
      link,
    )
    ? link
    : null;
}

/** Whether one stands before the content, in the header, and the other one after it, in the footer. */
function isAcrossContent(...links: (RepeatedLink | null | undefined)[]): boolean {
  const parts = new Set(links.map((one) => /^(?:banner|contentinfo)\b/.exec(one?.link.landmark ?? "")?.[0]));
  return parts.has("banner") && parts.has("contentinfo");
}

function keysBefore(
  key: string,
  links: readonly RepeatedLink[],
  shared: ReadonlySet<string>,
): ReadonlySet<string> {
  const at = links.findIndex((link) => link.key === key);
  return new Set(
    links
      .slice(0, at)
      .map((link) => link.key)
      .filter((candidate) => shared.has(candidate)),
  );
}
