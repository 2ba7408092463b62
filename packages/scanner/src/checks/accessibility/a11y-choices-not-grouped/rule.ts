import { CHOICE_GROUPS } from "#checks/accessibility/families/choice-groups.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { Choices } from "./probe.ts";

const CHOICES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** How a question or the like ends, with or without a sign that it must be answered. */
const ASKS = /[?？:：](?:\s*(?:\*|\(required\)))?$/iu;

/** A few words that end like no sentence: what the choices are of. */
const NAMES = /^\p{Lu}[^.!;,…]{1,50}$/u;

/** Two may be an order and what goes with it. */
const FEWEST_TITLED = 3;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H71 */
export const a11yChoicesNotGrouped = rule({
  id: "a11y-choices-not-grouped",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Choices that aren't tied to their question",
  title: "Radio buttons and checkboxes are tied to their question",
  ...CHOICE_GROUPS,
  fixSteps: [
    "Put the choices of each question into a <fieldset>, and the question into its <legend>.",
    'Or put them into an element with role="radiogroup" (for checkboxes, role="group"), and point its aria-labelledby at the question.',
  ],
  effort: "S",
  examines: [examine(CHOICES, decide)],
});

function decide(all: Choices[]): Decision {
  return { applies: all.length > 0, defects: all.flatMap(defectOf) };
}

/** What stands before checkboxes and ends with a colon may be about something else, such as the terms below it. */
function defectOf(choices: Choices): RuleDefect[] {
  if (choices.groupName !== "" || choices.isDescribed) return [];
  const untied = untiedQuestion(choices);
  if (untied !== null) return [untied];
  return choices.isInNameless === true ? [namelessGroup(choices)] : [];
}

/** The choices may say by themselves what they are about. */
function namelessGroup({ element }: Choices): RuleDefect {
  const message = "These choices are in a group, and the group has no name: its legend is missing or empty";
  return { outcome: "advice", wcag: [], message, element };
}

function untiedQuestion(choices: Choices): RuleDefect | null {
  const { kind, textBefore, isHeading, areSentAsOne, element } = choices;
  const isTitled = choices.isBoxTitle === true && (choices.choices ?? 0) >= FEWEST_TITLED;
  const isOneAnswer = kind === "radio" || areSentAsOne === true || isTitled;
  const isName = isOneAnswer && isHeading !== true && NAMES.test(textBefore);
  if (!ASKS.test(textBefore)) return isName ? nameDefect(textBefore, element) : null;
  const message = `Someone who can't see the page hears the choices, but not the question they answer: “${textBefore.slice(-80)}”`;
  const isQuestion = /[?？]/u.test(textBefore);
  return kind === "radio" || isQuestion
    ? { message, element }
    : { outcome: "review", message: `${message}. Are they answers to it?`, element };
}

function nameDefect(text: string, element: Choices["element"]): RuleDefect {
  const message = `Nothing connects these choices with “${text}” before them. Does each say by itself what it is about?`;
  return { outcome: "review", message, element };
}
