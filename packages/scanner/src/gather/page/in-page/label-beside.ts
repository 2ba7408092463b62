import {
  attribute,
  classNames,
  closestElement,
  contains,
  folded,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  rectOf,
  rootNode,
  tagName,
} from "./dom.ts";
import { isSetInIcons } from "./icons.ts";
import { isSeen, textOf } from "./semantics.ts";

/** A text in sight that people take for the label of a field, though the markup doesn't tie it to the field. */
export interface LabelBeside {
  text: string;
  /** `label`: a `<label>` that belongs to nothing; `other label`: one of another field in sight; `text`: any other text. */
  kind: "label" | "other label" | "text";
  /** Whether no other field follows for which the same text may stand. */
  isOfOneField: boolean;
}

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea";
const CHOICES = "[type=checkbox],[type=radio]";
const NO_LABELS =
  "a[href],button,[role=button],summary,legend,h1,h2,h3,h4,h5,h6,[role=heading],[role=alert],[role=status]";
const NO_TEXTS = "script,style,template,option,select,textarea";
const BLOCKS = "p,li,dt,dd,label,td,th,div,span,strong,b";
const LARGE = "form,main,body,section,article,dialog,table,fieldset";
const CALLED_ERROR = /error|invalid|feedback|warning/i;
const MOST_STEPS = 200;
const MOST_TEXTS = 2;
const STEPS_AROUND = 4;
const TEXT_LIMIT = 80;
const MOST_WORDS = 8;
const STEM = 5;
/** CSS pixels: how far above its field a label may end, and how far beside what stands before the field in its box. */
const FAR = { above: 60, beside: 80, over: 6 };

/** The labels that people see beside fields whose own markup names none, by field. */
export function labelsBeside(fields: readonly Element[]): ReadonlyMap<Element, LabelBeside> {
  const found = fields.flatMap((field) => {
    const beside = labelElementBeside(field) ?? textBeside(field);
    return beside === null ? [] : [{ field, ...beside }];
  });
  const texts = found.filter((one) => !isLabelElement(one));
  const series = Map.groupBy(texts, ({ field, part }) => `${tagName(part)} ${formNumber(field)}`);
  const inSeries = new Set(
    [...series.values()].filter((alike) => new Set(alike.map(({ text }) => text)).size > 1).flat(),
  );
  return new Map(
    found
      .filter((one) => isLabelElement(one) || inSeries.has(one) || isAboutField(one.text, one.field))
      .map(({ field, text, kind }) => [field, { text, kind, isOfOneField: isOfOneField(field) }]),
  );
}

/** Whether a field has no other name than what it suggests while it is empty. */
export function isNamedByPlaceholder(field: Element): boolean {
  const names = ["aria-label", "aria-labelledby", "title"].map((name) => attribute(field, name) ?? "");
  if (names.some((name) => name.trim() !== "")) return false;
  return (attribute(field, "placeholder") ?? "").trim() !== "" && labelsOf(field).every(isWithoutText);
}

interface Beside extends Pick<LabelBeside, "text" | "kind"> {
  /** What the text is the whole of. */
  part: Element;
}

function isLabelElement({ part }: Beside): boolean {
  return tagName(part) === "label";
}

function isWithoutText(label: Element): boolean {
  return textOf(label) === "";
}

function labelsOf(field: Element): Element[] {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? [...(field.labels ?? [])] : [];
}

/** A label right before the field, or the only one in a box that holds no other field. */
function labelElementBeside(field: Element): Beside | null {
  const [before] = textsBefore(field).flatMap(({ parent }) => closestElement(parent, "label") ?? []);
  if (before !== undefined && isLabel(before) && isPlacedAt(before, field)) return asLabel(before, field);
  const inBox = queryAll(ownBox(field), "label").filter((label) => isLabel(label) && !isProse(label));
  const [only] = inBox;
  return only === undefined || inBox.length > 1 ? null : asLabel(only, field);
}

function isLabel(label: Element): boolean {
  const isError = [label.id, ...classNames(label)].some((name) => CALLED_ERROR.test(name));
  return !isError && isSeen(label) && /\p{L}/u.test(textOf(label)) && queryAll(label, FIELDS).length === 0;
}

/** Whether it tells of what follows, in more than one sentence, and asks for nothing. */
function isProse(label: Element): boolean {
  return /[.!?…。！？]\s+\S/u.test(textOf(label));
}

/** A label right after the field that it belongs to is none of what follows. */
function asLabel(label: Element, field: Element): Beside | null {
  const control = label instanceof HTMLLabelElement ? label.control : null;
  if (control !== null && (control === field || isRightAfter(label, control))) return null;
  return { text: shortened(textOf(label)), kind: kindOf(control), part: label };
}

/** A list that scripts hide has its label still, and shows a field of theirs. */
function kindOf(control: Element | null): LabelBeside["kind"] {
  if (control === null) return "label";
  return isSeen(control) ? "other label" : "text";
}

function isRightAfter(label: Element, control: Element): boolean {
  const parts = queryAll(rootNode(label), `label,${FIELDS}`);
  return parts.indexOf(label) === parts.indexOf(control) + 1;
}

