import type { Browser } from "puppeteer-core";

import { type AcceptedBanner, type ConsentBanner, NO_REJECT, type PrivacyPasses } from "#evidence/privacy.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { findBanner, pressInBanner, refuseAfterwards } from "#gather/privacy/find-banner.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import { bannerShown } from "#gather/privacy/wait-for-banner.ts";

/**
 * The label by which a banner is accepted whose refusal leaves a question: nothing on it refuses, and we found no other
 * way, or the site asked again after it was refused. Null for all others, which nobody accepts.
 */
export function acceptedToTell(
  banner: ConsentBanner | null,
  afterReject: PrivacyPasses["afterReject"],
): string | null {
  const isAskedAgain = afterReject.gathered && afterReject.value?.answer?.cameBack === true;
  const hasReject = banner?.buttons.some(({ kind }) => kind === "reject") === true;
  const isUnfound = !afterReject.gathered && afterReject.isLate !== true && !hasReject;
  const isRefusable = !isUnfound && (afterReject.gathered || afterReject.reason !== NO_REJECT);
  if (isRefusable && !isAskedAgain) return null;
  return banner?.buttons.find(({ kind }) => kind === "accept")?.text ?? null;
}

/**
 * Visits a page as a new visitor who accepts its banner and comes back. Where the page then offers settings, every box is
 * unchecked and saved, and the visitor comes back once more.
 *
 * @throws PageTrouble when the banner could not be accepted
 */
export async function acceptingVisit(
  browser: Browser,
  setting: PassSetting,
  label: string,
): Promise<AcceptedBanner> {
  return await PassVisit.run(browser, setting, async (visit) => {
    const { bannerMs, lingerMs } = setting.limits;
    await visit.load();
    await bannerShown(visit, bannerMs);
    if (!(await pressInBanner(visit.tab, label))) throw new PageTrouble("We could not accept the banner.");
    await visit.wait(lingerMs);
    await visit.comeBack();
    await visit.wait(lingerMs);
    if ((await findBanner(visit.tab))?.buttons.some(({ text }) => text === label) === true)
      return { label, cameBack: true, settings: null };
    const refused = await refuseAfterwards(visit.tab);
    if (refused === null || refused.saved === null) return { label, cameBack: false, settings: refused };
    await visit.wait(lingerMs);
    await visit.comeBack();
    await visit.wait(lingerMs);
    return { label, cameBack: false, settings: { ...refused, ...visit.sentSoFar() } };
  });
}
