import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { neededFor } from "#checks/accessibility/a11y-color-contrast/text-contrast.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";

import { probeBeside } from "#gather/examining/page-probe.ts";

import type { GradientText } from "./probe.ts";

export const GRADIENT_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** Colors looked at between two of a gradient: blends may be darker than both. */
const STEPS = 8;

/** Letters cut out of a gradient: clear where all of its colors are, and a failure where none is. */
export function gradientTexts(texts: readonly GradientText[]): Decision {
  const judged = texts.map((text) => {
    const ratios = ratiosOf(text);
    return {
      ...text,
      needed: neededFor(text.fontSize, text.fontWeight),
      worst: Math.min(...ratios),
      best: Math.max(...ratios),
    };
  });
  return {
    applies: judged.length > 0,
    defects: judged
      .filter(({ best, needed }) => best < needed)
      .map(({ text, best, needed, element }): RuleDefect => ({
        actRules: ["afw4f7"],
        message: `The letters of “${cutAtWord(text, 40)}” are a gradient whose best contrast with the background is ${best.toFixed(2)}:1. They need ${needed}:1`,
        element,
      })),
    settled: judged
      .filter(({ worst, best, needed }) => worst >= needed || best < needed)
      .map(({ element }) => ({ criterion: "1.4.3", selector: element.selector, ofThisRule: true })),
  };
}

function ratiosOf({ colors, behind }: GradientText): number[] {
  return colors.flatMap((color, at) => {
    const next = colors[at + 1] ?? color;
    return Array.from({ length: STEPS }, (_, step) => {
      const between = [...color].map((part, index) => part + ((next[index] ?? part) - part) * (step / STEPS));
      return contrastRatio(mixed(between, behind, between[3] ?? 1), behind);
    });
  });
}
