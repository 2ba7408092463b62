import type { Evidence } from "#evidence.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** The last line of a built script that says where its source map is. */
const NAMED = /\/[/*][#@]\s*sourceMappingURL=([^\s'"*]+)\s*(?:\*\/)?\s*$/;

/** A script of the site and the source map it names. */
export interface NamedSourceMap {
  page: string;
  script: string;
  /** Absolute address; null where the script holds the map itself. */
  map: string | null;
}

/** Source maps that the site's own scripts name or hold, each script once. */
export function sourceMapsOf({
  pages,
  site,
}: {
  pages: readonly PageEvidence[];
  site: Pick<Evidence["site"], "host">;
}): NamedSourceMap[] {
  const found = new Map<string, NamedSourceMap>();
  for (const page of pages) {
    const byHeader = new Map(page.requests.map(({ url, responseHeaders }) => [url, mapOf(responseHeaders)]));
    for (const { url, text, type } of page.sources) {
      const named = type === "script" ? (NAMED.exec(text)?.[1] ?? byHeader.get(url)) : undefined;
      if (named === undefined || URL.parse(url)?.host !== site.host || found.has(url)) continue;
      const isInside = named.startsWith("data:");
      const map = isInside ? null : (URL.parse(named, url)?.href ?? null);
      if (isInside || map !== null) found.set(url, { page: page.finalUrl, script: url, map });
    }
  }
  return [...found.values()];
}

/** The header by which a server names a script's source map, by its name of today or of before. */
function mapOf(headers: readonly Header[]): string | undefined {
  return headers.find(([name]) => name === "sourcemap" || name === "x-sourcemap")?.[1].trim();
}
