import type { ElementRef } from "#evidence/document.ts";

import { closestElement, folded, nodeValue, queryAll } from "../dom.ts";
import { ClippingReader, type Clipping, type Shown } from "./clipping.ts";
import { newOverlaps } from "./overlaps.ts";
import { textParts, type TextPart } from "./text-lines.ts";

/** A text that was whole in the usual view and no longer is. */
export interface LostText {
  kind: Exclude<Shown, "whole"> | "overlaps";
  text: string;
  /** Whether a title, or the page behind a link, may tell the whole of it. */
  leadsToWhole: boolean;
  /** What cuts the text off, or the text that runs into another. */
  element: ElementRef;
}

export interface LostTexts {
  /** Whether the page holds any text at all. */
  hasText: boolean;
  losses: LostText[];
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
export function lostTexts(describe: (element: Element) => ElementRef): LostTexts {
  const texts = readTexts();
  const byBox = new Map<Element, LostText>();
  for (const { part, clipping } of texts) {
    const { by, shown } = clipping;
    if (by === null || shown === "whole" || usual.get(part.node)?.shown !== "whole") continue;
    const loss = { kind: shown, text: textOf(part.node), leadsToWhole: leadsToWhole(part.element) };
    if (isGraver(loss, byBox.get(by))) byBox.set(by, { ...loss, element: describe(by) });
  }
  const overlaps = newOverlaps(
    texts.filter(({ clipping }) => clipping.shown === "whole").map(({ part }) => part),
    (node) => usual.get(node)?.part ?? null,
  );
  const running = overlaps.map((part): LostText => ({
    kind: "overlaps",
    text: textOf(part.node),
    leadsToWhole: false,
    element: describe(part.element),
  }));
  return { hasText: texts.length > 0, losses: [...byBox.values(), ...running].slice(0, MOST_LOSSES) };
}

/** Of one box the first text is told, unless a later one is cut, or is shortened with nothing that tells its rest. */
function isGraver(loss: Omit<LostText, "element">, known: LostText | undefined): boolean {
  if (known === undefined) return true;
  const isHarmless = known.kind === "shortened" && known.leadsToWhole;
  return (known.kind !== "cut" && loss.kind === "cut") || (isHarmless && !loss.leadsToWhole);
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
