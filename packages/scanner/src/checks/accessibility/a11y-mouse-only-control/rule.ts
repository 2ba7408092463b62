import { speaksOfClosing } from "#checks/accessibility/wording/close-words.ts";
import { PICTURES } from "#checks/accessibility/a11y-drawing-without-name/drawings.ts";
import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { tellsNoRole } from "#checks/accessibility/operated/role-of-control.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import {
  onlyLeadsOn,
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import { type Effect, hasEffect, type StateChange } from "#gather/operating/controls/effect-facts.ts";
import { buttonKind } from "#gather/privacy/button-kind.ts";
import { POINTER_ACTS } from "#gather/operating/gestures/pointer-act-facts.ts";

import { decideOnTheWay } from "./closed-on-the-way.ts";
import { decideActs, decidePassing } from "./done-by-pointer.ts";
import type { LoneLabel } from "./probe.ts";
import { decideByPlace } from "./set-by-place.ts";
import { decideSignatures } from "./signatures.ts";

const LONE_LABELS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** Where nothing is said of roles. */
const OF_KEYS = { wcag: ["2.1.1"] };
const SWITCHES = new Set(["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"]);
const TELLING_STATES = ["value", "aria-sort"];
const PARTS_OF_TABLES = new Set(["row", "cell", "gridcell", "columnheader", "rowheader"]);

export const a11yMouseOnlyControl = rule({
  id: "a11y-mouse-only-control",
  severity: "high",
  criteria: ["2.1.1", "4.1.2"],
  defect: "Control that only a mouse can use",
  title: "The keyboard can use every control",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Use a real button for what does something and a real link for what leads somewhere. Both work with the keyboard on their own.",
    'If you must keep the element, give it a role and tabindex="0", and make Enter and Space do what a click does.',
    "Hide the real field behind a drawn one by making it transparent, not with display: none, which takes it from the keyboard.",
    "Where a double click, a right click or the mouse wheel does something, add a button that does the same.",
    "Use radio buttons or a range field for stars and tracks. Draw them as you like.",
    "Keep a menu that opens on focus open while the focus is in it, and let the Tab key stop at its entries.",
    "Then try it: reach it with the Tab key, and press Enter and Space.",
  ],
  standsAlone: true,
  effort: "S",
  examines: [
    examine(OPERATED_CONTROLS, decide),
    examine(OPERATED_CONTROLS, decideOnTheWay),
    examine(OPERATED_CONTROLS, decideByPlace),
    examine(POINTER_ACTS, decideActs),
    examine(POINTER_ACTS, decidePassing),
    examine(LONE_LABELS, decideLabels),
    examine(PICTURES, decideSignatures),
  ],
});

function decide(
  { controls, notTried, guessesNotTried = [] }: OperatedControls,
  page: ExaminedPage,
): Decision | { reason: string } {
  const acting = controls.filter(
    (control) =>
      !isForArrows(control) && (byKeyboard(control) !== null || reacts(control, control.byPointer)),
  );
  const reacting = acting.flatMap((control) => {
    const effect = control.byPointer;
    // What is set by the place of the pointer is told as that.
    const isMeant =
      reacts(control, effect) &&
      control.isSetByPlace === undefined &&
      !isIdleGuess(control, effect) &&
      !isOrnament(control, effect);
    return isMeant
      ? [{ control, effect, isElsewhere: hasOtherWay(control, effect, { controls, page }) }]
      : [];
  });
  // Of rows alike, only one has its buttons tried.
  const rows = new Set(
    reacting
      .filter(({ control, isElsewhere }) => control.holds !== undefined && isElsewhere)
      .map(({ control }) => control.element.component),
  );
  const alone = reacting.filter(
    ({ control, isElsewhere }) => !isElsewhere && !rows.has(control.element.component),
  );
  const defects = alone
    .filter((one) => !isToldInside(one, alone))
    .map(({ control, effect }) =>
      defectOf(control, effect, {
        mayHoldWay: mayHoldWay(control, controls),
        closesAll: closesWhatOpened(effect, controls),
        isTakenOver: controls.some(({ dialog }) => dialog !== null && takesOver(dialog)),
      }),
    );
  return unlessUntried({ applies: acting.length > 0, defects }, [...notTried, ...guessesNotTried]);
}

