import type { PageCheck } from "#check.ts";
import { lighthouseAuditCheck, type AuditText } from "#checks/lighthouse-audit-check.ts";
import type { ElementRef } from "#evidence/document.ts";

import { imagesWithoutAlt } from "./images-without-alt.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

const AUDITS: AuditText[] = [
  {
    audit: "is-crawlable",
    severity: "critical",
    defect: "Page blocked from search results",
    title: "Search engines may list the page",
    whyItMatters: "A noindex rule or a block in robots.txt keeps the page out of search results.",
    businessImpact: "No one finds this page by searching.",
    fixSteps: [
      "If people should find the page, remove noindex from its robots meta tag and from the X-Robots-Tag header.",
      'In WordPress, go to Settings > Reading and uncheck "Discourage search engines from indexing this site".',
      "In robots.txt, remove the line that blocks the page's address.",
    ],
    effort: "S",
    // Whether noindex is a mistake takes the whole site to tell: seo-noindex-unexpected does.
    whyExempt: (page) => (isNoindex(page) ? NOT_TO_BE_LISTED : null),
    docs: "https://developer.chrome.com/docs/lighthouse/seo/is-crawlable",
  },
  {
    audit: "document-title",
    severity: "high",
    defect: "No title for search results",
    title: "The page has a title for search results",
    whyItMatters: "The title is the link people see in search results and the name of the browser tab.",
    businessImpact: "Fewer people click a result without a clear title.",
    fixSteps: [
      "Give the page a <title> of about 50 to 60 characters that names its topic and your business. In most site editors, look for the page's SEO settings.",
    ],
    effort: "S",
    likelyOwner: "editor",
    toldBy: "a11y-document-title",
    docs: "https://dequeuniversity.com/rules/axe/4.13/document-title",
  },
  {
    audit: "meta-description",
    severity: "medium",
    defect: "No description for search results",
    title: "The page has a description for search results",
    whyItMatters: "Search engines often show the description below the title.",
    businessImpact: "A good description brings clicks that would otherwise go to a competitor.",
    fixSteps: [
      'Write one or two sentences of up to 150 characters in <meta name="description">. SEO plugins have a field for it.',
    ],
    effort: "S",
    likelyOwner: "editor",
    whyExempt: (page) => (isNoindex(page) ? NOT_TO_BE_LISTED : null),
    docs: "https://developer.chrome.com/docs/lighthouse/seo/meta-description",
  },
  {
    audit: "http-status-code",
    severity: "high",
    defect: "Page that answers with an error",
    title: "The page answers without an error",
    whyItMatters: "Search engines don't list pages that answer with an error.",
    businessImpact: "People can't find the page in search, and visitors see a broken page.",
    fixSteps: ["Restore the page, or redirect its address (301) to the page that replaces it."],
    effort: "S",
    likelyOwner: "hosting",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/http-status-code",
  },
  {
    audit: "link-text",
    severity: "low",
    defect: 'Link texts that say nothing, such as "click here"',
    title: "Link texts say where they go",
    whyItMatters: '"Click here" tells neither people nor search engines what comes next.',
    businessImpact: "Pages rank better for the words in links to them.",
    fixSteps: [
      'Replace "click here", "more" and "read more" with the name of the page or thing behind the link.',
    ],
    effort: "S",
    likelyOwner: "editor",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  },
  {
    audit: "crawlable-anchors",
    severity: "medium",
    defect: "Links that search engines can't follow",
    title: "Search engines can follow the links",
    whyItMatters:
      "Search engines follow the address in href. A link that only runs a script takes them nowhere.",
    businessImpact: "They don't find the pages behind these links.",
    fixSteps: [
      "Give each <a> the address of its page in href.",
      "If it is an action and not a link, make it a <button>.",
    ],
    effort: "S",
    isAsked: (anchor) => !isWordlessPlaceholder(anchor),
    docs: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  {
    audit: "robots-txt",
    severity: "medium",
    defect: "Mistakes in robots.txt",
    title: "Search engines can read robots.txt",
    whyItMatters:
      "Search engines read this file first. They may treat what they can't read as a block, or ignore it.",
    businessImpact: "Parts of your site may disappear from search, or private parts may appear.",
    fixSteps: [
      'Correct the lines we name. Each line is "User-agent", "Disallow", "Allow" or "Sitemap", a colon and a value.',
    ],
    effort: "S",
    absentFromSite: "The site has no robots.txt, or an empty one.",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt",
  },
  {
    audit: "image-alt",
    severity: "medium",
    defect: "Images that image search can't understand",
    title: "Image search can find the images",
    whyItMatters: "Search engines learn from the text alternative what an image shows.",
    businessImpact: "Image search brings visitors only to images with a text alternative.",
    fixSteps: ["Describe each image in its alt text. If it is only decoration, leave the alt text empty."],
    effort: "S",
    likelyOwner: "editor",
    toldBy: "a11y-image-alt",
    readFromPage: imagesWithoutAlt,
    docs: "https://dequeuniversity.com/rules/axe/4.13/image-alt",
  },
  {
    audit: "hreflang",
    severity: "low",
    defect: "Language versions declared incorrectly",
    title: "Language versions are declared correctly",
    whyItMatters: "hreflang tells search engines which version to show to whom. They ignore wrong codes.",
    businessImpact: "Visitors land on the page in the wrong language.",
    fixSteps: [
      'Use codes such as "en" or "en-GB" and full addresses in each <link rel="alternate" hreflang>.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/hreflang",
  },
  {
    audit: "canonical",
    severity: "medium",
    defect: "Preferred address of the page declared incorrectly",
    title: "The page names its preferred address correctly",
    whyItMatters: "The canonical address tells search engines which of several similar pages to list.",
    businessImpact: "A wrong one gives the ranking of this page to another page, or to none.",
    fixSteps: [
      'Put one full address in <link rel="canonical">: that of this page, or of its original on the same site.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/lighthouse/seo/canonical",
  },
];

/**
 * An icon that a script acts on: without an address it is no link, and without words nothing to find.
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
 */
function isWordlessPlaceholder({ snippet }: ElementRef): boolean {
  const [tag, attributes = ""] = /^<a\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i.exec(snippet) ?? [];
  if (tag === undefined || /\s(?:href|onclick)\s*=/i.test(attributes)) return false;
  const content = snippet.slice(tag.length).replaceAll(/<style\b[^]*?(?:<\/style>|$)/gi, "");
  return !/\p{L}/u.test(content.replaceAll(/<[^>]*(?:>|$)/g, ""));
}

/** One check for each of Lighthouse's SEO audits. */
export const seoAudits: PageCheck[] = AUDITS.map((text) => lighthouseAuditCheck("seo", text));
