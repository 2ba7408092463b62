import type { PageEvidence } from "#evidence/page.ts";
import { keyPageBudget } from "#plan/key-page-choice.ts";
import { keyPagesAtOnce } from "#plan/key-pages-at-once.ts";
import { chooseKeyPages, pagesOfUnseenKinds } from "#plan/key-pages.ts";
import { isStopped, visit, type Gatherers } from "#scan/gatherers.ts";
import { examinedAnew } from "#scan/try-late-again.ts";
import { SIDE_BY_SIDE } from "#scan/scan-options.ts";

/**
 * Has key pages examined thoroughly, by keyboard and in other views too, that became known only when all pages had
 * been seen, such as one of a template used often: they are visited once more, as far as the budget goes.
 *
 * @param pages replaced in place where they were examined
 */
export async function examineKeyPages(
  gatherers: Pick<Gatherers, "options" | "session" | "archive" | "progress" | "camera" | "triedComponents">,
  pages: PageEvidence[],
): Promise<void> {
  const { options, progress } = gatherers;
  if (!options.areas.includes("accessibility")) return;
  progress.enter("crawling", "Examining key pages");
  const budget = keyPageBudget(options.maxPages);
  const left = Math.max(0, budget - pages.filter(({ isKeyPage }) => isKeyPage).length);
  const ofKinds = pagesOfUnseenKinds(pages);
  const others = chooseKeyPages(pages, budget).filter((page) => !page.isKeyPage && !ofKinds.includes(page));
  const chosen = [...ofKinds, ...others.slice(0, Math.max(0, left - ofKinds.length))];
  const lane = async (): Promise<void> => {
    for (let page = chosen.shift(); page !== undefined && !isStopped(gatherers); page = chosen.shift())
      pages[pages.indexOf(page)] = await examine(gatherers, page);
  };
  const lanes = keyPagesAtOnce(chosen.length, options.concurrency ?? SIDE_BY_SIDE);
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function examine(
  gatherers: Pick<Gatherers, "options" | "session" | "archive" | "camera" | "triedComponents">,
  page: PageEvidence,
): Promise<PageEvidence> {
  const dismissBanner = page.bannerDismissal !== undefined;
  const again = await visit(gatherers, { url: page.url, isKeyPage: true, dismissBanner });
  // A page that fails the second time was measured all the same; it stays as it was seen first.
  if (again.notMeasured !== null) return page;
  return await gatherers.archive.replace(page, examinedAnew(page, again));
}
