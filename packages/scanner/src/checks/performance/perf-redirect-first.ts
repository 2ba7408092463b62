import { couldNotRun, pageCheck, passed } from "#check.ts";

/** The address that was linked led to the page only by way of others. */
export const perfRedirectFirst = pageCheck({
  id: "perf-redirect-first",
  area: "performance",
  severity: "low",
  group: "delivery",
  sources: ["https://developer.chrome.com/docs/lighthouse/performance/redirects"],
  defect: "Redirects before the page opens",
  title: "Pages open without a chain of redirects",
  whyItMatters:
    "Each redirect is one round trip before anything can load. On a phone, that often takes half a second.",
  businessImpact: "Visitors from ads and emails wait longest, and you pay for them.",
  fixSteps: [
    "In links, your sitemap and ads, use the final address we name.",
    "Combine chains of redirects into one, from the old address straight to the last.",
  ],
  effort: "S",
  seenByLighthouse: "perf-document-latency-insight",
  alwaysApplies: true,
  resources: [
    {
      title: "Avoid multiple page redirects",
      url: "https://developer.chrome.com/docs/lighthouse/performance/redirects",
    },
  ],
  evaluate: (page) => {
    if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
    // One hop, as from http to https or to the language of the visitor, is the usual way in.
    if (page.redirects.length < 2) return passed;
    const chain = [...page.redirects.map(({ url }) => url), page.finalUrl];
    const message = `${page.redirects.length} redirects come before the page`;
    return { outcome: "failed", findings: [{ message, snippet: chain.join("\n"), component: "redirects" }] };
  },
});
