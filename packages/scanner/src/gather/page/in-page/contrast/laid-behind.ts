import { childElements, parentElement, rectOf } from "../dom.ts";

const MOST_BESIDE = 30;

/** Whether something beside an element, drawn with a ground of its own, is laid out where another stands that is seen through. */
export function isGroundBeside(element: Element, front: Element): boolean {
  const around = parentElement(element);
  if (around === null) return false;
  const { left, top, width, height } = rectOf(front);
  const [x, y] = [left + width / 2, top + height / 2];
  return [...childElements(around)].slice(0, MOST_BESIDE).some((other) => {
    if (other === element) return false;
    const { position, visibility, backgroundColor, backgroundImage } = getComputedStyle(other);
    if ((position !== "absolute" && position !== "fixed") || visibility !== "visible") return false;
    if (backgroundImage === "none" && /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return false;
    const rect = rectOf(other);
    return rect.left < x && rect.right > x && rect.top < y && rect.bottom > y;
  });
}
