import { siteCheck } from "#check.ts";

import { looseAddressKey } from "./address-key.ts";
import { canonicalInMarkup } from "./canonical-in-markup.ts";

/** The site answers under http:// as well as https://, so every page exists twice. */
export const seoHttpDuplicate = siteCheck({
  id: "seo-http-duplicate",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/canonicalization"],
  defect: "Site answers with and without https",
  title: "The site has one address, with https",
  whyItMatters:
    "When http:// shows the pages instead of leading to https://, search engines see every page twice and split its worth.",
  businessImpact: "Each copy ranks lower than one page would, and some visitors land on the unprotected one.",
  fixSteps: [
    "Turn on 'force HTTPS' or 'redirect to HTTPS' at your host or website system.",
    "Open http://your-site in a browser and see that it changes to https://.",
  ],
  effort: "S",
  resources: [
    {
      title: "Specify a canonical address",
      url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    },
  ],
  evaluate({ site }) {
    if (!site.startUrl.startsWith("https:")) {
      return { outcome: "not-applicable", reason: "The site is not served with https" };
    }
    if (!site.plainHttp.gathered) return { outcome: "could-not-run", reason: site.plainHttp.reason };
    const { url, status, body } = site.plainHttp.value;
    if (status !== 200 || url.startsWith("https:")) return { outcome: "passed" };
    const canonical = canonicalInMarkup(body, url);
    const pointsHere =
      canonical?.startsWith("https:") === true &&
      looseAddressKey(canonical) === looseAddressKey(site.startUrl);
    const message = `${url} shows the site instead of leading to ${site.startUrl}`;
    if (pointsHere)
      return {
        outcome: "review",
        findings: [{ message: `${message}; its canonical link softens that`, snippet: url }],
      };
    return { outcome: "failed", findings: [{ message, snippet: url }] };
  },
});
