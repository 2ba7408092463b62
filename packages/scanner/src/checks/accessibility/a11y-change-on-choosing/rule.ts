import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Choice, CHOICES, type Choices } from "#gather/operating/operating-facts.ts";

/** Words that say before what choosing does. */
const ANNOUNCES =
  /\b(?:re-?loads?|refresh(?:es)?|opens?|leads?|takes you|go(?:es)? to|jumps?|switch(?:es)?|redirects?|submits?|sends?|updates?|changes? the page|new page|automatically|lädt|öffnet|wechselt|recharge|ouvre|abre|recarga|apre|ricarica)\b/i;

export const a11yChangeOnChoosing = rule({
  id: "a11y-change-on-choosing",
  severity: "medium",
  criteria: ["3.2.2"],
  defect: "Choice that leads away without warning",
  title: "Choosing from a list does not lead away without warning",
  whyItMatters:
    "With a keyboard, people step through a list one entry at a time. If the first step already leads away, they never reach the others.",
  businessImpact: "Customers who use a keyboard can't pick a country, a language or a product.",
  fixSteps: [
    "Put a button next to the list, and act when people press it.",
    "If you keep it as it is, say before the list what choosing does.",
  ],
  effort: "S",
  examines: [examine(CHOICES, decide)],
});

function decide({ choices, notTried }: Choices): Decision | { reason: string } {
  const tried = choices.filter(({ onChoosing }) => onChoosing !== null);
  return unlessUntried({ applies: tried.length > 0, defects: tried.flatMap(defectOf) }, notTried);
}

function defectOf(choice: Choice): RuleDefect[] {
  const { onChoosing, advice, element } = choice;
  if (onChoosing === null || onChoosing.left.length === 0 || ANNOUNCES.test(advice)) return [];
  return [{ message: `${fieldWords(choice)} leads to another page as soon as something is chosen`, element }];
}
