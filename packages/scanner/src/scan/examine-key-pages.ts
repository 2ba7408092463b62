import type { PageEvidence } from "#evidence.ts";
import { chooseKeyPages } from "#plan/key-pages.ts";
import { isStopped, visit, type Gatherers } from "#scan/gatherers.ts";
import { SIDE_BY_SIDE } from "#scan/scan-options.ts";

/** One page in so many is examined as a key page, within these bounds. */
const PAGES_OF_A_KEY_PAGE = 5;
const FEWEST = 4;
const MOST = 25;

/** How many pages of a budget are key pages. */
function keyPageBudget(maxPages: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(maxPages / PAGES_OF_A_KEY_PAGE)));
}

/**
 * Has the key pages examined thoroughly, by keyboard and in other views too. Which these are is known only when all
 * pages have been seen, so they are visited once more.
 *
 * @param pages replaced in place where they were examined
 */
export async function examineKeyPages(
  gatherers: Pick<Gatherers, "options" | "session" | "archive" | "progress" | "camera">,
  pages: PageEvidence[],
): Promise<void> {
  const { options, progress } = gatherers;
  if (!options.areas.includes("accessibility")) return;
  progress.enter("crawling", "Examining the key pages");
  const chosen = chooseKeyPages(pages, keyPageBudget(options.maxPages)).filter((page) => !page.isKeyPage);
  const lane = async (): Promise<void> => {
    for (let page = chosen.shift(); page !== undefined && !isStopped(gatherers); page = chosen.shift())
      pages[pages.indexOf(page)] = await examine(gatherers, page);
  };
  // A page so closely examined takes much memory: no more of them at once than save a round.
  const rounds = Math.ceil(chosen.length / (options.concurrency ?? SIDE_BY_SIDE));
  const lanes = rounds === 0 ? 0 : Math.ceil(chosen.length / rounds);
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function examine(
  gatherers: Pick<Gatherers, "options" | "session" | "archive" | "camera">,
  page: PageEvidence,
): Promise<PageEvidence> {
  const dismissBanner = page.bannerDismissal !== undefined;
  const again = await visit(gatherers, { url: page.url, isKeyPage: true, dismissBanner });
  // A page that fails the second time was measured all the same; it stays as it was seen first.
  if (again.notMeasured !== null) return page;
  const shots = [...(page.shots ?? []), ...(again.shots ?? [])];
  return await gatherers.archive.replace(page, {
    ...page,
    isKeyPage: true,
    engines: again.engines,
    ...(gatherers.camera === null ? {} : { shots }),
  });
}
