import { ENTRY_HINTS } from "#checks/accessibility/families/entry-hints.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { asksForDate, tellsDateForm } from "#checks/accessibility/wording/date-words.ts";

import type { WrittenField } from "./probe.ts";
import { WRITTEN_FIELDS } from "./written-fields.ts";

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G89 */
export const a11yDateFormatUntold = rule({
  id: "a11y-date-format-untold",
  severity: "low",
  criteria: ["3.3.2"],
  defect: "Date field that doesn't say how to write the date",
  title: "Date fields say how to write the date",
  ...ENTRY_HINTS,
  fixSteps: [
    'Say the format in the label or right below it, for example "Date of birth (month/day/year)".',
    'Or use a field of its own for dates: <input type="date"> asks for the date the way people know it.',
    "Accept dates in other common formats too, if you can.",
  ],
  effort: "S",
  examines: [examine(WRITTEN_FIELDS, decide)],
});

/** Where any order of day and month is taken, nothing need be said: only a person knows. */
function decide(fields: WrittenField[]): Decision {
  const dates = fields.filter(({ label }) => asksForDate(label));
  return {
    applies: dates.length > 0,
    defects: dates
      .filter(({ label, told }) => !tellsDateForm(label) && !tellsDateForm(told))
      .map(({ label, element }) => ({
        outcome: "review",
        message: `“${cutAtWord(label, 60)}” asks for a date and doesn't say how to write it. Does the form take dates in any format?`,
        element,
      })),
  };
}
