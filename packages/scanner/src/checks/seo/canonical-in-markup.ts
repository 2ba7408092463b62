import { parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** The canonical address a raw document names, made absolute; null when it names none. */
export function canonicalInMarkup(html: string, base: string): string | null {
  for (const node of descendants(parse(html))) {
    if (!("attrs" in node) || node.tagName !== "link") continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const href = attributes.get("href") ?? "";
    const isCanonical = attributes.get("rel")?.toLowerCase().split(/\s+/).includes("canonical") === true;
    if (isCanonical && URL.canParse(href, base)) return new URL(href, base).href;
  }
  return null;
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) yield* descendants(child);
}
