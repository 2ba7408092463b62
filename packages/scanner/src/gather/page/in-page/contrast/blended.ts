import { hasOwnText, isVisible, parentElement, queryAll } from "../dom.ts";

/**
 * Elements with text of their own whose letters are seen in other colors than those of their styles, because they or
 * something around them are blended with what is behind. https://www.w3.org/TR/compositing-1/#mix-blend-mode
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
  return getComputedStyle(element).mixBlendMode !== "normal";
}
