import { type Defect, siteCheck, verdictOf } from "#check.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { campaignParameters, withoutCampaign } from "#plan/fold-url.ts";

import { pathKey } from "./address-key.ts";
import { contentPages, tooFewPages } from "./content-pages.ts";
import { type KnownStatus, knownStatuses } from "./known-statuses.ts";
import { linkName, type OwnLink, ownLinks } from "./own-links.ts";

/** Links between the site's own pages that claim the visitor comes from a campaign. */
export const seoCampaignLinks = siteCheck({
  id: "seo-campaign-links",
  area: "seo",
  severity: "low",
  group: "links",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    "https://support.google.com/analytics/answer/10917952",
  ],
  defect: "Internal links with campaign parameters",
  title: "Links between your pages carry no campaign parameters",
  whyItMatters:
    "Parameters such as utm_source say which ad or newsletter a visitor came from. On a link between your own pages, they overwrite that source, and search engines find a second address for the same page.",
  businessImpact:
    "Your analytics credit sales to your own banners instead of the ad or search that brought the visitor.",
  fixSteps: [
    "Remove the parameters we name from each link we list.",
    "If the link is in the menu, footer or a banner, you need to change it only once.",
    "To count clicks on a banner, record them as an event in your analytics instead.",
    "Keep campaign parameters for links on other websites, in ads and in newsletters.",
  ],
  effort: "S",
  likelyOwner: "editor",
  example: withAttributes(({ attributes }) => {
    const href = attributes.get("href");
    return href === undefined ? null : { href: withoutCampaign(href) };
  }),
  resources: [
    {
      title: "URL structure best practices",
      url: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    },
    {
      title: "Tag addresses with campaign data",
      url: "https://support.google.com/analytics/answer/10917952",
    },
  ],
  evaluate: (evidence) => {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const links = ownLinks(pages, evidence);
    if (links.length === 0) {
      return { outcome: "not-applicable", reason: "We found no link to another page of the site" };
    }
    const known = knownStatuses(evidence);
    return verdictOf(links.flatMap((link) => (isSentOn(known.get(link.key)) ? [] : campaignLink(link))));
  },
});

/** A redirect may hand the parameters to another website, such as an app store: then they are of use. */
function isSentOn(answer: KnownStatus | undefined): boolean {
  return answer !== undefined && answer.redirects > 0;
}

function campaignLink({ from, link, key }: OwnLink): Defect[] {
  const names = campaignParameters(key);
  if (names.length === 0) return [];
  return [
    {
      message: `${linkName(link)} leads to ${pathKey(key)} with ${names.slice(0, 5).join(", ")}.`,
      page: from,
      element: link,
      component: `campaign-link:${pathKey(key)}`,
    },
  ];
}
