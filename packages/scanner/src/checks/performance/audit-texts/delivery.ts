import type { AuditText } from "#checks/lighthouse-audit-check.ts";

/** Audits about how the server and the page bring things to the browser. */
export const DELIVERY_AUDITS: AuditText[] = [
  {
    audit: "document-latency-insight",
    severity: "high",
    title: "The server answers quickly, without detours and compressed",
    whyItMatters: "Nothing can start before the page itself has arrived.",
    businessImpact: "Every visit on every page waits for this.",
    fixSteps: [
      "Link to final addresses so that no redirect comes first.",
      "Switch on page caching in your content management system or at your host.",
      "Switch on Brotli or gzip compression for HTML.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/performance/insights/document-latency",
  },
  {
    audit: "render-blocking-insight",
    severity: "medium",
    title: "Nothing holds up the first paint",
    whyItMatters:
      "The browser shows nothing while it waits for style sheets and scripts in the head of the page.",
    businessImpact: "A white screen is where impatient visitors leave.",
    fixSteps: [
      "Add defer to scripts in the head, or move them to the end.",
      "Put the few rules the first screen needs into the page and load the rest of the styles later.",
      "Remove style sheets and plugins that the page does not use.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/performance/insights/render-blocking",
  },
  {
    audit: "network-dependency-tree-insight",
    severity: "low",
    title: "Important files are not found late",
    whyItMatters:
      "A file that is mentioned in a file that is mentioned in another starts to load only after both.",
    businessImpact: "Chains of requests add up to seconds on mobile networks.",
    fixSteps: [
      'Announce the last files of the chain with <link rel="preload"> in the page.',
      "Replace @import in style sheets by <link>.",
      'Add <link rel="preconnect"> for other hosts the first screen needs.',
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/performance/insights/network-dependency-tree",
  },
  {
    audit: "lcp-discovery-insight",
    severity: "high",
    title: "The main picture is found at once",
    whyItMatters:
      "The largest picture of the first screen should be in the page's markup and load with priority.",
    businessImpact: "A main picture that comes late makes the whole page feel slow.",
    fixSteps: [
      "Show it with <img> in the markup, not as a CSS background or by script.",
      'Add fetchpriority="high" and remove loading="lazy" from it.',
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/lcp-discovery",
  },
  {
    audit: "cache-insight",
    severity: "medium",
    title: "Files are kept for the next visit",
    whyItMatters: "Files that say how long they stay valid need not be loaded again on the next page.",
    businessImpact: "Returning visitors, your best ones, get a page that opens at once.",
    fixSteps: [
      "Set Cache-Control: max-age=31536000, immutable for files with a version in their name.",
      "Set at least some days for pictures and fonts; your host or cache plugin has a setting 'browser caching'.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/cache",
  },
  {
    audit: "modern-http-insight",
    severity: "low",
    title: "Files come over HTTP/2 or HTTP/3",
    whyItMatters: "Over HTTP/1.1 a browser loads only six files at a time from a server.",
    businessImpact: "Pages of many files load noticeably slower.",
    fixSteps: ["Ask your host to switch on HTTP/2, or put a content delivery network in front of the site."],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/modern-http",
  },
  {
    audit: "font-display-insight",
    severity: "low",
    title: "Text shows before its font has loaded",
    whyItMatters: "Without font-display text stays invisible for up to three seconds.",
    businessImpact: "Visitors look at a page without words.",
    fixSteps: [
      "Add font-display: swap to each @font-face rule, or &display=swap to the address of Google Fonts.",
    ],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/font-display",
  },
  {
    audit: "viewport-insight",
    severity: "medium",
    title: "The page is laid out for phones",
    whyItMatters: "Without a viewport setting phones show the desktop page in small, and taps react late.",
    businessImpact: "Mobile visitors must enlarge and push the page around, and leave.",
    fixSteps: ['Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the template.'],
    effort: "S",
    docs: "https://developer.chrome.com/docs/performance/insights/viewport",
  },
  {
    audit: "third-parties-insight",
    severity: "low",
    title: "Other companies' scripts do not slow the page",
    whyItMatters: "Chat, maps, videos, analytics and advertising run in your page and take its time.",
    businessImpact: "You pay for a tool with the patience of your visitors.",
    fixSteps: [
      "List the tools found here and remove those nobody uses.",
      "Load the rest after the page is idle, or only when somebody clicks (a picture in place of the video player).",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/performance/insights/third-parties",
  },
];
