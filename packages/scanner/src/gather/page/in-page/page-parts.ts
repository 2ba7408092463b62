import { openShadowRoot, queryAll } from "./dom.ts";

let parts: readonly Node[] | null = null;

/** Elements of the page that match, those in open shadow roots after those of the document. */
export function everywhere(selector: string): Element[] {
  parts ??= [document, ...shadowRootsIn(document)];
  return parts.flatMap((part) => queryAll(part, selector));
}

/** Open shadow roots, outer ones first; they do not change while the rules run. */
function shadowRootsIn(part: Node): Node[] {
  const own = queryAll(part, "*").flatMap((element) => openShadowRoot(element) ?? []);
  return [...own, ...own.flatMap(shadowRootsIn)];
}
