import type { ElementRef } from "#evidence/document.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A frame with a name. */
export interface TitledFrame {
  name: string;
  element: ElementRef;
}

const MOST = 50;
const NAME_LIMIT = 200;

/** Frames in sight that screen readers name. */
export function probe({ describe, within }: AskedPage): TitledFrame[] {
  return everywhere("iframe,frame")
    .filter((frame) => isSeen(frame) && isExposed(frame))
    .filter(within(MOST))
    .map((frame) => ({ name: accessibleName(frame).slice(0, NAME_LIMIT), element: describe(frame) }))
    .filter(({ name }) => name !== "");
}
