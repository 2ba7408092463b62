import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  contains,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  rootNode,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** A label of a field that scripts have hidden, and the field of theirs that people use in its place. */
export interface LabelOfHiddenField {
  text: string;
  /** What the field in sight is called. */
  name: string;
  /** Whether that name shares a word with the label. */
  sharesWords: boolean;
  element: ElementRef;
}

const ORIGINALS =
  "select,textarea,input:not([type=checkbox],[type=radio],[type=file],[type=range],[type=button],[type=submit],[type=reset],[type=image])";
const STAND_INS =
  "[role=combobox],[role=textbox],[role=searchbox],[role=listbox],[role=spinbutton],[contenteditable]:not([contenteditable=false]),input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=range],[type=button],[type=submit],[type=reset],[type=image]),textarea,select,button[aria-haspopup=listbox]";
const LARGE = "form,main,body,section,article,fieldset,table,tr,dialog";
const STEPS_AROUND = 3;
const MOST = 60;
const TEXT_LIMIT = 80;
const LEAST_LETTERS = 3;

/** Labels in sight whose field is not, each with the one field that stands in its place. */
export function probe({ describe, within }: AskedPage): LabelOfHiddenField[] {
  const labels = everywhere("label").filter((label) => isSeen(label) && isExposed(label) && hasWords(label));
  return labels.filter(within(MOST)).flatMap((label) => {
    const original = originalOf(label);
    const standIn = original === null ? null : standInOf(original, label);
    const name = standIn === null ? "" : folded(accessibleName(standIn), TEXT_LIMIT);
    if (standIn === null || name === "" || isTied(standIn, label)) return [];
    const text = folded(textOf(label), TEXT_LIMIT);
    return [{ text, name, sharesWords: sharesWords(text, name), element: describe(standIn) }];
  });
}

function hasWords(label: Element): boolean {
  return /\p{L}{2}/u.test(textOf(label));
}

/** What a label names that nobody sees or reaches: a field, or what scripts put there under its id. */
function originalOf(label: Element): Element | null {
  const id = attribute(label, "for") ?? "";
  const [named] = id === "" ? [] : queryAll(rootNode(label), `#${CSS.escape(id)}`);
  const original = id === "" ? queryAll(label, ORIGINALS)[0] : named;
  if (original === undefined) return null;
  const isBox = !matchesSelector(original, "input,select,textarea,button,meter,output,progress");
  if (isBox) return original.localName.includes("-") || isReached(original) ? null : original;
  const isHidden = !isReached(original) && (!isSeen(original) || !isExposed(original));
  return matchesSelector(original, ORIGINALS) && isHidden ? original : null;
}

function isReached(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // Browsers stop at what can be written in, though they say that it has no place in the order.
  const isEditor = matchesSelector(element, "[contenteditable]:not([contenteditable=false],[tabindex])");
  if (element.tabIndex < 0 && !isEditor) return false;
  return isExposed(element) && !matchesSelector(element, "[type=hidden],[aria-hidden=true]");
}

/** The only field in it, beside it, or beside a box that holds nothing else. */
function standInOf(original: Element, label: Element): Element | null {
  const inside = fieldsIn(original);
  if (inside.length > 0) return only(inside);
  let at = original;
  for (let step = 0; step < STEPS_AROUND; step += 1) {
    const beside = [at.nextElementSibling, at.previousElementSibling].flatMap((one) =>
      one === null || one === label || contains(one, label)
        ? []
        : fieldsIn(one).filter((field) => !hasOtherLabel(field, label)),
    );
    if (beside.length > 0) return only(beside);
    const around = parentElement(at);
    if (around === null || around === label || matchesSelector(around, LARGE)) return null;
    if (contains(around, label) && queryAll(around, "label").length > 1) return null;
    at = around;
  }
  return null;
}

/** Fields in sight that the Tab key reaches, the outermost alone. */
function fieldsIn(box: Element): Element[] {
  const fields = [box, ...queryAll(box, STAND_INS)].filter(
    (one) => matchesSelector(one, STAND_INS) && isSeen(one) && isExposed(one) && isReached(one),
  );
  return fields.filter((one) => !fields.some((other) => other !== one && contains(other, one)));
}

function only(fields: readonly Element[]): Element | null {
  return fields.length === 1 ? (fields[0] ?? null) : null;
}

/** Whether another label in sight makes it another field. */
function hasOtherLabel(field: Element, label: Element): boolean {
  const others = labelsOf(field).filter((one) => one !== label && !contains(field, one));
  return others.some((one) => isSeen(one) && !contains(label, one));
}

/** Whether it is told by this label after all. */
function isTied(field: Element, label: Element): boolean {
  return labelsOf(field).some((one) => one === label || contains(label, one) || contains(one, label));
}

function labelsOf(field: Element): Element[] {
  const around = closestElement(field, "label");
  const isNative = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const own = isNative || field instanceof HTMLSelectElement ? [...(field.labels ?? [])] : [];
  return [...own, ...(around === null ? [] : [around]), ...referenced(field, "aria-labelledby")];
}

function sharesWords(text: string, name: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const other = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return words.some((word) => (word.length >= LEAST_LETTERS || words.length === 1) && other.has(word));
}
