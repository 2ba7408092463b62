import { type Defect, pageCheck, verdictOf } from "#check.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { isGenericLinkText } from "#checks/generic-link-texts.ts";
import type { LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey, isOnHost, pathKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { listed } from "./listed.ts";
import { isUtilityAddress } from "./utility-pages.ts";

const LEGAL =
  /privac|datenschutz|confidentialit|cookie|gdpr|dsgvo|rgpd|prywatno|integritet|privatliv|personvern|tietosuoja|soukrom|imprint|impressum|terms|\bagb\b|legal|voorwaarden/i;

/** Links to pages of the site whose words fit any link. */
export const seoLinkTextGeneric = pageCheck({
  id: "seo-link-text-generic",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text"],
  defect: "Links whose text fits any link",
  title: "Link texts name the page they lead to",
  whyItMatters:
    "Search engines take the words of a link as a description of the page behind it. “Click here” and “Read more” describe nothing.",
  businessImpact: "The page behind the link ranks lower for the words that your customers search for.",
  fixSteps: [
    "Make the words that name the page the link: “see our prices” instead of “for our prices, click here”.",
    "In lists of news or products, let the heading be the link.",
  ],
  effort: "S",
  likelyOwner: "editor",
  seenByLighthouse: "seo-link-text",
  resources: [
    {
      title: "Write good anchor text",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text",
    },
  ],
  evaluate: (page, { site }) =>
    judgeContent(page, ({ document }) => {
      const links = document.links.filter((link) => isToOtherPage(link, page, site.host));
      if (links.length === 0) {
        return { outcome: "not-applicable", reason: "The page has no link to another page of the site" };
      }
      const lang = document.lang;
      // A headline says what the “Read more” below it leads to. The menu is the same on every page.
      const telling = links.filter(
        (link) => isInContent(link) && link.text.trim() !== "" && !isGenericLinkText(link.text, lang),
      );
      const named = new Set(telling.map(({ href }) => addressKey(href ?? "")));
      const generic = links.filter(
        (link) =>
          isGeneric(link, lang) && !named.has(addressKey(link.href ?? "")) && !link.rel.includes("nofollow"),
      );
      const groups = Map.groupBy(generic, ({ text }) => plainWords(text));
      return verdictOf([...groups].map(([text, group]) => defectOf(page, text, group)));
    }),
});

function isToOtherPage({ href, visible }: LinkRef, page: PageEvidence, host: string): boolean {
  if (href === null || !visible || !isOnHost(href, host)) return false;
  return addressKey(href) !== addressKey(page.finalUrl) && !isForNoSearcher(href);
}

/** Nobody searches for a cart or for terms, to which cookie banners link by “Learn more”. */
function isForNoSearcher(href: string): boolean {
  return isUtilityAddress(pathKey(href)) || LEGAL.test(new URL(href).pathname);
}

function isInContent({ inNav, inFooter, landmark }: LinkRef): boolean {
  return !inNav && !inFooter && !/^(?:banner|contentinfo)/.test(landmark ?? "");
}

/** Menus unfold under “More”, and what has a name of its own for screen readers is told apart. */
function isGeneric({ text, inNav, snippet }: LinkRef, lang: string | null): boolean {
  return isGenericLinkText(text, lang) && !inNav && !/\saria-label(?:ledby)?=/i.test(snippet);
}

function defectOf({ finalUrl }: PageEvidence, text: string, links: readonly LinkRef[]): Defect {
  const [first] = links;
  const name = first?.text.trim() ?? text;
  const targets = [...new Set(links.map(({ href }) => pathKey(addressKey(href ?? ""))))];
  const message =
    targets.length > 1
      ? `${links.length} links are called “${name}” and lead to different pages: ${listed(targets)}`
      : `The link “${name}” doesn't say that it leads to ${targets[0] ?? "another page"}`;
  return { message, page: finalUrl, ...(first && { element: first }), component: `link-text:${text}` };
}
