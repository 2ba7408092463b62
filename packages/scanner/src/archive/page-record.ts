import { createHash } from "node:crypto";

import { fetching } from "#archive/fetching.ts";
import type { PageEvidence } from "#evidence/page.ts";

interface SourceReference {
  url: string;
  type: PageEvidence["sources"][number]["type"];
  /** Digest of its text. */
  body: string;
}

/** A page without the bodies of its scripts and style sheets. */
export type BarePage = Omit<PageEvidence, "sources">;

/** A page as it is written down: bodies are kept once and named by their digest. */
export interface PageRecord {
  /** Place in the order the visits ended. */
  position: number;
  /** ISO time. */
  gatheredAt: string;
  page: BarePage;
  sources: SourceReference[];
}

/** Parts a page from the bodies it came with. */
export function toRecord(
  { sources, ...page }: PageEvidence,
  about: Pick<PageRecord, "position" | "gatheredAt">,
): { record: PageRecord; bodies: ReadonlyMap<string, string> } {
  const bodies = new Map<string, string>();
  const references = sources.map(({ url, type, text }): SourceReference => {
    const body = digestOf(text);
    bodies.set(body, text);
    return { url, type, body };
  });
  return { record: { ...about, page, sources: references }, bodies };
}

/** The page with its bodies, which are fetched when they are requested. */
export function wholePage({ page, sources }: PageRecord, bodyOf: (digest: string) => string): PageEvidence {
  return fetching<PageEvidence>({ ...page }, ["sources"], () => {
    return { ...page, sources: sourcesOf(sources, bodyOf) };
  });
}

/** The files a page loaded, with their texts. */
export function sourcesOf(
  references: PageRecord["sources"],
  bodyOf: (digest: string) => string,
): PageEvidence["sources"] {
  return references.map(({ url, type, body }) => ({ url, type, text: bodyOf(body) }));
}

/** Reads what was written of a record: only this code writes them, named after the version of their shape. */
export function parseRecord(json: string): PageRecord {
  return JSON.parse(json) as PageRecord;
}

/** Name of a text or an address among the records. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
