import { hoveredOnce } from "#checks/accessibility/operated/hovered-once.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  HOVER_CONTENTS,
  type HoverContent,
  type HoverContents,
} from "#gather/operating/hover/hover-facts.ts";

export const a11yHoverContentInTheWay = rule({
  id: "a11y-hover-content-in-the-way",
  severity: "low",
  criteria: ["1.4.13"],
  defect: "Hover content that can't be read or closed",
  title: "What comes up under the mouse can be read and closed",
  whyItMatters:
    "People who enlarge the screen see only a part of it. Content that comes up covers what they were reading, or it is gone when they move the pointer to read it.",
  businessImpact:
    "Visitors who enlarge the page lose your menus and hints, or they can't read what lies below.",
  fixSteps: [
    "Let the Escape key close the content while the pointer stays where it is.",
    "Don't close the content after some time. It goes when the pointer or the focus leaves it.",
    "Keep the content open while the pointer is over the content itself. Leave no gap between it and its trigger.",
  ],
  effort: "M",
  examines: [examine(HOVER_CONTENTS, decide)],
});

/** A time, a share, an amount, or several of them. */
const FIGURES = /^[\d\s.,:/%+\-–−x×$€£¥]*\d[\d\s.,:/%+\-–−x×$€£¥]*$/u;

function decide({ contents, notTried }: HoverContents): Decision | { reason: string } {
  return unlessUntried(
    { applies: contents.length > 0, defects: hoveredOnce(contents).flatMap(defectOf) },
    notTried,
  );
}

function defectOf({
  text,
  covers,
  escapeHides,
  staysUnderPointer,
  vanishes,
  trigger,
}: HoverContent): RuleDefect[] {
  // Where the pointer is on a scale, told in figures, has to go with it.
  if (FIGURES.test(text)) return [];
  const what = quoted(text, "What comes up here");
  const isInTheWay = covers && !escapeHides;
  const goes =
    vanishes === true
      ? `${what} is gone after a few seconds while the pointer stays`
      : staysUnderPointer === false
        ? `${what} is gone as soon as the pointer moves to it`
        : null;
  if (goes !== null && isInTheWay) {
    const also = "It also covers other content, and Escape doesn't close it";
    return [{ message: `${goes}. ${also}`, element: trigger }];
  }
  const covering = isInTheWay ? `${what} covers other content, and Escape doesn't close it` : null;
  const message = goes ?? covering;
  return message === null ? [] : [{ message, element: trigger }];
}
