import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { TRIED_LISTS, type TriedList, type TriedLists } from "#gather/operating/lists/list-facts.ts";

import type { GroupWithoutStop } from "./probe.ts";

const GROUPS_WITHOUT_STOP = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Roles that promise arrow keys, whatever the Tab key does. */
const MOVED_BY_ARROWS = new Set(["listbox", "menu", "menubar", "tree", "grid"]);

export const a11yListKeys = rule({
  id: "a11y-list-keys",
  severity: "high",
  criteria: ["2.1.1"],
  defect: "Menu, list or tabs that arrow keys don't move through",
  title: "The keyboard reaches every item of menus, lists and tabs",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Let the arrow keys move from item to item: move the focus, or name the current item in aria-activedescendant.",
    "Or make each item a stop of the Tab key, and leave out roles such as menu and listbox, which promise arrow keys.",
    "Where a simple list is enough, use a select element. The browser then handles every key.",
  ],
  standsAlone: true,
  effort: "M",
  examines: [examine(TRIED_LISTS, decide), examine(GROUPS_WITHOUT_STOP, decideGroups)],
});

function decide({ lists, notTried }: TriedLists): Decision | { reason: string } {
  return unlessUntried({ applies: lists.length > 0, defects: lists.flatMap(defectOf) }, notTried);
}

function defectOf(list: TriedList): RuleDefect[] {
  const { arrows, tabLeadsIn, role, name, isOpened, isGuess, opensByClick, control } = list;
  const what = quoted(name, isOpened ? "This control" : "This group");
  if (list.hasAllStops === true) return arrows === "nothing" ? [unusualTabs(what, control)] : [];
  if (list.losesTabStop === true) {
    const message = `Once an arrow key has moved in the group of ${what}, the Tab key can't come back to it: none of its items has tabindex="0"`;
    return [{ message, element: control }];
  }
  if (opensByClick !== undefined) return [opensByClickDefect(what, control, opensByClick)];
  if (arrows !== "nothing") return [];
  if (!tabLeadsIn) {
    const message = isOpened
      ? `${what} opens a list, and neither the arrow keys nor the Tab key reach its items`
      : `The Tab key stops at ${what} alone, and the arrow keys don't reach the other items`;
    return isGuess === true
      ? [{ outcome: "review", message: `${message}. Can people write the same in full?`, element: control }]
      : [{ message, element: control }];
  }
  if (role === null || !MOVED_BY_ARROWS.has(role)) return [];
  const message = `${what} opens a list with the role ${role}, in which people expect arrow keys. Only the Tab key moves there. Is that clear?`;
  return [{ outcome: "review", message, element: control }];
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Each tab is reached, so no criterion is broken. */
function unusualTabs(what: string, element: TriedList["control"]): RuleDefect {
  const message = `${what} is a tab, and screen readers tell people to use the arrow keys there. They do nothing, and only the Tab key leads to the next tab`;
  return { outcome: "advice", wcag: [], message, element };
}

/** Where one item has no place in the order of the Tab key, arrow keys have nowhere to start. */
function decideGroups(groups: GroupWithoutStop[]): Decision {
  return {
    applies: groups.length > 0,
    defects: groups.map(({ name, role, items, isOfEditor, element }) => {
      const message = `The Tab key reaches none of the ${items} items of ${quoted(name, `a group with the role ${role}`)}, nor the group itself`;
      return isOfEditor === true
        ? {
            outcome: "review",
            message: `${message}. Does another key lead there from the editor, such as Alt+F10, and are people told so?`,
            element,
          }
        : { message, element };
    }),
  };
}

function opensByClickDefect(
  what: string,
  element: TriedList["control"],
  { hasButtonBeside, isWritten }: NonNullable<TriedList["opensByClick"]>,
): RuleDefect {
  const message = `${what} opens a list when it is clicked, and none of the keys that we tried opens it`;
  if (hasButtonBeside)
    return { outcome: "review", message: `${message}. Does the button beside it open the list?`, element };
  return isWritten
    ? { outcome: "review", message: `${message}. Do other words or keys open it?`, element }
    : { message, element };
}
