import { CONTRAST } from "#checks/accessibility/families/contrast.ts";
import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { passingColors } from "#fix-examples/passing-colors.ts";
import { TEXTS_ON_PICTURES, type TextOnPicture } from "#gather/examining/operated-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { contrastRatio, mixed } from "./contrast-ratio.ts";
import type { ColorsOfFields, Placeholder } from "./probe.ts";

const COLORS_OF_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** CSS pixels from which text is large, and from which bold text is. https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;
/** One letter may stand over a thin line; two show that the text runs into the background. */
const UNREADABLE_LETTERS = 2;
/** Rounding of colors in pictures. */
const ROUNDING = 0.98;

export const a11yColorContrast = rule({
  id: "a11y-color-contrast",
  severity: "high",
  criteria: ["1.4.3"],
  actRules: ["afw4f7", "09o5cg"],
  engines: {
    [AXE]: ["color-contrast"],
    [ALFA]: ["sia-r69"],
    [ACCESSLINT]: ["distinguishable/color-contrast"],
  },
  questions: { "sia-r69": "We could not see what is behind the text. Can you read all of it easily?" },
  defect: "Text with low contrast",
  title: "Text stands out from its background",
  ...CONTRAST,
  fixSteps: [
    "Make the text darker or the background lighter until the contrast is at least 4.5 to 1. For large text, 3 to 1 is enough: 24 px and up, or 18.66 px and up in bold.",
    "Change the color once, in your style sheet or your theme's color settings. The same pair of colors usually repeats on all pages.",
    "If the text is over a photo, put a plain or darkened area behind it.",
  ],
  effort: "S",
  likelyOwner: "designer",
  mendedTogether: pairOfColors,
  example: passingColors,
  examines: [
    examine(COLORS_OF_FIELDS, placeholders),
    settle(COLORS_OF_FIELDS, ({ ofDisabled, ofMarks, ofClipped }) => [
      ...ofDisabled.map((selector) => ({ criterion: "1.4.3", selector })),
      ...[...ofMarks, ...ofClipped].map((selector) => ({ criterion: "1.4.3", selector, evenFailed: true })),
    ]),
    examine(TEXTS_ON_PICTURES, textsOnPictures),
  ],
});

/** `(#767676 on #eeeeee, 16px high)`: the style sheet has both colors once, however many texts use them. */
function pairOfColors(message: string): string | null {
  const [, text, behind] = /\((#[\da-f]{3,8}) on (#[\da-f]{3,8})\b/i.exec(message) ?? [];
  return text === undefined || behind === undefined ? null : `colors:${text} on ${behind}`.toLowerCase();
}

/** Hints in empty fields whose letters are too pale. */
function placeholders({ placeholders: hints }: ColorsOfFields): Decision {
  return {
    applies: hints.length > 0,
    defects: hints.flatMap((hint) => {
      const { text, fontSize, fontWeight, behind, element } = hint;
      const letters = lettersOf(hint);
      const ratio = letters === null ? null : contrastRatio(letters, behind.slice(0, 3));
      const needed = neededFor(fontSize, fontWeight);
      if (letters === null || ratio === null || ratio >= needed) return [];
      const colors = `${hex(letters)} on ${hex(behind)}`;
      const message = `The placeholder “${text.slice(0, 40)}” has a contrast of ${ratio.toFixed(2)}:1 (${colors}). It needs ${needed}:1`;
      return [{ severity: "medium", actRules: [], message, element }];
    }),
  };
}

/** Null for letters that are wholly transparent: they are hidden on purpose, as under a label that floats. */
function lettersOf({ letters, opacity, behind }: Placeholder): number[] | null {
  const shown = opacity * letters[3];
  return shown === 0 ? null : mixed(letters, behind, shown);
}

function hex(color: readonly number[]): string {
  const parts = color.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}

function neededFor(fontSize: number, fontWeight: number): number {
  return fontSize >= LARGE || (fontSize >= LARGE_BOLD && fontWeight >= BOLD) ? 3 : 4.5;
}

/** Texts whose background axe could not tell, by the pixels behind them. */
function textsOnPictures(texts: TextOnPicture[]): Decision {
  const judged = texts.map((text) => {
    const needed = neededFor(text.fontSize, text.fontWeight);
    const unreadable = text.letters.filter((best) => best < needed * ROUNDING).length;
    return { ...text, needed, unreadable, worst: Math.min(...text.letters) };
  });
  return {
    applies: texts.length > 0,
    defects: judged
      .filter(({ unreadable }) => unreadable >= UNREADABLE_LETTERS)
      .map(({ unreadable, worst, needed, element }) => ({
        actRules: ["afw4f7"],
        message: `${unreadable} letters have a contrast of ${worst.toFixed(2)}:1 at best with what is behind them. They need ${needed}:1`,
        element,
      })),
    settled: judged
      .filter(({ worstPixel, needed }) => worstPixel >= needed)
      .map(({ element }) => ({ criterion: "1.4.3", selector: element.selector })),
  };
}
