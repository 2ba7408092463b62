import { contrastRatio } from "@plumbline/contract/contrast";
import type { FixExample } from "@plumbline/contract/fix-example";

type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Steps of lightness that are tried, each a tenth of a percent. */
const STEPS = 1000;

/** As the rule of contrast says it of a text whose colors are known. */
const MEASURED =
  /is (?<ratio>[\d.]+):1 \((?<text>#[\da-f]{3,6}) on (?<background>#[\da-f]{3,6}),.*needs (?<needed>[\d.]+):1/iu;

/** The nearest colors that pass, for a text whose colors the message names. */
export function passingColors({ message }: { message: string }): FixExample | null {
  const { ratio, text, background, needed } = MEASURED.exec(message)?.groups ?? {};
  if (ratio === undefined || text === undefined || background === undefined) return null;
  const before = { text: sixDigits(text), background: sixDigits(background), ratio: Number(ratio) };
  const color = nearestText(before, Number(needed));
  if (color === null) return null;
  const after = { ...before, text: color, ratio: roundedDown(contrastRatio(color, before.background)) };
  return {
    text: `/* ${before.ratio}:1 now: ${before.text} on ${before.background}. It becomes ${after.ratio}:1. */\ncolor: ${color};`,
    colors: { before, after },
  };
}

/** The same hue, as little lighter or darker as the contrast takes. */
function nearestText(
  { text, background }: { text: string; background: string },
  needed: number,
): string | null {
  const [hue, saturation, lightness] = toHsl(text);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (next < 0 || next > 1) continue;
      const color = fromHsl([hue, saturation, next]);
      if (roundedDown(contrastRatio(color, background)) >= needed) return color;
    }
  }
  return null;
}

/** Told as measuring tools do, which never round up to what is needed. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}

function sixDigits(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./gu, "$&$&") : digits}`;
}

/** https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
function toHsl(color: string): Hsl {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(
    (part) => part / 255,
  ) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return [0, 0, lightness];
  const saturation = (most - lightness) / Math.min(lightness, 1 - lightness);
  if (most === red) return [(((green - blue) / range) * 60 + 360) % 360, saturation, lightness];
  const hue = most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return [hue * 60, saturation, lightness];
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl([hue, saturation, lightness]: Hsl): string {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const share = lightness - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
