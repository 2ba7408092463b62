import type { Verdict } from "#check.ts";
import { listsFiles } from "#checks/security/reading/folder-page.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey, isWithoutHttps, looseAddressKey } from "./address-key.ts";
import { knownStatuses } from "./known-statuses.ts";
import { isStartPage, namesStartByMistake } from "./mistaken-canonical.ts";
import { saysItIsMissing } from "./missing-pages.ts";
import { canonicalsOf, isNoindex } from "./page-directives.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

/** A page that answered 200 with a document that could be read. */
export interface ContentPage {
  page: PageEvidence;
  document: DocumentSnapshot;
}

/** Pages with content, each final address once, in the order they were visited. */
export function contentPages(evidence: Evidence): ContentPage[] {
  const seen = new Set<string>();
  return evidence.pages.flatMap((page) => {
    const content = asContentPage(page);
    const key = addressKey(page.finalUrl);
    if (content === null || seen.has(key)) return [];
    seen.add(key);
    return [content];
  });
}

/** Pages for searchers that ask to be listed under their own address. */
export function indexablePages(evidence: Evidence): ContentPage[] {
  const gone = goneAddresses(evidence);
  return contentPages(evidence).filter(
    (content) =>
      whyNotForSearchers(content) === null &&
      !isNoindex(content.page) &&
      !pointsElsewhere(content.page, gone),
  );
}

/**
 * Pages that would be listed if nothing kept them out by mistake: also those that name the start page as their preferred
 * address though they show something else, and those with 'noindex' that a sitemap lists.
 */
export function pagesMeantToBeFound(evidence: Evidence): ContentPage[] {
  const named = new Set((sitemapAddresses(evidence.site) ?? []).map(looseAddressKey));
  const gone = goneAddresses(evidence);
  const start = contentPages(evidence).find(({ page }) => isStartPage(page.finalUrl, evidence.site.startUrl));
  return contentPages(evidence).filter((content) => {
    const { page } = content;
    if (whyNotForSearchers(content) !== null) return false;
    if (isNoindex(page) && !named.has(looseAddressKey(page.finalUrl))) return false;
    return !pointsElsewhere(page, gone) || namesStartByMistake(content, start);
  });
}

/** Why nobody is meant to find a page that answers 200 by searching; null where somebody may be. Other checks tell of both. */
function whyNotForSearchers(content: ContentPage): string | null {
  if (listsFiles(content.document)) return "The server made this list of a folder's files";
  return saysItIsMissing(content) ? "The page says that it doesn't exist" : null;
}

/** The page's content; null when it answered an error, is no HTML or could not be measured. */
export function asContentPage(page: PageEvidence): ContentPage | null {
  if (page.notMeasured !== null || !page.document.gathered) return null;
  if (page.status !== 200 || !isHtml(page)) return null;
  return { page, document: page.document.value };
}

/** The answer of a check that compares pages and found fewer than it needs. */
export function tooFewPages(evidence: Evidence, needed = 1): Verdict {
  const unread = evidence.pages.filter((page) => page.notMeasured !== null || !page.document.gathered);
  if (evidence.pages.length - unread.length < needed && unread.length > 0) {
    return { outcome: "could-not-run", reason: `We could read too few pages: ${reasonOf(unread[0])}` };
  }
  const pages = needed === 1 ? "no page" : `fewer than ${needed} pages`;
  return { outcome: "not-applicable", reason: `The site has ${pages} that search engines may list` };
}

/** Judges the content of one page for searchers, or says why there is none to judge. */
export function judgeContent(page: PageEvidence, judge: (content: ContentPage) => Verdict): Verdict {
  if (page.notMeasured !== null || !page.document.gathered) {
    return { outcome: "could-not-run", reason: reasonOf(page) };
  }
  const content = asContentPage(page);
  if (content === null) {
    return {
      outcome: "not-applicable",
      reason: `The server answered with ${page.status ?? "nothing"} (${page.contentType ?? "no type"})`,
    };
  }
  const reason = whyNotForSearchers(content);
  return reason === null ? judge(content) : { outcome: "not-applicable", reason };
}

function reasonOf(page: PageEvidence | undefined): string {
  if (page === undefined) return "no page was visited";
  if (page.notMeasured !== null) return page.notMeasured;
  return page.document.gathered ? "the page was read" : page.document.reason;
}

function isHtml(page: PageEvidence): boolean {
  return page.contentType === null || /\b(?:x?html)\b|xhtml\+xml/i.test(page.contentType);
}

/** Addresses of the site that answered that they are not there, by `addressKey`: nothing can be listed under them. */
function goneAddresses(evidence: Evidence): Set<string> {
  const known = [...knownStatuses(evidence)];
  return new Set(known.flatMap(([key, { status }]) => (status === 404 || status === 410 ? [key] : [])));
}

function pointsElsewhere(page: PageEvidence, gone: ReadonlySet<string>): boolean {
  const canonicals = canonicalsOf(page).filter(({ url }) => url === null || !gone.has(addressKey(url)));
  const own = addressKey(page.finalUrl);
  return canonicals.some(
    ({ url }) => url !== null && addressKey(url) !== own && !isWithoutHttps(url, page.finalUrl),
  );
}
