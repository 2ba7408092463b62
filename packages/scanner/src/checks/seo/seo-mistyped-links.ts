import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { LinkRef } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { linkName } from "./own-links.ts";

/** Links whose address can't lead anywhere as it is written. */
export const seoMistypedLinks = pageCheck({
  id: "seo-mistyped-links",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://www.rfc-editor.org/rfc/rfc3966", "https://www.rfc-editor.org/rfc/rfc6068"],
  defect: "Links whose address is mistyped",
  title: "Addresses of links are written correctly",
  whyItMatters:
    "The address of a link has a mistake, such as a phone link without a number or http:// twice. A click leads to an error or does nothing.",
  businessImpact: "People who wanted to call, write or keep reading give up.",
  fixSteps: [
    "Open each page we list in your editor, and correct the address of the link.",
    "Write phone links as tel:+15550144, email links as mailto:name@example.com, and links to other websites with https:// once.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Creating hyperlinks",
      url: "https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Structuring_content/Creating_links",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.links.length === 0) return { outcome: "not-applicable", reason: "The page has no links" };
      const found = document.links.flatMap(mistyped);
      const once = new Map(found.map((defect) => [defect.component, { ...defect, page: page.finalUrl }]));
      return verdictOf([...once.values()]);
    }),
});

function mistyped(link: LinkRef): Defect[] {
  const raw = link.rawHref.trim();
  const what = mistakeIn(raw);
  if (what === null) return [];
  return [
    {
      message: `${linkName(link)} has the address “${raw.slice(0, 100)}”, ${what}.`,
      element: link,
      component: `mistyped:${raw.slice(0, 100)}`,
    },
  ];
}

const FEWEST_DIGITS = 3;

/** What is wrong with an address, as the end of a sentence; null for one that may be meant. */
export function mistakeIn(raw: string): string | null {
  if (/^tel:/i.test(raw)) {
    // Words may stand for digits, as in 1-800-FLOWERS.
    const number = raw.slice("tel:".length).replace(/[;?].*$/, "");
    const digits = number.replaceAll(/\D/g, "").length;
    return digits < FEWEST_DIGITS && !/^\*?#?\d/.test(number.trim()) ? "which has no phone number" : null;
  }
  if (/^mailto:/i.test(raw)) {
    // Without a recipient, the visitor's program asks for one.
    const to = raw.slice("mailto:".length).replace(/\?.*$/s, "");
    return to === "" || /@|%40/i.test(to) ? null : "which has no email address";
  }
  if (/^https?:\/\/(?:https?:\/\/|https?:\/?$|https?\/\/)/i.test(raw)) return "which begins twice";
  if (
    /^(?:https?\/\/|https?;\/\/|https?:\\\\|ht+ps?:\/[^/]|h?t+ps?s?:\/\/|htp|hhttp|http[sp]{2,}:)/i.test(raw)
  ) {
    return /^https?:\/\//i.test(raw) ? null : "which doesn't begin with https://";
  }
  if (/^www\.[\w-]+\.[a-z]{2,}(?:[/?#]|$)/i.test(raw))
    return "which leads to a page of this website without https://";
  return /^[^\s/?#:@]+@[\w-]+(?:\.[\w-]+)+$/.test(raw) ? "which lacks mailto:" : null;
}
