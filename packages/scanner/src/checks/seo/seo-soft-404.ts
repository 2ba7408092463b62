import { siteCheck } from "#check.ts";

import { looseAddressKey } from "./address-key.ts";

/** An address that cannot exist answers as if it did. */
export const seoSoft404 = siteCheck({
  id: "seo-soft-404",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  ],
  defect: "Missing pages that answer as if they exist",
  title: "Missing pages say that they are missing",
  whyItMatters:
    'A page that is gone should answer "not found" (404). When it answers "OK" (200), search engines list your error pages and keep visiting them.',
  businessImpact: "Search engines waste their visits on pages that don't exist, and people find error pages.",
  fixSteps: [
    "Ask your developer or host to answer unknown addresses with status 404 and a helpful page.",
    "Don't redirect unknown addresses to the home page. Visitors don't learn that the page is gone.",
    'In a single-page app, let the server set the status, or set "noindex" on the error view.',
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [
    {
      title: "Soft 404 errors",
      url: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
    },
  ],
  evaluate({ site: { notFoundProbe, startUrl } }) {
    if (!notFoundProbe.gathered) return { outcome: "could-not-run", reason: notFoundProbe.reason };
    const { url, status, redirects, body } = notFoundProbe.value;
    if (status >= 500)
      return { outcome: "could-not-run", reason: `The server answered with status ${status}` };
    if (status !== 200) return { outcome: "passed" };
    if (asksNotToBeListed(body)) return { outcome: "passed" };
    if (redirects.length === 0) {
      return {
        outcome: "failed",
        findings: [{ message: `An address that can't exist answers with status 200`, snippet: url }],
      };
    }
    if (looseAddressKey(url) === looseAddressKey(startUrl)) {
      const message = "An address that can't exist redirects to the home page";
      return { outcome: "failed", findings: [{ message, snippet: url, severity: "low" }] };
    }
    const message = `An address that can't exist redirects to ${url}. Is that a helpful error page?`;
    return { outcome: "review", findings: [{ message, snippet: url }] };
  },
});

/** Apps without a server of their own may say 'noindex' instead. */
function asksNotToBeListed(html: string): boolean {
  return (html.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname\s*=\s*["']?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}
