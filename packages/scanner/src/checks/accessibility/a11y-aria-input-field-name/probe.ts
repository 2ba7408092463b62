import type { ElementRef } from "#evidence/document.ts";
import { attribute, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A box of the page that people write in, as editors have one, without a role of its own. */
export interface WrittenIn {
  isNamed: boolean;
  element: ElementRef;
}

const BOXES = "div,span,p,pre,section,article";
const MOST = 50;

/** The outermost boxes that can be written in. What has a role is left to the engines. */
export function probe({ describe, within }: AskedPage): WrittenIn[] {
  return everywhere("[contenteditable]:not([role])")
    .filter((box) => matchesSelector(box, BOXES) && isWrittenIn(box) && isSeen(box) && isExposed(box))
    .filter(within(MOST))
    .map((box) => ({ isNamed: isNamed(box), element: describe(box) }));
}

function isWrittenIn(box: Element): boolean {
  const isEditable = box instanceof HTMLElement && box.isContentEditable && !box.inert;
  const { parentElement } = box;
  return isEditable && !(parentElement instanceof HTMLElement && parentElement.isContentEditable);
}

/** Text in the box is what was written, and no name. That aria-labelledby leads nowhere is told by itself. */
function isNamed(box: Element): boolean {
  const isTold = ["aria-label", "title"].some((name) => (attribute(box, name) ?? "").trim() !== "");
  return isTold || box.hasAttribute("aria-labelledby");
}
