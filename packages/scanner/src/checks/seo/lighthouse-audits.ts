import type { PageCheck } from "#check.ts";
import { lighthouseAuditCheck, type AuditText } from "#checks/lighthouse-audit-check.ts";

const AUDITS: AuditText[] = [
  {
    audit: "is-crawlable",
    severity: "critical",
    defect: "Page blocked from search results",
    title: "Search engines may list the page",
    whyItMatters: "A noindex rule or a ban in robots.txt keeps the page out of search results altogether.",
    businessImpact: "Nobody finds this page by searching.",
    fixSteps: [
      "If the page is meant to be found, remove noindex from the robots meta tag and the X-Robots-Tag header.",
      "In WordPress switch off 'Discourage search engines from indexing this site'.",
      "Remove the line in robots.txt that bans its address.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/is-crawlable",
  },
  {
    audit: "document-title",
    severity: "high",
    defect: "No title for search results",
    title: "The page has a title search results can show",
    whyItMatters: "The title is the blue line in search results and the name of the browser's tab.",
    businessImpact: "Results without a telling title are clicked less.",
    fixSteps: [
      "Give the page a <title> of about 50 to 60 characters that names its subject and your business.",
    ],
    effort: "S",
    docs: "https://dequeuniversity.com/rules/axe/4.13/document-title",
  },
  {
    audit: "meta-description",
    severity: "medium",
    defect: "No description for search results",
    title: "The page has a description search results can show",
    whyItMatters: "Search engines often show the description below the title.",
    businessImpact: "A good description brings clicks that would go to a competitor.",
    fixSteps: [
      'Write one or two sentences, 150 characters at most, into <meta name="description">; SEO plugins have a field for it.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/meta-description",
  },
  {
    audit: "http-status-code",
    severity: "high",
    defect: "Page answers with an error",
    title: "The page answers with success",
    whyItMatters: "Search engines do not list pages that answer with an error.",
    businessImpact: "The page is invisible in search and broken for visitors.",
    fixSteps: ["Restore the page, or redirect its address (301) to the one that replaces it."],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/http-status-code",
  },
  {
    audit: "link-text",
    severity: "low",
    defect: 'Link texts that say nothing, such as "click here"',
    title: "Link texts say where they lead",
    whyItMatters: "'Click here' tells neither people nor search engines what comes next.",
    businessImpact: "Pages linked with telling words rank better for these words.",
    fixSteps: [
      "Replace 'click here', 'more' and 'read more' by the name of the page or thing that is linked.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  },
  {
    audit: "crawlable-anchors",
    severity: "medium",
    defect: "Links that search engines cannot follow",
    title: "Links can be followed",
    whyItMatters:
      "Search engines follow addresses in href. A link that only runs a script leads them nowhere.",
    businessImpact: "Pages behind such links are not found.",
    fixSteps: [
      "Give each listed <a> the address of its page in href.",
      "If it is not a link but an action, make it a <button>.",
    ],
    effort: "S",
    docs: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  {
    audit: "robots-txt",
    severity: "medium",
    defect: "robots.txt contains mistakes",
    title: "robots.txt can be understood",
    whyItMatters:
      "Search engines read this file first. What they cannot parse they may take for a ban, or ignore.",
    businessImpact: "Parts of the site may vanish from search, or private ones appear.",
    fixSteps: [
      "Correct the lines named in the finding; each is 'User-agent', 'Disallow', 'Allow' or 'Sitemap', a colon and a value.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt",
  },
  {
    audit: "image-alt",
    severity: "medium",
    defect: "Images that image search cannot understand",
    title: "Pictures can be found in picture search",
    whyItMatters: "Search engines learn from the alternative text what a picture shows.",
    businessImpact: "Picture search brings visitors only to pictures with a text.",
    fixSteps: ["Describe each listed picture in alt, or set it empty if the picture only decorates."],
    effort: "S",
    docs: "https://dequeuniversity.com/rules/axe/4.13/image-alt",
  },
  {
    audit: "hreflang",
    severity: "low",
    defect: "Language versions declared wrongly",
    title: "Language versions are declared correctly",
    whyItMatters: "hreflang tells search engines which version to show to whom. Wrong codes are ignored.",
    businessImpact: "Visitors are sent to the page in the wrong language.",
    fixSteps: [
      'Use codes such as "en" or "en-GB" and full addresses in each <link rel="alternate" hreflang>.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/hreflang",
  },
  {
    audit: "canonical",
    severity: "medium",
    defect: "Preferred address of the page declared wrongly",
    title: "The page names its main address correctly",
    whyItMatters: "The canonical address tells which of several similar pages to list.",
    businessImpact: "A wrong one hands the ranking of this page to another, or to none.",
    fixSteps: [
      'Let <link rel="canonical"> contain one full address, of this page or of its original on the same site.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/canonical",
  },
];

/** One check for each of Lighthouse's SEO audits. */
export const seoAudits: PageCheck[] = AUDITS.map((text) => lighthouseAuditCheck("seo", text));
