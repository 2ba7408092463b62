import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import { onceAnnounced } from "#gather/operating/messages/once-announced.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

/** What was said of an operation, now or, for an answer in sight that nobody heard of, a little later. */
export async function saidOf(
  page: OperatingTab,
  { shown, texts }: Pick<Effect, "shown" | "texts">,
): Promise<SaidText[]> {
  if (shown.length + texts.length === 0) return [];
  return await onceAnnounced(page, () => page.call("saidSince"));
}
