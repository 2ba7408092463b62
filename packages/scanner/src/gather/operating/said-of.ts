import type { Effect } from "#gather/operating/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { SaidText } from "#gather/operating/said-text.ts";

/** Live regions wait until nobody types any more. */
const ANNOUNCED_MS = 1200;

/** What was said of an operation, now or, for an answer in sight that nobody heard of, a little later. */
export async function saidOf(
  page: OperatingTab,
  { shown, texts }: Pick<Effect, "shown" | "texts">,
): Promise<SaidText[]> {
  if (shown.length + texts.length === 0) return [];
  const said = await page.call("saidSince");
  if (said.length === 0 || said.some(({ isAnnounced }) => isAnnounced)) return said;
  await page.rest(ANNOUNCED_MS);
  return await page.call("saidSince");
}
