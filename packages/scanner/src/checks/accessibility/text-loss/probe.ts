import { lostTexts, type LostTexts } from "#gather/page/in-page/views/text-loss.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** Texts that were whole in the usual view and are not as the page is shown now. */
export function probe({ describe }: ProbedPage): LostTexts {
  return lostTexts(describe);
}
