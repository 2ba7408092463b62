import { folded, isBefore, isShadowRoot, queryAll, rootNode, textContent } from "./dom.ts";

const HEADINGS = "h1, h2, h3, h4, h5, h6, [role='heading']";
/** Headings of one document that are looked at. */
const MOST = 2000;
const HEADING_LIMIT = 80;

/** Answers the text of the heading that an element stands under; null before the first one. */
export function createHeadings(document: Document): (element: Element) => string | null {
  const headings = queryAll(document, HEADINGS).slice(0, MOST);
  const texts = headings.map((heading) => folded(textContent(heading), HEADING_LIMIT));

  /** How many headings come before the node: they are in document order, so halves can be passed by. */
  function countBefore(node: Node): number {
    let low = 0;
    let high = headings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const heading = headings[middle];
      if (heading !== undefined && isBefore(heading, node)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return (element) => {
    const before = countBefore(inDocument(element));
    return texts.findLast((text, index) => index < before && text !== "") ?? null;
  };
}

/** What stands for an element in the document itself: of one in a shadow root the outermost host. */
function inDocument(element: Element): Element {
  const root = rootNode(element);
  return isShadowRoot(root) ? inDocument(root.host) : element;
}
