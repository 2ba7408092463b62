import type { Browser } from "puppeteer-core";

import type { Gathered } from "#evidence/gathered.ts";
import type { ConsentBanner, PrivacyPass, PrivacyPasses, RejectedPass } from "#evidence/privacy.ts";
import { acceptedToTell, acceptingVisit } from "#gather/privacy/accepting-visit.ts";
import { closingVisit } from "#gather/privacy/closing-visit.ts";
import { ConsentAgent } from "#gather/privacy/consent-agent.ts";
import { deletingVisit, keepsIdTwice } from "#gather/privacy/deleting-visit.ts";
import { DeviceWatch } from "#gather/privacy/device-watch.ts";
import { findBanner, openSettings } from "#gather/privacy/find-banner.ts";
import { gatherUntil } from "#gather/privacy/gather-until.ts";
import { sendGlobalPrivacyControl } from "#gather/privacy/global-privacy-control.ts";
import { onlyCloses } from "#gather/privacy/kinds-in-banner.ts";
import type { Prepare } from "#gather/privacy/frame-sessions.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import type { PrivacyLimits } from "#gather/privacy/privacy-limits.ts";
import { timeForVisits } from "#gather/privacy/time-for-visits.ts";
import { pressOptOuts, samePageOptOuts } from "#gather/privacy/press-opt-outs.ts";
import { optOutPagesOf, tryOptOut } from "#gather/privacy/try-opt-out.ts";
import { refuseUnanswered, rejectingVisit } from "#gather/privacy/rejecting-visit.ts";
import { bannerShown, hopelessness, waitForBanner } from "#gather/privacy/wait-for-banner.ts";

/** How the privacy passes are made. */
export interface PrivacyPassOptions {
  limits?: Partial<PrivacyLimits>;
  /** The browser's own when absent. */
  userAgent?: string;
  signal?: AbortSignal;
}

/**
 * Visits a page as new visitors: one who does nothing, one who rejects the banner and comes back, and one whose
 * browser sends Global Privacy Control. The second is left out when no banner was shown. Where the banner has settings, a
 * fourth opens them, and neither accepts nor saves. Opt-out links that lead to no other page are pressed by a fifth. A
 * sixth opts out on the page for it, where no server is told. A banner that can be closed without an
 * answer is closed by a seventh, who comes back. Where a cookie's ID is in local storage, too, an eighth deletes all
 * cookies and comes back. A banner that can't be refused, or that asked again after it was, is accepted by a last one.
 *
 * @returns always: what could not be gathered says why, in a sentence for the site's owner
 */
export async function runPrivacyPasses(
  browser: Browser,
  url: string,
  options: PrivacyPassOptions = {},
): Promise<Gathered<PrivacyPasses>> {
  const { limits, signal } = timeForVisits(options);
  const setting = { url, limits, userAgent: options.userAgent ?? null, signal };
  const gather = gatherUntil(signal);
  const [fresh, withGpc] = await Promise.all([
    gather(() => freshPass(browser, setting)),
    gather(() => gpcPass(browser, setting)),
  ]);
  if (!fresh.gathered) return fresh;
  const { pass, banner } = fresh.value;
  const shown = banner.gathered ? banner.value : null;
  const settings = settingsButton(shown);
  const closing = shown?.buttons.find(onlyCloses)?.text ?? null;
  const [optOutPage] = fresh.value.optOutPages;
  const [afterReject, opened, pressed, tried, left, deleted] = await Promise.all([
    rejection(fresh.value, () => gather(() => rejectPass(browser, setting, shown))),
    settings === null ? null : gather(() => settingsPass(browser, setting, settings)),
    fresh.value.optOuts.length === 0 ? null : gather(() => pressOptOuts(browser, setting)),
    optOutPage === undefined ? null : gather(() => tryOptOut(browser, setting, optOutPage)),
    closing === null ? null : gather(() => closingVisit(browser, setting, closing)),
    keepsIdTwice(pass, url) ? gather(() => deletingVisit(browser, setting)) : null,
  ]);
  const accept = acceptedToTell(shown, afterReject);
  const accepted =
    accept === null ? {} : { accepted: await gather(() => acceptingVisit(browser, setting, accept)) };
  const secondLayer = opened === null ? {} : { secondLayer: opened };
  const optOuts = pressed === null ? {} : { optOuts: pressed };
  const triedOptOut = tried === null ? {} : { triedOptOut: tried };
  const closed = left === null ? {} : { closed: left };
  const cookiesDeleted = deleted === null ? {} : { cookiesDeleted: deleted };
  const others = { ...secondLayer, ...optOuts, ...triedOptOut, ...closed, ...cookiesDeleted, ...accepted };
  return { gathered: true, value: { fresh: pass, banner, afterReject, withGpc, ...others } };
}

/**
 * Makes the visits again that ran out of time, one after the other, the one that rejects the banner first.
 *
 * @returns the same passes, with what came now
 */
export async function makeLatePasses(
  browser: Browser,
  url: string,
  passes: PrivacyPasses,
  options: PrivacyPassOptions = {},
): Promise<PrivacyPasses> {
  const { limits, signal } = timeForVisits(options);
  const setting = { url, limits, userAgent: options.userAgent ?? null, signal };
  const gather = gatherUntil(signal);
  const { banner, secondLayer } = passes;
  const shown = banner.gathered ? banner.value : null;
  const settings = settingsButton(shown);
  const afterReject = isLate(passes.afterReject)
    ? await gather(() => rejectPass(browser, setting, shown))
    : passes.afterReject;
  const withGpc = isLate(passes.withGpc) ? await gather(() => gpcPass(browser, setting)) : passes.withGpc;
  const isUnopened = settings !== null && secondLayer !== undefined && isLate(secondLayer);
  const opened = isUnopened
    ? { secondLayer: await gather(() => settingsPass(browser, setting, settings)) }
    : {};
  return { ...passes, afterReject, withGpc, ...opened };
}

