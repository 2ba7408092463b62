import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import { type Effect, hasEffect, isHeld } from "#gather/operating/controls/effect-facts.ts";
import { TRIED_LISTS, type TriedLists } from "#gather/operating/lists/list-facts.ts";

import { MOVING_CONTENT, type MovingContent } from "#gather/views/moving-content-facts.ts";

import type { SwappedControl } from "./probe.ts";

const SWAPPED_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yFocusLost = rule({
  id: "a11y-focus-lost",
  severity: "medium",
  criteria: ["2.4.3"],
  defect: "Keyboard focus lost when a control goes away",
  title: "The keyboard focus goes on when a control goes away",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Before the control goes away, move the focus: to the next entry, to the heading above, or to what took its place.",
    "If a button must not be pressed twice, set aria-disabled and ignore further presses. The disabled attribute takes the focus away.",
    "Where a part changes by itself, change its words alone and leave its links and buttons in place.",
    "With htmx, give the control and what replaces it the same id. Then the focus stays.",
    "Then try it: press the control with Enter, and press Tab. You must go on where you were.",
  ],
  effort: "S",
  examines: [
    examine(OPERATED_CONTROLS, decide),
    examine(TRIED_LISTS, decideLists),
    examine(SENT_FORMS, decideSteps),
    examine(SWAPPED_CONTROLS, decideSwapped),
    examine(MOVING_CONTENT, decideRedrawn),
  ],
});

/** Parts that scripts draw anew while people are in them. */
function decideRedrawn({ redrawn = [] }: MovingContent): Decision {
  const defects = redrawn.map(({ name, everyMs, element }) => ({
    message: `A part of the page is rebuilt again and again, first after ${Math.max(1, Math.round(everyMs / 1000))} seconds. The keyboard focus is lost each time, as on ${quoted(name, "a control")}`,
    element,
  }));
  return { applies: redrawn.length > 0, defects };
}

/** What the server would put in place of a control, we never see. */
function decideSwapped(swapped: SwappedControl[]): Decision {
  const defects = swapped
    .filter(({ mayKeepFocus }) => !mayKeepFocus)
    .map(({ name, element }) => ({
      outcome: "review" as const,
      message: `htmx replaces ${quoted(name, "this control")} when it is pressed. Without an id, it can't give the focus to what comes instead. Does the Tab key go on from there?`,
      element,
    }));
  return { applies: swapped.length > 0, defects };
}

/** Menus and lists that Escape closes while the focus is in them. */
function decideLists({ lists, notTried }: TriedLists): Decision | { reason: string } {
  const closed = lists.filter(({ escapeCloses }) => escapeCloses === true);
  const defects = closed
    .filter(({ losesFocus }) => losesFocus === true)
    .map(({ name, control }) => ({
      outcome: "review" as const,
      message: `When Escape closes the list that ${quoted(name, "this control")} opened, nothing has the keyboard focus. Does the Tab key go on from there?`,
      element: control,
    }));
  return unlessUntried({ applies: closed.length > 0, defects }, notTried);
}

/** Buttons of forms that make room for the next step, or for what the form says in the end. */
function decideSteps({
  steps = [],
  answers = [],
  stepsNotTried = [],
  stepsNotReached = [],
}: SentForms): Decision | { reason: string } {
  const led = steps.map((step) => ({ ...step, what: "led to the next step of the form,", isStep: true }));
  // What only lies around a field, such as the pages of a table, sends nothing.
  const sent = answers
    .filter(({ form, said }) => said.length > 0 && form.snippet.startsWith("<form"))
    .map((answer) => ({ ...answer, what: "sent the form and disappeared,", isStep: false }));
  const gone = [...led, ...sent].filter(({ isButtonGone }) => isButtonGone);
  const defects = gone
    .filter(({ focus }) => focus === "nowhere")
    .map(({ name, button: element, what, isStep }): RuleDefect => {
      const message = `After ${quoted(name, "this button")} ${what} nothing has the keyboard focus`;
      if (isStep) return { message, element };
      return { outcome: "review", message: `${message}. Does the Tab key go on there?`, element };
    });
  return unlessUntried({ applies: gone.length > 0, defects }, [...stepsNotTried, ...stepsNotReached]);
}

interface Taken {
  control: TriedControl;
  effect: Effect;
}

