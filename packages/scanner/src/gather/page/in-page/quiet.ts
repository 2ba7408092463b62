import { createDescriber } from "./describe-element.ts";
import { isElement, parentNode } from "./dom.ts";

/** A text that was rewritten so often runs: a number that counts up, words that are typed. */
const RUNS = 4;

let lastChange = performance.now();
/** Of all but texts that run. */
let lastOtherChange = lastChange;
const rewrites = new Map<Element, number>();

/**
 * Notes when the document last gained, lost or rewrote anything. Attributes are left out: carousels and spinners
 * change them for ever.
 */
export function watchForQuiet(): void {
  const observer = new MutationObserver((records) => {
    lastChange = performance.now();
    if (!records.map(rewrittenBy).every(runs)) lastOtherChange = lastChange;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** The element whose text alone was rewritten. */
function rewrittenBy({ type, target, addedNodes, removedNodes }: MutationRecord): Element | null {
  const isText = [...addedNodes, ...removedNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const element = type === "characterData" ? parentNode(target) : target;
  return isText && isElement(element) ? element : null;
}

/** Counts one more rewriting of a text, and tells whether it runs. */
function runs(element: Element | null): boolean {
  if (element === null) return false;
  const count = (rewrites.get(element) ?? 0) + 1;
  rewrites.set(element, count);
  return count >= RUNS;
}

/** Milliseconds since the document last changed, or since more of it did than texts that run. */
export function quietForMs(butForTexts = false): number {
  return performance.now() - (butForTexts ? lastOtherChange : lastChange);
}

/**
 * Selectors of the texts that ran, where nothing but them changed for so long that nobody had to wait for them; none
 * where anything came after them, as a page does behind a count of what is loaded.
 */
export function textsThatRan(quietMs: number): string[] {
  if (lastChange - lastOtherChange < quietMs) return [];
  const describer = createDescriber(document);
  const ran = [...rewrites].filter(([element, count]) => count >= RUNS && element.isConnected);
  return ran.map(([element]) => describer.selectorOf(element));
}
