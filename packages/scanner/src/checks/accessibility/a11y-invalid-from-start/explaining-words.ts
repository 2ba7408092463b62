import {
  childNodes,
  closestElement,
  hasOwnText,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isSeen, textOf } from "#gather/page/in-page/semantics.ts";

const OTHER_PARTS =
  "label,legend,button,h1,h2,h3,h4,h5,h6,input:not([type=hidden]),textarea,select,[role=textbox],[role=combobox]";
const WHOLES = "form,fieldset,main,section,article,body,td";
const WORDS = /\p{L}{2}/u;
const MOST_LEVELS = 3;

const TEXTS = "p,li,span,div,strong,em,small,b";
const NO_EXPLANATION = "label,legend,button,select,a,h1,h2,h3,h4,h5,h6";
const NEWS = "[role=alert],[role=status],[aria-live]";
const MOST_TEXTS = 400;

/** Whether words in sight may say what is wrong with a field: right beside it, elsewhere in its form, or in what is read out. */
export function mayBeExplained(field: Element): boolean {
  const form = closestElement(field, "form,[role=form]");
  if (form === null || hasWordsBeside(field)) return true;
  const texts = [...everywhere(NEWS), ...queryAll(form, TEXTS).slice(0, MOST_TEXTS)];
  return texts.some(
    (text) =>
      closestElement(text, NO_EXPLANATION) === null &&
      hasOwnText(text) &&
      isSeen(text) &&
      WORDS.test(textOf(text)),
  );
}

/** Whether words stand before or after a field which are neither its label nor part of another one. */
function hasWordsBeside(field: Element): boolean {
  let part = closestElement(field, "label") ?? field;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const around = parentElement(part);
    if (around === null) return false;
    const nodes = [...childNodes(around)];
    const at = nodes.indexOf(part);
    if (hasWords(nodes.slice(at + 1)) || hasWords(nodes.slice(0, at).toReversed())) return true;
    if (matchesSelector(around, WHOLES)) return false;
    part = around;
  }
  return false;
}

/** Up to the next part of the form. */
function hasWords(nodes: readonly Node[]): boolean {
  for (const node of nodes) {
    if (!(node instanceof Element)) {
      if (WORDS.test(textContent(node) ?? "")) return true;
      continue;
    }
    if (matchesSelector(node, OTHER_PARTS) || queryAll(node, OTHER_PARTS).length > 0) return false;
    if (isSeen(node) && WORDS.test(textOf(node))) return true;
  }
  return false;
}
