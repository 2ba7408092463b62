import { siteCheck } from "#check.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { looseAddressKey } from "./address-key.ts";

/** The site answers under http:// as well as https://, so every page exists twice. */
export const seoHttpDuplicate = siteCheck({
  id: "seo-http-duplicate",
  area: "seo",
  severity: "medium",
  group: "indexing",
  needsPublicAddress: true,
  sources: ["https://developers.google.com/search/docs/crawling-indexing/canonicalization"],
  defect: "Site answers with and without https",
  title: "The site has one address, with https",
  whyItMatters:
    "When http:// shows the pages instead of redirecting to https://, search engines see every page twice. Each copy gets only part of the credit.",
  businessImpact: "Each copy ranks lower than one page would, and some visitors land on the unprotected one.",
  fixSteps: [
    'At your host or in your CMS, turn on "Force HTTPS" or "Redirect to HTTPS".',
    "Open http://your-site in a browser and check that it changes to https://.",
  ],
  effort: "S",
  likelyOwner: "hosting",
  resources: [
    {
      title: "Specify a canonical address",
      url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    },
  ],
  evaluate({ site }) {
    if (!site.startUrl.startsWith("https:")) {
      return { outcome: "not-applicable", reason: "The site doesn't use https" };
    }
    if (!site.plainHttp.gathered) return { outcome: "could-not-run", reason: site.plainHttp.reason };
    const { url, status, body } = site.plainHttp.value;
    if (status !== 200 || url.startsWith("https:")) return { outcome: "passed" };
    const { canonical } = readRawMarkup(body, url);
    const pointsHere =
      canonical?.startsWith("https:") === true &&
      looseAddressKey(canonical) === looseAddressKey(site.startUrl);
    const message = `${url} shows the site instead of redirecting to ${site.startUrl}`;
    if (pointsHere)
      return {
        outcome: "review",
        findings: [
          {
            message: `${message}. Its canonical link reduces the harm. Does anything need the address with http?`,
            snippet: url,
          },
        ],
      };
    return { outcome: "failed", findings: [{ message, snippet: url }] };
  },
});
