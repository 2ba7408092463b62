import { notApplicable, pageCheck, passed, couldNotRun, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { judgeVitals } from "./measured-page.ts";

/** The main picture of the first screen is marked to be loaded late. */
export const perfLazyMainImage = pageCheck({
  id: "perf-lazy-main-image",
  area: "performance",
  severity: "medium",
  group: "loading",
  sources: ["https://web.dev/articles/lcp-lazy-loading"],
  defect: "Main image loads lazily",
  title: "The main picture is not loaded lazily",
  whyItMatters:
    'loading="lazy" makes the browser wait for the layout before it asks for a picture. For the main picture of the first screen that is lost time.',
  businessImpact: "The first impression comes later than it could, for want of one attribute.",
  fixSteps: [
    'Remove loading="lazy" from the listed picture and add fetchpriority="high".',
    "In WordPress and other systems, except the first picture of the page from lazy loading in the theme or cache plugin.",
  ],
  effort: "S",
  resources: [
    {
      title: "The performance effects of too much lazy loading",
      url: "https://web.dev/articles/lcp-lazy-loading",
    },
  ],
  evaluate: judge,
});

function judge(page: PageEvidence): Verdict {
  return judgeVitals(page, (vitals) => {
    const element = vitals.largestContentfulPaintElement;
    if (vitals.largestContentfulPaintUrl === null || element === null) {
      return notApplicable("The main content of the page is no picture.");
    }
    if (!page.document.gathered) return couldNotRun(page.document.reason);
    const image = page.document.value.images.find(({ selector }) => selector === element.selector);
    if (!image) return notApplicable("The main content of the page is no <img> element.");
    if (image.loading?.toLowerCase() !== "lazy") return passed;
    const message = "The largest picture of the first screen is loaded lazily";
    return { outcome: "failed", findings: [{ message, element: image }] };
  });
}
