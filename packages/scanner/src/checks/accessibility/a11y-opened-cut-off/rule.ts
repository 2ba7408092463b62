import { READING } from "#checks/accessibility/families/reading.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  NARROW_OPENINGS,
  type NarrowOpened,
  type NarrowOpenings,
} from "#gather/operating/opened/narrow-opened-facts.ts";

export const a11yOpenedCutOff = rule({
  id: "a11y-opened-cut-off",
  severity: "medium",
  criteria: ["1.4.10"],
  defect: "Menu or dialog cut off in a narrow window",
  title: "Menus and dialogs fit in a narrow window",
  ...READING,
  fixSteps: [
    "Make your browser window 1280 pixels wide, zoom in to 400%, and open the menu or dialog. Its text must fit between the edges of the window.",
    'In your style sheet, give it "max-width: 100%" besides its width, and "box-sizing: border-box".',
    'Where it holds something wide, let it scroll: "overflow: auto".',
  ],
  effort: "S",
  examines: [examine(NARROW_OPENINGS, decide)],
});

function decide({ opened, notTried }: NarrowOpenings): Decision | { reason: string } {
  return unlessUntried({ applies: opened.length > 0, defects: opened.flatMap(defectOf) }, notTried);
}

function defectOf({ opener, cut }: NarrowOpened): RuleDefect[] {
  if (cut === null) return [];
  const { text, edge, beyond, element } = cut;
  const what = `${quoted(text, "a text")} in what ${quoted(opener, "a control")} opens`;
  const message = `In a window 320 pixels wide, ${what} extends ${beyond} pixels past the ${edge} edge, and people can't scroll to it`;
  return [{ message, element }];
}
