import type { ElementRef } from "#evidence/document.ts";
import { attribute, matchesSelector, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed } from "#gather/page/in-page/semantics.ts";

/** An element that an attribute names, or gives another name to its kind. */
export interface NamedElement {
  tag: string;
  /** As written; null where it has none. */
  role: string | null;
  /** Attributes that name it, or its kind, and are not empty. */
  namedBy: string[];
  /** Whether text can be written into it. */
  isEditable: boolean;
  element: ElementRef;
}

const NAMING = [
  "aria-label",
  "aria-labelledby",
  "aria-braillelabel",
  "aria-roledescription",
  "aria-brailleroledescription",
];
/** Elements that may be named whatever else they are, as long as no role says otherwise. */
const MAY_BE_NAMED =
  ":is(a[href],button,input,select,textarea,img,iframe,nav,main,form,section,aside,dialog,table,svg):not([role])";
const MOST = 400;

export function probe({ describe, within }: AskedPage): NamedElement[] {
  const selector = NAMING.map((name) => `[${name}]`).join(",");
  return everywhere(selector)
    .filter((element) => !matchesSelector(element, MAY_BE_NAMED))
    .map((element) => ({ element, namedBy: NAMING.filter((name) => hasValue(element, name)) }))
    .filter(({ element, namedBy }) => namedBy.length > 0 && isExposed(element))
    .filter(within(MOST))
    .map(({ element, namedBy }) => ({
      tag: tagName(element),
      role: attribute(element, "role"),
      namedBy,
      isEditable: matchesSelector(element, "[contenteditable]:not([contenteditable=false])"),
      element: describe(element),
    }));
}

function hasValue(element: Element, name: string): boolean {
  return (attribute(element, name) ?? "").trim() !== "";
}
