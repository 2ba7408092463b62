import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import { PICTURES } from "#checks/pictures.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeDocument } from "./measured-page.ts";
import { inBytes } from "./own-files.ts";

/** Two screens below the first, in CSS pixels of our window: browsers load lazy pictures from about there. */
const FAR_DOWN = 2400;
const WORTH_IT = 30 * 1024;

/** Pictures far down the page that are loaded whether or not someone scrolls there. */
export const perfEagerImages = pageCheck({
  id: "perf-eager-images",
  area: "performance",
  severity: "low",
  group: "weight",
  sources: ["https://web.dev/articles/browser-level-image-lazy-loading"],
  defect: "Images far down the page load too early",
  title: "Images far down the page load when people need them",
  whyItMatters:
    "Most visitors never scroll to the end. Images down there compete with what people are looking at.",
  businessImpact: "The first screen loads sooner, and visitors use less mobile data.",
  fixSteps: ['Add loading="lazy" to each <img>. Most CMSs have a setting called "Lazy loading".'],
  effort: "S",
  example: withAttributes({ loading: "lazy" }),
  resources: [
    {
      title: "Browser-level image lazy loading",
      url: "https://web.dev/articles/browser-level-image-lazy-loading",
    },
  ],
  evaluate: (page) => judgeDocument(page, (document) => judge(page, document)),
});

function judge(page: PageEvidence, { images }: DocumentSnapshot): Verdict {
  const farDown = images.filter(
    ({ top, src, layoutHeight }) => top > FAR_DOWN && src !== "" && layoutHeight > 0,
  );
  if (farDown.length === 0) return notApplicable("The page has no images far down.");
  const weights = new Map(page.requests.map(({ url, transferBytes }) => [url, transferBytes ?? 0]));
  return verdictOf(
    farDown.flatMap((image) => {
      const bytes = weights.get(image.src) ?? 0;
      if (image.loading?.toLowerCase() === "lazy" || bytes < WORTH_IT) return [];
      const message = `The page loads ${inBytes(bytes)} for this image before anyone scrolls to it`;
      return [{ message, element: image, component: PICTURES }];
    }),
  );
}
