import type { SiteEvidence } from "#evidence/site.ts";

/** Every address the sitemaps name, each once; null when they could not be asked for. */
export function sitemapAddresses({ sitemaps }: SiteEvidence): string[] | null {
  if (!sitemaps.gathered) return null;
  return [...new Set(sitemaps.value.flatMap(({ urls }) => urls))];
}
