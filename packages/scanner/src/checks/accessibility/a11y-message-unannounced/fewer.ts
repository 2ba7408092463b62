import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";

const TELLS_CHOICE = new Set(["aria-pressed", "aria-checked", "aria-selected", "aria-current"]);

/** One of several choices that leaves only some entries of a list, as a filter does. */
export function leavesFewer(control: TriedControl): boolean {
  const { removed, dialog, role, states, givesMarkUp } = control;
  const effect = effectOf(control);
  if (removed === undefined || effect === null || dialog !== null || role === "tab") return false;
  const isMarked =
    effect.takesOverMark === true ||
    givesMarkUp === true ||
    effect.states.some(({ ofControl, name }) => ofControl && TELLS_CHOICE.has(name));
  const staysThere =
    effect.focus === "control" || (effect.focus === "nowhere" && effect === control.byPointer);
  return isMarked && staysThere && effect.left.length === 0 && !("aria-expanded" in states);
}

/** Told once a list. */
export function unheardFilter({ name, removed, said = [] }: TriedControl): [string, RuleDefect][] {
  if (removed === undefined || removed.isAnnounced || said.some(({ isAnnounced }) => isAnnounced)) return [];
  const { count, element } = removed;
  const went = count === 1 ? "one entry of a list goes" : "entries of a list go";
  const message = `After ${quoted(name, "a control")} is pressed, ${went} away, and no screen reader announces it. Do people learn in another way how many are left?`;
  return [[element.selector, { outcome: "review", message, element }]];
}

function effectOf({ byEnter, bySpace, byPointer }: TriedControl): Effect | null {
  return [byEnter, bySpace, byPointer].find((one) => one !== null && one.hidden.length > 0) ?? null;
}
