import { GENERATED_TEXTS } from "#checks/accessibility/a11y-generated-text/generated-texts.ts";
import type { GeneratedText } from "#checks/accessibility/a11y-generated-text/probe.ts";
import { CONTRAST } from "#checks/accessibility/families/contrast.ts";
import { GRADIENT_TEXTS, gradientTexts } from "#checks/accessibility/gradient-texts/gradient-texts.ts";
import { examine, examineTogether, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect, Settled } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { passingColors } from "#fix-examples/passing-colors.ts";
import { TEXTS_ON_PICTURES, type TextOnPicture } from "#gather/examining/operated-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { contrastRatio, mixed } from "./contrast-ratio.ts";
import type { ColorsOfFields, Placeholder, TypedLetters } from "./probe.ts";
import { hex, neededFor } from "./text-contrast.ts";

const COLORS_OF_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 5 });
/** One letter may stand over a thin line; two show that the text runs into the background. */
const UNREADABLE_LETTERS = 2;
const CONTRAST_ALONE = /contrast of (?:the text is )?([\d.]+):1/;
/** What could not be measured, by why. */
const UNMEASURED: readonly (readonly [RegExp, string])[] = [
  [/could not tell whether they are text/, "unmeasured:signs"],
  [/over an image or gradient/, "unmeasured:pictures"],
  [/could not (?:measure (?:the|its) contrast|see what is behind)/, "unmeasured:backgrounds"],
  [/field is empty/, "unmeasured:fields"],
];
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
  question: "Can you read all of it easily?",
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
    examine(GENERATED_TEXTS, generatedTexts),
    examine(COLORS_OF_FIELDS, paleFirstLines),
    examine(GRADIENT_TEXTS, gradientTexts),
    settle(COLORS_OF_FIELDS, settled),
    examine(COLORS_OF_FIELDS, unmeasuredBlends),
    examineTogether(
      [TEXTS_ON_PICTURES, COLORS_OF_FIELDS],
      ([texts, { signs, ofMarks, ofLogos = [] }], page) => {
        const exempt = new Set([...clearSigns(signs), ...ofMarks, ...ofLogos]);
        return textsOnPictures(
          texts.filter(({ element }) => !exempt.has(element.selector)),
          page,
        );
      },
    ),
  ],
});

/**
 * `(#767676 on #eeeeee, 16px high)`: the style sheet has both colors once, however many texts use them. Where only their
 * contrast is known, texts that share it to the hundredth share the colors. What could not be measured at all is one
 * look at the page.
 */
