import type { ElementRef } from "#evidence/document.ts";
import { attribute, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A dialog by its element alone, which engines that look for roles pass by. */
export interface OpenDialog {
  isNamed: boolean;
  element: ElementRef;
}

const MOST = 20;

/** Dialogs that stand open. */
export function probe({ describe, within }: AskedPage): OpenDialog[] {
  return everywhere("dialog[open]")
    .filter((dialog) => attribute(dialog, "role") === null && isSeen(dialog) && isExposed(dialog))
    .filter(within(MOST))
    .map((dialog) => ({ isNamed: isNamed(dialog), element: describe(dialog) }));
}

/** What stands in a dialog is no name of it. */
function isNamed(dialog: Element): boolean {
  return matchesSelector(dialog, "[aria-label],[aria-labelledby],[title]") && accessibleName(dialog) !== "";
}
