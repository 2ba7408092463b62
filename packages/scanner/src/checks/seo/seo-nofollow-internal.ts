import { pageCheck } from "#check.ts";

import { isOnHost } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";

/** Links between own pages that search engines are told not to follow. */
export const seoNofollowInternal = pageCheck({
  id: "seo-nofollow-internal",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links"],
  defect: "Own links marked as not to be followed",
  title: "Own links may be followed",
  whyItMatters:
    "'nofollow' tells search engines not to trust a link. Between your own pages it is rarely meant; log-in and cart links are the exception.",
  businessImpact: "The linked page gains nothing from your own site's reputation.",
  fixSteps: [
    "Look at each listed link: should its target be found by searching?",
    "If yes, remove 'nofollow' from the link, in the editor or in the extension that adds it.",
  ],
  effort: "S",
  resources: [
    {
      title: "Qualify your outbound links",
      url: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
    },
  ],
  evaluate: (page, { site }) =>
    judgeContent(page, ({ document }) => {
      const own = document.links.filter(({ href }) => href !== null && isOnHost(href, site.host));
      if (own.length === 0)
        return { outcome: "not-applicable", reason: "The page links to no other own page" };
      const unfollowed = own.filter(({ rel }) => rel.toLowerCase().split(/\s+/).includes("nofollow"));
      if (unfollowed.length === 0) return { outcome: "passed" };
      const findings = unfollowed.map((link) => ({
        message: `The link to ${link.href} tells search engines not to follow it: is that meant?`,
        page: page.finalUrl,
        element: link,
      }));
      return { outcome: "review", findings };
    }),
});
