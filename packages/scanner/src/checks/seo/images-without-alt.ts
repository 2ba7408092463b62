import { notApplicable, type Verdict, verdictOf } from "#check.ts";
import type { ImageRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { asContentPage } from "./content-pages.ts";

/** Smaller ones are bullets, spacers and counters of visits. */
const SMALLEST = 32;

/** Whether the pictures of a page have a text alternative; null where the page was not read, or answered an error. */
export function imagesWithoutAlt(page: PageEvidence): Verdict | null {
  const content = asContentPage(page);
  if (content === null) return null;
  const shown = content.document.images.filter(
    ({ layoutWidth, layoutHeight }) => Math.min(layoutWidth, layoutHeight) >= SMALLEST,
  );
  if (shown.length === 0) return notApplicable("The page shows no images");
  return verdictOf(
    shown.filter(isWithoutWords).map((image) => ({
      message: "The image has no alt text",
      page: page.finalUrl,
      element: image,
    })),
  );
}

/** Words, or a statement that it needs none, in any of the attributes that may hold them. */
function isWithoutWords({ alt, snippet }: ImageRef): boolean {
  const [tag = ""] = /^<[^\s>]+(?:[^>"']|"[^"]*"|'[^']*')*>?/.exec(snippet) ?? [];
  const isDescribed = /\s(?:aria-label|aria-labelledby|title)\s*=\s*["']?[^\s"'>]/i.test(tag);
  const isDecoration = /\srole\s*=\s*["']?(?:none|presentation)\b|\saria-hidden\s*=\s*["']?true\b/i.test(tag);
  return alt === null && !isDescribed && !isDecoration;
}
