import type { PageTab } from "#gather/page/page-tab.ts";
import type { ConsentAgent } from "#gather/privacy/consent-agent.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";

/**
 * Whether the page has loaded itself again since the recognizer saw its banner, and shows it no more. It takes the
 * recognizer with it, which may not have told of its click by then.
 *
 * @param documents how many the tab had shown before (`PageTab.documents`)
 */
export async function cameBackWithoutBanner(
  tab: PageTab,
  { state }: ConsentAgent,
  documents: number,
): Promise<boolean> {
  if (state.banner === null || tab.documents === documents || isLoadingAgain(tab)) return false;
  return !(await isBannerShown(tab));
}

/** Whether the tab waits for a document. */
export function isLoadingAgain(tab: PageTab): boolean {
  const document = tab.log.document();
  return document !== null && !document.finished && document.failure === null;
}

/** Whether the page shows a banner; it counts as shown while the page is between two documents. */
export async function isBannerShown(tab: PageTab): Promise<boolean> {
  return (await unlessMovedOn(tab, () => findBanner(tab))) !== null;
}

/** The page may load itself again after the answer: its next document tells. */
export async function unlessMovedOn<T>(tab: PageTab, ask: () => Promise<T>): Promise<T | "moved"> {
  const { documents } = tab;
  try {
    return await ask();
  } catch (error) {
    if (tab.documents !== documents || tab.worldOf(tab.mainFrame) === null || isLoadingAgain(tab))
      return "moved";
    throw error;
  }
}
