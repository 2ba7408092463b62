import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Characters of a name that are shown at most. */
const LONGEST = 120;

/**
 * The words by which a person knows an element, from its stored markup: its accessible name as far as the markup tells,
 * otherwise its visible text. Null where it has none, or the snippet is no markup, such as a header.
 *
 * Source: https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export function ownName(snippet: string | null): string | null {
  if (snippet === null) return null;
  const [first] = parseFragment(snippet).childNodes;
  if (first === undefined || !isElement(first)) return null;
  const words = nameOf(first).replaceAll(/\s+/gu, " ").trim();
  // A lone ellipsis is where the snippet was cut.
  return words === "" || words === "…" ? null : clipped(words);
}

/** The file by which a person knows a place without an element: its address without a scheme; null where it is none. */
export function ownFile(snippet: string | null): string | null {
  const address = /^https?:\/\/(\S+)$/u.exec(snippet ?? "")?.[1];
  return address === undefined ? null : clipped(address);
}

function clipped(words: string): string {
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).trimEnd()}…`;
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

function nameOf(element: Element): string {
  const of = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? "";
  return (
    of("aria-label") ||
    of("alt") ||
    valueOf(element, of) ||
    textOf(element) ||
    of("title") ||
    of("placeholder")
  );
}

/** A button made of an input says its value. */
function valueOf({ tagName }: Element, of: (name: string) => string): string {
  const isButton = tagName === "input" && ["submit", "button", "reset"].includes(of("type").toLowerCase());
  return isButton ? of("value") : "";
}

const SILENT = new Set(["script", "style", "template", "noscript"]);

function textOf({ tagName, childNodes }: Element): string {
  if (SILENT.has(tagName)) return "";
  return childNodes.map(wordsOf).join("").trim();
}

function wordsOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return isElement(node) ? ` ${nameOf(node)} ` : "";
}
