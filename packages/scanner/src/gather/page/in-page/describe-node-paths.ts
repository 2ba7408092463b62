import type { ElementRef } from "#evidence/document.ts";

import { createDescriber } from "./describe-element.ts";
import { childNodes, isElement, nodeValue, openShadowRoot } from "./dom.ts";

/**
 * Describes elements by Lighthouse's paths: `1,HTML,1,BODY,3,IMG` counts child nodes without blank texts, and
 * `a,#document-fragment` steps into a shadow root.
 */
export function describeNodePaths(paths: string[]): (ElementRef | null)[] {
  const describer = createDescriber(document);
  return paths.map((path) => {
    const element = elementOfNodePath(path);
    return element === null ? null : describer.describe(element);
  });
}

function elementOfNodePath(path: string): Element | null {
  const parts = path.split(",");
  let place: Node | null = document;
  for (let index = 0; index < parts.length && place !== null; index += 2) {
    const step: string = parts[index] ?? "";
    place = step === "a" ? shadowOf(place) : (countedChildren(place)[Number(step)] ?? null);
  }
  return isElement(place) ? place : null;
}

function shadowOf(place: Node): Node | null {
  return isElement(place) ? openShadowRoot(place) : null;
}

function countedChildren(place: Node): Node[] {
  return [...childNodes(place)].filter(
    (child) => child.nodeType !== Node.TEXT_NODE || (nodeValue(child) ?? "").trim() !== "",
  );
}
