import type { ElementRef } from "#evidence/document.ts";
import { isBefore } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A label that stands right before one text field and belongs to another one. */
export interface CrossedLabel {
  text: string;
  /** Whether the label before that other field belongs to the first. */
  isSwap: boolean;
  element: ElementRef;
}

export interface LabelsOfFields {
  /** How many labels stand right before a text field. */
  labels: number;
  crossed: CrossedLabel[];
}

const FIELDS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]):not([type=radio]):not([type=checkbox]),textarea,select";
const MOST_PARTS = 400;
const TEXT_LIMIT = 80;

/** Labels in sight, each followed by a field with no other label or field in between. */
export function probe({ describe, within }: AskedPage): LabelsOfFields {
  const parts = everywhere(`label,${FIELDS}`)
    .filter((part) => isSeen(part) && isExposed(part))
    .filter(within(MOST_PARTS))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const nextTo = new Map<Element, HTMLLabelElement>();
  for (const [index, label] of parts.entries()) {
    const field = parts[index + 1];
    const isPair =
      label instanceof HTMLLabelElement && field !== undefined && !(field instanceof HTMLLabelElement);
    if (isPair && label.control !== null && !label.contains(field)) nextTo.set(field, label);
  }
  const crossed = [...nextTo].flatMap(([field, label]) => {
    const owner = label.control;
    if (owner === null || owner === field || !parts.includes(owner)) return [];
    const isSwap = nextTo.get(owner)?.control === field;
    if (!isSwap && isRightAfter(label, owner, parts) && nextTo.get(owner)?.control !== owner) return [];
    return [{ text: textOf(label).slice(0, TEXT_LIMIT), isSwap, element: describe(label) }];
  });
  return { labels: nextTo.size, crossed };
}

/** A label may stand after its field, or be drawn over it from there, as labels that float are. */
function isRightAfter(label: Element, field: Element, parts: readonly Element[]): boolean {
  return parts.indexOf(label) === parts.indexOf(field) + 1;
}
