import type { DocumentSnapshot } from "#evidence/document.ts";

import { childNodes, folded, isElement, nodeType, nodeValue, openShadowRoot, tagName } from "./dom.ts";

const LIMIT = 100_000;
const NO_TEXT = new Set(["script", "style", "noscript", "template", "svg", "head"]);

/** All text below a node, shown or not, of a page whose structured data has questions; nothing of another page. */
export function textOfQuestions(
  data: DocumentSnapshot["structuredData"],
  root: Node,
): Pick<DocumentSnapshot, "wholeText"> {
  return data.some(({ raw }) => raw.includes("FAQPage")) ? { wholeText: wholeText(root) } : {};
}

function wholeText(root: Node): string {
  const waiting: Node[] = [root];
  let text = "";
  for (let node = waiting.pop(); node !== undefined && text.length < LIMIT; node = waiting.pop()) {
    if (nodeType(node) === Node.TEXT_NODE) text += nodeValue(node) ?? "";
    if (isElement(node) && NO_TEXT.has(tagName(node))) continue;
    const shadow = isElement(node) ? openShadowRoot(node) : null;
    waiting.push(...[...(shadow === null ? [] : [shadow]), ...childNodes(node)].toReversed());
  }
  return folded(text, LIMIT);
}
