import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded, matchesSelector } from "#gather/page/in-page/dom.ts";
import { isNamedByPlaceholder, labelsBeside, type LabelBeside } from "#gather/page/in-page/label-beside.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A field that has only its placeholder as a name, and the label that people see beside it. */
export interface UntiedField {
  selector: string;
  placeholder: string;
  label: LabelBeside;
  isDisabled: boolean;
  element: ElementRef;
}

const WRITES =
  "input:is([type=text],[type=search],[type=email],[type=tel],[type=url],[type=number],[type=password],:not([type])),textarea";
const MOST = 100;
const TEXT_LIMIT = 80;

export function probe({ describe, selectorOf, within }: AskedPage): UntiedField[] {
  const fields = everywhere(WRITES)
    .filter((field) => isNamedByPlaceholder(field) && isSeen(field) && isExposed(field))
    .filter(within(MOST));
  return [...labelsBeside(fields)].map(([field, label]) => ({
    selector: selectorOf(field),
    placeholder: folded(attribute(field, "placeholder"), TEXT_LIMIT),
    label,
    isDisabled: matchesSelector(field, ":disabled"),
    element: describe(field),
  }));
}
