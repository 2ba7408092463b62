import type { Gathered } from "#evidence/gathered.ts";
import { type ConsentBanner, NO_REJECT } from "#evidence/privacy.ts";
import type { ConsentAgent } from "#gather/privacy/consent-agent.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";
import type { PassVisit } from "#gather/privacy/pass-visit.ts";
import type { PrivacyLimits } from "#gather/privacy/privacy-limits.ts";

const POLL_MS = 150;

/** A banner that no rule knows can be rejected only by a control that says no, or by its settings. */
export function hopelessness({ state }: ConsentAgent, banner: Gathered<ConsentBanner | null>): string | null {
  if (state.banner !== null || !banner.gathered) return null;
  const buttons = banner.value?.buttons ?? [];
  return buttons.some(({ kind }) => kind === "reject" || kind === "settings") ? null : NO_REJECT;
}

/** Seen by its words or known by name, whichever comes first; a manager that is there gets more time to show. */
export async function waitForBanner(
  visit: PassVisit,
  agent: ConsentAgent,
  limits: PrivacyLimits,
): Promise<ConsentBanner | null> {
  const startedAt = Date.now();
  let seen = await findBanner(visit.tab);
  while (seen === null || agent.state.banner === null) {
    const passedMs = Date.now() - startedAt;
    const mayCome = seen === null && (agent.state.managers.length > 0 || agent.state.rounds < 2);
    if (passedMs >= (mayCome ? Math.max(limits.bannerMs, limits.lingerMs) : limits.lingerMs)) break;
    await visit.wait(POLL_MS);
    seen = (await findBanner(visit.tab)) ?? seen;
  }
  const cmp = agent.manager;
  if (seen !== null) return { ...seen, cmp };
  return agent.state.banner === null ? null : unseen(cmp);
}

/** Waits for a banner that was there on another visit. */
export async function bannerShown(visit: PassVisit, bannerMs: number): Promise<void> {
  const end = Date.now() + bannerMs;
  while ((await findBanner(visit.tab)) === null && Date.now() < end) await visit.wait(POLL_MS);
}

/** Its manager says that it is open, but it could not be read: nothing is said of its buttons. */
function unseen(cmp: string | null): ConsentBanner {
  return { cmp, visible: true, buttons: [], prechecked: [], coversShare: 0, scrollLocked: false };
}
