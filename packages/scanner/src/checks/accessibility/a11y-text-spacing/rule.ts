import { READING } from "#checks/accessibility/families/reading.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { TEXT_LOSS_WIDENED, textLosses } from "#checks/accessibility/text-loss/text-loss.ts";

export const a11yTextSpacing = rule({
  id: "a11y-text-spacing",
  severity: "medium",
  criteria: ["1.4.12"],
  defect: "Text cut off when its spacing is widened",
  title: "Text stays readable with wider spacing",
  ...READING,
  fixSteps: [
    'In your style sheet, replace the fixed height of each box with "min-height", so that it grows with its text.',
    "Let the labels of buttons and menus wrap, or give their boxes room to grow.",
    "Test with a text spacing bookmarklet: line height 1.5, letter spacing 0.12 em, word spacing 0.16 em, and 2 em after paragraphs.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [
    examine(TEXT_LOSS_WIDENED, (losses) =>
      textLosses(losses, "With wider text spacing, which readers may set"),
    ),
  ],
});
