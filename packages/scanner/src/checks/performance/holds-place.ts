import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

/** Whether the page's own layout holds the place of every picture with the address of this one. */
export function holdsPlace({ snippet }: ElementRef, { document, finalUrl }: PageEvidence): boolean {
  if (!document.gathered) return false;
  const written = openingTag(snippet)?.attributes.get("src");
  const address = written === undefined ? null : URL.parse(written, finalUrl);
  const shown = document.value.images.filter(({ src }) => src === address?.href);
  return shown.length > 0 && shown.every(({ sizedByCss }) => sizedByCss);
}
