import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { TRIED_LISTS, type TriedLists } from "#gather/operating/lists/list-facts.ts";

export const a11yListEscape = rule({
  id: "a11y-list-escape",
  severity: "info",
  criteria: [],
  defect: "Menu or list that Escape doesn't close",
  title: "Escape closes menus and lists",
  ...KEYBOARD_HABITS,
  fixSteps: [
    "Close the list when people press Escape, and put the focus back on what opened it.",
    "Then try it: open the list with the keyboard and press Escape.",
  ],
  effort: "S",
  advisedBy: {
    title: "Menu button pattern: keyboard interaction",
    url: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  },
  examines: [examine(TRIED_LISTS, decide)],
});

function decide({ lists, notTried }: TriedLists): Decision | { reason: string } {
  const opened = lists.filter(({ escapeCloses }) => escapeCloses !== null);
  const defects = opened
    .filter(({ escapeCloses }) => escapeCloses === false)
    .map(({ name, control }) => ({
      message: `${quoted(name, "This control")} opens a list that stays when people press Escape`,
      element: control,
    }));
  return unlessUntried({ applies: opened.length > 0, defects }, notTried);
}
