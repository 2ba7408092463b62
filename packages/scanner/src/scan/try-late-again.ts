import type { PageEvidence } from "#evidence/page.ts";
import { isStopped, visit, type Gatherers } from "#scan/gatherers.ts";
import { completed, countLate, planForRest, type PlanOfRest } from "#scan/late-parts.ts";

/** Pages in a row that are as slow alone: then it is the site and not us, and the others are left as they are. */
const MOST_IN_VAIN = 2;

/**
 * Visits pages that ran out of time, as a whole or in one look, once more with the browser to themselves: what others
 * kept the machine from is no fault of theirs.
 *
 * @param pages replaced in place where more was seen of them
 */
export async function tryLateAgain(
  gatherers: Pick<Gatherers, "options" | "session" | "archive" | "progress" | "camera" | "triedComponents">,
  pages: PageEvidence[],
): Promise<void> {
  const late = pages.filter((page) => lateParts(page) > 0);
  if (late.length === 0) return;
  gatherers.progress.enter("crawling", "Trying slow pages again");
  const tries = new SecondTries();
  for (const page of late) {
    if (isStopped(gatherers)) return;
    const known = await tries.fuller(page, (rest) => visitAlone(gatherers, page, rest));
    if (known !== page) pages[pages.indexOf(page)] = await gatherers.archive.replace(page, known);
  }
}

/** Second visits of pages that ran out of time, for as long as such visits are of use. */
export class SecondTries {
  #inVain = 0;

  /** The page as it was seen; where it ran out of time, with what `visitAgain` saw if that is more. */
  async fuller(
    page: PageEvidence,
    visitAgain: (rest: PlanOfRest) => Promise<PageEvidence>,
  ): Promise<PageEvidence> {
    const late = lateParts(page);
    if (late === 0) this.#inVain = 0;
    if (late === 0 || this.#inVain >= MOST_IN_VAIN) return page;
    const again = await visitAgain(page.notMeasured === null ? planForRest(page) : {});
    const fuller = page.notMeasured === null ? withShots(completed(page, again), again) : again;
    if (again.notMeasured !== null || lateParts(fuller) >= late) {
      this.#inVain += 1;
      return page;
    }
    this.#inVain = 0;
    return fuller;
  }
}

async function visitAlone(
  gatherers: Pick<Gatherers, "options" | "session" | "camera" | "triedComponents">,
  { url, isKeyPage, bannerDismissal }: PageEvidence,
  rest: PlanOfRest,
): Promise<PageEvidence> {
  return await visit(gatherers, {
    ...rest,
    url,
    isKeyPage,
    dismissBanner: bannerDismissal !== undefined,
    isAlone: true,
  });
}

/** What was seen of a page first stays, but for what a closer look at it brings. */
export function examinedAnew(page: PageEvidence, again: PageEvidence): PageEvidence {
  const { isKeyPage, engines, facts } = again;
  return withShots({ ...page, isKeyPage, engines, ...(facts === undefined ? {} : { facts }) }, again);
}

function withShots(page: PageEvidence, again: PageEvidence): PageEvidence {
  if (page.shots === undefined && again.shots === undefined) return page;
  return { ...page, shots: [...(page.shots ?? []), ...(again.shots ?? [])] };
}

/** How much of a page there was no time for; all of it weighs more than any of its parts. */
function lateParts(page: PageEvidence): number {
  const { notMeasured, document } = page;
  if (notMeasured !== null) return !document.gathered && document.isLate === true ? Infinity : 0;
  return countLate(page);
}
