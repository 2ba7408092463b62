import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const PREVIEW_IMAGES = ["og:image", "twitter:image"];

/** Full addresses of the pictures that a page names for its preview where it is shared. */
export function previewImagesOf({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  return PREVIEW_IMAGES.flatMap((name) => previewContent(document.value, name)).filter(isFullAddress);
}

export function isFullAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:/i.test(address);
}

/** Contents of the tags of one name. */
export function previewContent({ metas }: DocumentSnapshot, property: string): string[] {
  return metas
    .filter((meta) => meta.property.toLowerCase() === property || meta.name.toLowerCase() === property)
    .map((meta) => meta.content.trim())
    .filter((content) => content !== "");
}
