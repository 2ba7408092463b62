import { closestElement, rectOf } from "./dom.ts";

/** CSS pixels up to which a drawing is an icon. */
const LARGEST_ICON = 32;

/** The icon an element is drawn in; null where it is part of a larger drawing or of none. */
export function iconAround(element: Element): Element | null {
  const drawing = closestElement(element, "svg");
  if (drawing === null) return null;
  const { width, height } = rectOf(drawing);
  return width <= LARGEST_ICON && height <= LARGEST_ICON ? drawing : null;
}
