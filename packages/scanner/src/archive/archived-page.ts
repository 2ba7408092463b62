import { fetching } from "#archive/fetching.ts";
import { sourcesOf, type BarePage, type PageRecord } from "#archive/page-record.ts";
import type { Pool } from "#archive/pool.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Parts of a document that checks compare across pages: they are fetched without the rest of the page. */
const COMPARED = ["text", "headings", "links", "forms", "looseFields"] as const;

export type ComparedParts = Pick<DocumentSnapshot, (typeof COMPARED)[number]>;

/** Parts of a page that checks of the site read on each page, and that need not bring the rest of it with them. */
const SENT = ["requests", "storage", "libraries"] as const;

export type SentParts = Pick<PageEvidence, (typeof SENT)[number] | "sources">;

/** Fetches what of a page does not stay in memory. */
interface PageSource {
  whole(): PageEvidence;
  compared(): ComparedParts;
  sent(): SentParts;
}

/** What a page sent and stored, and which files it loaded, as it is written down. */
export function writeSent({ page, sources }: PageRecord): string {
  const { requests, storage, libraries } = page;
  return JSON.stringify({ requests, storage, libraries, sources });
}

/** Reads what was written; bodies of files are fetched when they are requested. */
export function readSent(written: string, bodyOf: (digest: string) => string): SentParts {
  const { sources, ...sent } = JSON.parse(written) as Omit<SentParts, "sources"> &
    Pick<PageRecord, "sources">;
  return fetching<SentParts>(sent, ["sources"], () => ({ sources: sourcesOf(sources, bodyOf) }));
}

/** What checks compare of a page as it is written down; null where its document could not be read. */
export function writeCompared({ document }: BarePage): string | null {
  if (!document.gathered) return null;
  const { text, headings, links, forms, looseFields } = document.value;
  // Each part by itself: what a reader has met on another page need not be parsed again.
  const lists = [headings, links, forms, looseFields].map((parts) =>
    parts.map((part) => JSON.stringify(part)),
  );
  return JSON.stringify([text, ...lists]);
}

/** Reads what was written; parts that other pages have too are shared with them. */
export function readCompared(written: string, pool: Pool): ComparedParts {
  const [text, ...lists] = JSON.parse(written) as [string, string[], string[], string[], string[]];
  const [headings, links, forms, looseFields] = lists;
  return {
    text,
    headings: headings.map((json) => pool.parse(json)),
    links: links.map((json) => pool.parse(json)),
    forms: forms.map((json) => pool.parse(json)),
    looseFields: looseFields.map((json) => pool.parse(json)),
  };
}

/**
 * A page of which only that stays in memory what planning and checks read again and again, and which is about as
 * small for every page; the rest is fetched from where it was archived whenever someone asks for it.
 */
export function archivedPage(page: BarePage, pool: Pool, source: PageSource): PageEvidence {
  const {
    url,
    finalUrl,
    status,
    notMeasured,
    redirects,
    contentType,
    lighthouse,
    isKeyPage,
    shots,
    commentPaths,
    commentHosts,
  } = page;
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
    // Few pages of a scan are pictured: of the others it is known without a look.
    ...(shots?.length === 0 ? { shots } : {}),
    ...(commentPaths === undefined ? {} : { commentPaths }),
    ...(commentHosts === undefined ? {} : { commentHosts }),
    document: archivedDocument(page.document, pool, source),
  };
  const withSent = fetching<PageEvidence>(kept, [...sentOf(page), "sources"], () => source.sent());
  return fetching<PageEvidence>(withSent, Object.keys(page), () => source.whole());
}

/** Apart, as what fetches them would otherwise keep the page in memory. */
function sentOf(page: BarePage): readonly string[] {
  return SENT.filter((name) => name in page);
}

function archivedDocument(
  document: Gathered<DocumentSnapshot>,
  pool: Pool,
  source: PageSource,
): Gathered<DocumentSnapshot> {
  if (!document.gathered) return document;
  const { title, lang, baseHref, wordCount, elementCount, templateShape, components } = document.value;
  const { passwordFields, metas, linkTags, cut } = document.value;
  const kept = {
    title,
    lang,
    baseHref,
    wordCount,
    elementCount,
    templateShape: pool.one(templateShape),
    ...(components === undefined ? {} : { components }),
    ...(cut === undefined ? {} : { cut }),
    passwordFields,
    metas: pool.each(metas),
    linkTags: pool.each(linkTags),
  };
  const withCompared = fetching<DocumentSnapshot>(kept, COMPARED, () => source.compared());
  const names = Object.keys(document.value);
  return {
    gathered: true,
    value: fetching<DocumentSnapshot>(withCompared, names, () => documentOf(source.whole())),
  };
}

function documentOf({ document }: PageEvidence): DocumentSnapshot {
  if (!document.gathered) throw new RangeError("The archive holds another page than was put into it.");
  return document.value;
}
