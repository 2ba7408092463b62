import type { Browser } from "puppeteer-core";

import type { ClosedBanner } from "#evidence/privacy.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { findBanner, pressInBanner } from "#gather/privacy/find-banner.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import { bannerShown } from "#gather/privacy/wait-for-banner.ts";

/**
 * Visits a page as a new visitor who closes its banner without an answer, and comes back.
 *
 * @throws PageTrouble when the banner could not be closed
 */
export async function closingVisit(
  browser: Browser,
  setting: PassSetting,
  label: string,
): Promise<ClosedBanner> {
  return await PassVisit.run(browser, setting, async (visit) => {
    const { bannerMs, lingerMs } = setting.limits;
    await visit.load();
    await bannerShown(visit, bannerMs);
    if (!(await pressInBanner(visit.tab, label)))
      throw new PageTrouble("We could not close the banner without an answer.");
    await visit.wait(lingerMs);
    await visit.comeBack();
    await visit.wait(lingerMs);
    return { label, cameBack: (await findBanner(visit.tab)) !== null, ...visit.sentSoFar() };
  });
}
