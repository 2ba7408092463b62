import type { ElementRef } from "#evidence/document.ts";
import {
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  rootNode,
} from "#gather/page/in-page/dom.ts";
import { rowsOf } from "#gather/page/in-page/data-tables.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** An empty field that people write in, and what they see of what to enter. */
export interface WrittenField {
  selector: string;
  /** What screen readers call it. */
  name: string;
  /** Whether words stand with the field, in it or in the headers of its table, or an icon stands with it. */
  hasWords: boolean;
  hasIcon: boolean;
  isSearch: boolean;
  /** Whether it is too narrow for words, as the parts of a date or code are. */
  isShort: boolean;
  /** Words of the button beside it where it is the only field. */
  button: string;
  /** The last texts that people see before it, the nearest first; those before the field that it follows without a word between. */
  before: { text: string; isHeading: boolean }[];
  /** Place of the first field of those that follow each other without a word between. */
  group: number;
  element: ElementRef;
}

const WRITES =
  "input:is([type=text],[type=search],[type=email],[type=tel],[type=url],[type=number],[type=password],:not([type])),textarea";
const FIELDS = "input:not([type=hidden]),select,textarea";
const BUTTONS =
  "button,input[type=submit],input[type=button],input[type=image],[role=button],summary,a[href]";
const SEARCHES =
  "[role=search] *,search *,[type=search],[role=searchbox],[name=q],[name=s],[name=query],[name=search]";
const ICONS = "svg,img,i,[class*=icon i]";
const GROUPS = "fieldset,[role=group],[role=radiogroup]";
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const MOST = 60;
const MOST_STEPS = 400;
const MOST_BEFORE = 2;
const STEPS_AROUND = 4;
const TEXT_LIMIT = 160;
const SHORT_PX = 110;

/** Empty fields that have a name but no label in sight. */
export function probe({ describe, selectorOf, within }: AskedPage): WrittenField[] {
  const fields = everywhere(WRITES).filter(within(MOST)).filter(isAsked);
  return fields.map((field, at) => ({
    selector: selectorOf(field),
    name: accessibleName(field).slice(0, TEXT_LIMIT),
    ...wordsAt(field),
    ...wordsBefore(field, fields, at),
    element: describe(field),
  }));
}

/** What it holds or suggests tells people, too, and a field without any name is another matter. */
function isAsked(field: Element): boolean {
  if (matchesSelector(field, ":disabled,:read-only,[placeholder]:not([placeholder=''])")) return false;
  const isEmpty =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value === "" : false;
  return (
    isEmpty &&
    isSeen(field) &&
    isExposed(field) &&
    accessibleName(field) !== "" &&
    rootNode(field) === document
  );
}

function wordsAt(
  field: Element,
): Pick<WrittenField, "hasWords" | "hasIcon" | "isSearch" | "isShort" | "button"> {
  const box = ownBox(field);
  const form = closestElement(field, "form,[role=search],search,[role=form],fieldset") ?? box;
  const isOnly = queryAll(form, FIELDS).filter(isSeen).length === 1;
  const buttons = isOnly ? queryAll(form, BUTTONS).filter((button) => isSeen(button)) : [];
  return {
    hasWords: isLabelled(field) || showsWords(box) || isInGroup(field) || isUnderHeader(field),
    hasIcon: queryAll(box, ICONS).some(isSeen) || hasGround(field),
    isSearch: matchesSelector(field, SEARCHES),
    isShort: rectOf(field).width <= SHORT_PX,
    button: folded(buttons.map((button) => textOf(button) || accessibleName(button)).join(" "), TEXT_LIMIT),
  };
}

function hasGround(field: Element): boolean {
  return getComputedStyle(field).backgroundImage.includes("url(");
}

/** The largest box around that holds no other field. */
function ownBox(field: Element): Element {
  let box = field;
  for (let step = 0; step < STEPS_AROUND; step += 1) {
    const around = parentElement(box);
    if (around === null || matchesSelector(around, "form,main,body,section,article,dialog,td,th")) break;
    if (queryAll(around, FIELDS).filter(isSeen).length > 1) break;
    box = around;
  }
  return box;
}

function isLabelled(field: Element): boolean {
  const labels =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  const told = ["aria-labelledby", "aria-describedby"].flatMap((name) => referenced(field, name));
  return [...(labels ?? []), ...told].some(showsWords);
}

function isInGroup(field: Element): boolean {
  const group = closestElement(field, GROUPS);
  if (group === null) return false;
  return [...queryAll(group, "legend").slice(0, 1), ...referenced(group, "aria-labelledby")].some(showsWords);
}

function isUnderHeader(field: Element): boolean {
  const cell = closestElement(field, "td,th,[role=gridcell],[role=cell]");
  const table = cell === null ? null : closestElement(cell, "table,[role=table],[role=grid]");
  if (cell === null || table === null) return false;
  const rows = rowsOf(table);
  const row = rows.find((cells) => cells.includes(cell)) ?? [];
  const column = row.indexOf(cell);
  return [...row, ...rows.slice(0, 2).flatMap((cells) => cells[column] ?? [])].some(
    (other) => other !== cell && showsWords(other),
  );
}

/** Texts for screen readers alone are none that is shown, and what buttons say is what they do. */
function showsWords(element: Element): boolean {
  return [element, ...queryAll(element, "*")].some((part) =>
    [...part.childNodes].some((node) => node instanceof Text && isSeenText(node, part)),
  );
}

function isSeenText(node: Text, parent: Element): boolean {
  return (
    /\p{L}/u.test(node.data) &&
    closestElement(parent, `${BUTTONS},script,style,select,textarea,option,template`) === null &&
    isSeen(parent)
  );
}

/** Goes back from a field to what people read last before it. */
function wordsBefore(
  field: Element,
  fields: readonly Element[],
  at: number,
): Pick<WrittenField, "before" | "group"> {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  walker.currentNode = field;
  const before: WrittenField["before"] = [];
  let group = at;
  for (let step = 0; step < MOST_STEPS && before.length < MOST_BEFORE; step += 1) {
    const node = walker.previousNode();
    if (node === null) break;
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (parent === null || !isSeenText(node, parent)) continue;
      const block = closestElement(parent, `${HEADINGS},p,li,dt,dd,label,legend,td,th,div`) ?? parent;
      const text = folded(queryAll(block, FIELDS).length > 0 ? node.data : textOf(block), TEXT_LIMIT);
      if (before.every((other) => other.text !== text))
        before.push({ text, isHeading: closestElement(parent, HEADINGS) !== null });
      continue;
    }
    if (!(node instanceof Element) || !matchesSelector(node, FIELDS) || !isSeen(node)) continue;
    const previous = fields.indexOf(node);
    if (previous < 0 || before.length > 0) break;
    group = previous;
  }
  return { before, group };
}
