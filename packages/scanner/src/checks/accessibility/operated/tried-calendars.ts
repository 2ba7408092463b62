import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { TriedCalendar, TriedCalendars } from "#gather/operating/lists/calendar-facts.ts";

/** What is wrong with calendars in which a click chooses a day; others are none, or we could not use them. */
export function ofCalendars(
  defectsOf: (calendar: TriedCalendar) => RuleDefect[],
): (tried: TriedCalendars) => Decision | { reason: string } {
  return ({ calendars, notTried }) => {
    const used = calendars.filter(({ byPointer }) => byPointer);
    return unlessUntried({ applies: used.length > 0, defects: used.flatMap(defectsOf) }, notTried);
  };
}
