import type { AuditText } from "#checks/lighthouse-audit-check.ts";
import { areNamedByPage } from "#checks/performance/named-by-page.ts";

/** Audits about how the server and the page bring things to the browser. */
export const DELIVERY_AUDITS: AuditText[] = [
  {
    audit: "document-latency-insight",
    severity: "high",
    defect: "First response slow, redirected or uncompressed",
    title: "The first response is fast, direct and compressed",
    whyItMatters: "Nothing can start before the page itself has arrived.",
    businessImpact: "Every visit to every page waits for this.",
    fixSteps: [
      "Link to final addresses so that no redirect comes first.",
      "Turn on page caching in your CMS or at your host.",
      "Turn on Brotli or gzip compression for HTML.",
    ],
    effort: "M",
    likelyOwner: "hosting",
    docs: "https://developer.chrome.com/docs/performance/insights/document-latency",
  },
  {
    audit: "render-blocking-insight",
    severity: "medium",
    defect: "Files that hold up the first display",
    title: "Nothing holds up the first display",
    whyItMatters:
      "The browser shows nothing while it waits for style sheets and scripts in the head of the page.",
    businessImpact: "Impatient visitors leave a blank screen.",
    fixSteps: [
      "Add defer to scripts in the head, or move them to the end of the page.",
      "Put the few style rules for the first screen into the page, and load the rest later.",
      "Remove style sheets and plugins that the page doesn't use.",
    ],
    effort: "M",
    leastSaving: { amount: 300, unit: "ms" },
    docs: "https://developer.chrome.com/docs/performance/insights/render-blocking",
  },
  {
    audit: "network-dependency-tree-insight",
    severity: "low",
    defect: "Important files found late",
    title: "The browser finds important files early",
    whyItMatters:
      "Some files are named only in other files. The browser can't load them until it has loaded the others.",
    businessImpact: "On mobile networks, these chains of requests add up to seconds.",
    fixSteps: [
      'Announce the last files of the chain with <link rel="preload"> in the page.',
      "In style sheets, replace @import with <link>.",
      'For other hosts that the first screen needs, add <link rel="preconnect">.',
    ],
    effort: "M",
    isOfPage: true,
    isRefuted: (page, { urls }) => areNamedByPage(page, urls),
    docs: "https://developer.chrome.com/docs/performance/insights/network-dependency-tree",
  },
  {
    audit: "lcp-discovery-insight",
    severity: "high",
    defect: "Main image found late",
    title: "The browser finds the main image right away",
    whyItMatters:
      "The largest image of the first screen should be in the page's HTML and load with priority.",
    businessImpact: "When the main image comes late, the whole page feels slow.",
    fixSteps: [
      "Show it with <img> in the HTML, not as a CSS background or by script.",
      'Add fetchpriority="high" to it, and remove loading="lazy".',
    ],
    effort: "S",
    // An image that stands in the HTML is found right away, whatever its priority.
    advised: ["priorityHinted"],
    docs: "https://developer.chrome.com/docs/performance/insights/lcp-discovery",
  },
  {
    audit: "cache-insight",
    severity: "medium",
    defect: "Files not kept for the next visit",
    title: "Browsers keep files for the next visit",
    whyItMatters:
      "When files say how long they stay valid, the browser doesn't have to load them again on the next page.",
    businessImpact: "Returning visitors are your best ones. For them, the page opens right away.",
    fixSteps: [
      "Set Cache-Control: max-age=31536000, immutable for files with a version in their name.",
      'Set at least a few days for images and fonts. Your host or cache plugin has a setting called "Browser caching".',
    ],
    effort: "S",
    likelyOwner: "hosting",
    docs: "https://developer.chrome.com/docs/performance/insights/cache",
  },
  {
    audit: "modern-http-insight",
    severity: "low",
    defect: "Outdated transfer protocol",
    title: "Files load over HTTP/2 or HTTP/3",
    whyItMatters: "Over HTTP/1.1, a browser loads only six files at a time from a server.",
    businessImpact: "Pages with many files load much slower.",
    fixSteps: [
      "Ask your host to turn on HTTP/2, or put a content delivery network (CDN) in front of the site.",
    ],
    effort: "S",
    likelyOwner: "hosting",
    docs: "https://developer.chrome.com/docs/performance/insights/modern-http",
  },
  {
    audit: "font-display-insight",
    severity: "low",
    defect: "Text that stays invisible until its font has loaded",
    title: "Text shows before its font has loaded",
    whyItMatters: "Without font-display, text stays invisible for up to three seconds.",
    businessImpact: "Visitors look at a page without words.",
    fixSteps: [
      "Add font-display: swap to each @font-face rule. For Google Fonts, add &display=swap to the address.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/font-display",
  },
  {
    audit: "viewport-insight",
    severity: "medium",
    defect: "Page not laid out for phones",
    title: "The page is laid out for phones",
    whyItMatters: "Without a viewport setting, phones show a tiny desktop page, and taps react late.",
    businessImpact: "Mobile visitors have to zoom and drag the page around, and they leave.",
    fixSteps: ['Add <meta name="viewport" content="width=device-width, initial-scale=1"> to your template.'],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/viewport",
  },
  {
    audit: "third-parties-insight",
    severity: "low",
    defect: "Other companies' scripts slow the page",
    title: "Other companies' scripts don't slow the page",
    whyItMatters: "Chat, maps, videos, analytics and ads run in your page and take up its time.",
    businessImpact: "You pay for a tool with your visitors' patience.",
    fixSteps: [
      "List the tools we found, and remove those that no one uses.",
      "Load the others when the page is idle or when someone clicks. For example, show an image in place of a video player.",
    ],
    effort: "M",
    likelyOwner: "marketing",
    docs: "https://developer.chrome.com/docs/performance/insights/third-parties",
  },
];
