import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { isMessage, quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { tellsNoRole } from "#checks/accessibility/operated/role-of-control.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import { type Effect, hasEffect, showsPassword } from "#gather/operating/controls/effect-facts.ts";

export const a11yStateUntold = rule({
  id: "a11y-state-untold",
  severity: "medium",
  criteria: ["4.1.2"],
  defect: "Control that doesn't tell its state",
  title: "Controls tell whether they are open, checked or selected",
  ...SILENT_STATES,
  fixSteps: [
    'Give a control that shows and hides something aria-expanded, "true" while the content is shown and "false" while it is not.',
    "If opening one closes another, set aria-expanded on that one to false, too.",
    "Change aria-checked, aria-selected or aria-pressed each time the control changes.",
    "Or use what the browser offers: details, checkboxes and radio buttons tell their state on their own.",
  ],
  standsAlone: true,
  effectOf: ["a11y-list-untold"],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const stateful = controls.flatMap((control) => {
    const effect = [control.byEnter, control.bySpace, control.byPointer].find(hasEffect);
    const state = effect === undefined || control.dialog !== null ? null : stateOf(control, effect);
    return effect === undefined || state === null ? [] : [{ control, effect, state }];
  });
  const isChosen = controls.some((control) => effectOfChoosing(control) !== null);
  const sorting = controls.filter(({ byEnter, bySpace }) => byEnter?.sorts ?? bySpace?.sorts ?? false);
  const sorted = sorting.flatMap(sortUntold).slice(0, 1);
  const others = controls.filter((control) => !sorting.includes(control));
  const toggles = others.filter(togglesSight);
  const kept = others.flatMap(keptUntold);
  const chosen = [...others.flatMap(chosenUntold), ...toggles.flatMap(toggleUntold), ...kept];

  const inEditors = others.filter(({ marksInEditor }) => marksInEditor === true);
  const defects = stateful
    .filter(({ control, effect, state }) => !changes(effect, state) && !isChosenAlready(control, state))
    .map(({ control, effect, state }) => defectOf(control, effect, state));
  const left = leftOpen(controls);
  const menus = controls.flatMap(menuUntold);
  const revealing = others.filter(revealsPassword);
  const applies =
    stateful.length +
      toggles.length +
      inEditors.length +
      left.length +
      menus.length +
      revealing.length +
      kept.length +
      sorting.length >
      0 || isChosen;
  return unlessUntried(
    {
      applies,
      defects: [
        ...defects,
        ...chosen,
        ...inEditors.map(inEditorUntold),
        ...left,
        ...menus,
        ...sorted,
        ...revealing.flatMap(revealedUntold),
      ],
    },
    notTried,
  );
}

/** Pressed once more, the chosen tab or radio button stays what it was, whatever it shows anew. */
function isChosenAlready({ states, role }: TriedControl, state: string): boolean {
  const isOneOfSeveral =
    state === "aria-selected" || (state === "aria-checked" && (role === "radio" || role === "menuitemradio"));
  return isOneOfSeveral && states[state] === "true";
}

/** What says that it is open though what it opened is closed, each once. */
function leftOpen(controls: readonly TriedControl[]): RuleDefect[] {
  const still = controls
    .filter(({ staysExpanded }) => staysExpanded === true)
    .map(({ name, element }): RuleDefect => {
      const message = `${quoted(name, "This control")} still says aria-expanded="true" once its content is closed again`;
      return { message, element };
    });
  const others = controls
    .flatMap(({ leftExpanded = [] }) => leftExpanded)
    .map(({ name, by, element }): RuleDefect => {
      const message = `${quoted(name, "This control")} still says aria-expanded="true" after ${quoted(by, "another control")} closes its content`;
      return { message, element };
    });
  const all = [...still, ...others].map((defect) => [defect.element?.selector, defect] as const);
  return [...new Map(all).values()];
}

/** What tells that something is the chosen one of several. */
const TELLS_CHOICE = new Set([
  "aria-selected",
  "aria-current",
  "aria-pressed",
  "aria-checked",
  "aria-expanded",
  "aria-label",
  "aria-labelledby",
  "aria-describedby",
  "aria-disabled",
  "disabled",
  "checked",
  "aria-sort",
]);

/** One of several controls beside each other that takes the look of the chosen one; null for others. */
function effectOfChoosing(control: TriedControl): Effect | null {
  const { byEnter, bySpace, byPointer, focus, dialog, givesMarkUp } = control;
  // What only a mouse can use and has no role at all is told as that.
  const effect = [byEnter, bySpace, ...(tellsNoRole(control) ? [] : [byPointer])].find(hasEffect);
  const isChosen =
    effect !== undefined && (givesMarkUp === true || (effect.takesOverMark === true && focus === "tab"));
  const isMark = isChosen && effect.hasNewLook && !effect.isReplaced;
  return isMark && dialog === null && effect.left.length === 0 ? effect : null;
}

function chosenUntold(control: TriedControl): RuleDefect[] {
  const { states, name, element, givesMarkUp, keepsMark } = control;
  const effect = effectOfChoosing(control);
  if (effect === null || effect.isRenamed) return [];
  const told = [...effect.states.map((state) => state.name), ...Object.keys(states)];
  if (told.some((state) => TELLS_CHOICE.has(state))) return [];
  const changed = effect.shown.length + effect.hidden.length + effect.texts.length > 0;
  const message = `${quoted(name, "This control")} looks like the chosen one of several after it is used, and nothing tells screen readers so`;
  return [
    givesMarkUp === true || keepsMark === true || (changed && effect.reachesBeyond)
      ? { message, element }
      : { outcome: "review", message: `${message}. Is it a choice that stays?`, element },
  ];
}

const WORD = /\p{L}{2}/u;

/** Whether each press is seen. A class alone shows nothing, and words on a button are told as a name that stays behind. */
function togglesSight({ byEnter, bySpace, togglesLook }: TriedControl): boolean {
  const effect = [byEnter, bySpace].find(hasEffect);
  if (togglesLook !== true || effect === undefined) return false;
  const { otherWords = "", hasNewLook, shown, hidden } = effect;
  return !WORD.test(otherWords) && (hasNewLook || otherWords !== "" || shown.length + hidden.length > 0);
}

/** A column that is sorted, which only an arrow or the like shows. */
function sortUntold({ byEnter, bySpace, said = [], states, name, element }: TriedControl): RuleDefect[] {
  const effect = [byEnter, bySpace].find(hasEffect);
  if (effect === undefined || effect.isRenamed || effect.isReplaced) return [];
  const told = [...effect.states.map((state) => state.name), ...Object.keys(states)];
  const isTold = told.some((state) => TELLS_CHOICE.has(state)) || said.some(({ isAnnounced }) => isAnnounced);
  const sign = effect.otherWords !== undefined;
  if (isTold || (!sign && !(effect.hasNewLook && effect.focus === "control"))) return [];
  const shown = sign ? "a sign that screen readers don't read" : "its look";
  const message = `${quoted(name, "A control")} sorts the table, and only ${shown} shows that it does. Do people who don't see it learn how the table is sorted?`;
  return [{ outcome: "review", message, element }];
}

/** A button that is marked and unmarked in turns. */
function toggleUntold({ byEnter, bySpace, states, name, element }: TriedControl): RuleDefect[] {
  const effect = [byEnter, bySpace].find(hasEffect);
  const told = [...(effect?.states.map((state) => state.name) ?? []), ...Object.keys(states)];
  if (told.some((state) => TELLS_CHOICE.has(state))) return [];
  const message = `${quoted(name, "This control")} is marked each time it is pressed and unmarked the next time, and only its look tells which it is`;
  return [{ message, element }];
}

function revealsPassword({ byEnter, bySpace, dialog }: TriedControl): boolean {
  return dialog === null && showsPassword([byEnter, bySpace].find(hasEffect) ?? null);
}

/** What shows a password and is called the same before and after. */
function revealedUntold({ byEnter, bySpace, isTold, states, name, element }: TriedControl): RuleDefect[] {
  const effect = [byEnter, bySpace].find(hasEffect);
  const told = [...(effect?.states.map((state) => state.name) ?? []), ...Object.keys(states)];
  const isCalledElse = effect?.isRenamed === true && effect.otherWords === undefined;
  if (isTold === true || isCalledElse || told.some((state) => TELLS_CHOICE.has(state))) return [];
  const message = `${quoted(name, "This control")} shows the password, and neither its name nor a state says that it is shown now`;
  return [{ message, element }];
}

/** A button of a toolbar, for the words that are chosen in the editor. */
function inEditorUntold({ name, element }: TriedControl): RuleDefect {
  const message = `${quoted(name, "This control")} is marked while the selected words have its format, and only its look says so`;
  return { message, element };
}

/** A button that is marked for good while a number elsewhere grows, as of what is saved or chosen by now. */
function keptUntold({
  byEnter,
  bySpace,
  staysMarked,
  said = [],
  states,
  name,
  element,
}: TriedControl): RuleDefect[] {
  const effect = [byEnter, bySpace].find(hasEffect);
  if (staysMarked !== true || effect?.hasNewLook !== true) return [];
  const isCounted = said.some(({ count }) => count !== null && count !== undefined && count.to > count.from);
  const told = [...effect.states.map((state) => state.name), ...Object.keys(states)];
  if (!isCounted || told.some((state) => TELLS_CHOICE.has(state))) return [];
  const message = `${quoted(name, "This control")} looks otherwise once it is pressed, while a number on the page grows, and its name and state stay as they were. Does its look say that something is saved or chosen?`;
  return [{ outcome: "review", message, element }];
}

const TELLS_MENU = ["aria-haspopup", "aria-expanded", "popovertarget", "commandfor"];
const LIST = /^<(?:ul|ol|menu|nav)\b|^<[^>]*\srole="(?:menu|listbox)"/;

/** What opens by these is told of by the browser itself. */
const TOLD_BY_THE_BROWSER = ["popovertarget", "commandfor"];

/** The state a control has to tell after what it did; null where it has none. */
function stateOf(control: TriedControl, effect: Effect): string | null {
  const { role, states, tag } = control;
  // Frameworks draw some controls anew: then nothing can be said of the one that was there.
  if (effect.isReplaced || tag === "summary" || tag === "input") return null;
  if (TOLD_BY_THE_BROWSER.some((name) => name in states)) return null;
  const comesOrGoes = effect.reachesBeyond && effect.shown.length + effect.hidden.length > 0;
  if ("aria-expanded" in states) return comesOrGoes ? "aria-expanded" : null;
  if ("aria-checked" in states) {
    const isUsed = marksItself(control, effect) || saysOnAndOff(control, effect);
    return isUsed || changes(effect, "aria-checked") ? "aria-checked" : null;
  }
  if ("aria-pressed" in states) {
    const isUsed = marksItself(control, effect) || showsPassword(effect) || changes(effect, "aria-pressed");
    return isUsed ? "aria-pressed" : null;
  }
  if (role === "tab") return effect.shown.length > 0 || isChosenTab(control, effect) ? "aria-selected" : null;
  return isDisclosure(control, effect) ? "aria-expanded" : null;
}

/** A tab that says whether it is chosen takes over the look of the chosen one, and words change in the panel that stays. */
function isChosenTab({ states }: TriedControl, { takesOverMark, texts }: Effect): boolean {
  return "aria-selected" in states && takesOverMark === true && texts.length > 0;
}

/** Where a key moves the focus away, the look may only be that of what has lost it. */
function marksItself({ byPointer }: TriedControl, effect: Effect): boolean {
  return effect.hasNewLook && (effect === byPointer || effect.focus === "control");
}

/** A switch or box whose words change with each press and back. */
function saysOnAndOff({ role, undoneBy }: TriedControl, { isRenamed }: Effect): boolean {
  return (role === "switch" || role === "checkbox") && isRenamed && undoneBy === "again";
}

/** Shows something, hides it when it is used again, keeps the focus and its words. */
function isDisclosure({ undoneBy, role }: TriedControl, effect: Effect): boolean {
  const { shown, hidden, left, focus, isRenamed, reachesBeyond } = effect;
  const isControl = role === "button" || role === "link" || role === "menuitem";
  const isAlone = hidden.length === 0 || pushesAside(shown);
  const toggles = undoneBy !== null && shown.length > 0 && isAlone && reachesBeyond;
  return (
    isControl && toggles && left.length === 0 && focus === "control" && !isRenamed && !shown.some(isMessage)
  );
}

const FEWEST_LINKS = 2;

/** A menu that slides in at the side may push a part of the page out of the window. */
function pushesAside(shown: Effect["shown"]): boolean {
  const [menu, ...others] = shown;
  const links = menu?.snippet.match(/<a\s[^>]*href=/g) ?? [];
  return (
    others.length === 0 && links.length >= FEWEST_LINKS && /<(?:ul|ol|nav|menu)\b/.test(menu?.snippet ?? "")
  );
}

/** Opens a list of links or choices and moves the focus there, as a button of a menu does. */
function menuUntold({
  role,
  states,
  undoneBy,
  dialog,
  byEnter,
  bySpace,
  name,
  element,
}: TriedControl): RuleDefect[] {
  const effect = [byEnter, bySpace].find(hasEffect);
  const [first] = effect?.shown ?? [];
  if (effect === undefined || first === undefined || dialog !== null || undoneBy === null) return [];
  const isPlain = (role === "button" || role === "link") && !TELLS_MENU.some((state) => state in states);
  const isMenu = effect.focus === "shown" && effect.hidden.length + effect.left.length === 0;
  if (!isPlain || !isMenu || !LIST.test(first.snippet)) return [];
  const message = `${quoted(name, "This control")} opens a list and moves the focus there, but no aria-haspopup or aria-expanded says so. Do people know that it opens a menu?`;
  return [{ outcome: "review", message, element }];
}

function changes({ states }: Effect, state: string): boolean {
  return states.some(({ name, ofControl }) => name === state && ofControl);
}

function defectOf(control: TriedControl, effect: Effect, state: string): RuleDefect {
  const { name, states, undoneBy, element } = control;
  const what = quoted(name, "This control");
  if (state in states) {
    const message = `${what} says ${state}="${states[state]}" before and after it is used`;
    const doubt = doubtOf(control, effect, state);
    return doubt === null
      ? { message, element }
      : { outcome: "review", message: `${message}. ${doubt}`, element };
  }
  const message = `${what} shows and hides content, but no ${state} says so`;
  const isSure = undoneBy === "again" && effect.hidden.length === 0;
  if (state === "aria-selected" || isSure) return { message, element };
  return { outcome: "review", message: `${message}. Is it a menu?`, element };
}

/** Which entry the arrow keys have come to says nothing of whether the list is open. */
const TELLS_NO_STATE = new Set(["aria-activedescendant"]);

function doubtOf({ undoneBy }: TriedControl, { states }: Effect, state: string): string | null {
  const tellsOtherwise = states.some(
    ({ ofControl, name }) => ofControl && name.startsWith("aria-") && !TELLS_NO_STATE.has(name),
  );
  if (tellsOtherwise) return "Another attribute changes. Does it tell the state?";
  // What is loaded or shown for good has no other state.
  return state === "aria-expanded" && undoneBy === null ? "Does what it shows stay?" : null;
}
