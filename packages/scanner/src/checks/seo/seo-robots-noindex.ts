import { siteCheck, verdictOf } from "#check.ts";

/** Rules in robots.txt that search engines don't know, so that pages are listed against the owner's will. */
export const seoRobotsNoindex = siteCheck({
  id: "seo-robots-noindex",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt"],
  defect: "Rule in robots.txt that search engines ignore",
  title: "robots.txt has no noindex rules, which search engines ignore",
  whyItMatters:
    "robots.txt asks search engines not to list pages (Noindex). They stopped reading this rule in 2019, and list the pages.",
  businessImpact: "Pages that you meant to keep out of search results appear in them.",
  fixSteps: [
    'On the pages themselves, set <meta name="robots" content="noindex">, or send the header X-Robots-Tag: noindex.',
    "Don't block these pages in robots.txt, so that search engines can read it there.",
    "Then remove the rule from robots.txt.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "Block search indexing with noindex",
      url: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
    },
  ],
  evaluate({ site: { robotsTxt } }) {
    if (!robotsTxt.gathered) return { outcome: "could-not-run", reason: robotsTxt.reason };
    const { status, body } = robotsTxt.value;
    const isFile = status === 200 && !/^\s*<(?:!doctype|html)\b/i.test(body);
    if (!isFile) return { outcome: "not-applicable", reason: "The site has no robots.txt" };
    const rules = body.split(/\r\n|\r|\n/).flatMap((line, at) => {
      const rule = /^\s*(noindex|nofollow)\s*:\s*\S/i.exec(line)?.[1];
      return rule === undefined ? [] : [{ rule, line: line.trim(), at: at + 1 }];
    });
    return verdictOf(
      rules.slice(0, 1).map(({ rule, line, at }) => ({
        message: `Line ${at} of robots.txt has the rule ${rule}, which search engines ignore`,
        snippet: line,
        component: "robots.txt",
      })),
    );
  },
});
