import { isElement, parentElement, rectOf } from "#gather/page/in-page/dom.ts";
import { hoverTriggers } from "#gather/page/in-page/operating/hover/hover-triggers.ts";
import type { PageState } from "./page-state.ts";

/** What hears of presses and is see-through until the pointer comes over what it stands in. */
export function fadedUntilHovered(listening: ReadonlySet<Node>, state: PageState): Element[] {
  const faded = [...listening].filter(isElement).filter((element) => !state.has(element) && isFaded(element));
  if (faded.length === 0) return [];
  const triggers = hoverTriggers({ coming: new Set(), moves: new Set(), isToldByFramework: true });
  return faded.filter((element) => triggers.some((around) => around !== element && around.contains(element)));
}

function isFaded(element: Element): boolean {
  const { width, height } = rectOf(element);
  const { pointerEvents } = getComputedStyle(element);
  if (width * height === 0 || pointerEvents === "none") return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let around: Element | null = element; around !== null; around = parentElement(around))
    if (getComputedStyle(around).opacity === "0") return true;
  return false;
}
