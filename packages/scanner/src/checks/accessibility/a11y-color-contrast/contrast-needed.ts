/** CSS pixels from which text is large, and from which bold text is. https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;

/** Contrast that text of this size needs at level AA. @param fontSize CSS pixels */
export function contrastNeeded(fontSize: number, fontWeight: number): number {
  return fontSize >= LARGE || (fontSize >= LARGE_BOLD && fontWeight >= BOLD) ? 3 : 4.5;
}
