/** Smallest contrast of text against its ground (WCAG 2.2, success criterion 1.4.3). */
export const TEXT_CONTRAST = 4.5;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of an `#rrggbb` color, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * The brand's accent as it may be used for text on white and under white text: the color itself where
 * its contrast suffices, otherwise the nearest darker shade of it that does. Takes and returns `#rrggbb`.
 */
export function readableAccent(hex: string): string {
  for (let percent = 100; percent > 0; percent -= 2) {
    const shade = `#${channels(hex)
      .map((channel) =>
        Math.round((channel * percent) / 100)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
    if (contrastRatio(shade, "#ffffff") >= TEXT_CONTRAST) return shade;
  }
  return "#000000";
}