/** Where all fields are reached, only operating the page tells whether everything is. */
function decideLabels(labels: LoneLabel[]): Decision {
  return {
    applies: labels.length > 0,
    defects: labels.map(({ name, hasOtherWay: isDoubtful, element }): RuleDefect => {
      const field = `The field behind ${quoted(name, "this label")}`;
      const message = `${field} is hidden from the keyboard, too. Only a click on its label sets it`;
      if (isDoubtful)
        return {
          ...OF_KEYS,
          outcome: "review",
          message: `${message}. Can people set it in another way?`,
          element,
        };
      return {
        message: `${field} is hidden from the keyboard and screen readers, too. Only a click on its label sets it`,
        element,
      };
    }),
  };
}

function reacts(control: TriedControl, effect: Effect | null): effect is Effect {
  return hasEffect(effect) || onlyLeadsOn(control, effect);
}

/** Whether arrow keys reach entries is judged where groups are moved in, and whether they move sliders with these. */
function isForArrows({ isLeftToArrows, role, focus }: TriedControl): boolean {
  return isLeftToArrows === true || (role === "slider" && focus === "tab");
}

interface Reacting {
  control: TriedControl;
  effect: Effect;
}

/** A box that hears of clicks for what stands in it is told with that, unless it leads somewhere itself. */
function isToldInside({ control, effect }: Reacting, all: readonly Reacting[]): boolean {
  const around = `${control.element.selector} > `;
  const inside = all.filter((other) => other.control.element.selector.startsWith(around));
  const known = new Set(inside.flatMap((other) => other.effect.left));
  return inside.length > 0 && effect.left.every((address) => known.has(address));
}

/** Of what only may be a control, a look that changes is no more than an ornament. */
function isIdleGuess({ isGuess }: TriedControl, effect: Effect): boolean {
  const { shown, hidden, texts, left, asked } = effect;
  return isGuess === true && shown.length + hidden.length + texts.length + left.length + asked === 0;
}

/** On what the browser itself makes a click of Enter, a ripple under the pointer is all that the mouse does besides. */
function isOrnament({ isNative }: TriedControl, { reachesBeyond, left, asked }: Effect): boolean {
  return isNative && !reachesBeyond && left.length + asked === 0;
}

function byKeyboard({ byEnter, bySpace }: TriedControl): Effect | null {
  return [byEnter, bySpace].find(hasEffect) ?? null;
}

/** Whether the keyboard does the same: on the control itself, by Escape, on another control, or by a link. */
function hasOtherWay(
  control: TriedControl,
  effect: Effect,
  { controls, page }: { controls: readonly TriedControl[]; page: ExaminedPage },
): boolean {
  if (byKeyboard(control) !== null || control.escapeDoesSo || control.arrowsDoSo === true) return true;
  if (control.closes !== undefined && (control.closes === "beside another" || closesByKey(controls, effect)))
    return true;
  if (onlySetsFields(effect) || onlyFollowsLinks(effect, page)) return true;
  const isTakenOver = controls.some(({ dialog }) => dialog !== null && takesOver(dialog));
  const isOther = (other: TriedControl): boolean =>
    decidesOtherwise(control, other) ||
    (isTakenOver && control.closes === "alone" && other.isInside === true && !speaksOfClosing(other.name));
  const others = controls.flatMap((other) =>
    onlyScrolls(other) || isOther(other) ? [] : (byKeyboard(other) ?? []),
  );
  const isSame = control.isInside === true ? doesTheSame : doesAll;
  return (
    others.some((other) => isSame(other, effect)) ||
    controls.some((other) => movesSame(other, effect) || leadsThere(other, effect))
  );
}

/**
 * Whether a row or card holds what may do the same as a click on it: others than buttons, or a button that nobody tried in
 * it or one like it, or that brings up something with more to use.
 */
