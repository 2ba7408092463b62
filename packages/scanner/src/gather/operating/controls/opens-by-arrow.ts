import { ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT } from "#gather/examining/key-presses.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const BRANCHES = new Set(["treeitem", "menuitem"]);
const OPENS = ["aria-expanded", "aria-haspopup"];

/** Items of trees and menus open by the arrow that points into them, which stands for Enter there. */
export async function opensByArrow(
  page: OperatingTab,
  { role, states }: Control,
  tried: Pick<TriedControl, "byEnter">,
): Promise<boolean> {
  if (!BRANCHES.has(role ?? "") || !OPENS.some((name) => name in states) || !(await page.focus()))
    return false;
  for (const arrow of [ARROW_RIGHT, ARROW_LEFT, ARROW_DOWN]) {
    const effect = await page.effectOf(() => page.press(arrow));
    if (!hasEffect(effect) || effect.shown.length + effect.states.length === 0) continue;
    tried.byEnter = effect;
    return true;
  }
  return false;
}
