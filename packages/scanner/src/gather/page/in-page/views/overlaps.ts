import { parentElement, rectOf } from "../dom.ts";
import type { TextPart } from "./text-lines.ts";

interface Line {
  part: TextPart;
  rect: DOMRect;
}

/** Share of the smaller line that must be covered before two texts can no longer be read. */
const COVERED = 0.35;
const LAYERS = new Set(["fixed", "sticky", "absolute"]);
const MOST_FOUND = 10;

/**
 * Texts that run into another text now and did not before. What lies in layers of its own, such as bars that stay in
 * place, covers others by design.
 */
export function newOverlaps(now: readonly TextPart[], before: (node: Node) => TextPart | null): TextPart[] {
  const layered = new Map<Element, boolean>();
  const framed = new Map<Element, DOMRect | null>();
  const lines = now
    .filter((part) => !isLayered(part.element, layered))
    .flatMap((part) => part.lines.map((rect): Line => ({ part, rect })))
    .filter(({ part, rect }) => isWithin(rect, frameOf(part.element, framed)))
    .toSorted((a, b) => a.rect.top - b.rect.top);
  const found = new Map<Element, TextPart>();
  for (const [index, upper] of lines.entries()) {
    for (let next = index + 1; next < lines.length && found.size < MOST_FOUND; next += 1) {
      const lower = lines[next];
      if (lower === undefined || lower.rect.top >= upper.rect.bottom - 4) break;
      if (!areNew(upper, lower, before)) continue;
      const { part } = leavesItsBox(lower) ? lower : upper;
      found.set(part.element, part);
    }
  }
  return [...found.values()];
}

/** Whether a line lies outside the box of its own text: this one runs into the other. */
function leavesItsBox({ part, rect }: Line): boolean {
  return rect.bottom > rectOf(part.element).bottom + scrollY + 4;
}

function areNew(upper: Line, lower: Line, before: (node: Node) => TextPart | null): boolean {
  if (upper.part.node === lower.part.node || !cover(upper.rect, lower.rect)) return false;
  const [one, other] = [before(upper.part.node), before(lower.part.node)];
  if (one === null || other === null) return false;
  return !one.lines.some((rect) => other.lines.some((beside) => touch(rect, beside)));
}

function cover(a: DOMRect, b: DOMRect): boolean {
  const { width, height } = shared(a, b);
  if (width < 6 || height < 4) return false;
  return width * height > COVERED * Math.min(a.width * a.height, b.width * b.height);
}

function touch(a: DOMRect, b: DOMRect): boolean {
  const { width, height } = shared(a, b);
  return width > 2 && height > 2;
}

function shared(a: DOMRect, b: DOMRect): { width: number; height: number } {
  return {
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}

function isLayered(element: Element, known: Map<Element, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { position, transform } = getComputedStyle(element);
  const parent = parentElement(element);
  const layered =
    LAYERS.has(position) || transform !== "none" || (parent !== null && isLayered(parent, known));
  known.set(element, layered);
  return layered;
}

/** Nearest box that shows only part of what it holds, in page coordinates. */
function frameOf(element: Element, known: Map<Element, DOMRect | null>): DOMRect | null {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = parentElement(element);
  const { overflowX, overflowY } = getComputedStyle(element);
  const { x, y, width, height } = rectOf(element);
  const isFrame =
    parent !== null &&
    parent !== document.documentElement &&
    (overflowX !== "visible" || overflowY !== "visible");
  const around = parent === null ? null : frameOf(parent, known);
  const frame = isFrame ? new DOMRect(x + scrollX, y + scrollY, width, height) : around;
  known.set(element, frame);
  return frame;
}

function isWithin(line: DOMRect, frame: DOMRect | null): boolean {
  return (
    frame === null ||
    (line.top < frame.bottom - 4 &&
      line.bottom > frame.top + 4 &&
      line.left < frame.right &&
      line.right > frame.left)
  );
}
