import { ARIA_RULES } from "./rule-texts/aria.ts";
import { BEST_PRACTICE_RULES } from "./rule-texts/best-practice.ts";
import { FORM_RULES } from "./rule-texts/forms.ts";
import type { RuleText, RuleTexts } from "./rule-texts/rule-text.ts";
import { SEEING_AND_KEYBOARD_RULES } from "./rule-texts/seeing-and-keyboard.ts";
import { STRUCTURE_RULES } from "./rule-texts/structure.ts";
import { TEXT_ALTERNATIVE_RULES } from "./rule-texts/text-alternatives.ts";

/** Texts of all rules, by axe's rule id. */
export const RULE_TEXTS: RuleTexts = {
  ...TEXT_ALTERNATIVE_RULES,
  ...ARIA_RULES,
  ...FORM_RULES,
  ...STRUCTURE_RULES,
  ...SEEING_AND_KEYBOARD_RULES,
  ...BEST_PRACTICE_RULES,
};

/**
 * Text of a rule.
 *
 * @throws RangeError for a rule that has none: each must be written before the rule is run
 */
export function ruleText(rule: string): RuleText {
  const text = RULE_TEXTS[rule];
  if (!text) throw new RangeError(`The accessibility rule ${rule} has no text`);
  return text;
}
