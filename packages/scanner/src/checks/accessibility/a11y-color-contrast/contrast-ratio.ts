/**
 * Contrast of two opaque colors, 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one red, green and blue, 0-255
 */
export function contrastRatio(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * What is seen of a color that lies over another one.
 *
 * @param front red, green and blue, 0-255, as `behind`
 * @param opacity 0 to 1
 */
export function mixed(front: readonly number[], behind: readonly number[], opacity: number): number[] {
  return [0, 1, 2].map((index) => (front[index] ?? 0) * opacity + (behind[index] ?? 0) * (1 - opacity));
}

/**
 * Relative luminance of an opaque color, 0 to 1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 *
 * @param color red, green and blue, 0-255
 */
export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
