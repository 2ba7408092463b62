import type { ElementRef } from "#evidence/document.ts";

import {
  attribute,
  closestElement,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { type Before, contains, deepActive, lookOf, newlyShown } from "./effects.ts";
import { focusOf } from "./find-controls.ts";
import { ofElement, sinceLook } from "./in-hand.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { allWithin } from "#gather/page/in-page/operating/page/through-shadows.ts";

const EDITORS = "textarea:enabled,[contenteditable]:not([contenteditable=false])";
const MOST = 2;
/** Scripts write in a field that nobody sees, and draw what is in it themselves; CSS pixels. */
const TINY = 4;
const TEXT_LIMIT = 20_000;

let editors: readonly Element[] = [];
let focusBefore: Element | null = null;

/** Editors of scripts in what came, beside something else to go on to; and what the page says. */
function takeUpEditors(before: Before): { count: number; text: string } {
  const came = newlyShown(before);
  const found = came.flatMap((element) => queryAll(element, EDITORS)).filter(isOfScripts);
  const stops = came.flatMap(allWithin).filter(isStop);
  editors = stops.length > found.length ? found.slice(0, MOST) : [];
  focusBefore = deepActive();
  const text = editors.length === 0 ? "" : innerText(document.body).slice(0, TEXT_LIMIT);
  return { count: editors.length, text };
}

function isOfScripts(editor: Element): boolean {
  const { width, height } = rectOf(editor);
  const isHidden = Math.min(width, height) <= TINY || !readPageState().has(editor);
  const isOutermost = closestElement(parentElement(editor) ?? editor, "[contenteditable]") === null;
  return isStop(editor) && isOutermost && (tagName(editor) !== "textarea" || isHidden);
}

/** Browsers stop at what can be written in, though they say that it has no place in the order. */
function isStop(element: Element): boolean {
  if (focusOf(element) === "tab") return true;
  return matchesSelector(element, "[contenteditable]:not([contenteditable=false],[tabindex])");
}

/** @returns whether the editor took the focus */
function focusEditor(index: number): boolean {
  const editor = editors[index];
  if (!(editor instanceof HTMLElement)) return false;
  editor.focus();
  return isInEditor(index);
}

function isInEditor(index: number): boolean {
  const [editor, active] = [editors[index], deepActive()];
  return editor !== undefined && active !== null && contains(editor, active);
}

function editorAt(index: number, { describe }: ProbedPage): ElementRef | null {
  const editor = editors[index];
  return editor === undefined ? null : describe(editor);
}

/** Puts the focus back where it was before anyone tried the editors. */
function leaveEditors(): void {
  const active = deepActive();
  if (focusBefore instanceof HTMLElement && focusBefore.isConnected)
    focusBefore.focus({ preventScroll: true });
  else if (active instanceof HTMLElement) active.blur();
  if (focusBefore === document.body && active instanceof HTMLElement) active.blur();
}

const WRITTEN = "[contenteditable]:not([contenteditable=false])";
const STEPS_TO_EDITOR = 4;
const PARTS = "body,main";

/** The editor that a button stands in one box with. */
function editorBeside(button: Element): HTMLElement | null {
  if (closestElement(button, WRITTEN) !== null) return null;
  let around = parentElement(button);
  for (let step = 0; step < STEPS_TO_EDITOR && around !== null; step += 1) {
    const found = queryAll(around, WRITTEN).find((one) => readPageState().has(one));
    if (found instanceof HTMLElement) return found;
    if (matchesSelector(around, PARTS)) return null;
    around = parentElement(around);
  }
  return null;
}

function hasEditorBeside(button: Element): boolean {
  return editorBeside(button) !== null;
}

/** Chooses all that stands in the editor beside a button. */
function chooseInEditor(button: Element): "chosen" | "empty" {
  const editor = editorBeside(button);
  editor?.focus();
  const selection = getSelection();
  const text = editor === null ? null : firstText(editor);
  if (text === null || selection === null) return "empty";
  selection.setBaseAndExtent(text, 0, text, text.data.length);
  return "chosen";
}

function firstText(editor: Element): Text | null {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== "") return node;
  return null;
}

/** Classes and style of a button, and of what is drawn in it. */
function markOfControl(button: Element): string {
  return `${lookOf(button)} ${attribute(button, "class") ?? ""}`;
}

/** What is asked about editors, and the toolbars beside them. */
export function inEditors(page: ProbedPage) {
  return {
    takeUpEditors: () => sinceLook(takeUpEditors, { count: 0, text: "" }),
    focusEditor,
    isInEditor,
    editorAt: (index: number) => editorAt(index, page),
    leaveEditors,
    hasEditorBeside: () => ofElement(hasEditorBeside, false),
    chooseInEditor: () => ofElement(chooseInEditor, "empty"),
    markOfControl: () => ofElement(markOfControl, ""),
  };
}
