import {
  closestElement,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { isHeardAround } from "#gather/page/in-page/operating/controls/heard-around.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

const FILES = "input[type=file]";
const OPENERS = "button,label,a[href],[role=button],input[type=button]";
const PARTS = "form,section,article,main,body";
/** What asks to drop something. */
const DROP =
  /(?<!\p{L})(?:drop|drag|ziehen|ziehe?n? sie|ablegen|glisse[rz]|dépose[rz]|arrastr\p{L}+|suelt[ae]|soltar|solte|trascin\p{L}+|rilascia\p{L}*|sleep|släpp|slip|przeciągnij|upuść|přetáhněte)(?!\p{L})/iu;
const DROP_BOXES = "[class*=drop i],[class*=upload i]";
const WORDS_LIMIT = 200;

/** Whether a box asks for something to be dropped, holds nothing that opens files and stands beside no field for them. */
function isForFilesAlone(box: Element, state: PageState): boolean {
  if (!asksToDrop(box) || focusOf(box) !== "none") return false;
  const holdsOpener = [...queryAll(box, OPENERS), ...queryAll(box, FILES)].length > 0;
  const hasStop = queryAll(box, "*").some((one) => state.has(one) && focusOf(one) !== "none");
  return !holdsOpener && !hasStop && !fieldsBeside(box).some((field) => !isOfOtherBox(field, box));
}

/**
 * Boxes that ask for files to be dropped and hear of it, or for which a framework does that hears for all it draws.
 *
 * @param hearing boxes that hear of it themselves
 */
export function dropBoxes(
  hearing: readonly Element[],
  drops: ReadonlySet<Node>,
  state: PageState,
): Element[] {
  if (drops.size === 0) return [];
  const asking = [...state]
    .filter(([element, { text }]) => DROP.test(text) && isHeardAround(element, drops))
    .map(([element]) => closestElement(element, DROP_BOXES) ?? element);
  const boxes = [...hearing, ...new Set(asking)].filter((box) => isForFilesAlone(box, state));
  const hasMore = (box: Element, inner: Element): boolean => textOf(box) !== textOf(inner);
  return boxes.filter((box) =>
    boxes.every((other) => {
      if (other === box) return true;
      // The innermost is meant, or what says no more around it.
      return !(contains(box, other) ? hasMore(box, other) : contains(other, box) && !hasMore(other, box));
    }),
  );
}

/** Whether a button beside it, or a field elsewhere on the page, may open files for it. */
export function mayOpenFilesElsewhere(box: Element): boolean {
  const around = parentElement(box);
  const hasButton = around !== null && queryAll(around, OPENERS).length > 0;
  return hasButton || queryPage(FILES).length > 0;
}

function asksToDrop(box: Element): boolean {
  const words = box instanceof HTMLElement ? innerText(box) : "";
  return words.length <= WORDS_LIMIT && DROP.test(words);
}

/** Fields for files in the same part of the page. */
function fieldsBeside(box: Element): Element[] {
  const part = closestElement(box, PARTS);
  return part === null ? [] : queryAll(part, FILES);
}

/** Whether a field belongs to another box, which asks to drop something itself. */
function isOfOtherBox(field: Element, box: Element): boolean {
  for (let around = parentElement(field); around !== null; around = parentElement(around)) {
    if (contains(around, box) || matchesSelector(around, PARTS)) return false;
    if (asksToDrop(around)) return true;
  }
  return false;
}

/** Holds a picture over the box, as if it came from a folder. */
export function holdFileOver(box: Element): void {
  send(box, ["dragenter", "dragover"]);
}

export function dropFile(box: Element): void {
  send(box, ["drop"]);
}

function send(box: Element, types: readonly string[]): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["GIF89a"], "picture.gif", { type: "image/gif" }));
  const told = { bubbles: true, cancelable: true, composed: true, dataTransfer };
  for (const type of types) box.dispatchEvent(new DragEvent(type, told));
}
