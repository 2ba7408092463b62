import { SCREENS } from "#checks/accessibility/families/screens.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { TEXT_LOSS_ENLARGED, textLosses } from "#checks/accessibility/text-loss/text-loss.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import type { ElementRef } from "#evidence/document.ts";
import { ALFA } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ClippedTexts } from "./probe.ts";

const CLIPPING_BOXES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** CSS pixels by which letters may reach over without being lost. */
const TOLERANCE = 4;
/** CSS pixels: smaller boxes hide texts for screen readers, or are shut. */
const SMALLEST = { width: 10, height: 6 };
/** Characters: shorter texts are marks and numbers. */
const FEWEST_LETTERS = 21;

export const a11yTextClipped = rule({
  id: "a11y-text-clipped",
  severity: "medium",
  criteria: ["1.4.4"],
  actRules: ["59br37"],
  engines: { [ALFA]: ["sia-r83"] },
  defect: "Enlarged text is cut off",
  title: "Enlarged text is not cut off",
  question: "Can you read all of it when the page is enlarged to 200%?",
  ...SCREENS,
  fixSteps: [
    'In your style sheet, find the fixed height or width with "overflow: hidden" on each text. Replace it with a size that grows with the text, such as "min-height".',
  ],
  effort: "M",
  examines: [
    examine(CLIPPING_BOXES, decide),
    examine(TEXT_LOSS_ENLARGED, (losses) => textLosses(losses, "When the page is enlarged to 200%")),
  ],
});

/** Text that its own box cuts off: nothing shows the rest, and enlarging the page hides more of it. */
function decide({ boxes, signs, cut = [], abridged = [] }: ClippedTexts): Decision {
  const notable = boxes.filter(
    ({ ownText, width, height }) =>
      ownText >= FEWEST_LETTERS && width >= SMALLEST.width && height >= SMALLEST.height,
  );
  return {
    applies: notable.length + cut.length + abridged.length > 0,
    defects: [...across(notable), ...cut.map(downwards), ...abridged.map(withDots)],
    // Nobody reads the letters of an icon, and a logo is a picture of its own.
    settled: signs.map((selector) => ({ criterion: "1.4.4", selector, ofThisRule: true })),
  };
}

function across(boxes: ClippedTexts["boxes"]): RuleDefect[] {
  return boxes
    .filter(
      ({ hiddenAcross, hasEllipsis, isMoving }) => hiddenAcross > TOLERANCE && !hasEllipsis && !isMoving,
    )
    .map(({ text, element }) => ({
      message: `The text “${cutAtWord(text, 60)}” is cut off by its box`,
      element,
    }));
}

/** The rest may stand elsewhere, and enlarging the page hides more of it. */
function downwards({ text, element }: { text: string; element: ElementRef }): RuleDefect {
  const message = `The lower edge of its box cuts off the text that begins with “${cutAtWord(text, 60)}”. Can people read the rest elsewhere?`;
  return { outcome: "review", message, element };
}

/** A design that shows the beginning alone loses text on purpose, at every size. */
function withDots({ text, element }: { text: string; element: ElementRef }): RuleDefect {
  const message = `Only the beginning of “${cutAtWord(text, 60)}” is shown, with three dots, and nothing here leads to the rest`;
  return { outcome: "advice", wcag: [], message, element };
}
