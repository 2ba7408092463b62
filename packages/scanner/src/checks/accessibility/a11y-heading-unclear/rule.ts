import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { isFiller } from "#checks/accessibility/wording/filler-text.ts";

import { HEADINGS } from "./headings.ts";
import type { Heading } from "./probe.ts";

const LONG_TEXT = 120;
/** No title has so many, though it be one sentence. */
const VERY_LONG_TEXT = 180;
const SENTENCES = /[.!?]\s+\p{Lu}/u;
const A_SERIES = 3;

export const a11yHeadingUnclear = rule({
  id: "a11y-heading-unclear",
  severity: "medium",
  criteria: ["2.4.6", "1.3.1"],
  actRules: ["b49b2e"],
  defect: "Heading doesn't say what follows",
  title: "Headings say what follows",
  whyItMatters:
    "Many people look through the headings of a page, or have them listed by a screen reader, to find the part they need. A heading has to say what follows it.",
  businessImpact: "Visitors don't find what they came for, even if it is on the page.",
  fixSteps: [
    "Replace each heading we list with a few words about the content below it. Mark a whole paragraph as <p>, and set its size by style.",
    "If there is nothing below it, remove it.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(HEADINGS, decide)],
});

function decide(headings: Heading[]): Decision {
  return {
    applies: headings.length > 0,
    defects: [
      ...headings
        .filter(({ text }) => isFiller(text))
        .map(({ text, element }) => ({
          wcag: ["2.4.6"],
          message: `The heading “${cutAtWord(text, 60)}” doesn't say what follows`,
          element,
        })),
      ...headings.filter(({ text }) => isParagraph(text)).map(longDefect),
      ...repeatedHeadings(headings),
    ],
  };
}

/** Headings are titles of something; who needs large letters for a paragraph sets them by style. */
function isParagraph(text: string): boolean {
  return text.length >= VERY_LONG_TEXT || (text.length >= LONG_TEXT && SENTENCES.test(text));
}

function longDefect({ text, element }: Heading): RuleDefect {
  return {
    outcome: "review",
    wcag: ["1.3.1"],
    message: `A whole paragraph is marked as a heading: “${cutAtWord(text, 60)}”. Is it the title of what follows?`,
    element,
  };
}

/** Under one heading, several of the same words say nothing about what tells them apart. */
function repeatedHeadings(headings: readonly Heading[]): RuleDefect[] {
  const placed = headings.map((heading, at) => {
    const above = headings.slice(0, at).findLast(({ level }) => level < heading.level);
    return {
      heading,
      key: `${above === undefined ? -1 : headings.indexOf(above)} ${heading.text.toLowerCase()}`,
    };
  });
  const alike = [...Map.groupBy(placed, ({ key }) => key).values()];
  return alike
    .filter((group) => group.length >= A_SERIES && group[0]?.heading.text !== "")
    .flatMap((group) =>
      group.slice(1).map(({ heading: { text, element } }): RuleDefect => ({
        wcag: [],
        message: `${group.length} headings of one section say “${cutAtWord(text, 60)}”`,
        element,
      })),
    );
}
