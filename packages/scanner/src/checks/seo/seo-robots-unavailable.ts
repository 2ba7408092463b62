import { siteCheck } from "#check.ts";

/** A robots.txt that answers with a server error or with a web page. */
export const seoRobotsUnavailable = siteCheck({
  id: "seo-robots-unavailable",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: ["https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1"],
  defect: "robots.txt can't be opened",
  title: "robots.txt opens",
  whyItMatters:
    "Search engines read robots.txt before anything else. While it answers with a server error, they stop visiting the whole site. Having no robots.txt is fine.",
  businessImpact: "Changes to your site don't reach search results. After some weeks, pages are dropped.",
  fixSteps: [
    'Open your-site/robots.txt in a browser. You should see plain text or "not found".',
    "If you see a server error, send your host the address and the time.",
    "If you see a normal page, set the server to answer with 404, or put a plain text file there.",
  ],
  effort: "S",
  likelyOwner: "hosting",
  seenByLighthouse: "seo-robots-txt",
  resources: [
    {
      title: "How Google reads robots.txt",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
    },
  ],
  evaluate({ site: { robotsTxt } }) {
    if (!robotsTxt.gathered) return { outcome: "could-not-run", reason: robotsTxt.reason };
    const { status, body, url } = robotsTxt.value;
    if (status >= 500 || status === 429) {
      return {
        outcome: "failed",
        findings: [{ message: `robots.txt answers with status ${status}`, snippet: url }],
      };
    }
    if (status !== 200)
      return {
        outcome: "not-applicable",
        reason: `There is no robots.txt (it answers with status ${status})`,
      };
    if (!/^\s*<(?:!doctype|html)\b/i.test(body)) return { outcome: "passed" };
    const message = "robots.txt shows a normal page, and search engines find no rules in it";
    return {
      outcome: "failed",
      findings: [{ message, snippet: body.trim().slice(0, 200), severity: "low" }],
    };
  },
});
