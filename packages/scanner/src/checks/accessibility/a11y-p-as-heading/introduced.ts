import {
  attribute,
  closestElement,
  matchesSelector,
  nodeValue,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";

/** What people operate, read off or look at: words in there are no running text. */
const NOT_PROSE =
  "button,select,option,textarea,label,legend,svg,canvas,math,nav,[role=tablist],[role=slider],[role=progressbar],[role=meter],[role=radiogroup],[role=group],[role=listbox],[role=menu],[role=toolbar],[aria-hidden=true]";
const WORD = /\p{L}{2,}/u;
const MOST_NODES = 200;

/** Letters and spaces of the running text in an element. */
export function lettersOfProse(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let letters = 0;
  let left = MOST_NODES;
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode(), left -= 1) {
    const parent = node.parentElement;
    if (parent === null || closestElement(parent, NOT_PROSE) !== null) continue;
    const words = (nodeValue(node) ?? "").split(/\s+/).filter((word) => WORD.test(word));
    letters += words.reduce((sum, word) => sum + lengthOf(word) + 1, 0);
  }
  return letters;
}

const SYLLABLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** A letter of these scripts says as much as two or three of an alphabet. */
function lengthOf(word: string): number {
  return word.length + (word.match(SYLLABLE)?.length ?? 0);
}

/** A number with its unit, as statistics and prices have it: `573 K`, `$ 12.00`, `100%`, `24 Std.` */
const NUMBER = /^[^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,3}[^\p{L}\p{N}]*$/u;

/** A price and what it is for: `$19 a month`, `ab 24,90 € / Nacht`, `12 € par personne`. */
const PRICE =
  /^(?:\p{L}{2,6}\.? )?(?:\p{Sc} ?[\d.,\s]*\d|\d[\d.,\s]*(?:\p{Sc}|EUR|USD|GBP|CHF|kr\.?|zł))[\s/]*(?:\p{L}+\.?[\s/]*){0,4}\*?$/u;

/** Where to write to or look, alone or after what it is: `shop@example.com`, `Web: www.example.com`. */
const ADDRESS = /^(?:[\p{L}.-]{1,12}:? )?(?:[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+)$/u;
/** A number to call, after what it is: `Phone: +1 (544) 123-4567`. */
const PHONE = /^\p{L}[\p{L}.-]{0,11}:? \+?[\d\s()./-]{7,}$/u;

/** Whether a text is a bare value, such as a number or an address, which is told and not headed by it. */
export function isValue(text: string): boolean {
  return [NUMBER, PRICE, ADDRESS, PHONE].some((pattern) => pattern.test(text.trim()));
}

/** Whether the first words of an element are a bare number. */
function beginsWithNumber(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = nodeValue(node) ?? "";
    if (text.trim() !== "") return isValue(text);
  }
  return false;
}

const FIELDS =
  "input:not([type=hidden]),select,textarea,meter,progress,canvas,[role=slider],[role=progressbar]";

/** Whether a line is the caption of what comes next: a field, a scale, a chart or a number. */
export function isCaption(line: Element, below: Element): boolean {
  const { id } = line;
  const names = id !== "" && queryAll(document, `[aria-labelledby~="${CSS.escape(id)}"]`).length > 0;
  return names || beginsWithNumber(below) || beginsWithField(below);
}

/** Whether nothing is read before the first thing that is operated or read off. */
function beginsWithField(below: Element): boolean {
  if (matchesSelector(below, FIELDS)) return true;
  const [field] = queryAll(below, FIELDS);
  if (field === undefined || attribute(field, "type") === "hidden") return false;
  const before = document.createRange();
  before.setStart(below, 0);
  before.setEndBefore(field);
  return !WORD.test(textContent(before.cloneContents()) ?? "");
}
