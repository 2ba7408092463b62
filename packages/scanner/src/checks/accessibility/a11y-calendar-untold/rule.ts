import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { isPlain } from "#checks/accessibility/operated/role-of-control.ts";
import { ofCalendars } from "#checks/accessibility/operated/tried-calendars.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { TRIED_CALENDARS, type TriedCalendar } from "#gather/operating/lists/calendar-facts.ts";

export const a11yCalendarUntold = rule({
  id: "a11y-calendar-untold",
  severity: "medium",
  criteria: ["4.1.2"],
  defect: "Days or arrows of a calendar that don't say what they are",
  title: "Days and arrows in a calendar say that they can be pressed",
  ...SILENT_STATES,
  fixSteps: [
    'Make each day a button with the whole date as its name, such as aria-label="Monday, May 4".',
    "Make the arrows to other months buttons, and name them “Next month” and “Previous month”.",
    'Mark the chosen day with aria-pressed="true", or with aria-selected="true" in a grid.',
    "If people can type the date as well and the calendar is only for the mouse, hide it from screen readers with aria-hidden.",
  ],
  standsAlone: true,
  effort: "M",
  examines: [examine(TRIED_CALENDARS, ofCalendars(defectOf))],
});

function defectOf(calendar: TriedCalendar): RuleDefect[] {
  return [...dayUntold(calendar), ...wayUntold(calendar)];
}

/** An arrow that leads to another month, as plain text or with no name at all. */
function wayUntold({ name, wayOn, isReadOnly }: TriedCalendar): RuleDefect[] {
  if (wayOn === undefined || !isPlain(wayOn) || (!wayOn.isExposed && !isReadOnly)) return [];
  const { element } = wayOn;
  const isNamed = /\p{L}{2}/u.test(wayOn.name);
  const message = `In the calendar of ${quoted(name, "this field")}, what leads to another month has no role${isNamed ? "" : " and no name"}`;
  return [{ message, element }];
}

/** A calendar that is hidden from screen readers stands beside what can be typed. */
function dayUntold({ name, day, isReadOnly }: TriedCalendar): RuleDefect[] {
  const { element, isExposed } = day;
  if (!isPlain(day) || (!isExposed && !isReadOnly)) return [];
  const message = `A click on a day of the calendar of ${quoted(name, "this field")} chooses it, but no role says so`;
  // The cells of a table are at least told one by one.
  return day.role === "cell" && !isReadOnly
    ? [{ outcome: "review", message: `${message}. Do screen readers offer it?`, element }]
    : [{ message, element }];
}
