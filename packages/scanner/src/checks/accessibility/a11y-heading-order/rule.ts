import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { HEADINGS } from "#checks/accessibility/a11y-heading-unclear/headings.ts";
import type { Heading } from "#checks/accessibility/a11y-heading-unclear/probe.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yHeadingOrder = rule({
  id: "a11y-heading-order",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["heading-order"] },
  defect: "Headings in an unexpected order",
  title: "Headings go down one level at a time from one main heading",
  question: "Do the headings give the outline that people see?",
  ...OUTLINE,
  fixSteps: [
    "Change the level of the heading so that it is at most one level below the heading before it. Set its size with CSS.",
    "Start the content with its one main heading (h1), and use h2 and below for the rest.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(HEADINGS, decide)],
});

/** Of the main content alone: what stands before it, such as a banner, may have headings of its own. */
function decide(headings: Heading[]): Decision {
  const main = headings.filter(({ isInMain }) => isInMain);
  const [first, ...others] = main.filter(({ level }) => level === 1);
  const isLate = first !== undefined && main.indexOf(first) > 0;
  return {
    applies: main.length > 0,
    defects: [
      ...(isLate ? [toDefect(first, "comes after headings of lower levels")] : []),
      ...others.map((other) => toDefect(other, "is not the only one of the page")),
    ],
  };
}

function toDefect({ text, element }: Heading, what: string): RuleDefect {
  return { message: `The main heading “${cutAtWord(text, 60)}” ${what}`, element };
}
