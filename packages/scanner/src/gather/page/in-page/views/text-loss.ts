import type { ElementRef } from "#evidence.ts";

import { createDescriber } from "../describe-element.ts";
import { closestElement, folded, nodeValue, queryAll } from "../dom.ts";
import { ClippingReader, type Clipping, type Shown } from "./clipping.ts";
import { newOverlaps } from "./overlaps.ts";
import { textParts, type TextPart } from "./text-lines.ts";

/** A text that was whole in the usual view and no longer is. */
export interface TextLoss {
  kind: "cut" | "shortened" | "gone" | "overlaps";
  text: string;
  /** What cuts the text off, or the text that runs into another. */
  element: ElementRef;
}

interface Usual {
  part: TextPart;
  shown: Shown;
}

let usual = new Map<Node, Usual>();
const MOST_LOSSES = 20;

/** Notes how all texts look in the usual view. */
export function noteUsualTexts(): void {
  usual = new Map(readTexts().map(({ part, clipping }) => [part.node, { part, shown: clipping.shown }]));
}

/** Texts that are cut off, gone or run into each other now and did not in the usual view. */
export function textLosses(): TextLoss[] {
  const texts = readTexts();
  const describer = createDescriber(document);
  const byBox = new Map<Element, TextLoss>();
  for (const { part, clipping } of texts) {
    const { by } = clipping;
    if (by === null || clipping.shown === "whole" || usual.get(part.node)?.shown !== "whole") continue;
    const kind = clipping.shown;
    if (kind === "shortened" && leadsToWhole(part.element)) continue;
    const known = byBox.get(by);
    if (known === undefined || (known.kind !== "cut" && kind === "cut"))
      byBox.set(by, { kind, text: textOf(part.node), element: describer.describe(by) });
  }
  const overlaps = newOverlaps(
    texts.filter(({ clipping }) => clipping.shown === "whole").map(({ part }) => part),
    (node) => usual.get(node)?.part ?? null,
  );
  const running = overlaps.map((part): TextLoss => ({
    kind: "overlaps",
    text: textOf(part.node),
    element: describer.describe(part.element),
  }));
  return [...byBox.values(), ...running].slice(0, MOST_LOSSES);
}

/** A title or the page behind a link tells the rest of a shortened text. */
function leadsToWhole(element: Element): boolean {
  const teller = closestElement(element, "a[href],[title],[aria-expanded],summary,button");
  if (teller !== null) return true;
  const card = closestElement(element, "article,li,td,figure,[class*=card i]");
  return card !== null && queryAll(card, "a[href]").length > 0;
}

function readTexts(): { part: TextPart; clipping: Clipping }[] {
  const reader = new ClippingReader();
  return textParts().map((part) => ({ part, clipping: reader.clippingOf(part) }));
}

function textOf(node: Node): string {
  return folded(nodeValue(node), 60);
}
