import { CROSS, speaksOfCanceling, speaksOfClosing } from "#checks/accessibility/wording/close-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import type { FocusPlace } from "#gather/operating/controls/effect-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { elementsAt } from "#gather/page/in-page/keyboard/layers-over.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, referenced, roleOf, textOf } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  contains,
  deepActive,
  focusPlace,
  isOutOfReach,
  newlyHidden,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf, hasOwnHand } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { allWithin, queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";
import { corners, coversWindow, dimsAround, isBoxOnVeil } from "./veils.ts";
import { leadsToPicture, viewedPicture } from "./viewed-pictures.ts";

/** What can be told of a dialog as soon as it is open. */
export type DialogAtFirst = Omit<OpenedDialog, "tabLeadsIn" | "leftTo" | "closing">;

/** A dialog that is open, with what came with it, such as a veil over the page. */
interface Opened {
  dialog: Element;
  came: readonly Element[];
  before: Before;
}

export const DIALOGS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
export const MENUS = "[role=menu],[role=listbox],[role=tree],[role=grid]";
const ENDS = new RegExp(String.raw`\b(?:ok(?:ay)?|done|got it|no,? thanks|not now)\b|^${CROSS}$`, "i");
const CLOSES_BY_CLASS = /(?:^|[-_ ])(?:close|dismiss|cancel)/i;
const MOST_CLOSERS = 5;
const NAME_LIMIT = 120;
const LEAST_LINKS_OF_A_MENU = 3;
/** What says that something is still on its way. */
const BUSY = "[aria-busy=true],[role=progressbar],progress,[class*=spinner],[class*=loader],[class*=loading]";
const FEWEST_WORDS = 4;

let opened: Opened | null = null;

/** The dialog that came to be seen since; null where none did. */
export function openedDialog(before: Before, page: ProbedPage): DialogAtFirst | null {
  const came = newlyShown(before);
  const coming = { came, state: before.state };
  const coversPage = coversWindow(coming);
  const isOnVeil = isBoxOnVeil(coming, leadsToPicture(before.control));
  const looksSo = coversPage && !isMenu(came) && (!replaces(before) || (isOnVeil && isFromNotice(before)));
  const dialog = declaredIn(came, before) ?? (looksSo ? (came.find(canBeUsed) ?? null) : null);
  opened = dialog === null ? null : { dialog, came, before };
  if (dialog === null) return null;
  const isNative = tagName(dialog) === "dialog" && matchesSelector(dialog, ":modal");
  const stops = stopsIn(dialog);
  const links = stops.filter((stop) => matchesSelector(stop, "a[href]"));
  const picture = viewedPicture(dialog, page);
  return {
    element: page.describe(dialog),
    role: roleOf(dialog),
    name: givenName(dialog),
    isNative,
    isModal: isNative || attribute(dialog, "aria-modal") === "true" || coversPage || dimsAround(came),
    stops: stops.length,
    isMenu: links.length >= LEAST_LINKS_OF_A_MENU && links.length >= stops.length - 2,
    focusGoesIn: placeOfFocus() === "shown",
    ...(picture === null ? {} : { picture }),
    ...(isOnVeil ? { isBoxOnVeil: true } : {}),
  };
}

/** A dialog is not named by what stands in it. */
export function givenName(dialog: Element): string {
  const labels = referenced(dialog, "aria-labelledby").map(textOf).join(" ");
  const given = [attribute(dialog, "aria-label"), labels, attribute(dialog, "title")];
  return folded(given.find((name) => (name ?? "").trim() !== "") ?? "", NAME_LIMIT);
}

/** A dialog that was not seen before; its own box may have no size where what it holds is placed by itself. */
function declaredIn(came: readonly Element[], before: Before): Element | null {
  const state = readPageState();
  const around = came.flatMap((element) => closestElement(element, DIALOGS) ?? []);
  return (
    [...around, ...came.flatMap((element) => [element, ...allWithin(element)])].find(
      (element) =>
        matchesSelector(element, DIALOGS) && isSeenIn(state, element) && !isSeenIn(before.state, element),
    ) ?? null
  );
}

function isSeenIn(state: PageState, dialog: Element): boolean {
  return state.has(dialog) || allWithin(dialog).some((element) => state.has(element));
}

/** A menu has a veil, too, which nobody sees and which hears of clicks beside it. */
function isMenu(came: readonly Element[]): boolean {
  return came.some((element) => [element, ...allWithin(element)].some((one) => matchesSelector(one, MENUS)));
}

/** What other content made room for is the next slide, or another page of an app. */
function replaces(before: Before): boolean {
  return newlyHidden(before).some((element) => !contains(before.control, element));
}

/** A box with the control in it gave way, as a cookie notice does where a window with all choices opens from it. */
function isFromNotice(before: Before): boolean {
  const others = newlyHidden(before).filter((element) => !contains(before.control, element));
  return others.every((element) => contains(element, before.control));
}

/** A veil with nothing but a notice on it, such as that something loads, is no dialog. */
function canBeUsed(element: Element): boolean {
  return stopsIn(element).length > 0 || handsIn(element).length > 0;
}

function stopsIn(dialog: Element): Element[] {
  const state = readPageState();
  return allWithin(dialog).filter((element) => focusOf(element) === "tab" && state.has(element));
}

/** Where the focus is, `shown` standing for the dialog. */
export function placeOfFocus(): FocusPlace {
  if (opened === null) return "nowhere";
  const active = deepActive();
  if (active !== null && contains(opened.dialog, active)) return "shown";
  return focusPlace(opened.before.control, opened.came);
}

/** The control of the page behind that has the focus although the dialog is open; null where none has. */
export function focusedBehind({ describe }: ProbedPage): ElementRef | null {
  const active = deepActive();
  if (opened === null || active === null || active === document.body || !isDialogOpen()) return null;
  const { before, came, dialog } = opened;
  // What a dialog puts before and after itself to catch the focus is empty.
  const isReal = before.state.has(active) && (accessibleName(active) !== "" || tagName(active) === "input");
  return isReal && !contains(dialog, active) && !came.some((element) => contains(element, active))
    ? describe(active)
    : null;
}

/** Puts the focus into the dialog, where a person would be. */
export function focusIntoDialog(): void {
  if (placeOfFocus() !== "shown") focusFirstInDialog();
}

/** @returns whether the dialog is open and its first stop has the focus */
export function focusFirstInDialog(): boolean {
  if (opened === null || !isDialogOpen()) return false;
  const [first] = stopsIn(opened.dialog);
  if (!(first instanceof HTMLElement)) return false;
  first.focus();
  return deepActive() === first;
}

/** What the Tab key goes on in before it leaves it, as it does from part to part of a date. */
const HOLDS_PARTS =
  "iframe,video,audio,object,embed,input:is([type=date],[type=time],[type=month],[type=week],[type=datetime-local])";
/** Where the focus was in a dialog with other stops of the Tab key. */
let heldAt: Element | null = null;

/** Whether the focus is in the dialog, which holds other stops of the Tab key; notes where it is. */
export function noteFocusInDialog(): boolean {
  const active = deepActive();
  const isIn = opened !== null && active !== null && placeOfFocus() === "shown" && isDialogOpen();
  const others = isIn && opened !== null ? stopsIn(opened.dialog).filter((stop) => stop !== active) : [];
  heldAt = isIn && others.length > 0 && !matchesSelector(active, HOLDS_PARTS) ? active : null;
  return heldAt !== null;
}

/** Whether the focus is still where it was noted. */
export function isFocusHeld(): boolean {
  return heldAt !== null && deepActive() === heldAt && isDialogOpen();
}

export function isDialogOpen(): boolean {
  return opened !== null && isSeenIn(readPageState(), opened.dialog);
}

/** How many controls of the dialog may close it, those that say so first, and how many these are. */
export function closers(): Pick<OpenedDialog["closing"], "tried" | "of" | "forPointer"> & { saying: number } {
  const controls = closingControls();
  const of = controls.length;
  const forPointer = opened === null ? 0 : handsIn(opened.dialog).length;
  return { tried: Math.min(of, MOST_CLOSERS), of, forPointer, saying: controls.filter(saysClose).length };
}

/** What the pointer becomes a hand over, and no key reaches. */
function handsIn(dialog: Element): Element[] {
  const state = readPageState();
  return allWithin(dialog).filter(
    (element) => state.has(element) && hasOwnHand(element) && isBeyondKeys(element),
  );
}

function isBeyondKeys(element: Element): boolean {
  const around = closestElement(element, "a[href],button,label,[tabindex]");
  if (around === null || opened === null) return true;
  // The box itself often takes the focus from scripts, which makes nothing in it a control.
  return around === opened.dialog || !contains(opened.dialog, around);
}

/** Gives one of them the focus. */
export function focusCloser(index: number): void {
  const closer = closingControls()[index];
  if (closer instanceof HTMLElement) closer.focus();
}

function closingControls(): Element[] {
  if (opened === null) return [];
  const stops = stopsIn(opened.dialog).filter(
    (stop) =>
      !matchesSelector(stop, 'input:not([type=button],[type=submit]),select,textarea,a[href^="http"]'),
  );
  return [...stops.filter(saysClose), ...stops.filter((stop) => !saysClose(stop))];
}

/** Whether a control says that it closes what it stands in. */
export function saysClose(stop: Element): boolean {
  const name = accessibleName(stop) || folded(textContent(stop), NAME_LIMIT);
  const saysSo = speaksOfClosing(name) || speaksOfCanceling(name) || ENDS.test(name);
  return saysSo || CLOSES_BY_CLASS.test(attribute(stop, "class") ?? "");
}

/** Whether the dialog says something, and not that something is still to come. */
export function dialogHasWords(): boolean {
  if (opened === null || !(opened.dialog instanceof HTMLElement)) return false;
  const words = innerText(opened.dialog)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const isBusy = matchesSelector(opened.dialog, BUSY) || queryAll(opened.dialog, BUSY).length > 0;
  return words.length >= FEWEST_WORDS && !isBusy;
}

/** A point on the veil in a corner of the window; null where there is none. */
export function pointOnVeil(): { x: number; y: number } | null {
  return corners().find(({ x, y }) => isVeil(elementsAt(document, x, y)[0] ?? null)) ?? null;
}

function isVeil(layer: Element | null): boolean {
  if (layer === null || opened === null || closestElement(layer, "a,button,[role=button]") !== null)
    return false;
  return opened.came.some((element) => contains(element, layer));
}

/** Whether what opened the dialog is hidden from screen readers with the page around it, and was not before. */
export function openerStaysHidden(): boolean {
  if (opened === null) return false;
  const { control, isHidden } = opened.before;
  return control.isConnected && !isHidden && isOutOfReach(control);
}

/** Whether what opened the dialog, or what a framework drew in its place, can be seen with the dialog gone. */
export function openerIsSeen(): boolean {
  if (opened === null) return false;
  const { control, name } = opened.before;
  if (control.isConnected) return rectOf(control).width > 0;
  const { dialog } = opened;
  const state = readPageState();
  return queryPage(tagName(control)).some(
    (one) => state.has(one) && !contains(dialog, one) && name !== "" && accessibleName(one) === name,
  );
}

/** Whether what has the focus in the dialog is hidden from screen readers. */
export function focusIsUntold(): boolean {
  const active = deepActive();
  return (
    placeOfFocus() === "shown" && active !== null && closestElement(active, "[aria-hidden=true]") !== null
  );
}
