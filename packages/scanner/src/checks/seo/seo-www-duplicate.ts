import { siteCheck } from "#check.ts";

import { canonicalInMarkup } from "./canonical-in-markup.ts";

/** The site answers with and without `www.`, so every page exists twice. */
export const seoWwwDuplicate = siteCheck({
  id: "seo-www-duplicate",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/canonicalization"],
  defect: "Site answers with and without www",
  title: "The site has one address, with or without www",
  whyItMatters:
    "When both www and the bare name show the site, search engines see every page twice and split its worth.",
  businessImpact: "Each copy ranks lower than one page would.",
  fixSteps: [
    "Decide for one form, usually the one your printed matter and your links already use.",
    "Have your host redirect the other permanently (301) to it.",
  ],
  effort: "S",
  resources: [
    {
      title: "Specify a canonical address",
      url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    },
  ],
  evaluate({ site }) {
    const { twinHost } = site;
    if (twinHost === undefined)
      return { outcome: "not-applicable", reason: "The host has no twin with or without www" };
    if (!twinHost.gathered) return { outcome: "could-not-run", reason: twinHost.reason };
    const { url, status, body } = twinHost.value;
    if (status !== 200 || new URL(url).host === site.host) return { outcome: "passed" };
    const canonical = canonicalInMarkup(body, url);
    if (canonical !== null && new URL(canonical).host === site.host) return { outcome: "passed" };
    // A different site may live under the twin name; only the same title makes it a copy.
    const message = `${url} answers on its own instead of leading to ${site.startUrl}`;
    return {
      outcome: "review",
      findings: [{ message: `${message}: does it show the same pages?`, snippet: url }],
    };
  },
});
