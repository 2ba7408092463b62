import type { PageEvidence } from "#evidence/page.ts";
import { pageKey } from "#plan/fold-url.ts";
import type { RememberedPage } from "#scan/scan-options.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";

/** Fewer could be alike by design. */
const FEWEST_OTHERS = 2;
const DIGITS = /\d+/gu;

/**
 * Whether every page that is known shows what the start page shows, although they were pages of their own before: then a
 * notice, such as one about maintenance, is shown in place of the site. A site that was made anew as a single page
 * removes its old pages or leads them to that page, which then is where the site was before.
 */
export function isOnePageForAll(
  start: PageEvidence,
  others: readonly PageEvidence[],
  remembered: readonly RememberedPage[],
): boolean {
  const titles = new Map(remembered.map(({ url, title }) => [pageKey(url), title]));
  const known = others.filter(({ url }) => titles.has(pageKey(url)));
  const titlesBefore = new Set(known.map(({ url }) => titles.get(pageKey(url))));
  const isNewPlace = !titles.has(pageKey(start.finalUrl)) && start.redirects.length > 0;
  const showsStart = (page: PageEvidence): boolean =>
    pageKey(page.finalUrl) === pageKey(start.finalUrl) ? isNewPlace : wordsOf(page) === wordsOf(start);
  return (
    wordsOf(start) !== null &&
    known.length >= FEWEST_OTHERS &&
    titlesBefore.size >= FEWEST_OTHERS &&
    others.filter(({ notMeasured }) => notMeasured === null).every(showsStart) &&
    known.every(({ notMeasured }) => notMeasured === null)
  );
}

/** Pages that show nothing but a notice in place of the site, as pages that were not measured. */
export function refuseOnePage(pages: readonly PageEvidence[]): PageEvidence[] {
  const words = `All ${pages.length} pages we know show the same notice in place of the site, so there is nothing of the site to measure.`;
  const why = { words, trouble: "same-notice" } as const;
  return pages.map(({ url, isKeyPage, finalUrl, status, redirects, contentType }) => ({
    ...unmeasuredPage(url, why, isKeyPage),
    finalUrl,
    status,
    redirects,
    contentType,
  }));
}

/** Title and text; clocks and counters in them may differ. Null where the page was not measured. */
function wordsOf({ notMeasured, document }: PageEvidence): string | null {
  if (notMeasured !== null || !document.gathered) return null;
  const { title, text } = document.value;
  return `${title ?? ""}\n${text}`.replaceAll(DIGITS, "0").trim();
}
