import { settle, type Examination, type Settled } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WidgetItem } from "./probe.ts";

const WIDGETS_OF_LISTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** What each kind is made of. https://www.w3.org/TR/wai-aria-1.2/#mustContain */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  tablist: ["tab"],
  menu: ["menuitem", "menuitemcheckbox", "menuitemradio"],
  menubar: ["menuitem", "menuitemcheckbox", "menuitemradio"],
  listbox: ["option"],
  tree: ["treeitem"],
};

/** What may stand in an item beside its part: a menu or group that belongs to it. */
const SUBORDINATE: Readonly<Record<string, readonly string[]>> = {
  menu: ["menu", "group"],
  menubar: ["menu", "group"],
  tree: ["group"],
};

/**
 * Settles what engines complain of where a list was made a row of tabs, a menu or the like and its `<li>` only hold the
 * parts: browsers give an item without a list no role, so that the parts belong to the widget.
 * https://www.w3.org/TR/html-aam-1.0/#el-li
 *
 * @param about which of the elements the rule would tell
 */
export function settleItemsOfWidgets(...about: readonly ("widget" | "item" | "part")[]): Examination {
  return settle(
    WIDGETS_OF_LISTS,
    (lists) =>
      lists.flatMap(({ role, selector, items }): Settled[] => {
        const own = PARTS[role];
        if (own === undefined) return [];
        const sound = items.filter((item) => isSound(item, own, SUBORDINATE[role] ?? []));
        const selectors = {
          widget: items.length > 0 && sound.length === items.length ? [selector] : [],
          item: items.map((item) => item.selector),
          part: sound.flatMap(({ parts }) => parts.map((part) => part.selector)),
        };
        return about
          .flatMap((kind) => selectors[kind])
          .map((told) => ({ criterion: "1.3.1", selector: told, evenFailed: true, ofThisRule: true }));
      }),
    { isNeeded: true },
  );
}

function isSound(
  { parts, hasOtherText }: WidgetItem,
  own: readonly string[],
  subordinate: readonly string[],
): boolean {
  return (
    !hasOtherText &&
    parts.some(({ role }) => own.includes(role)) &&
    parts.every(({ role }) => own.includes(role) || subordinate.includes(role))
  );
}
