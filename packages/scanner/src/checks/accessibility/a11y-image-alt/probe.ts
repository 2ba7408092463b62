import type { ElementRef } from "#evidence/document.ts";
import { attribute, attributesOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** A picture marked as decoration that has attributes a screen reader may tell it by. */
export interface MarkedPicture {
  alt: string;
  /** Role, title, place in the tab order and ARIA attributes, as written. */
  attributes: Record<string, string>;
  isExposed: boolean;
  /** Accessible name; empty where what names it does not exist. */
  name: string;
  element: ElementRef;
}

const MARKED =
  "img[alt=''],img[role~=none i],img[role~=presentation i],svg[role~=none i],svg[role~=presentation i]";
const TELLING = /^(?:role|tabindex|title|aria-.*)$/;
const MOST = 200;
const NAME_LIMIT = 200;

export function probe({ describe, within }: AskedPage): MarkedPicture[] {
  return everywhere(MARKED)
    .map((picture) => ({ picture, attributes: tellingAttributes(picture) }))
    .filter(({ attributes }) => Object.keys(attributes).length > 0)
    .filter(within(MOST))
    .map(({ picture, attributes }) => ({
      alt: attribute(picture, "alt") ?? "",
      attributes,
      isExposed: isExposed(picture),
      name: accessibleName(picture).slice(0, NAME_LIMIT),
      element: describe(picture),
    }));
}

function tellingAttributes(picture: Element): Record<string, string> {
  const told = [...attributesOf(picture)].filter(({ name }) => TELLING.test(name));
  return Object.fromEntries(told.map(({ name, value }) => [name, value]));
}
