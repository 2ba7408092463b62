import type { PageEvidence } from "#evidence/page.ts";
import type { AuditCategory } from "#gather/lighthouse/audits.ts";
import { chooseKeyPages } from "#plan/key-pages.ts";
import { isStopped, type Gatherers } from "#scan/gatherers.ts";
import { lighthousePages } from "#scan/lighthouse-pages.ts";

/** Loads of the home page: the score is their median, and their spread shows how steady it is. */
const HOME_RUNS = 3;

function categoriesOf({ options }: Pick<Gatherers, "options">): AuditCategory[] {
  return (["performance", "seo"] as const).filter((category) => options.areas.includes(category));
}

/** Reads Lighthouse's thousand modules, if it will be needed, so that nothing has to wait for them later. */
export async function prepareMeasuring(gatherers: Pick<Gatherers, "options">): Promise<void> {
  if (categoriesOf(gatherers).length > 0) await import("#gather/lighthouse.ts");
}

/**
 * Runs Lighthouse on the key pages, when speed or SEO are wanted. Nothing else may run meanwhile: what does
 * makes the page look slower than it is.
 *
 * @param pages replaced in place where they were measured
 */
export async function measureKeyPages(
  gatherers: Pick<Gatherers, "options" | "progress" | "session" | "archive">,
  pages: PageEvidence[],
): Promise<void> {
  const { signal } = gatherers.options;
  const categories = categoriesOf(gatherers);
  if (categories.length === 0) return;
  gatherers.progress.enter("measuring", "Measuring speed");
  const { runLighthouse } = await import("#gather/lighthouse.ts");
  const measured = pages.filter(({ notMeasured }) => notMeasured === null).length;
  for (const [rank, page] of chooseKeyPages(pages, lighthousePages(measured)).entries()) {
    if (isStopped(gatherers)) return;
    if (page.lighthouse?.gathered === true) continue;
    const lighthouse = await gatherers.session.alone((browser) =>
      runLighthouse(browser, page.finalUrl, {
        categories,
        runs: rank === 0 && categories.includes("performance") ? HOME_RUNS : 1,
        ...(signal === undefined ? {} : { signal }),
      }),
    );
    const known = { ...page, isKeyPage: true, lighthouse };
    pages[pages.indexOf(page)] = await gatherers.archive.replace(page, known);
  }
}
