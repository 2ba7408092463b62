import { siteCheck } from "#check.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

/** The site answers with and without `www.`, so every page exists twice. */
export const seoWwwDuplicate = siteCheck({
  id: "seo-www-duplicate",
  area: "seo",
  severity: "medium",
  group: "indexing",
  needsPublicAddress: true,
  sources: ["https://developers.google.com/search/docs/crawling-indexing/canonicalization"],
  defect: "Site answers with and without www",
  title: "The site has one address, with or without www",
  whyItMatters:
    "When both www and the bare name show the site, search engines see every page twice. Each copy gets only part of the credit.",
  businessImpact: "Each copy ranks lower than one page would.",
  fixSteps: [
    "Choose one form. Usually, it is the one that your printed material and links already use.",
    "Ask your host to redirect the other one permanently (301) to it.",
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
    const { twinHost } = site;
    if (twinHost === undefined)
      return { outcome: "not-applicable", reason: "The host has no second name with or without www" };
    if (!twinHost.gathered) return { outcome: "could-not-run", reason: twinHost.reason };
    const { url, status, body } = twinHost.value;
    if (status !== 200 || new URL(url).host === site.host) return { outcome: "passed" };
    const { canonical } = readRawMarkup(body, url);
    if (canonical !== null && new URL(canonical).host === site.host) return { outcome: "passed" };
    // A different site may live under the twin name; only the same title makes it a copy.
    const message = `${url} shows its own pages instead of redirecting to ${site.startUrl}`;
    return {
      outcome: "review",
      findings: [{ message: `${message}. Does it show the same pages?`, snippet: url }],
    };
  },
});
