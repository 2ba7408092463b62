import type { AuditText } from "#checks/lighthouse-audit-check.ts";

const LOST_VISITORS = "With each second of waiting, more visitors leave before they have seen anything.";

/** Lighthouse's five metrics: what visitors on a middling phone feel. */
export const METRIC_AUDITS: AuditText[] = [
  {
    audit: "first-contentful-paint",
    severity: "medium",
    defect: "First content shows up late",
    title: "The first content shows up quickly",
    whyItMatters: "Until the first text or image appears, visitors can't tell whether the page works.",
    businessImpact: LOST_VISITORS,
    fixSteps: [
      "Cache whole pages on your server so that it answers faster.",
      "Load scripts with defer, and put the style rules for the first screen into the page.",
      "Use font-display: swap so that text doesn't wait for its font.",
    ],
    effort: "M",
    toldBy: "perf-largest-contentful-paint",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/first-contentful-paint",
  },
  {
    audit: "largest-contentful-paint",
    severity: "high",
    defect: "Main content shows up late",
    title: "The main content shows up quickly",
    whyItMatters:
      "Largest Contentful Paint (LCP) measures when the largest image or text of the first screen appears. It is one of Google's Core Web Vitals. Up to 2.5 seconds is good.",
    businessImpact: `${LOST_VISITORS} Google also uses this figure to rank pages.`,
    fixSteps: [
      'If the largest element is an image, save it as WebP or AVIF in the size shown. Add fetchpriority="high" and remove loading="lazy".',
      "If it is text, look for fonts and style sheets that hold it up.",
      "Remove sliders and animations that delay the first screen.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/lighthouse-largest-contentful-paint",
  },
  {
    audit: "total-blocking-time",
    severity: "high",
    defect: "Page doesn't react while it loads",
    title: "The page reacts while it loads",
    whyItMatters:
      "While scripts run, the page doesn't react to taps and typing. People don't notice up to 200 milliseconds in total.",
    businessImpact: "Visitors tap again, hit the wrong thing or think that the page is broken.",
    fixSteps: [
      "In the list of main-thread work, find the scripts that run longest. Remove those you don't need.",
      "Load chat, analytics and marketing scripts after people start to use the page, or when it is idle.",
      "Ask your developer to split large scripts into parts that load where they are needed.",
    ],
    effort: "L",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time",
  },
  {
    audit: "cumulative-layout-shift",
    severity: "high",
    defect: "Page jumps while it loads",
    title: "The page doesn't jump while it loads",
    whyItMatters:
      "When content moves, people lose their place or tap the wrong button. Google's Core Web Vitals allow a value of 0.1.",
    businessImpact: "Wrong taps cost you orders and trust. Google also uses this value to rank pages.",
    fixSteps: [
      "Give images, videos and frames a width and height, or an aspect-ratio in the style sheet.",
      "Reserve space for banners, ads and anything that loads later.",
      "Choose a fallback font with a similar width, and adjust it with size-adjust.",
    ],
    effort: "M",
    docs: "https://web.dev/articles/cls",
  },
  {
    audit: "speed-index",
    severity: "medium",
    defect: "First screen fills slowly",
    title: "The first screen fills quickly",
    whyItMatters: "Speed Index measures how quickly the first screen looks complete.",
    businessImpact: LOST_VISITORS,
    fixSteps: [
      "Work through the image, style sheet and script issues of this page. Start with the largest saving.",
      "Don't fade the page in after everything has loaded.",
    ],
    effort: "M",
    toldBy: "perf-largest-contentful-paint",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/speed-index",
  },
];
