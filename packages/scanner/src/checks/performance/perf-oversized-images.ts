import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import { PICTURES } from "#checks/pictures.ts";
import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeDocument } from "./measured-page.ts";
import { inBytes } from "./own-files.ts";

/** Screens of phones show up to three pixels for each of CSS; twice in each direction looks sharp. */
const SHARP_ENOUGH = 2;
/** Sizes are made in steps, and layouts are not: a little more than twice is twice. */
const TOLERATED = 2.2;
/** Smaller files are not worth the trouble, and neither are smaller savings; from `MUCH`, a phone waits for it. */
const WORTH_IT = { file: 50 * 1024, saving: 10 * 1024 };
const MUCH = 100 * 1024;

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
    largestPlaces(shown).flatMap((image) => {
      const bytes = weights.get(image.src) ?? 0;
      const excess = sizeRatio(image);
      const wasted = bytes * (1 - (SHARP_ENOUGH / excess) ** 2);
      if (excess <= TOLERATED || bytes < WORTH_IT.file || wasted < WORTH_IT.saving) return [];
      const severity = wasted < MUCH ? "low" : "medium";
      return [{ message: wordsFor(image, wasted), severity, element: image, component: PICTURES }];
    }),
  );
}

/** Of each file the place that needs most of it: it is loaded once for all. */
function largestPlaces(images: readonly ImageRef[]): ImageRef[] {
  const places = images.toSorted((a, b) => sizeRatio(b) - sizeRatio(a));
  return [...new Map(places.map((image) => [image.src, image])).values()];
}

/** How many times as large the file is; in the direction that fills the place, where one is cut off. */
function sizeRatio({ naturalWidth, naturalHeight, layoutWidth, layoutHeight }: ImageRef): number {
  return Math.min(naturalWidth / layoutWidth, naturalHeight / layoutHeight);
}

function wordsFor(image: ImageRef, wasted: number): string {
  const file = `${image.naturalWidth} x ${image.naturalHeight}`;
  const place = `${image.layoutWidth} x ${image.layoutHeight}`;
  return `The file has ${file} pixels but is shown at ${place}. That is about ${inBytes(wasted)} too much`;
}