function mayHoldWay({ holds, element }: TriedControl, controls: readonly TriedControl[]): boolean {
  if (holds !== "buttons") return holds === "others";
  const rows = controls.filter((other) => other.element.component === element.component);
  const inside = rows.flatMap((row) =>
    controls.filter((other) => other.element.selector.startsWith(`${row.element.selector} > `)),
  );
  const tried = inside.flatMap((other) => byKeyboard(other) ?? []);
  return tried.length === 0 || tried.length < inside.length || tried.some(({ shown }) => shown.length > 0);
}

/** A choice and its refusal both close the question. Only what closes it without an answer stands for the refusal. */
function decidesOtherwise({ name, byPointer }: TriedControl, other: TriedControl): boolean {
  if (byPointer === null || byPointer.shown.length > 0 || buttonKind(name) !== "reject") return false;
  return buttonKind(other.name) !== "reject" && /\p{L}{2}/u.test(other.name) && !speaksOfClosing(other.name);
}

/** What Space does on what the browser itself doesn't press may be no more than to scroll the page. */
function onlyScrolls({ role, isNative, byEnter, bySpace }: TriedControl): boolean {
  return !isNative && !SWITCHES.has(role ?? "") && !hasEffect(byEnter) && hasEffect(bySpace);
}

/** Whether it is a part of something that arrow keys move, such as the knob on the track of a slider. */
function movesSame({ arrowsDoSo, focus, byPointer }: TriedControl, { texts, left, asked }: Effect): boolean {
  const places = new Set(byPointer?.texts.map(({ place }) => place));
  const isSame = texts.length > 0 && texts.every(({ place }) => places.has(place));
  return arrowsDoSo === true && focus === "tab" && isSame && left.length + asked === 0;
}

/** A field that a click sets can be set by itself. */
function onlySetsFields({ shown, hidden, texts, states, left }: Effect): boolean {
  const others = shown.length + hidden.length + texts.length + left.length;
  return others === 0 && states.length > 0 && states.every(canBeSet);
}

/** Whether it changed in a field that people can set themselves. */
function canBeSet({ name, element }: StateChange): boolean {
  const [openingTag = ""] = element.snippet.split(">");
  return name === "checked" || (name === "value" && !/\sreadonly(?![\w-])/.test(openingTag));
}

function onlyFollowsLinks(
  { shown, hidden, texts, left, wentTo }: Effect,
  { document }: ExaminedPage,
): boolean {
  if (!document.gathered) return false;
  const links = new Set(document.value.links.filter(({ visible }) => visible).map(({ href }) => href));
  // A router shows another view of the page in place of one that the browser loads.
  if (wentTo !== undefined) return links.has(wentTo);
  return (
    left.length > 0 &&
    shown.length + hidden.length + texts.length === 0 &&
    left.every((address) => links.has(address))
  );
}

/** Whether a control leads by the keyboard where a click leads. */
function leadsThere(other: TriedControl, { left }: Effect): boolean {
  const leads = new Set([other.byEnter, other.bySpace].flatMap((effect) => effect?.left ?? []));
  return left.length > 0 && left.every((address) => leads.has(address));
}

/** Whether everything that one effect shows or hides is shown or hidden by the other one, too. */
function doesAll(other: Effect, { shown, hidden, states, left, asked }: Effect): boolean {
  const places = new Set([...other.shown, ...other.hidden].map(({ place }) => place));
  const own = [...shown, ...hidden];
  const isSame = own.length > 0 && own.every(({ place }) => places.has(place));
  // What only closes a calendar chooses no day in it, and other rows in the same places are in no other order.
  const areSet = TELLING_STATES.every((state) => {
    const sets = (changes: Effect["states"]): boolean => changes.some(({ name }) => name === state);
    return !sets(states) || sets(other.states);
  });
  return isSame && left.length === 0 && asked === 0 && areSet;
}

/**
 * Whether a control of the same dialog closes it, whatever it is called. One that takes over what was chosen beside
 * fields is no way to leave them as they were.
 */
function closesByKey(controls: readonly TriedControl[], { hidden }: Effect): boolean {
  return controls.some(({ dialog, byEnter, bySpace, byPointer }) => {
    if (dialog?.closing.by !== "control" || takesOver(dialog)) return false;
    const shown = [byEnter, bySpace, byPointer].flatMap((effect) => effect?.shown ?? []);
    return (
      hidden.length === 0 || shown.some((one) => hidden.some((other) => isAlongside(one.place, other.place)))
    );
  });
}

