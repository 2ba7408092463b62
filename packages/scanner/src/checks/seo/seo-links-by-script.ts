import { notApplicable, notLookedAt, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, ScriptedLinkRef } from "#evidence/document.ts";

import { isOnHost, looseAddressKey } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { linkedKeys, wasCrawledWhole } from "./linked-keys.ts";
import { forbiddingLine, robotsRules } from "./robots-rules.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Pages that only a script opens. */
export const seoLinksByScript = siteCheck({
  id: "seo-links-by-script",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Page that only a script opens",
  title: "Links lead to every page that a click opens",
  whyItMatters:
    "Search engines find pages by following links with an address. Here a click on an element runs a script that opens the page. Search engines don't click, so they find no path to it. People can't open it in a new tab or copy its address, either.",
  businessImpact: "The pages behind these elements may never appear in search results.",
  fixSteps: [
    'Make the title of each element a link with the address of its page: <a href="/houses/12">12 Canal Street</a>.',
    "A script may still make the whole element clickable, as long as the link is there.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.scriptedLinks === undefined),
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const read = pages.filter(({ document }) => document.scriptedLinks !== undefined);
    if (read.length === 0) return notLookedAt("We did not look for elements that scripts make act as links");
    const isNone = ({ page, document }: ContentPage): boolean =>
      document.scriptedLinks?.length === 0 && linksToScripts(document, page.finalUrl).length === 0;
    if (read.every(isNone)) return notApplicable("No element names an address for a script to open");
    const isFound = addressesFound(pages, evidence);
    const whole = wasCrawledWhole(linkedKeys(pages), evidence);
    const told = new Set<string>();
    return verdictOf(
      read.flatMap(({ page, document }) => {
        const lost = [...(document.scriptedLinks ?? []), ...linksToScripts(document, page.finalUrl)].filter(
          ({ href }) => {
            const key = looseAddressKey(href);
            return !isFound(href) && !told.has(key) && told.add(key);
          },
        );
        const [first] = lost;
        if (first === undefined) return [];
        const { selector, snippet, component } = first;
        return [
          {
            message: `${listed(lost)}${whole ? "" : " Does another page link there?"}`,
            page: page.finalUrl,
            element: { selector, snippet, component },
            outcome: whole ? ("fail" as const) : ("review" as const),
          },
        ];
      }),
    );
  },
});

/** Links whose address is a script that names a page: `javascript:show('/visits.php')`. */
function linksToScripts({ links }: DocumentSnapshot, base: string): ScriptedLinkRef[] {
  return links.flatMap(({ rawHref, text, selector, snippet, component }) => {
    const named = SCRIPT_OPENS.exec(rawHref)?.[1];
    const href = named === undefined ? undefined : URL.parse(named, base)?.href;
    return href === undefined ? [] : [{ href, text: text.slice(0, 80), selector, snippet, component }];
  });
}

const SCRIPT_OPENS =
  /^\s*javascript:.*["'](\/[^"'\s/][^"'\s]*|https?:\/\/[^"'\s]+|[\w./-]+\.(?:php|html?|aspx?|jsp|cfm)(?:\?[^"'\s]*)?)["']/i;

function listed(lost: readonly ScriptedLinkRef[]): string {
  const [first] = lost;
  const path = first === undefined ? "" : new URL(first.href).pathname;
  const more = lost.length - 1;
  const others =
    more === 0 ? "" : ` In the same way, it opens ${more === 1 ? "one more page" : `${more} more pages`}.`;
  return `A script opens ${path} when visitors click “${first?.text ?? ""}”, and we saw no link to it.${others}`;
}

/** Whether search engines find an address in another way, or needn't. */
function addressesFound(pages: ContentPage[], evidence: Evidence): (address: string) => boolean {
  const { site } = evidence;
  const found = linkedKeys(pages);
  for (const { page } of pages) found.add(looseAddressKey(page.url)).add(looseAddressKey(page.finalUrl));
  for (const address of sitemapAddresses(site) ?? []) found.add(looseAddressKey(address));
  const rules = robotsRules(site.robotsTxt);
  const body = site.robotsTxt.gathered ? site.robotsTxt.value.body : "";
  return (address) =>
    !isOnHost(address, site.host) ||
    found.has(looseAddressKey(address)) ||
    isUtilityAddress(address) ||
    (rules !== null && forbiddingLine(rules, body, address) !== null);
}
