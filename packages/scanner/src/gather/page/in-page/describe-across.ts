import type { ElementRef } from "#evidence/document.ts";

import { createDescriber, type Describer } from "./describe-element.ts";
import {
  childElements,
  contentDocument,
  documentElement,
  isDocument,
  isElement,
  isShadowRoot,
  openShadowRoot,
  tagName,
} from "./dom.ts";
import { isMetByNobody } from "./met-by-nobody.ts";

/** Describes elements of this document and of framed documents of its own origin: `iframe |> element`. */
export function createDescriberAcross(): Describer {
  const describers = new Map<Document, Describer>();

  function describerOf(owner: Document): Describer {
    const known = describers.get(owner) ?? createDescriber(owner);
    describers.set(owner, known);
    return known;
  }

  function selectorOf(element: Element): string {
    const owner = element.ownerDocument;
    const own = describerOf(owner).selectorOf(element);
    const frame = frameAround(owner);
    return frame === null ? own : `${selectorOf(frame)} |> ${own}`;
  }

  function describe(element: Element): ElementRef {
    const owner = element.ownerDocument;
    const own = describerOf(owner).describe(element);
    const frame = frameAround(owner);
    if (frame === null) return own;
    return {
      selector: selectorOf(element),
      snippet: own.snippet,
      component: `${describe(frame).component}|${own.component}`,
    };
  }

  return { describe, selectorOf };
}

/** The frame a document is shown in; null for the page itself. */
function frameAround(owner: Document): Element | null {
  return owner === document ? null : (owner.defaultView?.frameElement ?? null);
}

/** What stands at a path; `isMet` is false where nobody comes to see or hear of it. */
export interface PlaceOfPath {
  element: ElementRef | null;
  isMet: boolean;
}

/**
 * Describes elements by paths such as `/html[1]/body[1]/p[2]/text()[1]`, where `shadow-root()` steps into a shadow
 * root and `document-node()` into a framed document. A text or attribute stands for its element.
 */
export function describePaths(paths: string[]): PlaceOfPath[] {
  const describer = createDescriberAcross();
  return paths.map((path) => {
    const element = elementOfPath(path);
    return element === null
      ? { element: null, isMet: true }
      : { element: describer.describe(element), isMet: !isMetByNobody(element) };
  });
}

function elementOfPath(path: string): Element | null {
  let place: Node | null = document;
  for (const step of path.split("/").filter((part) => part !== "")) {
    if (step.startsWith("@") || step.startsWith("text()") || step.startsWith("comment()")) break;
    place = place === null ? null : stepInto(place, step);
  }
  if (isDocument(place)) return documentElement(place);
  return isElement(place) ? place : null;
}

function stepInto(place: Node, step: string): Node | null {
  if (step === "shadow-root()") return isElement(place) ? openShadowRoot(place) : null;
  if (step === "document-node()") return framedDocument(place);
  const [, name, position] = /^([^[]+)\[(\d+)\]$/.exec(step) ?? [];
  const alike = childrenOf(place).filter((child) => tagName(child) === name);
  return alike[Number(position) - 1] ?? null;
}

function childrenOf(place: Node): Element[] {
  if (isElement(place)) return [...childElements(place)];
  return isDocument(place) || isShadowRoot(place) ? [...place.children] : [];
}

/** Document a frame of the same origin shows; null for others. */
function framedDocument(place: Node): Document | null {
  return isFrame(place) ? contentDocument(place) : null;
}

function isFrame(place: Node): place is HTMLIFrameElement {
  return isElement(place) && tagName(place) === "iframe";
}
