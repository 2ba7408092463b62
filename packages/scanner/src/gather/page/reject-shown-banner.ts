import type { Gathered } from "#evidence/gathered.ts";
import type { BannerDismissal } from "#evidence/page.ts";
import { explainNetworkError } from "#gather/page/navigation-failure.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { settle } from "#gather/page/settle.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { dismissBanner } from "#gather/privacy/dismiss-banner.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";

const NO_BANNER: BannerDismissal = { outcome: "none", cmp: null, clicks: 0 };

/**
 * Rejects the consent banner that a settled page shows, if any, and leaves the tab on the same page, at rest again.
 * A page that shows none is looked at once and not waited for.
 *
 * @throws PageTrouble when the page is lost by it, e.g. because it does not open a second time
 */
export async function rejectShownBanner(
  tab: PageTab,
  limits: VisitLimits,
): Promise<Gathered<BannerDismissal>> {
  const address = tab.log.document()?.url ?? null;
  const dismissal = await tryToReject(tab);
  if (dismissal.gathered && dismissal.value.outcome === "none") return dismissal;
  await settle(tab, limits, Date.now());
  if (address === null || tab.log.document()?.url === address) return dismissal;
  await reopen(tab, address, limits);
  return await afterReopening(tab, dismissal);
}

async function tryToReject(tab: PageTab): Promise<Gathered<BannerDismissal>> {
  try {
    const banner = await findBanner(tab);
    const offersWayOut = banner?.buttons.some(({ kind }) => kind === "reject" || kind === "settings");
    if (offersWayOut !== true) return { gathered: true, value: NO_BANNER };
    const dismissal = await dismissBanner(tab);
    const outcome = dismissal.outcome === "none" ? "stayed" : dismissal.outcome;
    return { gathered: true, value: { ...dismissal, outcome } };
  } catch (error) {
    return notGathered(error, "We could not close the consent banner.");
  }
}

/** A page that leads elsewhere is not seen to have taken the answer until its own banner is seen gone. */
async function afterReopening(
  tab: PageTab,
  dismissal: Gathered<BannerDismissal>,
): Promise<Gathered<BannerDismissal>> {
  if (!dismissal.gathered || dismissal.value.outcome !== "rejected") return dismissal;
  if ((await findBanner(tab)) === null) return dismissal;
  return { gathered: true, value: { ...dismissal.value, outcome: "stayed" } };
}

/** The answer led to another page, which the engines must not take for this one. */
async function reopen(tab: PageTab, url: string, limits: VisitLimits): Promise<void> {
  const late = "The page did not open again after we rejected its consent banner.";
  const { errorText } = await tab.race(tab.session.send("Page.navigate", { url }), limits.loadMs, late);
  if (errorText !== undefined) throw new PageTrouble(explainNetworkError(errorText, url));
  await settle(tab, limits, Date.now());
}
