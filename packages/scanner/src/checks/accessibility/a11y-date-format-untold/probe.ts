import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded } from "#gather/page/in-page/dom.ts";
import { labelsBeside } from "#gather/page/in-page/label-beside.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  isSeen,
  referenced,
  textOf,
} from "#gather/page/in-page/semantics.ts";

/** An empty field that people write in, with what is said of it. */
export interface WrittenField {
  /** What stands for its label: its name, else the words beside it. */
  label: string;
  /** What else is told: its placeholder, title and description, and the texts of its block. */
  told: string;
  /** The pattern that the browser asks its entry to fit; absent where it has none. */
  pattern?: string;
  element: ElementRef;
}

const WRITES = "input:is([type=text],[type=tel],[type=search],[type=number],:not([type]))";
const MOST = 60;
const LABEL_LIMIT = 80;
const TOLD_LIMIT = 400;
const PATTERN_LIMIT = 200;

/** Fields in sight. What cannot be written in, or holds an example by its value, is left out. */
export function probe({ describe, within }: AskedPage): WrittenField[] {
  const fields = everywhere(WRITES)
    .filter((field) => field instanceof HTMLInputElement && !field.readOnly && field.value === "")
    .filter((field) => isExposed(field) && isSeen(field))
    .filter(within(MOST));
  const beside = labelsBeside(fields);
  return fields.map((field) => {
    const block = blockAround(field);
    const told = [
      attribute(field, "placeholder") ?? "",
      attribute(field, "title") ?? "",
      ...referenced(field, "aria-describedby").map(textOf),
      block === null ? "" : textOf(block),
    ];
    const pattern = attribute(field, "pattern") ?? "";
    return {
      ...(pattern === "" ? {} : { pattern: pattern.slice(0, PATTERN_LIMIT) }),
      label: folded(accessibleName(field) || (beside.get(field)?.text ?? ""), LABEL_LIMIT),
      told: folded(told.join(" "), TOLD_LIMIT),
      element: describe(field),
    };
  });
}
