import { siteCheck } from "#check.ts";

/** A robots.txt that answers with a server error or with a web page. */
export const seoRobotsUnavailable = siteCheck({
  id: "seo-robots-unavailable",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: ["https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1"],
  defect: "robots.txt cannot be opened",
  title: "robots.txt opens",
  whyItMatters:
    "Search engines read robots.txt before anything else. While it answers with a server error they stop visiting the whole site; none at all is fine.",
  businessImpact: "Changes to your site do not reach search results, and after weeks pages are dropped.",
  fixSteps: [
    "Open your-site/robots.txt in a browser; it should show plain text or 'not found'.",
    "If it shows a server error, give your host the address and the time.",
    "If it shows a web page, have the server answer 404 or put a plain text file there.",
  ],
  effort: "S",
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
      return { outcome: "failed", findings: [{ message: `robots.txt answers ${status}`, snippet: url }] };
    }
    if (status !== 200)
      return { outcome: "not-applicable", reason: `There is no robots.txt (it answers ${status})` };
    if (!/^\s*<(?:!doctype|html)\b/i.test(body)) return { outcome: "passed" };
    const message = "robots.txt answers with a web page, in which search engines find no rules";
    return {
      outcome: "failed",
      findings: [{ message, snippet: body.trim().slice(0, 200), severity: "low" }],
    };
  },
});
