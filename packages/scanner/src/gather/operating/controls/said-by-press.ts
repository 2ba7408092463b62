import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Time for an answer in place of a first word on what is being done. */
const ANSWER_MS = 2000;
const WAIT_MS = 400;

/** Short texts that a press brought, at once or in place of these a little later, and entries that joined a list or went from it. */
export async function saidByPress(
  page: OperatingTab,
  effect: Effect | null,
): Promise<Pick<TriedControl, "said" | "added" | "removed">> {
  if (effect === null) return {};
  const removed = effect.hidden.length > 0 ? await page.call("removedSince") : null;
  const went = removed === null ? {} : { removed };
  if (effect.shown.length + effect.texts.length === 0) return went;
  const soon = await page.call("saidSince");
  const added = effect.shown.length > 0 ? await page.call("addedSince") : null;
  const said = effect.left.length > 0 ? soon : await withAnswers(page, soon);
  return {
    ...(said.length === 0 ? {} : { said }),
    ...(added === null ? {} : { added }),
    ...went,
  };
}

/** What goes by itself meanwhile was said all the same. Not waited for where the page has set nothing for then. */
async function withAnswers(page: OperatingTab, soon: SaidText[]): Promise<SaidText[]> {
  if (soon.length === 0 || soon.some(({ isAnnounced }) => isAnnounced)) return soon;
  const until = Date.now() + ANSWER_MS;
  if (!(await page.mayChangeWithin(ANSWER_MS))) return soon;
  while (await page.mayChangeWithin(until - Date.now())) await page.rest(WAIT_MS);
  const later = await page.call("saidSince");
  return soon.map((one) => {
    const now = later.find(({ element }) => element.selector === one.element.selector);
    if (now === undefined) return one;
    return withoutNumbers(now.text) === withoutNumbers(one.text) ? now : { ...now, after: one.text };
  });
}

/** What only counts on says the same. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d+/g, "");
}