const FIELDS = /<(?:input|select|textarea)\b/;

/** Whether all that closes a dialog with fields is a control that does not say that it closes it. */
function takesOver({ closing, element }: OpenedDialog): boolean {
  return closing.byAnother === true && FIELDS.test(element.snippet);
}

/** Whether one place is the other, or around it. */
function isAlongside(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

/** What opened the content that a control stands in does not close it. */
function doesTheSame(other: Effect, effect: Effect): boolean {
  const isIn = (all: Effect["shown"], some: Effect["shown"]): boolean =>
    some.every(({ place }) => all.some((one) => one.place === place));
  return isIn(other.shown, effect.shown) && isIn(other.hidden, effect.hidden) && doesAll(other, effect);
}

/** Whether all of a content goes that another control had opened, and not only a part of it, such as a tag. */
function closesWhatOpened({ hidden }: Effect, controls: readonly TriedControl[]): boolean {
  const opened = new Set(controls.flatMap(shownBy).map(({ place }) => place));
  return hidden.some(({ place }) => opened.has(place));
}

function shownBy({ byEnter, bySpace, byPointer }: TriedControl): Effect["shown"] {
  return [byEnter, bySpace, byPointer].flatMap((effect) => effect?.shown ?? []);
}

const ELSEWHERE = "Can people do the same with the keyboard elsewhere?";

interface Beside {
  /** Whether all of a content goes that another control had opened. */
  closesAll: boolean;
  /** Whether something that stands in it may do the same. */
  mayHoldWay: boolean;
  /** Whether a control that takes over what was chosen there closes it, too. */
  isTakenOver: boolean;
}

function defectOf(
  control: TriedControl,
  effect: Effect,
  { closesAll, isTakenOver, mayHoldWay: isDoubtfulRow }: Beside,
): RuleDefect {
  const { name, focus, isConfirmed, element } = control;
  const what = quoted(name, "This control");
  const message =
    focus === "tab"
      ? `${what} reacts to the mouse, but not to Enter or Space`
      : `${what} reacts to the mouse, but the keyboard can't reach it`;
  // What else closes a dialog may be enough for people.
  const mayBeClosed = control.closes === "alone" && control.isInside === true && closesAll && isTakenOver;
  const isSure =
    isConfirmed === true &&
    focus !== "script" &&
    !mayBeClosed &&
    !isDoubtfulRow &&
    !isDoubtful(control, effect, closesAll);
  const isChoice = control.givesMarkUp === true || effect.takesOverMark === true;
  const untold = isChoice
    ? "no role or state says what it is and whether it is chosen"
    : "no role says what it is";
  // Where the keyboard has no other way, neither have screen readers.
  const told = isUntold(control) ? { message: `${message}, and ${untold}` } : { ...OF_KEYS, message };
  return isSure
    ? { ...told, element }
    : { ...told, outcome: "review", message: `${told.message}. ${ELSEWHERE}`, element };
}

/** Rows and cells say what they are in their table, whatever a click on them does. */
function isUntold(control: TriedControl): boolean {
  return tellsNoRole(control) && !PARTS_OF_TABLES.has(control.role ?? "");
}

/**
 * A look that stays as it is after a second click may be an ornament, unless it goes from one to the other of several. A field can be set, a form sent and a player
 * started by what the browser itself offers; tags are marked and taken away by keys pressed in their field.
 */
function isDoubtful(
  { undoneBy, helps, isBesideField, givesMarkUp }: TriedControl,
  { shown, hidden, texts, states, left, asked, takesOverMark, wentTo }: Effect,
  closesAll: boolean,
): boolean {
  const isHelp = helps === "player" || (helps === "form" && left.length > 0);
  if (isHelp || states.some(canBeSet)) return true;
  if (isBesideField === true && !closesAll && shown.length + left.length + asked === 0) return true;
  const isLookAlone = shown.length + hidden.length + texts.length + states.length + left.length + asked === 0;
  return (
    isLookAlone && wentTo === undefined && undoneBy === null && takesOverMark !== true && givesMarkUp !== true
  );
}
