import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { addressKey, pathKey } from "./address-key.ts";
import { contentPages, tooFewPages } from "./content-pages.ts";

/** Pages that open with and without a final slash or an index file's name, which search engines take for two pages. */
export const seoSlashDuplicate = siteCheck({
  id: "seo-slash-duplicate",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash"],
  defect: "Pages that open under two forms of their address",
  title: "Each page opens under one form of its address",
  whyItMatters:
    "Search engines take /page and /page/, or / and /index.php, for two pages. If both show the same page and neither names its preferred address, each gets only part of the credit.",
  businessImpact: "Each copy ranks lower than one page would.",
  fixSteps: [
    "Choose one form, and link to it everywhere.",
    "Ask your host or developer to redirect the other form to it permanently (301).",
    "If that isn't possible, name the preferred address on the page with a canonical link.",
  ],
  effort: "S",
  likelyOwner: "hosting",
  resources: [
    {
      title: "To slash or not to slash",
      url: "https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash",
    },
  ],
  isLeftOut: ({ site }) => site.slashTwins === undefined,
  evaluate(evidence) {
    if (contentPages(evidence).length === 0) return tooFewPages(evidence);
    const { slashTwins } = evidence.site;
    if (slashTwins === undefined) {
      return { outcome: "not-looked-at", reason: "We did not ask for the other form of any address" };
    }
    if (slashTwins.length === 0) {
      return {
        outcome: "not-applicable",
        reason: "No address of the site has another form",
      };
    }
    const missing = slashTwins.find(({ twin }) => !twin.gathered);
    const answered = slashTwins.filter(({ twin }) => twin.gathered);
    if (answered.length === 0 && missing?.twin.gathered === false) {
      return { outcome: "could-not-run", reason: missing.twin.reason };
    }
    return verdictOf(answered.flatMap((one) => duplicate(one, evidence)));
  },
});

function duplicate(
  { page, twin }: NonNullable<Evidence["site"]["slashTwins"]>[number],
  evidence: Evidence,
): Defect[] {
  if (!twin.gathered || twin.value.status !== 200) return [];
  const { url, body } = twin.value;
  const isRedirected = url.endsWith("/") === page.endsWith("/");
  if (isRedirected) return [];
  const { canonical, title } = readRawMarkup(body, url);
  if (canonical !== null && addressKey(canonical) !== addressKey(url)) return [];
  const seen = contentPages(evidence).find((one) => one.page.finalUrl === page);
  const isSame = seen !== undefined && fold(seen.document.title) === fold(title) && fold(title) !== "";
  if (!isSame && isTitleOfNoPage(title, evidence)) return [];
  return [
    {
      message: isSame
        ? `The page opens under ${page} and ${url}, and neither redirects to the other`
        : `${url} opens, too, and doesn't redirect to this page. Does it show the same page?`,
      page,
      snippet: url,
      component: `slash:${pathKey(page)}`,
      outcome: isSame ? "fail" : "review",
    },
  ];
}

/** Whether the site shows a page of this title for any address: seo-soft-404 tells that. */
function isTitleOfNoPage(title: string | null, { site: { notFoundProbe } }: Evidence): boolean {
  if (!notFoundProbe.gathered || notFoundProbe.value.status !== 200) return false;
  const { url, body } = notFoundProbe.value;
  return fold(readRawMarkup(body, url).title) === fold(title);
}

function fold(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
