import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Full addresses of the pictures that a page names for its preview where it is shared. */
export function previewImagesOf({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  return previewContent(document.value, "og:image").filter(isFullAddress);
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