/** Controls of which each, like another one beside it, takes its own entry out of a list that stays: people want to go on in it. */
function ofEntries(taken: readonly Taken[]): ReadonlySet<TriedControl> {
  const own = taken.filter(
    ({ effect }) => effect.isReplaced && effect.hidden.length > 0 && effect.shown.length === 0,
  );
  const isBeside = (one: Taken, other: Taken): boolean =>
    one.control.element.component === other.control.element.component ||
    (one.control.tag === other.control.tag &&
      one.effect.hidden[0]?.selector === other.effect.hidden[0]?.selector);
  // What several take away is one thing, such as a notice that two buttons close.
  const isOwn = (one: Taken, other: Taken): boolean =>
    one.effect.hidden[0]?.place !== other.effect.hidden[0]?.place;
  const alike = own.filter((one) =>
    own.some((other) => other !== one && isBeside(one, other) && isOwn(one, other)),
  );
  return new Set(alike.map(({ control }) => control));
}

const GOES_ON =
  /^(?:next|continue|proceed|weiter|fortfahren|suivant|continuer|siguiente|continuar|avanti|continua|seguinte|volgende|verder|dalej)(?!\p{L})/iu;
const HOLDS_FIELD = /<(?:input|select|textarea)\b/;

/** Whether it made room for the fields of a next step, and nothing tells screen readers that these came. */
function leadsToNextStep({ name, said = [] }: TriedControl, { isReplaced, shown, hidden }: Effect): boolean {
  const isStep = isReplaced && hidden.length > 0 && shown.some(({ snippet }) => HOLDS_FIELD.test(snippet));
  return isStep && GOES_ON.test(name) && !said.some(({ isAnnounced }) => isAnnounced);
}

/** What came in place of a control and is not announced: whoever can't see it learns nothing at all. Null for all else. */
function unheardInPlace({ said = [], added }: TriedControl, { isReplaced, hidden }: Effect): string | null {
  if (!isReplaced || hidden.length === 0) return null;
  if (said.some(({ isAnnounced }) => isAnnounced) || added?.isAnnounced === true) return null;
  return said[0]?.text ?? (added === undefined ? null : "");
}

/** Controls that go away, or can't be used, once a key is pressed on them. How far that throws people back is mostly up to a person. */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const taken = controls.flatMap((control) => {
    const effect = effectOfKey(control);
    const fate = effect === null || effect.left.length > 0 ? null : fateOf(effect);
    return effect === null || fate === null ? [] : [{ control, effect, fate }];
  });
  const lost = taken.filter(({ effect }) => effect.focus === "nowhere");
  const ofLists = ofEntries(lost);
  const defects = lost.map(({ control, effect, fate }): RuleDefect => {
    const { name, element } = control;
    const message = `After ${quoted(name, "this control")} was pressed, ${fate}, and nothing has the keyboard focus`;
    if (ofLists.has(control) || leadsToNextStep(control, effect)) return { message, element };
    const unheard = unheardInPlace(control, effect);
    if (unheard !== null)
      return { message: `${message}. No screen reader announces ${quoted(unheard, "what came")}`, element };
    return { outcome: "review", message: `${message}. Does the Tab key go on from there?`, element };
  });
  const atLast = controls
    .filter(({ goesWithFocus, dialog }) => goesWithFocus === true && dialog === null)
    .filter((control) => taken.every((one) => one.control !== control));
  const applies = taken.length + atLast.length > 0;
  return unlessUntried({ applies, defects: [...defects, ...atLast.map(lastDefect)] }, notTried);
}

/** At the end of a list or of its pages. */
function lastDefect({ name, element }: TriedControl): RuleDefect {
  const message = `When ${quoted(name, "this control")} is pressed once more, it is gone, and nothing has the keyboard focus. Does the Tab key go on from there?`;
  return { outcome: "review", message, element };
}

/** What became of a control that was pressed; null where it stays as it is. */
function fateOf(effect: Effect): string | null {
  if (effect.isReplaced) return "it is gone";
  if (effect.wasHeld === true) return "it can't be used for a moment";
  return isHeld(effect) ? "it can't be used anymore" : null;
}

/** A dialog that opens or closes is judged by itself. */
function effectOfKey({ byEnter, bySpace, dialog }: TriedControl): Effect | null {
  return dialog === null ? ([byEnter, bySpace].find(hasEffect) ?? null) : null;
}
