import { pageCheck, verdictOf } from "#check.ts";
import { PICTURES } from "#checks/pictures.ts";
import type { ImageRef } from "#evidence/document.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeContent } from "./content-pages.ts";

/** Pictures smaller than this move the page too little to notice, in CSS pixels. */
const NOTICEABLE = 48;

/** Pictures whose space is unknown until they load, so the page can jump. */
export const seoImagesWithoutSize = pageCheck({
  id: "seo-images-without-size",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://web.dev/articles/optimize-cls#images-without-dimensions"],
  defect: "Images without a reserved size",
  title: "The page reserves space for images",
  whyItMatters:
    "Without a width and height, the browser learns the size of an image only when it arrives. Everything below it then jumps. Search engines measure that.",
  businessImpact: "Visitors lose their place or press the wrong button.",
  fixSteps: [
    "Insert the image again with your site editor's image tool. It adds the size.",
    'In templates, give each <img> the width and height of the file, or set "aspect-ratio" in the style sheet.',
  ],
  effort: "S",
  example: withAttributes({
    width: "TODO: width of the file in pixels, such as 640",
    height: "TODO: height of the file in pixels, such as 480",
  }),
  seenByLighthouse: "perf-unsized-images",
  resources: [{ title: "Optimize Cumulative Layout Shift", url: "https://web.dev/articles/optimize-cls" }],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      const shown = document.images.filter(
        ({ layoutWidth, layoutHeight, naturalWidth }) =>
          layoutWidth >= NOTICEABLE && layoutHeight >= NOTICEABLE && naturalWidth > 0,
      );
      if (shown.length === 0) return { outcome: "not-applicable", reason: "The page shows no images" };
      return verdictOf(
        shown.filter(isUnsized).map((image) => ({
          message: `The image has ${missingOf(image)}, so the page can jump when it loads`,
          page: page.finalUrl,
          element: image,
          component: PICTURES,
        })),
      );
    }),
});

function missingOf({ widthAttribute, heightAttribute }: ImageRef): string {
  if (widthAttribute !== null) return "a width but no height";
  return heightAttribute === null ? "no width and height" : "a height but no width";
}

/** A picture that is written into the page itself is there with it. */
function isUnsized({ src, widthAttribute, heightAttribute, sizedByCss }: ImageRef): boolean {
  return !sizedByCss && !src.startsWith("data:") && (widthAttribute === null || heightAttribute === null);
}
