import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded, matchesSelector, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A text right after a field that is no part of its label. */
export interface TextAfterField {
  label: string;
  text: string;
  /** Whether its class or tag says that it is a hint. */
  isMarkedAsHint: boolean;
  /** Whether the field names any element as its description. */
  isDescribed: boolean;
  element: ElementRef;
}

const FIELDS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]):not([type=radio]):not([type=checkbox]),textarea,select";
const CONTROLS = "input,textarea,select,button,label,a[href],h1,h2,h3,h4,h5,h6,fieldset,legend";
const MOST = 50;
const LONGEST = 200;

/** Fields in sight, each with the short text that follows it before anything else. */
export function probe({ describe, within }: AskedPage): TextAfterField[] {
  return everywhere(FIELDS)
    .filter((field) => isExposed(field) && isSeen(field))
    .filter(within(MOST))
    .flatMap((field) => {
      const hint = textElementAfter(field);
      if (hint === null) return [];
      const marks = `${attribute(hint, "class") ?? ""} ${attribute(hint, "id") ?? ""}`;
      return [
        {
          label: accessibleName(field).slice(0, LONGEST),
          text: folded(textContent(hint), LONGEST),
          isMarkedAsHint:
            matchesSelector(hint, "small") || /hint|help|note|desc|info|instruction/i.test(marks),
          isDescribed: (attribute(field, "aria-describedby") ?? "").trim() !== "",
          element: describe(field),
        },
      ];
    });
}

/** In the field's own block, or the block that follows it. */
function textElementAfter(field: Element): Element | null {
  const around = field.parentElement;
  const own = field.nextElementSibling;
  const next =
    own ?? (around !== null && matchesSelector(around, "p,div") ? around.nextElementSibling : null);
  if (next === null || !matchesSelector(next, "p,div,span,small,em,i")) return null;
  if (queryAll(next, CONTROLS).length > 0 || !isSeen(next) || !isExposed(next)) return null;
  const text = textOf(next);
  return text !== "" && text.length <= LONGEST ? next : null;
}
