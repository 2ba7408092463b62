import { abortDocuments } from "#gather/page/abort-documents.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

/**
 * Operates a page that stays where it is, whatever it leads on to.
 *
 * @param operate is given how often the page has tried to lead on so far
 */
export async function keptInPlace<Result>(
  tab: PageTab,
  operate: (attempts: () => number) => Promise<Result>,
): Promise<Result> {
  let attempts = 0;
  const letGo = await abortDocuments(tab, () => {
    attempts += 1;
  });
  try {
    return await operate(() => attempts);
  } finally {
    await letGo();
  }
}
