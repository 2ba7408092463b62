import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Time in which people still take what comes for an answer to what they did. */
export const ANSWERS_MS = 1500;
/** What is set for less long has come by now. */
const LEAST_MS = 100;
/** A page that goes round by itself is not waited for each time. */
const MOST_IN_VAIN = 4;

/** What came of an operation: where nothing was seen at once, what a script has set for a moment later. */
export async function withLateReaction(page: OperatingTab, soon: Effect): Promise<Effect> {
  if (bringsAny(soon) || soon.left.length + soon.asked > 0 || page.waitsInVain >= MOST_IN_VAIN) return soon;
  if (!(await page.isScriptDue(ANSWERS_MS, LEAST_MS))) return soon;
  const late = await page.effectAfter(ANSWERS_MS);
  const isAnswer = bringsAny(late) || late.left.length + late.asked > 0;
  page.waitsInVain = isAnswer ? 0 : page.waitsInVain + 1;
  return isAnswer ? { ...late, isLate: true } : soon;
}

function bringsAny({ shown, hidden, texts }: Effect): boolean {
  return shown.length + hidden.length + texts.length > 0;
}
