import { fetching } from "#archive/fetching.ts";
import type { BarePage } from "#archive/page-record.ts";
import type { Pool } from "#archive/pool.ts";
import type { DocumentSnapshot, Gathered, PageEvidence } from "#evidence.ts";

/**
 * A page of which only that stays in memory what planning and the checks that compare pages read again and again; the
 * rest is fetched from where it was archived whenever somebody asks.
 */
export function archivedPage(
  page: BarePage,
  { pool, fetchWhole }: { pool: Pool; fetchWhole: () => PageEvidence },
): PageEvidence {
  const { url, finalUrl, status, notMeasured, redirects, contentType, lighthouse, isKeyPage } = page;
  const kept = {
    url,
    finalUrl,
    status,
    notMeasured,
    redirects,
    contentType,
    lighthouse,
    isKeyPage,
    responseHeaders: pool.each(page.responseHeaders),
    cookieWrites: pool.each(page.cookieWrites),
    mixedContent: pool.each(page.mixedContent),
    document: archivedDocument(page.document, pool, () => documentOf(fetchWhole())),
  };
  return fetching<PageEvidence>(kept, [...Object.keys(page), "sources"], fetchWhole);
}

function archivedDocument(
  document: Gathered<DocumentSnapshot>,
  pool: Pool,
  fetchWhole: () => DocumentSnapshot,
): Gathered<DocumentSnapshot> {
  if (!document.gathered) return document;
  const { title, lang, baseHref, text, wordCount, elementCount, templateShape, passwordFields, ...rest } =
    document.value;
  const kept = {
    title,
    lang,
    baseHref,
    text,
    wordCount,
    elementCount,
    templateShape,
    passwordFields,
    metas: pool.each(rest.metas),
    linkTags: pool.each(rest.linkTags),
    headings: pool.each(rest.headings),
    links: pool.each(rest.links),
    forms: pool.each(rest.forms),
    looseFields: pool.each(rest.looseFields),
  };
  return { gathered: true, value: fetching<DocumentSnapshot>(kept, Object.keys(rest), fetchWhole) };
}

function documentOf({ document }: PageEvidence): DocumentSnapshot {
  if (!document.gathered) throw new RangeError("The archive holds another page than was put into it.");
  return document.value;
}
