import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { tellsNoRole } from "#checks/accessibility/operated/role-of-control.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";

import type { RolelessStop } from "./probe.ts";

const ROLELESS_STOPS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F59 */
export const a11yRoleUntold = rule({
  id: "a11y-role-untold",
  severity: "high",
  criteria: ["4.1.2"],
  defect: "Control that doesn't say what it is",
  title: "Custom controls that the keyboard works say what they are",
  ...SILENT_STATES,
  fixSteps: [
    "Use a real button, link or checkbox. The browser then tells screen readers what it is.",
    'If you keep your own element, give it the role it plays, such as role="button" or role="checkbox", and its state.',
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide), examine(ROLELESS_STOPS, decideAtRest)],
});

/** Where the Tab key stops, something must be said. What is called a slider may say its role to the browser alone. */
function decideAtRest(stops: RolelessStop[], page: ExaminedPage): Decision {
  const operated = factsOf(page, OPERATED_CONTROLS);
  const controls = operated?.gathered === true ? operated.value.controls : [];
  const told = new Set(controls.filter(isUntold).map(({ element }) => element.selector));
  const others = stops.filter(({ element }) => !told.has(element.selector));
  const defects = others.flatMap(({ isSilent, isCalledMoved, isCustom, element }): RuleDefect[] => {
    const message = "The Tab key stops at this element, and no role says what it is";
    if (isSilent && !isCustom)
      return [{ message: `${message}. It has no name and no words either`, element }];
    if (!isSilent && !isCalledMoved) return [];
    const question = `${message}. Does a screen reader say what people can do here?`;
    return isCustom || isCalledMoved ? [{ outcome: "review", message: question, element }] : [];
  });
  return { applies: stops.length > 0, defects };
}

/**
 * Plain elements that the Tab key stops at and that did something when a key was pressed there, and crosses for the mouse
 * that do what Escape does: nobody who touches a screen has that key. What only a mouse can use is told as that.
 */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const operated = controls.filter(isOperated);
  const defects = operated.filter(tellsNoRole).map(({ name, element }) => ({
    message: `${quoted(name, "This element")} works like a control, but no role says what it is`,
    element,
  }));
  return unlessUntried({ applies: operated.length > 0, defects }, notTried);
}

type TriedControl = OperatedControls["controls"][number];

function isOperated({ focus, byEnter, bySpace, arrowsDoSo, closes, escapeDoesSo }: TriedControl): boolean {
  const byKeys = focus === "tab" && (hasEffect(byEnter) || hasEffect(bySpace) || arrowsDoSo === true);
  return byKeys || (closes === "alone" && escapeDoesSo);
}

function isUntold(control: TriedControl): boolean {
  return isOperated(control) && tellsNoRole(control);
}
