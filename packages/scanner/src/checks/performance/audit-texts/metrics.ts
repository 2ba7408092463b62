import type { AuditText } from "#checks/lighthouse-audit-check.ts";

const LOST_VISITORS =
  "Each second of waiting raises the share of visitors who leave before they have seen anything.";

/** Lighthouse's five metrics: what visitors on a middling phone feel. */
export const METRIC_AUDITS: AuditText[] = [
  {
    audit: "first-contentful-paint",
    severity: "medium",
    defect: "First content shows up late",
    title: "Something shows up quickly",
    whyItMatters:
      "Until the first text or picture appears visitors cannot tell whether the page works at all.",
    businessImpact: LOST_VISITORS,
    fixSteps: [
      "Shorten the server's answer time with caching of whole pages.",
      "Load scripts with defer and put the style rules of the first screen into the page.",
      "Use font-display: swap so that text does not wait for its font.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/first-contentful-paint",
  },
  {
    audit: "largest-contentful-paint",
    severity: "high",
    defect: "Main content shows up late",
    title: "The main content shows up quickly",
    whyItMatters:
      "Largest contentful paint tells when the largest picture or text of the first screen is there. Google counts it among its core web vitals: good is up to 2.5 seconds.",
    businessImpact: `${LOST_VISITORS} It also enters the ranking in Google's search.`,
    fixSteps: [
      'If the largest element is a picture, make it smaller (WebP or AVIF in the size shown), add fetchpriority="high" and remove loading="lazy".',
      "If it is text, see to fonts and style sheets that hold it up.",
      "Remove sliders and animations that delay the first screen.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/lighthouse-largest-contentful-paint",
  },
  {
    audit: "total-blocking-time",
    severity: "high",
    defect: "Page does not react while it loads",
    title: "The page reacts while it loads",
    whyItMatters:
      "While scripts run the page does not react to taps and typing. Up to 200 milliseconds in total go unnoticed.",
    businessImpact: "Visitors tap again, hit the wrong thing or believe that the page is broken.",
    fixSteps: [
      "Find the scripts that run longest in the list of main-thread work, and remove those that are not needed.",
      "Load chat, analytics and marketing scripts after the page has been used or is idle.",
      "Have large scripts split into parts that are loaded where they are needed.",
    ],
    effort: "L",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time",
  },
  {
    audit: "cumulative-layout-shift",
    severity: "high",
    defect: "Page jumps while it loads",
    title: "The page does not jump while it loads",
    whyItMatters:
      "Content that moves makes people lose their line or tap the wrong button. Google's core web vitals allow a value of 0.1.",
    businessImpact: "Wrong taps cost orders and trust, and the value enters the ranking in Google's search.",
    fixSteps: [
      "Give pictures, videos and frames width and height, or an aspect-ratio in the style sheet.",
      "Reserve room for banners, advertisements and what is loaded later.",
      "Choose a substitute font of similar width, with size-adjust.",
    ],
    effort: "M",
    docs: "https://web.dev/articles/cls",
  },
  {
    audit: "speed-index",
    severity: "medium",
    defect: "First screen fills slowly",
    title: "The first screen fills quickly",
    whyItMatters: "Speed index tells how fast the first screen becomes complete to the eye.",
    businessImpact: LOST_VISITORS,
    fixSteps: [
      "Work through the findings about pictures, style sheets and scripts of this page, the largest saving first.",
      "Avoid fading the page in after everything has loaded.",
    ],
    effort: "M",
    docs: "https://developer.chrome.com/docs/lighthouse/performance/speed-index",
  },
];
