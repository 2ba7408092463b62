import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded, matchesSelector, parentElement, queryAll } from "#gather/page/in-page/dom.ts";
import { labelsBeside } from "#gather/page/in-page/label-beside.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, referenced } from "#gather/page/in-page/semantics.ts";

/** A form, and how many of the fields that people write in have their label where they write. */
export interface WrittenForm {
  fields: number;
  /** What stands in the empty field, and nothing beside it. */
  inside: { text: string; element: ElementRef }[];
}

const WRITES =
  "input:is([type=text],[type=email],[type=tel],[type=url],[type=number],[type=password],:not([type])),textarea";
const SEARCHES = "[role=search],search,form[role=search] *,search *,[role=search] *";
const MOST_FIELDS = 30;
const TEXT_LIMIT = 80;
const STEPS_AROUND = 3;

/** Forms in sight, those to search with aside. */
export function probe({ describe, within }: AskedPage): WrittenForm[] {
  return everywhere("form")
    .filter((form) => isSeen(form) && !matchesSelector(form, SEARCHES))
    .map((form) => {
      const fields = fieldsIn(form).filter(within(MOST_FIELDS));
      const unlabelled = fields.filter((field) => placeholderOf(field) !== "" && !isLabelled(field, form));
      const beside = labelsBeside(unlabelled);
      const inside = unlabelled
        .filter((field) => !beside.has(field))
        .map((field) => ({ text: placeholderOf(field), element: describe(field) }));
      return { fields: fields.length, inside };
    })
    .filter(({ fields }) => fields > 0);
}

function fieldsIn(form: Element): Element[] {
  return queryAll(form, WRITES).filter((field) => isExposed(field) && isSeen(field));
}

function placeholderOf(field: Element): string {
  return folded(attribute(field, "placeholder"), TEXT_LIMIT);
}

/** By a label in sight, or by any text that stands with the field alone in a box. */
function isLabelled(field: Element, form: Element): boolean {
  const labels =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  const named = [...(labels ?? []), ...referenced(field, "aria-labelledby")];
  if (named.some(showsWords)) return true;
  let box = parentElement(field);
  for (let step = 0; box !== null && box !== form && step < STEPS_AROUND; step += 1) {
    if (fieldsIn(box).length > 1) return false;
    if (showsWords(box)) return true;
    box = parentElement(box);
  }
  return false;
}

/** Texts for screen readers, clipped or moved away, are none that is shown. */
function showsWords(element: Element): boolean {
  return [element, ...queryAll(element, "*")].some(
    (part) =>
      isSeen(part) && [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
  );
}
