import { setTimeout as sleep } from "node:timers/promises";

import { explainNetworkError } from "#gather/page/navigation-failure.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

/** How long network and document must have been quiet, and how long where the page was loaded before. */
export const QUIET_MS = 200;
export const QUIET_AGAIN_MS = 100;
const TICK_MS = 20;
/** Documents one address may lead through by script or meta refresh. */
const DOCUMENT_LIMIT = 8;

export interface Settling {
  quietMs?: number;
  /** Whether texts that are rewritten again and again are not waited for. */
  butForTexts?: boolean;
}

/**
 * Waits until a page has loaded and neither its network nor its document moves any more, or until that has taken
 * too long: some pages never rest, and are read as they stand then.
 *
 * @returns whether it came to rest
 * @throws PageTrouble when there is no whole document to read
 */
export async function settle(
  tab: PageTab,
  limits: VisitLimits,
  startedAt: number,
  settling: Settling = {},
): Promise<boolean> {
  const loadEnd = startedAt + limits.loadMs;
  let settleEnd = Number.POSITIVE_INFINITY;
  while (Date.now() < Math.min(settleEnd, loadEnd + limits.settleMs)) {
    refuseEndless(tab, limits);
    if (tab.loaded && settleEnd === Number.POSITIVE_INFINITY) settleEnd = Date.now() + limits.settleMs;
    if (!tab.loaded) settleEnd = Number.POSITIVE_INFINITY;
    if (!tab.loaded && Date.now() >= loadEnd) break;
    if (tab.loaded && (await isQuiet(tab, limits, settling))) return true;
    await tab.race(sleep(TICK_MS), limits.readMs, "The page never stopped changing.");
  }
  await refuseUnfinished(tab);
  return false;
}

async function isQuiet(
  tab: PageTab,
  limits: VisitLimits,
  { quietMs = QUIET_MS, butForTexts = false }: Settling,
): Promise<boolean> {
  if (tab.log.quietForMs() < quietMs || tab.worldOf(tab.mainFrame) === null) return false;
  const { documents } = tab;
  try {
    return (await tab.call("quietForMs", limits.readMs, [butForTexts])) >= quietMs;
  } catch (error) {
    // The document was replaced while it was asked; the next one is waited for.
    if (tab.documents !== documents || tab.worldOf(tab.mainFrame) === null) return false;
    throw error;
  }
}

function refuseEndless(tab: PageTab, limits: VisitLimits): void {
  if (tab.documents > DOCUMENT_LIMIT) {
    throw new PageTrouble("The page keeps reloading or redirecting, and it never settles.");
  }
  const document = tab.log.document();
  // A document that stopped never loads: there is nothing to wait for.
  if (document?.failure && !tab.loaded)
    throw new PageTrouble(explainNetworkError(document.failure, document.url));
  if (document && document.decodedBytes > limits.documentBytes) {
    const megabytes = Math.round(limits.documentBytes / 1024 / 1024);
    throw new PageTrouble(`The page sends more than ${megabytes} MB of markup; reading it was stopped.`);
  }
}

/** A page whose pictures hang can be read; one whose markup never ended cannot. */
async function refuseUnfinished(tab: PageTab): Promise<void> {
  const document = tab.log.document();
  if (document?.failure) throw new PageTrouble(explainNetworkError(document.failure, document.url));
  if (document?.finished) return;
  const busy = "A script on the page keeps the browser busy forever, so the page never becomes usable.";
  await tab.race(tab.session.send("Runtime.evaluate", { expression: "1", timeout: 1000 }), 1500, busy);
  throw new PageTrouble("The server keeps sending this page without ever finishing it.");
}
