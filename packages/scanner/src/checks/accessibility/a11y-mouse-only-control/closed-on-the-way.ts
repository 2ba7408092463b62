import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { OperatedControls, TriedControl } from "#gather/operating/controls/control-facts.ts";

/** Menus that come with the focus or a press, and go before any key gets to what is in them. */
export function decideOnTheWay({ controls }: OperatedControls): Decision {
  const opening = controls.filter(
    ({ opensOnFocus, closesOnTheWay }) => opensOnFocus !== undefined || closesOnTheWay === true,
  );
  return { applies: opening.length > 0, defects: opening.flatMap(defectOf) };
}

function defectOf({ name, element, opensOnFocus, closesOnTheWay }: TriedControl): RuleDefect[] {
  const what = quoted(name, "this control");
  if (closesOnTheWay === true) {
    const message = `What ${what} opens closes as soon as the Tab key goes on, so the keyboard can't get to what is in it`;
    return [{ wcag: ["2.1.1"], message, element }];
  }
  if (opensOnFocus?.isReached !== false) return [];
  const message = `${quoted(name, "This control")} opens content when the keyboard focus comes to it, and neither the Tab key nor an arrow key gets to what is in it`;
  return [{ wcag: ["2.1.1"], message, element }];
}
