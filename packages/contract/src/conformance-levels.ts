import { ADHERENCE_LEVELS, type Adherence } from "./adherence.ts";
import { HARDWARE } from "./section-508.ts";

const WITHOUT_HARDWARE: readonly Adherence[] = ["not-applicable", "not-evaluated"];

/** The levels that a row of a report may have: that a website has no hardware is all there is to say of hardware. */
export function levelsOf(criterion: string): readonly Adherence[] {
  return criterion === HARDWARE ? WITHOUT_HARDWARE : ADHERENCE_LEVELS;
}
