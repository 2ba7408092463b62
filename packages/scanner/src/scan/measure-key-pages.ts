import type { PageEvidence } from "#evidence.ts";
import { runLighthouse } from "#gather/lighthouse.ts";
import { chooseKeyPages } from "#plan/key-pages.ts";
import type { Gatherers } from "#scan/gather-evidence.ts";

/** Pages Lighthouse measures; it takes the machine for itself for several seconds each time. */
const LIGHTHOUSE_PAGES = 1;
/** Loads of the home page: the score is their median, and their spread shows how steady it is. */
const HOME_RUNS = 3;

/**
 * Runs Lighthouse on the key pages, when speed or SEO are wanted. Nothing else may run meanwhile: what does
 * makes the page look slower than it is.
 */
export async function measureKeyPages(
  gatherers: Pick<Gatherers, "options" | "progress" | "session">,
  pages: readonly PageEvidence[],
): Promise<PageEvidence[]> {
  const { areas } = gatherers.options;
  const categories = (["performance", "seo"] as const).filter((category) => areas.includes(category));
  if (categories.length === 0) return [...pages];
  gatherers.progress.enter("measuring", "Measuring speed");
  const measured = [...pages];
  for (const [rank, page] of chooseKeyPages(pages, LIGHTHOUSE_PAGES).entries()) {
    const lighthouse = await gatherers.session.alone((browser) =>
      runLighthouse(browser, page.finalUrl, {
        categories,
        runs: rank === 0 && categories.includes("performance") ? HOME_RUNS : 1,
        ...(gatherers.options.signal === undefined ? {} : { signal: gatherers.options.signal }),
      }),
    );
    measured[pages.indexOf(page)] = { ...page, isKeyPage: true, lighthouse };
  }
  return measured;
}
