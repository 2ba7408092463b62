import type { ElementRef } from "#evidence/document.ts";

import { checkVisibility, parentElement, queryAll } from "../dom.ts";

/** A list that got entries while the focus was in it. */
export interface GrownList {
  element: ElementRef;
  /** Stops of the Tab key in it. */
  entries: number;
}

interface Walked {
  /** The last elements that had the focus. */
  recent: readonly Element[];
  /** What could take the focus before the walk began. */
  atStart: ReadonlySet<Element>;
  /** Selects what can take the focus. */
  focusable: string;
}

/** The box of the last stops, where none of these was there before and something behind it was; null elsewhere. */
export function boxThatGrew({
  recent,
  atStart,
  focusable,
}: Walked): { box: Element; entries: number } | null {
  const [first] = recent;
  if (first === undefined || recent.some((element) => atStart.has(element))) return null;
  const box = boxAround(first, recent);
  if (box === null || !isReached([...atStart], (element) => box.contains(element))) return null;
  const isBehind = (element: Element): boolean =>
    !box.contains(element) && (box.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (!isReached([...atStart], isBehind)) return null;
  return { box, entries: queryAll(box, focusable).length };
}

function boxAround(first: Element, all: readonly Element[]): Element | null {
  for (let at = parentElement(first); at !== null && at !== document.body; at = parentElement(at))
    if (all.every((element) => at.contains(element))) return at;
  return null;
}

/** Whether the Tab key may stop at one of them. */
function isReached(elements: readonly Element[], isMeant: (element: Element) => boolean): boolean {
  return elements.some(
    (element) =>
      element.isConnected &&
      isMeant(element) &&
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      checkVisibility(element, { visibilityProperty: true }),
  );
}