/** A few words before the field, in one box with it alone or without anything between. */
function textBeside(field: Element): Beside | null {
  const [nearest] = textsBefore(field);
  if (nearest === undefined) return null;
  const { node, parent } = nearest;
  const block = closestElement(parent, BLOCKS) ?? parent;
  const isWhole = queryAll(block, FIELDS).length === 0;
  const text = shortened(isWhole ? textOf(block) : (nodeValue(node) ?? ""));
  if (!isShort(text) || closestElement(parent, `label,${NO_LABELS}`) !== null) return null;
  const isNext = node.nextSibling === field || (isWhole && block.nextElementSibling === field);
  const isNear = isNext || contains(ownBox(field), parent);
  return isNear && isPlacedAt(isWhole ? block : node, field) ? { text, kind: "text", part: block } : null;
}

function shortened(text: string): string {
  return folded(text, TEXT_LIMIT);
}

/** Sentences tell something of the form. */
function isShort(text: string): boolean {
  return !/[.!?…。！？]$/u.test(text) && text.split(" ").length <= MOST_WORDS && text.length < TEXT_LIMIT;
}

/** Whether it ends as labels do, or shares a word with what the field is called or suggests. */
function isAboutField(text: string, field: Element): boolean {
  if (/[:：*]\s*$/u.test(text)) return true;
  const names = ["placeholder", "name", "id", "type", "autocomplete"];
  const about = names.map((name) => attribute(field, name) ?? "").join(" ");
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => about.toLowerCase().includes(word.slice(0, STEM)));
}

/** The largest box around that holds no other field. */
function ownBox(field: Element): Element {
  let box = field;
  for (let step = 0; step < STEPS_AROUND; step += 1) {
    const around = parentElement(box);
    if (around === null || matchesSelector(around, LARGE)) break;
    if (queryAll(around, FIELDS).filter(isSeen).length > 1) break;
    box = around;
  }
  return box;
}

function formNumber(field: Element): number {
  const form = closestElement(field, "form");
  return form === null ? -1 : queryAll(document, "form").indexOf(form);
}

interface TextBefore {
  node: Node;
  parent: Element;
}

/** The last texts in sight before a field of the same form, the nearest first, as far as no other field stands between. */
function textsBefore(field: Element): TextBefore[] {
  const found: TextBefore[] = [];
  const form = closestElement(field, "form");
  const walker = walkerFrom(field);
  for (let step = 0; step < MOST_STEPS && found.length < MOST_TEXTS; step += 1) {
    const node = walker.previousNode();
    if (node === null || node === form) break;
    if (node instanceof Element && matchesSelector(node, FIELDS) && isSeen(node)) break;
    const { parentElement: parent } = node;
    if (node instanceof Text && parent !== null && isReadText(node, parent)) found.push({ node, parent });
  }
  return found;
}

function walkerFrom(field: Element): TreeWalker {
  const walker = document.createTreeWalker(rootNode(field), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  walker.currentNode = field;
  return walker;
}

function isReadText(node: Text, parent: Element): boolean {
  const isWords = /\p{L}/u.test(node.data) && closestElement(parent, NO_TEXTS) === null;
  const isPressed = closestElement(parent, "a[href],button,[role=button]") !== null;
  return isWords && !isPressed && !isSetInIcons(parent) && isSeen(parent);
}

/** Whether words, or the end of the form, come before the next field that people write in and that has no label. */
function isOfOneField(field: Element): boolean {
  const form = closestElement(field, "form");
  const walker = walkerFrom(field);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const node = walker.nextNode();
    if (node === null || (form !== null && !contains(form, node))) return true;
    if (node instanceof Text && node.parentElement !== null && isReadText(node, node.parentElement))
      return true;
    const isField = node instanceof Element && matchesSelector(node, FIELDS) && isSeen(node);
    if (isField) return matchesSelector(node, CHOICES) || labelsOf(node).some(isSeen);
  }
  return true;
}

/** Whether a text stands right above a field, in its row or over it, and nearer to it than to the field before. */
function isPlacedAt(text: Node, field: Element): boolean {
  const [at, own] = [placeOf(text), rectOf(field)];
  const before = fieldBefore(text, field);
  if (isInRow(at, own)) {
    const other = before === null ? null : rectOf(before);
    return other === null || !isInRow(at, other) || across(at, own) <= across(at, other);
  }
  if (before !== null && isInRow(at, rectOf(before))) return false;
  const isAbove = at.bottom <= own.top + FAR.over && own.top - at.bottom <= FAR.above;
  return isAbove && at.left < own.right && at.right > own.left - FAR.beside;
}

function placeOf(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function fieldBefore(text: Node, field: Element): Element | null {
  const fields = queryAll(rootNode(field), FIELDS).filter((other) => other === field || isSeen(other));
  const before = fields[fields.indexOf(field) - 1];
  return before === undefined || contains(text, before) ? null : before;
}

/** Whether two boxes share at least half of the height of the lower one. */
function isInRow(one: DOMRect, other: DOMRect): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared >= Math.min(one.height, other.height) / 2;
}

/** CSS pixels between two boxes of a row. */
function across(one: DOMRect, other: DOMRect): number {
  return Math.max(0, other.left - one.right, one.left - other.right);
}
