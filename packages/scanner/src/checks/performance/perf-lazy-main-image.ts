import { notApplicable, pageCheck, passed, couldNotRun, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeVitals } from "./measured-page.ts";

/** The main picture of the first screen is marked to be loaded late. */
export const perfLazyMainImage = pageCheck({
  id: "perf-lazy-main-image",
  area: "performance",
  severity: "medium",
  group: "loading",
  sources: ["https://web.dev/articles/lcp-lazy-loading"],
  defect: "Main image loads too late (lazy loading)",
  title: "The main image is not lazy-loaded",
  whyItMatters:
    'loading="lazy" makes the browser wait for the layout before it asks for an image. For the main image of the first screen, that is lost time.',
  businessImpact: "One attribute delays the first impression of your page.",
  fixSteps: [
    'Remove loading="lazy" from the image, and add fetchpriority="high".',
    "In your theme or cache plugin, exclude the first image of the page from lazy loading.",
  ],
  effort: "S",
  example: withAttributes({ loading: null, fetchpriority: "high" }),
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
      return notApplicable("The main content of the page is not an image.");
    }
    if (!page.document.gathered) return couldNotRun(page.document.reason);
    const image = page.document.value.images.find(({ selector }) => selector === element.selector);
    if (!image) return notApplicable("The main content of the page is not an <img> element.");
    if (image.loading?.toLowerCase() !== "lazy") return passed;
    const message = "The largest image of the first screen is lazy-loaded";
    return { outcome: "failed", findings: [{ message, element: image }] };
  });
}
