import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import { PICTURES } from "#checks/pictures.ts";
import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeDocument } from "./measured-page.ts";
import { inBytes } from "./own-files.ts";

/** Screens of phones show up to three pixels for each of CSS; twice in each direction looks sharp. */
const SHARP_ENOUGH = 4;
/** Smaller files are not worth the trouble. */
const WORTH_IT = 50 * 1024;

/** Pictures with many more pixels than they are shown with. */
export const perfOversizedImages = pageCheck({
  id: "perf-oversized-images",
  area: "performance",
  severity: "medium",
  group: "weight",
  sources: ["https://web.dev/articles/serve-responsive-images"],
  defect: "Images larger than they are shown",
  title: "Images fit the size they are shown in",
  whyItMatters:
    "A photo straight from the camera has many times the pixels it needs on the page. Visitors download all of them, and the browser throws most of them away.",
  businessImpact:
    "Images are most of what a page loads. The right sizes make the biggest difference for the least work.",
  fixSteps: [
    "Save each image at no more than twice the width and height it is shown in.",
    'In your CMS, insert a smaller size instead of "Full size", or turn on responsive images (srcset).',
  ],
  effort: "S",
  seenByLighthouse: "perf-image-delivery-insight",
  readsFiles: ["image"],
  resources: [{ title: "Serve responsive images", url: "https://web.dev/articles/serve-responsive-images" }],
  evaluate: (page) => judgeDocument(page, (document) => judge(page, document)),
});

function judge(page: PageEvidence, { images }: DocumentSnapshot): Verdict {
  const shown = images.filter(
    (image) =>
      image.layoutWidth > 1 &&
      image.layoutHeight > 1 &&
      image.naturalWidth > 0 &&
      !/\.svg\b/i.test(image.src),
  );
  if (shown.length === 0) return notApplicable("The page shows no photos or other pixel images.");
  const weights = new Map(page.requests.map(({ url, transferBytes }) => [url, transferBytes ?? 0]));
  return verdictOf(
    shown.flatMap((image) => {
      const bytes = weights.get(image.src) ?? 0;
      const excess = pixels(image) / (image.layoutWidth * image.layoutHeight);
      if (excess <= SHARP_ENOUGH || bytes < WORTH_IT) return [];
      const wasted = bytes * (1 - SHARP_ENOUGH / excess);
      return [{ message: wordsFor(image, wasted), element: image, component: PICTURES }];
    }),
  );
}

function pixels({ naturalWidth, naturalHeight }: ImageRef): number {
  return naturalWidth * naturalHeight;
}

function wordsFor(image: ImageRef, wasted: number): string {
  const file = `${image.naturalWidth} x ${image.naturalHeight}`;
  const place = `${image.layoutWidth} x ${image.layoutHeight}`;
  return `The file has ${file} pixels but is shown at ${place}. That is about ${inBytes(wasted)} too much`;
}
