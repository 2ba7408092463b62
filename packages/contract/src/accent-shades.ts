import { contrastRatio, TEXT_CONTRAST } from "./contrast.ts";

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const STEP = 0.02;

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [red, green, blue] = from.map((channel, i) => channel + ((to[i] ?? 0) - channel) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function readableOn(surfaces: string[], accent: string, toward: Rgb): string {
  for (let share = 0; share <= 1; share += STEP) {
    const shade = format(mix(parse(accent), toward, share));
    if (surfaces.every((surface) => contrastRatio(shade, surface) >= TEXT_CONTRAST)) return shade;
  }
  return format(toward);
}

/**
 * The brand's accent, darkened or lightened no further than needed for text and buttons to be readable
 * on the given surfaces of each theme.
 */
export function accentShades(accent: string, surfaces: { light: string[]; dark: string[] }) {
  return { light: readableOn(surfaces.light, accent, BLACK), dark: readableOn(surfaces.dark, accent, WHITE) };
}
