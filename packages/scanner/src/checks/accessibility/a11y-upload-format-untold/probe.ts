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

/** A field for files that takes some kinds of them only. */
export interface UploadField {
  label: string;
  /** The kinds of files it takes, as its markup has them. */
  accept: string;
  /** All that is said of it: its name, description, tooltip, and the texts around it. */
  told: string;
  element: ElementRef;
}

const MOST = 20;
const LABEL_LIMIT = 80;
const TOLD_LIMIT = 600;
const ACCEPT_LIMIT = 200;

export function probe({ describe, within }: AskedPage): UploadField[] {
  const fields = everywhere("input[type=file][accept]:not([accept='']):enabled")
    .filter((field) => isExposed(field) && isSeen(field))
    .filter(within(MOST));
  const beside = labelsBeside(fields);
  return fields.map((field) => {
    const block = blockAround(field);
    const next = block?.nextElementSibling ?? null;
    const label = accessibleName(field) || (beside.get(field)?.text ?? "");
    const told = [
      label,
      attribute(field, "title") ?? "",
      ...referenced(field, "aria-describedby").map(textOf),
      ...[block, next].map((part) => (part === null ? "" : textOf(part))),
    ];
    return {
      label: folded(label, LABEL_LIMIT),
      accept: folded(attribute(field, "accept"), ACCEPT_LIMIT),
      told: folded(told.join(" "), TOLD_LIMIT),
      element: describe(field),
    };
  });
}