/** Whether a visit that a check relies on ran out of time. */
export function hasLatePass({ afterReject, withGpc, secondLayer }: PrivacyPasses): boolean {
  return [afterReject, withGpc, ...(secondLayer === undefined ? [] : [secondLayer])].some(isLate);
}

function isLate(part: Gathered<unknown>): boolean {
  return !part.gathered && part.isLate === true;
}

function settingsButton(banner: ConsentBanner | null): string | null {
  return banner?.buttons.find(({ kind }) => kind === "settings")?.text ?? null;
}

/** A visitor who only opens the banner's settings. */
async function settingsPass(
  browser: Browser,
  setting: PassSetting,
  label: string,
): Promise<{ prechecked: string[] }> {
  return await PassVisit.run(browser, setting, async (visit) => {
    await visit.load();
    await bannerShown(visit, setting.limits.bannerMs);
    return { prechecked: await openSettings(visit.tab, label) };
  });
}

/** `hopeless`: why the banner cannot be rejected, where that is known without trying. */
type Fresh = {
  pass: PrivacyPass;
  banner: Gathered<ConsentBanner | null>;
  hopeless: string | null;
  optOuts: readonly unknown[];
  optOutPages: readonly string[];
};
type AfterReject = PrivacyPasses["afterReject"];

async function rejection(
  { banner, hopeless }: Fresh,
  reject: () => Promise<AfterReject>,
): Promise<AfterReject> {
  if (banner.gathered && banner.value === null) return { gathered: true, value: null };
  return hopeless === null ? await reject() : { gathered: false, reason: hopeless };
}

async function freshPass(browser: Browser, setting: PassSetting): Promise<Fresh> {
  const agent = new ConsentAgent(null);
  const watch = new DeviceWatch();
  const prepare: Prepare = async (session) => {
    await Promise.all([agent.prepare(session), watch.prepare(session)]);
  };
  return await PassVisit.run(browser, { ...setting, prepare }, async (visit) => {
    await visit.load();
    const gather = gatherUntil(setting.signal);
    const [banner] = await Promise.all([
      gather(() => waitForBanner(visit, agent, setting.limits)),
      visit.wait(setting.limits.lingerMs),
    ]);
    const optOuts = await samePageOptOuts(visit.tab);
    const optOutPages = await optOutPagesOf(visit.tab, setting.url);
    const seen = await visit.read();
    const { fingerprintCalls, positionAskedBy, notificationsAskedBy, recordersAsked, inputListeners } = watch;
    const watched = {
      fingerprintCalls,
      positionAskedBy,
      notificationsAskedBy,
      recordersAsked,
      inputListeners,
    };
    const hopeless = hopelessness(agent, banner);
    const seenAgain = await lookAgain(visit, banner, gather);
    const left = await gather(() => visit.sentOnLeaving());
    const onLeaving = left.gathered ? { onLeaving: left.value } : {};
    return {
      pass: { ...seen, ...onLeaving, ...watched },
      banner: seenAgain,
      hopeless,
      optOuts,
      optOutPages,
    };
  });
}

/**
 * What became of the banner once the visitor had moved and waited, and how it looks in a narrow window. What that sets
 * off comes after the visit was read, and is not taken for the visitor's doing.
 */
async function lookAgain(
  visit: PassVisit,
  banner: Gathered<ConsentBanner | null>,
  gather: ReturnType<typeof gatherUntil>,
): Promise<Gathered<ConsentBanner | null>> {
  if (!banner.gathered || banner.value === null || banner.value.buttons.length === 0) return banner;
  const { value } = banner;
  const seen = await gather(async () => {
    const onPhone = await visit.seenOnPhone(() => findBanner(visit.tab));
    return onPhone === null ? { wentAway: true } : { wentAway: false, buttonsOnPhone: onPhone.buttons };
  });
  return seen.gathered ? { gathered: true, value: { ...value, ...seen.value } } : banner;
}

async function gpcPass(browser: Browser, setting: PassSetting): Promise<PrivacyPass> {
  return await PassVisit.run(browser, { ...setting, prepare: sendGlobalPrivacyControl }, async (visit) => {
    await visit.load();
    await visit.wait(setting.limits.lingerMs);
    return await visit.read();
  });
}

async function rejectPass(
  browser: Browser,
  setting: PassSetting,
  banner: ConsentBanner | null,
): Promise<RejectedPass> {
  const { limits } = setting;
  return await rejectingVisit(browser, setting, async (visit, { clicks, pressedAtMs, pressed, leftPage }) => {
    await visit.wait(limits.lingerMs);
    const sent = visit.sentSoFar();
    const rejecting =
      pressedAtMs === null ? {} : { rejecting: { ...sent, rejectedAtMs: visit.atMs(pressedAtMs) } };
    await visit.comeBack();
    await visit.wait(limits.lingerMs);
    await refuseUnanswered(visit, clicks);
    const cameBack = isSame(banner, await findBanner(visit.tab));
    const answer = {
      label: pressed?.label ?? null,
      by: pressed?.by ?? ("rule" as const),
      leftPage,
      cameBack,
    };
    return { ...(await visit.read()), clicks, ...rejecting, answer };
  });
}

/** By the words of what answers it. */
function isSame(before: ConsentBanner | null, now: ConsentBanner | null): boolean {
  if (before === null || now === null) return false;
  const answers = before.buttons.filter(({ kind }) => kind === "accept" || kind === "reject");
  return (
    answers.length > 0 && answers.every(({ text }) => now.buttons.some((button) => button.text === text))
  );
}