function pairOfColors(message: string): string | null {
  const [, text, behind] = /\((#[\da-f]{3,8}) on (#[\da-f]{3,8})\b/i.exec(message) ?? [];
  if (text !== undefined && behind !== undefined) return `colors:${text} on ${behind}`.toLowerCase();
  const contrast = CONTRAST_ALONE.exec(message)?.[1];
  if (contrast !== undefined) return `contrast:${contrast}`;
  return UNMEASURED.find(([words]) => words.test(message))?.[1] ?? null;
}

/** What a picture that stands for a control needs. https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
const SIGN_NEEDS = 3;

function settled(facts: ColorsOfFields): Settled[] {
  const { ofDisabled, ofSwitchedOff, ofMarks, ofClipped, ofLogos = [], typed, signs, ofBlended = [] } = facts;
  const readable = typed.filter((text) => contrastOf(text) >= neededFor(text.fontSize, text.fontWeight));
  return [
    ...ofDisabled.map((selector) => ({ criterion: "1.4.3", selector })),
    ...[...ofSwitchedOff, ...ofMarks, ...ofClipped, ...ofLogos, ...clearSigns(signs)].map((selector) => ({
      criterion: "1.4.3",
      selector,
      evenFailed: true,
    })),
    ...readable.map(({ selector }) => ({ criterion: "1.4.3", selector, ofThisRule: true })),
    // Engines compare colors that nobody sees.
    ...ofBlended.map((selector) => ({ criterion: "1.4.3", selector, evenFailed: true, ofThisRule: true })),
  ];
}

function clearSigns(signs: readonly TypedLetters[]): string[] {
  return signs.filter((sign) => contrastOf(sign) >= SIGN_NEEDS).map(({ selector }) => selector);
}

function contrastOf({ letters, behind }: TypedLetters): number {
  return contrastRatio(mixed(letters, behind, letters[3]), behind);
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
      const message = `The placeholder “${cutAtWord(text, 40)}” has a contrast of ${ratio.toFixed(2)}:1 (${colors}). It needs ${needed}:1`;
      return [{ severity: "medium", actRules: [], message, element }];
    }),
  };
}

type DrawnText = Required<Pick<GeneratedText, "text" | "look" | "element">>;
/** CSS pixels from which a number may stand there for its looks. */
const LARGE_NUMBER = 32;

/** Words and numbers that a style sheet adds, which no engine measures. */
function generatedTexts(texts: GeneratedText[]): Decision {
  const drawn = texts.flatMap(({ look, ...text }) => (look === undefined ? [] : [{ ...text, look }]));
  return { applies: drawn.length > 0, defects: drawn.flatMap(generatedDefect) };
}

function generatedDefect({ text, look, element }: DrawnText): RuleDefect[] {
  const { letters, behind, fontSize, fontWeight } = look;
  const ratio = contrastRatio(letters.slice(0, 3), behind.slice(0, 3));
  const needed = neededFor(fontSize, fontWeight);
  if (ratio >= needed) return [];
  const colors = `${hex(letters)} on ${hex(behind)}`;
  const message = `“${cutAtWord(text.trim(), 40)}”, which the style sheet adds, has a contrast of ${ratio.toFixed(2)}:1 (${colors}). It needs ${needed}:1`;
  const mayDecorate = fontSize >= LARGE_NUMBER && !/\p{L}/u.test(text);
  return mayDecorate
    ? [{ outcome: "review", message: `${message}. Do people need it?`, element }]
    : [{ actRules: ["afw4f7"], message, element }];
}

/** Engines look at the color of the whole text. */
function paleFirstLines({ firstLines = [] }: ColorsOfFields): Decision {
  return {
    applies: firstLines.length > 0,
    defects: firstLines.flatMap(({ text, part, letters, behind, fontSize, fontWeight, element }) => {
      const ratio = contrastRatio(letters.slice(0, 3), behind.slice(0, 3));
      const needed = neededFor(fontSize, fontWeight);
      if (ratio >= needed) return [];
      const what = part === "::first-line" ? "first line" : "first letter";
      const colors = `${hex(letters)} on ${hex(behind)}`;
      const message = `The ${what} of “${cutAtWord(text, 40)}” has a contrast of ${ratio.toFixed(2)}:1 (${colors}). It needs ${needed}:1`;
      return [{ actRules: ["afw4f7"], message, element }];
    }),
  };
}

/** Blended texts that engines complain of, and whose pixels were not looked at. */
function unmeasuredBlends({ ofBlended = [] }: ColorsOfFields, page: ExaminedPage): Decision {
  const looked = factsOf(page, TEXTS_ON_PICTURES);
  const measured = looked?.gathered === true ? looked.value.map(({ element }) => element.selector) : [];
  const open = new Set(ofBlended.filter((selector) => !measured.includes(selector)));
  const findings = page.engines.flatMap(({ report }) => (report.gathered ? report.value.findings : []));
  const doubted = findings.flatMap(({ wcag, element }) =>
    element !== null && wcag.includes("1.4.3") && open.has(element.selector)
      ? [[element.selector, element] as const]
      : [],
  );
  return {
    applies: ofBlended.length > 0,
    defects: [...new Map(doubted).values()].map((element) => ({
      outcome: "review",
      message:
        "We could not measure the contrast of this text, because it is blended with what is behind it. Can you read all of it easily?",
      element,
    })),
  };
}

/** Null for letters that are wholly transparent: they are hidden on purpose, as under a label that floats. */
function lettersOf({ letters, opacity, behind }: Placeholder): number[] | null {
  const shown = opacity * letters[3];
  return shown === 0 ? null : mixed(letters, behind, shown);
}

interface JudgedText extends TextOnPicture {
  needed: number;
  unreadable: number;
}

/** Of other texts, axe asks. */
function isHalfClear({ isBlended, worstPixel, needed, unreadable }: JudgedText): boolean {
  return isBlended === true && worstPixel < needed * ROUNDING && unreadable < UNREADABLE_LETTERS;
}

/** Texts whose background axe could not tell, by the pixels behind them. Others that are faint may have a reason to be, which axe knows. */
function textsOnPictures(texts: TextOnPicture[], { engines }: ExaminedPage): Decision {
  const axe = engines.flatMap(({ engine, report }) =>
    engine === AXE && report.gathered ? report.value.findings : [],
  );
  const doubted = new Set(
    axe.filter(({ rule: by }) => by === "color-contrast").map(({ element }) => element?.selector),
  );
  const judged = texts.map((text) => {
    const needed = neededFor(text.fontSize, text.fontWeight);
    const unreadable = text.letters.filter((best) => best < needed * ROUNDING).length;
    return { ...text, needed, unreadable, worst: Math.min(...text.letters) };
  });
  return {
    applies: texts.length > 0,
    defects: [
      ...judged
        .filter(({ unreadable }) => unreadable >= UNREADABLE_LETTERS)
        .filter(({ isBlended, element }) => isBlended === true || doubted.has(element.selector))
        .map(({ worst, needed, element }) => ({
          actRules: ["afw4f7"],
          message: `Where it is hardest to read, the text has a contrast of ${worst.toFixed(2)}:1 with what is behind it. It needs ${needed}:1`,
          element,
        })),
      ...judged.filter(isHalfClear).map(({ element }): RuleDefect => ({
        outcome: "review",
        message:
          "Parts of the text are blended with what is behind it and hardly stand out. Can you read all of it easily?",
        element,
      })),
    ],
    settled: judged
      .filter(({ worstPixel, needed }) => worstPixel >= needed)
      .map(({ element }) => ({ criterion: "1.4.3", selector: element.selector })),
  };
}
