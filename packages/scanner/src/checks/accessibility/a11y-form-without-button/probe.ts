import type { ElementRef } from "#evidence/document.ts";
import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A form with a text field, and whether it has something to send it with. */
export interface SentForm {
  hasButton: boolean;
  element: ElementRef;
}

const FIELDS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]):not([type=radio]):not([type=checkbox]):not([type=range]),textarea";
const BUTTONS = "button,input[type=submit],input[type=image],input[type=button],[role=button]";
const MOST = 20;

/** Forms with an address to send them to and a field that people can see. */
export function probe({ describe, within }: AskedPage): SentForm[] {
  return everywhere("form[action]")
    .filter((form) => queryAll(form, FIELDS).some((field) => isSeen(field) && isExposed(field)))
    .filter(within(MOST))
    .map((form) => {
      const id = attribute(form, "id");
      const elsewhere = id === null ? [] : everywhere(`button[form="${CSS.escape(id)}"]`);
      return {
        hasButton: [...queryAll(form, BUTTONS), ...elsewhere].some((button) => isExposed(button)),
        element: describe(form),
      };
    });
}
