import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { hex, neededFor } from "#checks/accessibility/a11y-color-contrast/text-contrast.ts";
import { CONTRAST } from "#checks/accessibility/families/contrast.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  type LookOfText,
  type TextInUse,
  TEXTS_IN_USE,
  type TextsInUse,
} from "#gather/operating/hover/look-facts.ts";

export const a11yContrastInUse = rule({
  id: "a11y-contrast-in-use",
  severity: "medium",
  criteria: ["1.4.3"],
  defect: "Text that fades when it is pointed at or focused",
  title: "Text stays readable under the mouse and with the keyboard focus",
  ...CONTRAST,
  fixSteps: [
    "Set both colors in the styles for :hover and :focus, the text's and the background's, and check their contrast: 4.5 to 1, or 3 to 1 for large text.",
    "Then point at each link and button, and go through the page with the Tab key.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(TEXTS_IN_USE, decide)],
});

function decide({ texts, notTried }: TextsInUse): Decision | { reason: string } {
  return unlessUntried({ applies: texts.length > 0, defects: texts.flatMap(defectOf) }, notTried);
}

/** What cannot be read at rest either is told of the page as it loaded. */
function defectOf({ element, text, way, atRest, inUse }: TextInUse): RuleDefect[] {
  const when = way === "hover" ? "under the mouse pointer" : "with the keyboard focus";
  if (!inUse.isSeen) return vanished({ element, text, inUse }, when);
  const [before, now] = [ratioOf(atRest), ratioOf(inUse)];
  const needed = neededFor(inUse.fontSize, inUse.fontWeight);
  if (before === null || now === null || before < needed || now >= needed) return [];
  const { letters, behind } = inUse;
  const colors = letters === null || behind === null ? "" : ` (${hex(letters)} on ${hex(behind)})`;
  const message = `${quoted(text, "This text")} has a contrast of ${now.toFixed(2)}:1${colors} ${when}. It needs ${needed}:1`;
  return [{ message, element }];
}

function vanished(
  { element, text, inUse }: Pick<TextInUse, "element" | "text" | "inUse">,
  when: string,
): RuleDefect[] {
  // Other words or a picture may say the same.
  if (inUse.isReplaced) return [];
  const message = `${quoted(text, "This text")} vanishes ${when}. Is that meant?`;
  return [{ outcome: "review", message, element }];
}

function ratioOf({ letters, behind }: LookOfText): number | null {
  return letters === null || behind === null ? null : contrastRatio(letters.slice(0, 3), behind.slice(0, 3));
}
