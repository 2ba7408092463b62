import { contentDocument, matchesSelector, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** A frame taken out of the tab order. */
export interface SkippedFrame {
  selector: string;
  isInert: boolean;
  isSeen: boolean;
  /** Whether anything in it can be operated; null for frames of other sites. */
  isOperable: boolean | null;
}

const FOCUSABLE =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]";
const MOST = 50;

export function probe({ selectorOf, within }: AskedPage): SkippedFrame[] {
  return queryAll(document, "iframe[tabindex^='-']")
    .filter(within(MOST))
    .map((frame) => ({
      selector: selectorOf(frame),
      isInert: matchesSelector(frame, "[inert],[inert] *"),
      // A border doesn't show what is in the frame.
      isSeen: isSeen(frame) && frame.clientWidth > 1 && frame.clientHeight > 1,
      isOperable: isOperable(frame),
    }));
}

function isOperable(frame: Element): boolean | null {
  const framed = isFrame(frame) ? contentDocument(frame) : null;
  return framed === null ? null : queryAll(framed, FOCUSABLE).some((inner) => canBeOperated(inner));
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return tagName(element) === "iframe";
}

/** Elements of a frame belong to classes of their own, so attributes are asked. */
function canBeOperated(element: Element): boolean {
  return (
    !matchesSelector(element, ":disabled,[tabindex^='-'],[inert],[inert] *") &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0
  );
}
