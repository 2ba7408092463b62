import { pageCheck } from "#check.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { isOnHost } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";

/** Links between the site's own pages that search engines are asked not to follow. */
export const seoNofollowInternal = pageCheck({
  id: "seo-nofollow-internal",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links"],
  defect: "Own links marked as not to be followed",
  title: "Search engines may follow your own links",
  whyItMatters:
    '"nofollow" tells search engines not to trust a link. Between your own pages, you rarely want that. Sign-in and cart links are the exception.',
  businessImpact: "The linked page gains nothing from your site's reputation.",
  fixSteps: [
    "For each link, decide whether people should find its page by searching.",
    'If they should, remove "nofollow" from the link in your site editor, or in the plugin that adds it.',
  ],
  effort: "S",
  example: withAttributes(({ attributes }) => {
    const rel = (attributes.get("rel") ?? "")
      .split(/\s+/)
      .filter((word) => word.toLowerCase() !== "nofollow");
    return { rel: rel.length === 0 ? null : rel.join(" ") };
  }),
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
        return { outcome: "not-applicable", reason: "The page doesn't link to other pages of the site" };
      const unfollowed = own.filter(({ rel }) => rel.toLowerCase().split(/\s+/).includes("nofollow"));
      if (unfollowed.length === 0) return { outcome: "passed" };
      const findings = unfollowed.map((link) => ({
        message: `The link to ${link.href} tells search engines not to follow it. Is that what you want?`,
        page: page.finalUrl,
        element: link,
      }));
      return { outcome: "review", findings };
    }),
});
