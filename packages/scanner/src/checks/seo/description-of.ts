import type { DocumentSnapshot } from "#evidence/document.ts";

/** The page's meta description, white space folded; null when it has none. */
export function descriptionOf(document: DocumentSnapshot): string | null {
  const meta = descriptionMeta(document);
  const text = (meta?.content ?? "").replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
}

/** Whether the page has the element for a description, however empty. */
export function hasDescriptionElement(document: DocumentSnapshot): boolean {
  return descriptionMeta(document) !== undefined;
}

function descriptionMeta({ metas }: DocumentSnapshot): DocumentSnapshot["metas"][number] | undefined {
  return metas.find(({ name }) => name.toLowerCase() === "description");
}
