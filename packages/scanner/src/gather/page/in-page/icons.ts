import { classNames, closestElement, queryAll, rectOf, textContent } from "./dom.ts";

/** CSS pixels up to which a drawing is an icon. */
const LARGEST_ICON = 32;

/** Fonts that make a picture of a word or a letter. */
const ICON_FONT = /icon|awesome|material symbols|glyph/i;
/** Classes whose style sheet sets words in such a font. */
const ICON_CLASS = /^material-(?:icons|symbols)(?:-|$)/;

/** Whether the letters of an element stand for a picture, which is drawn once their font and its style sheet are there. */
export function isSetInIcons(element: Element): boolean {
  return (
    classNames(element).some((name) => ICON_CLASS.test(name)) ||
    isIconFont(getComputedStyle(element).fontFamily)
  );
}

/** @param families as styles tell them once computed */
export function isIconFont(families: string): boolean {
  const [family = ""] = families.split(",");
  return ICON_FONT.test(family);
}

/** Whether an element has letters that people read as such, and not only signs and icons. */
export function saysWords(element: Element): boolean {
  if (!/\p{L}/u.test(textContent(element) ?? "")) return false;
  return [element, ...queryAll(element, "*")].some(
    (part) =>
      [...part.childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data)) &&
      !isSetInIcons(part),
  );
}

/** The icon an element is drawn in; null where it is part of a larger drawing or of none. */
export function iconAround(element: Element): Element | null {
  const drawing = closestElement(element, "svg");
  if (drawing === null) return null;
  const { width, height } = rectOf(drawing);
  return width <= LARGEST_ICON && height <= LARGEST_ICON ? drawing : null;
}
