import type { ElementRef } from "#evidence/document.ts";
import { contentDocument, matchesSelector, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A frame with a name, or one that holds nothing. */
export interface TitledFrame {
  name: string;
  /** Set where it has no height or width and an empty document, as scripts measure the window with. */
  isNothing?: true;
  /** Set where its role says that it is no frame to those who listen. https://www.w3.org/TR/html-aria/#el-iframe */
  isPresented?: true;
  element: ElementRef;
}

const MOST = 50;
const NAME_LIMIT = 200;

/** Frames in sight that screen readers name, and those in which nobody finds anything. */
export function probe({ describe, within }: AskedPage): TitledFrame[] {
  return everywhere("iframe,frame")
    .filter((frame) => isExposed(frame))
    .filter(within(MOST))
    .flatMap((frame) => {
      const name = accessibleName(frame).slice(0, NAME_LIMIT);
      if (matchesSelector(frame, "[role=none],[role=presentation]"))
        return [{ name, isPresented: true as const, element: describe(frame) }];
      if (isNothing(frame)) return [{ name, isNothing: true as const, element: describe(frame) }];
      return isSeen(frame) && name !== "" ? [{ name, element: describe(frame) }] : [];
    });
}

/** Frames of other sites don't tell what they hold. */
function isNothing(frame: Element): boolean {
  const { width, height } = rectOf(frame);
  if ((width > 0 && height > 0) || !(frame instanceof HTMLIFrameElement)) return false;
  const inner = contentDocument(frame);
  return inner !== null && (inner.body === null || inner.body.childNodes.length === 0);
}
