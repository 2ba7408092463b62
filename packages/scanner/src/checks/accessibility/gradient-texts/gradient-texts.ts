import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { neededFor } from "#checks/accessibility/a11y-color-contrast/text-contrast.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";

import { probeBeside } from "#gather/examining/page-probe.ts";

import type { GradientText } from "./probe.ts";

export const GRADIENT_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** Colors looked at between two of a gradient: blends may be darker than both. */
const STEPS = 8;
const CAN_READ = "Can you read all of it easily?";

/**
 * Letters cut out of a gradient: clear where all of its colors are, and a failure where none is. Which colors fall on the
 * letters only a look at them tells. Engines compare a color that nobody sees with the gradient.
 */
export function gradientTexts(texts: readonly GradientText[]): Decision {
  return {
    applies: texts.length > 0,
    defects: texts.flatMap(defectOf),
    settled: texts.map(({ element }) => ({
      criterion: "1.4.3",
      selector: element.selector,
      ofThisRule: true,
    })),
  };
}

function defectOf({ text, known, fontSize, fontWeight, element }: GradientText): RuleDefect[] {
  const letters = `The letters of “${cutAtWord(text, 40)}” are`;
  if (known === null) {
    const message = `${letters} cut out of a picture or a gradient, so we could not measure the contrast. ${CAN_READ}`;
    return [{ outcome: "review", message, element }];
  }
  const ratios = ratiosOf(known);
  const needed = neededFor(fontSize, fontWeight);
  const [worst, best] = [Math.min(...ratios), Math.max(...ratios)];
  if (worst >= needed) return [];
  if (best < needed) {
    const message = `${letters} a gradient whose best contrast with the background is ${best.toFixed(2)}:1. They need ${needed}:1`;
    return [{ actRules: ["afw4f7"], message, element }];
  }
  const message = `${letters} a gradient whose contrast with the background goes from ${worst.toFixed(2)}:1 to ${best.toFixed(2)}:1. They need ${needed}:1. ${CAN_READ}`;
  return [{ outcome: "review", message, element }];
}

function ratiosOf({ colors, behind }: NonNullable<GradientText["known"]>): number[] {
  return colors.flatMap((color, at) => {
    const next = colors[at + 1] ?? color;
    return Array.from({ length: STEPS }, (_, step) => {
      const between = [...color].map((part, index) => part + ((next[index] ?? part) - part) * (step / STEPS));
      return contrastRatio(mixed(between, behind, between[3] ?? 1), behind);
    });
  });
}
