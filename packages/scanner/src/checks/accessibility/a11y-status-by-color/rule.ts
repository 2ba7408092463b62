import { COLOR_ALONE } from "#checks/accessibility/families/color-alone.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ColoredBoxes } from "./probe.ts";

const COLORED_BOXES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });

/** Facts hold so much of a legend. */
const LEGEND_LIMIT = 100;

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F13 and F81 are about such differences in color. */
export const a11yStatusByColor = rule({
  id: "a11y-status-by-color",
  severity: "high",
  criteria: ["1.4.1", "1.1.1"],
  defect: "State shown only by color",
  title: "Colors are not the only thing that shows a state",
  ...COLOR_ALONE,
  fixSteps: [
    "Write the state next to each colored mark, for example “full” and “free”.",
    "In charts, also use patterns, different shapes, or labels right at the lines and bars.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(COLORED_BOXES, decide)],
});

function decide(groups: ColoredBoxes[]): Decision {
  return { applies: groups.length > 0, defects: groups.flatMap(defectOf) };
}

function defectOf(boxes: ColoredBoxes): RuleDefect[] {
  return withWords(boxes) ?? withoutWords(boxes);
}

/** Of what has words of its own, or before it. */
function withWords({ times, legend, scale, element }: ColoredBoxes): RuleDefect[] | null {
  if (times !== undefined) {
    const message =
      "Some of these times or days have another color, and nothing else tells them from the others";
    if (times.areCalledSo) return [{ wcag: ["1.4.1"], message, element }];
    const question = "Does the color say that they are taken?";
    return [{ outcome: "review", wcag: ["1.4.1"], message: `${message}. ${question}`, element }];
  }
  if (legend !== undefined) {
    const message = `Cells of this table differ by the color behind their words alone, which “${cutAtWord(legend, LEGEND_LIMIT)}” explains`;
    return [{ wcag: ["1.4.1"], message, element }];
  }
  if (scale !== undefined) {
    const message = `“${scale.label}” is shown by ${scale.marks} marks, some of them in another color, and a screen reader says nothing of them. Does a text say which ones?`;
    return [{ outcome: "review", wcag: ["1.1.1", "1.4.1"], message, element }];
  }
  return null;
}

function withoutWords({
  colors,
  areAlone,
  areInRow,
  areCells,
  areAmongWords,
  areAmounts,
  areChanges,
  areBesideThings,
  isByDrawing,
  element,
}: ColoredBoxes): RuleDefect[] {
  if (areAlone) {
    const message = `Marks of ${colors} colors differ in nothing else, and no text says what they mean`;
    return [{ wcag: ["1.4.1"], message, element }];
  }
  if (areCells === true) {
    const message = "Some cells of this table have a color and no words, and nothing says what it means";
    return [{ wcag: ["1.1.1", "1.4.1"], message, element }];
  }
  if (areAmongWords === true) {
    const message =
      "Some cells of this grid have a color and no words. Does a text say what the color means, or a name of each cell?";
    return [{ outcome: "review", wcag: ["1.1.1", "1.4.1"], message, element }];
  }
  if (areInRow === true) {
    const message = `This row has marks of ${colors} colors that differ in nothing else. Does a text say what they mean?`;
    return [{ outcome: "review", wcag: ["1.1.1", "1.4.1"], message, element }];
  }
  if (areBesideThings === true) {
    const message = `Marks of ${colors} colors stand beside several things here and differ in nothing else. Does a text beside each say what its color means?`;
    return [{ outcome: "review", wcag: ["1.4.1", "1.1.1"], message, element }];
  }
  if (areChanges === true) {
    const message =
      "Some changes are red and others green, and no sign or word says which of them went up and which went down";
    return [{ wcag: ["1.4.1"], message, element }];
  }
  if (areAmounts === true) {
    const message =
      "Some amounts are red and others green, and no sign stands before them. Does a text say which are which?";
    return [{ outcome: "review", wcag: ["1.4.1"], message, element }];
  }
  if (!isByDrawing) return [];
  return [
    {
      outcome: "review",
      message: `A legend explains ${colors} colors. Can someone who can't tell them apart read the chart?`,
      element,
    },
  ];
}
