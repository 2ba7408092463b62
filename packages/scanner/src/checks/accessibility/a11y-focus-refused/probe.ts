import type { ElementRef } from "#evidence/document.ts";
import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A control with a script of its own for the moment it gets the focus. */
export interface FocusScript {
  name: string;
  script: string;
  element: ElementRef;
}

const CONTROLS =
  "a[href][onfocus],button[onfocus],input[onfocus]:not([type=hidden]),select[onfocus],textarea[onfocus],[tabindex][onfocus]:not([tabindex='-1'])";
const MOST = 200;
const TEXT_LIMIT = 300;

/** Controls in sight that the Tab key stops at and that have an `onfocus` attribute. */
export function probe({ describe, within }: AskedPage): FocusScript[] {
  return everywhere(CONTROLS)
    .filter((control) => isSeen(control) && isExposed(control))
    .filter(within(MOST))
    .map((control) => ({
      name: accessibleName(control).slice(0, TEXT_LIMIT),
      script: (attribute(control, "onfocus") ?? "").slice(0, TEXT_LIMIT),
      element: describe(control),
    }));
}
