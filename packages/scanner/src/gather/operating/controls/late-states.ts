import type { Control } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Time after which most movements have ended. */
const PATIENT_MS = 600;
const TOLD_STATES = ["aria-expanded", "aria-selected", "aria-checked", "aria-pressed"];

/** What is told when a movement has ended: scripts time that by clocks of their own. */
export async function lateStates(
  page: OperatingTab,
  { role, states }: Control,
  effect: Effect,
): Promise<Pick<Effect, "states"> | null> {
  const tells = role === "tab" || TOLD_STATES.some((name) => name in states);
  const isTold = effect.states.some(({ ofControl, name }) => ofControl && name.startsWith("aria-"));
  const isSeen = effect.shown.length + effect.hidden.length > 0;
  if (!tells || isTold || !isSeen || effect.isReplaced) return null;
  return { states: (await page.effectAfter(PATIENT_MS)).states };
}
