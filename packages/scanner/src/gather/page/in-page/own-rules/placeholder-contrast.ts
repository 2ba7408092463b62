import { contrastRatio } from "../contrast/contrast-ratio.ts";
import { attribute, parentElement } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { isSeen } from "./semantics.ts";

type Color = [number, number, number, number];

/** Hints in empty fields whose letters are too pale, where the field's background is one color. */
export function placeholderContrast(): RuleHit[] {
  return everywhere("input[placeholder]:enabled,textarea[placeholder]:enabled").flatMap((field) => {
    if (!matchesEmpty(field) || !isSeen(field)) return [];
    const style = getComputedStyle(field, "::placeholder");
    const behind = backgroundOf(field);
    const letters = colorOf(style.color);
    if (behind === null || letters === null) return [];
    const opacity = Number.parseFloat(style.opacity) * letters[3];
    // Letters that are wholly transparent are hidden on purpose, as under a label that floats.
    if (opacity === 0) return [];
    const ratio = contrastRatio(mixed(letters, behind, opacity).slice(0, 3), behind.slice(0, 3));
    const size = Number.parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio >= needed) return [];
    return [
      {
        rule: "placeholder-contrast",
        verdict: "failed",
        wcag: ["1.4.3"],
        actRules: [],
        severity: "medium",
        message: `The placeholder “${(attribute(field, "placeholder") ?? "").slice(0, 40)}” has a contrast of ${ratio.toFixed(2)}:1. It needs ${needed}:1`,
        element: field,
      },
    ];
  });
}

function matchesEmpty(field: Element): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value === "" && field.placeholder.trim() !== "";
}

/** Color behind a field; null where a picture, gradient or opacity makes it hard to tell. */
function backgroundOf(field: Element): Color | null {
  const layers: Color[] = [];
  for (let element: Element | null = field; element !== null; element = parentElement(element)) {
    const style = getComputedStyle(element);
    const color = colorOf(style.backgroundColor);
    if (
      style.backgroundImage !== "none" ||
      style.opacity !== "1" ||
      style.position === "absolute" ||
      color === null
    )
      return null;
    layers.push(color);
    if (color[3] === 1) break;
  }
  const paper: Color = [255, 255, 255, 1];
  return layers.reduceRight((behind, layer) => mixed(layer, behind, layer[3]), paper);
}

function colorOf(text: string): Color | null {
  const found = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  if (found === null) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(Number);
  return [red, green, blue, Number(found[4] ?? 1)];
}

function mixed(front: Color, behind: Color, opacity: number): Color {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (index) => (front[index] ?? 0) * opacity + (behind[index] ?? 0) * (1 - opacity),
  );
  return [red, green, blue, 1];
}
