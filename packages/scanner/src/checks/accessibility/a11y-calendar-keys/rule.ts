import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { ofCalendars } from "#checks/accessibility/operated/tried-calendars.ts";
import { tellsDateForm } from "#checks/accessibility/wording/date-words.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { TRIED_CALENDARS, type TriedCalendar } from "#gather/operating/lists/calendar-facts.ts";

export const a11yCalendarKeys = rule({
  id: "a11y-calendar-keys",
  severity: "high",
  criteria: ["2.1.1"],
  defect: "Date field that only a mouse can fill in",
  title: "The keyboard can enter every date",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Remove readonly from the field, and say in which format to type the date. The calendar can stay as a help.",
    "Or let the Enter key open the calendar, the arrow keys move from day to day, and Enter choose.",
    'Where a plain field is enough, use type="date". The browser then handles every key.',
    "Then try it: choose a date without touching the mouse.",
  ],
  standsAlone: true,
  effort: "M",
  examines: [examine(TRIED_CALENDARS, ofCalendars(defectOf))],
});

/** What a field itself says of what to type. */
function toldInField({ snippet }: TriedCalendar["field"]): string[] {
  return ["placeholder", "title", "aria-label"].flatMap(
    (attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(snippet)?.[1] ?? [],
  );
}

function defectOf({
  name,
  field,
  isReadOnly,
  opensBy,
  hasButtonBeside,
  byKeys,
}: TriedCalendar): RuleDefect[] {
  if (byKeys === "moves" || byKeys === "chooses") return [];
  const what = quoted(name, "this field");
  if (!isReadOnly) {
    if (tellsDateForm(name) || toldInField(field).some(tellsDateForm)) return [];
    const message = `No key chooses a day in the calendar of ${what}, and the field doesn't say how to type a date. Can people without a mouse enter every date, and learn what the calendar shows?`;
    return [{ outcome: "review", message, element: field }];
  }
  if (hasButtonBeside === true) {
    const message = `Nothing can be typed in ${what}, and no key that we tried opens its calendar. Can the button beside it be used instead?`;
    return [{ outcome: "review", message, element: field }];
  }
  if (byKeys === "reaches") {
    const message = `Nothing can be typed in ${what}, and neither Enter nor Space chose the day that the Tab key had reached. Does another key choose it?`;
    return [{ outcome: "review", message, element: field }];
  }
  const message =
    opensBy === "click"
      ? `Nothing can be typed in ${what}, and only a click opens its calendar`
      : `Nothing can be typed in ${what}, and in its calendar neither the arrow keys nor the Tab key reach a day. Only a click chooses one`;
  return [{ message, element: field }];
}
