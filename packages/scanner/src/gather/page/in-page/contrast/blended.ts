import { hasOwnText, isVisible, parentElement, queryAll } from "../dom.ts";

/**
 * Elements with text of their own whose letters are seen in other colors than those of their styles, because they or
 * something around them are blended with what is behind, or filtered.
 * https://www.w3.org/TR/compositing-1/#mix-blend-mode https://www.w3.org/TR/filter-effects-1/#FilterProperty
 */
export function blendedTexts(): Element[] {
  const blended = queryAll(document, "body,body *").filter(blends);
  const texts = blended.flatMap((part) => [part, ...queryAll(part, "*")]);
  return [...new Set(texts)].filter((element) => hasOwnText(element) && isVisible(element));
}

export function isBlended(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = parentElement(part))
    if (blends(part)) return true;
  return false;
}

function blends(element: Element): boolean {
  const { mixBlendMode, filter } = getComputedStyle(element);
  return mixBlendMode !== "normal" || changesContrast(filter);
}

/** Filters that make letters paler or darker, and how. Gray and turned colors are nearly as light as before. */
const FILTERS = /\b(brightness|contrast|invert|opacity)\(([\d.]+)\)/g;
/** A filter by less is not seen, and a full one of these is none. */
const SEEN = 0.05;

function changesContrast(filter: string): boolean {
  return [...filter.matchAll(FILTERS)].some(([, kind, amount]) => {
    const none = kind === "invert" ? 0 : 1;
    return Math.abs(Number(amount) - none) >= SEEN && Number(amount) > 0;
  });
}
