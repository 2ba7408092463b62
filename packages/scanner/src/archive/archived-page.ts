import { fetching } from "#archive/fetching.ts";
import type { BarePage } from "#archive/page-record.ts";
import type { Pool } from "#archive/pool.ts";
import type { DocumentSnapshot, Gathered, PageEvidence } from "#evidence.ts";

/** Bulky, and read by checks of single pages alone or by few others. */
const FETCHED_OF_PAGE = [
  "requests",
  "storage",
  "console",
  "exceptions",
  "vitals",
  "engines",
  "sources",
] as const;
const FETCHED_OF_DOCUMENT = [
  "images",
  "iframes",
  "scripts",
  "stylesheets",
  "videos",
  "structuredData",
] as const;

/**
 * A page of which only that stays in memory what planning and the checks that compare pages read; the rest is
 * fetched from where it was archived whenever somebody asks.
 */
export function archivedPage(
  page: BarePage,
  { pool, fetchWhole }: { pool: Pool; fetchWhole: () => PageEvidence },
): PageEvidence {
  const { requests, storage, console, exceptions, vitals, engines, document, ...rest } = page;
  const kept = {
    ...rest,
    responseHeaders: pool.each(rest.responseHeaders),
    cookieWrites: pool.each(rest.cookieWrites),
    mixedContent: pool.each(rest.mixedContent),
    document: archivedDocument(document, pool, () => documentOf(fetchWhole())),
  };
  return fetching(kept, FETCHED_OF_PAGE, fetchWhole);
}

function archivedDocument(
  document: Gathered<DocumentSnapshot>,
  pool: Pool,
  fetchWhole: () => DocumentSnapshot,
): Gathered<DocumentSnapshot> {
  if (!document.gathered) return document;
  const { images, iframes, scripts, stylesheets, videos, structuredData, ...rest } = document.value;
  const kept = {
    ...rest,
    metas: pool.each(rest.metas),
    linkTags: pool.each(rest.linkTags),
    headings: pool.each(rest.headings),
    links: pool.each(rest.links),
    forms: pool.each(rest.forms),
    looseFields: pool.each(rest.looseFields),
  };
  return { gathered: true, value: fetching(kept, FETCHED_OF_DOCUMENT, fetchWhole) };
}

function documentOf({ document }: PageEvidence): DocumentSnapshot {
  if (!document.gathered) throw new RangeError("The archive holds another page than was put into it.");
  return document.value;
}
