import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { ownsUrl } from "#plan/own-site.ts";

/** Answers that say there is no page for visitors: none any more, or only for those who sign in. */
export const NO_PAGE: ReadonlySet<number> = new Set([401, 404, 410]);

/**
 * Pages that are there and could not be measured. An address without a page or with a page of another site is not one
 * of them, and what a stopped scan did not reach is like a page beyond its budget.
 */
export function lostPages({ pages, site, stopped }: Evidence): PageEvidence[] {
  return pages.filter(
    (page) =>
      page.notMeasured !== null &&
      ownsUrl(site, page.finalUrl) &&
      (page.status === null ? stopped === undefined : !NO_PAGE.has(page.status) && isHtml(page)),
  );
}

/** Visited addresses of the site that have no page to measure: none any more, none for visitors, or a file. */
export function addressesWithoutPage(evidence: Evidence): PageEvidence[] {
  const lost = new Set(lostPages(evidence));
  return ownPages(evidence).filter(
    (page) =>
      page.notMeasured !== null &&
      !lost.has(page) &&
      (page.status !== null || evidence.stopped === undefined),
  );
}

function isHtml({ contentType }: PageEvidence): boolean {
  return (contentType ?? "html").includes("html");
}

/** The visited pages but for those whose address leads to another site, which this one does not answer for. */
export function ownPages({ pages, site }: Evidence): PageEvidence[] {
  // What the scan starts at is the site, even where nothing can be opened there.
  return pages.filter(({ finalUrl }) => finalUrl === site.startUrl || ownsUrl(site, finalUrl));
}

/**
 * Addresses of the site's pages as far as they are known: those that were measured or lost, and those whose links
 * answered without a redirect.
 */
export function knownPages(evidence: Evidence): Set<string> {
  const { pages, site } = evidence;
  const visited = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  const measured = ownPages(evidence).filter(({ notMeasured }) => notMeasured === null);
  const linked = site.linkStatuses.filter(
    ({ url, status, redirects }) => status === 200 && redirects === 0 && !visited.has(url) && !isFile(url),
  );
  return new Set([
    ...[...measured, ...lostPages(evidence)].map(({ finalUrl }) => finalUrl),
    ...linked.map(({ url }) => url),
  ]);
}

/** Whether an address ends like a file that is no page, such as a PDF. */
function isFile(url: string): boolean {
  const ending = /\.([a-z][a-z0-9]{1,4})$/iu.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return ending !== undefined && !PAGE_ENDINGS.has(ending);
}

const PAGE_ENDINGS: ReadonlySet<string> = new Set([
  "html",
  "htm",
  "xhtml",
  "php",
  "asp",
  "aspx",
  "jsp",
  "cfm",
]);
