/** CSS pixels from which text is large, and from which bold text is. https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;

/** Contrast that a text needs. @param fontSize CSS pixels */
export function neededFor(fontSize: number, fontWeight: number): number {
  return fontSize >= LARGE || (fontSize >= LARGE_BOLD && fontWeight >= BOLD) ? 3 : 4.5;
}

/** A color as style sheets write it. @param color red, green and blue, 0-255 */
export function hex(color: readonly number[]): string {
  const parts = color.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}
