import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { TRIED_LISTS, type TriedList, type TriedLists } from "#gather/operating/lists/list-facts.ts";

export const a11yListUntold = rule({
  id: "a11y-list-untold",
  severity: "high",
  criteria: ["4.1.2", "4.1.3"],
  defect: "List that doesn't tell its state or current item",
  title: "Lists tell whether they are open and which item is current",
  ...SILENT_STATES,
  fixSteps: [
    'Give the control that opens the list aria-expanded: "true" while the list is open, "false" while it is not.',
    "While the arrow keys move, put the focus on the item, or name its id in aria-activedescendant of the field.",
    "Then try it with a screen reader: open the list, and listen while you press the arrow keys.",
  ],
  standsAlone: true,
  effort: "M",
  examines: [examine(TRIED_LISTS, decide)],
});

const ASKED =
  "A screen reader is told something in another way. Is it that there are suggestions, and which one is current?";

function decide({ lists, notTried }: TriedLists): Decision | { reason: string } {
  return unlessUntried({ applies: lists.length > 0, defects: lists.flatMap(defectOf) }, notTried);
}

const OF_STATE = { wcag: ["4.1.2"] };

const MARKED =
  "opens a list in which the arrow keys mark another item as selected, but neither the focus nor aria-activedescendant of what has the focus names it. Does a screen reader say which item is current?";

function defectOf(list: TriedList): RuleDefect[] {
  const what = quoted(list.name, list.isField ? "This field" : "This control");
  const current = currentUntold(list);
  const reason = current ?? openUntold(list);
  const element = list.control;
  if (reason === null)
    return onlyMarks(list) ? [{ ...OF_STATE, outcome: "review", message: `${what} ${MARKED}`, element }] : [];
  const message = `${what} ${reason}`;
  if (list.isTold === true)
    return [{ ...OF_STATE, outcome: "review", message: `${message}. ${ASKED}`, element }];
  // What comes while someone writes in a plain field is a message about it, too, and none is announced.
  const criteria = list.isGuess === true && list.expanded.open === null ? {} : OF_STATE;
  return [
    {
      ...criteria,
      message: current === null ? message : `${message}, so screen readers say nothing`,
      element,
    },
  ];
}

function onlyMarks({ isOpened, marksAlone, isTold }: TriedList): boolean {
  return isOpened && marksAlone === true && isTold !== true;
}

const MISNAMED = {
  nothing: "which no element has",
  "an earlier item": "which is that of the item before",
} as const;

function currentUntold({ arrows, isOpened, marksAlone, names }: TriedList): string | null {
  if (names !== undefined && (arrows === "look" || marksAlone === true))
    return `opens a list in which the arrow keys mark another item, and aria-activedescendant names an id ${MISNAMED[names]}`;
  if (arrows !== "look") return null;
  return isOpened
    ? "opens a list in which the arrow keys only change the look of items"
    : "is in a group in which the arrow keys only change the look of items";
}

/** What other controls say of their state is judged where they are operated. */
function openUntold({
  opensUntold,
  isOpened,
  isField,
  isGuess,
  tabLeadsIn,
  expanded,
}: TriedList): string | null {
  if (opensUntold === true) return "is in a tree whose branches open and close, and no aria-expanded says so";
  // What is found while someone writes, and can be reached by the Tab key, need not be a list of suggestions.
  if (!isOpened || (isGuess === true && tabLeadsIn)) return null;
  if (isField && expanded.open === null) return "opens a list, and no aria-expanded says so";
  if (isField && expanded.open === "false") return 'says aria-expanded="false" while its list is open';
  return expanded.closed === "true" ? 'says aria-expanded="true" after Escape has closed its list' : null;
}
