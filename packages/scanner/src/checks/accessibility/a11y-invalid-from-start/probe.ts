import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { attribute, folded, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { errorsFor, isEmpty, isOfOtherField, WRITTEN_IN } from "./errors-of-field.ts";
import { mayBeExplained } from "./explaining-words.ts";

/** A field that says whether its entry is wrong. */
export interface FieldWithValidity {
  label: string;
  isInvalid: boolean;
  /** Whether nothing is written or chosen in it. */
  isEmpty: boolean;
  /** Whether a text in sight may say what is wrong: one that the field names, or one of its form that is red or called an error. */
  hasError: boolean;
  /** Whether such a text is none that another field names; absent in older facts. */
  hasOwnError?: boolean;
  /** Whether other words beside it or in its form may say what is wrong; absent in older facts. */
  mayBeExplained?: boolean;
  element: ElementRef;
}

const MOST = 40;
const LABEL_LIMIT = 60;

/** Fields in sight that say so from the start, as scripts have left them. */
export function probe({ describe, within }: AskedPage): FieldWithValidity[] {
  return everywhere("[aria-invalid]")
    .filter((field) => matchesSelector(field, WRITTEN_IN) && !matchesSelector(field, ":disabled"))
    .filter((field) => isSeen(field) && isExposed(field))
    .filter(within(MOST))
    .map((field) => ({
      label: folded(labelOf(field), LABEL_LIMIT),
      isInvalid: !["", "false"].includes(attribute(field, "aria-invalid") ?? ""),
      isEmpty: isEmpty(field),
      hasError: errorsFor(field).length > 0,
      hasOwnError: errorsFor(field).some((error) => !isOfOtherField(error, field)),
      mayBeExplained: mayBeExplained(field),
      element: describe(field),
    }));
}
