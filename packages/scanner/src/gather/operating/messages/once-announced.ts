import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

/** Live regions may follow what is seen. */
const ANNOUNCED_MS = 1200;

/** Texts in sight as they are now or, where nobody heard of any, a little later. */
export async function onceAnnounced(
  page: OperatingTab,
  read: () => Promise<SaidText[]>,
): Promise<SaidText[]> {
  const texts = await read();
  if (texts.length === 0 || texts.some(({ isAnnounced }) => isAnnounced)) return texts;
  await page.rest(ANNOUNCED_MS);
  return await read();
}
