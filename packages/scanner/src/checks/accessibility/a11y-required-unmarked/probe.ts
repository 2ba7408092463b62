import { OPTIONAL_WORDS, REQUIRED_WORDS } from "#checks/accessibility/wording/required-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A form some of whose fields must be filled in. */
export interface FormWithRequired {
  required: {
    label: string;
    /** What people see of it: label, placeholder and what styles add. */
    shown: string;
    element: ElementRef;
  }[];
  /** How many fields may stay empty. */
  optional: number;
  /** Texts of its other labels, to see whether those say that they are optional. */
  optionalLabels: string[];
  /** Sentences of the form that speak of what must be filled in. */
  notice: string;
}

const FIELDS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]):not([type=radio]):not([type=checkbox]):not([type=range]):not([type=color]),textarea,select";
const MOST_FORMS = 20;
const MOST_FIELDS = 30;
const TEXT_LIMIT = 200;
/** An introduction stands next to its form, or next to the box around it. */
const LEVELS_ABOVE = 2;
const LETTERS_ABOVE = 2000;

/** Forms in sight with at least one field that must be filled in. */
export function probe({ describe, within }: AskedPage): FormWithRequired[] {
  return everywhere("form")
    .filter((form) => isSeen(form))
    .flatMap((form) => {
      const fields = queryAll(form, FIELDS).filter((field) => isExposed(field) && isSeen(field));
      const required = fields.filter((field) => matchesSelector(field, "[required],[aria-required=true]"));
      const optional = fields.filter((field) => !required.includes(field));
      if (required.length === 0) return [];
      return [
        {
          required: required.filter(within(MOST_FIELDS)).map((field) => ({
            label: accessibleName(field).slice(0, TEXT_LIMIT),
            shown: shownOf(field).slice(0, TEXT_LIMIT),
            element: describe(field),
          })),
          optional: optional.length,
          optionalLabels: optional
            .filter(within(MOST_FIELDS))
            .map((field) => shownOf(field).slice(0, TEXT_LIMIT)),
          notice: noticeFor(form),
        },
      ];
    })
    .filter(within(MOST_FORMS));
}

/** In the form or right above it, as introductions stand there. */
export function noticeFor(form: Element): string {
  const lines = [...textsAbove(form), shownText(form)].flatMap((text) => text.split(/[.\n\u3002]/));
  const notice = lines.find((line) => REQUIRED_WORDS.test(line) || OPTIONAL_WORDS.test(line));
  return folded(notice ?? "", TEXT_LIMIT);
}

/** Texts before a form, down from the fields before it, which they may be about. */
function textsAbove(form: Element): string[] {
  const texts: string[] = [];
  let at: Element | null = form;
  for (let level = 0; at !== null && level < LEVELS_ABOVE; level += 1) {
    let before: Element | null = at.previousElementSibling;
    while (before !== null && !holdsFields(before)) {
      texts.push(shownText(before).slice(0, LETTERS_ABOVE));
      before = before.previousElementSibling;
    }
    at = before === null ? at.parentElement : null;
  }
  return texts;
}

function holdsFields(part: Element): boolean {
  return matchesSelector(part, FIELDS) || queryAll(part, FIELDS).length > 0;
}

function shownText(part: Element): string {
  return part instanceof HTMLElement && isSeen(part) ? innerText(part) : "";
}

/** What people see of a field: label, placeholder and what styles add. */
export function shownOf(field: Element): string {
  const labels =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
      ? [...(field.labels ?? [])]
      : [];
  const around = closestElement(field, "p,li,td,div");
  const near = [...labels, ...(around === null || queryAll(around, FIELDS).length > 1 ? [] : [around])];
  const added = near.flatMap((label) =>
    [label, ...queryAll(label, "*").slice(0, 5)].flatMap((part) =>
      ["::before", "::after"].map((place) => getComputedStyle(part, place).content),
    ),
  );
  return [
    ...near.map(textOf),
    ...near.flatMap((label) => queryAll(label, "img[alt]")).map((mark) => attribute(mark, "alt") ?? ""),
    attribute(field, "placeholder") ?? "",
    ...added.filter((text) => text !== "none" && text !== "normal"),
  ].join(" ");
}
