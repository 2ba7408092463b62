import type { DocumentSnapshot } from "#evidence/document.ts";

/** The page's meta description, white space folded; null when it has none. */
export function descriptionOf(document: DocumentSnapshot): string | null {
  const meta = document.metas.find(({ name }) => name.toLowerCase() === "description");
  const text = (meta?.content ?? "").replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
}
