import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import type { FilledForm, SentForm } from "#gather/operating/forms/form-facts.ts";

/**
 * Fields of which the page deleted the entry once they were left: someone who no longer sees what they wrote can't tell
 * what was wrong with it. Of each form, the first one; of entries that fit, as far as we know, only those that no text speaks of.
 */
export function emptiedDefects(sent: readonly SentForm[], filledIn: readonly FilledForm[]): RuleDefect[] {
  const inSilence = filledIn.filter(({ messages, hasTold }) => messages.length === 0 && hasTold !== true);
  const defects = [...inSilence, ...sent].flatMap(({ fields, emptiedOnLeaving = [] }) =>
    emptiedOnLeaving.slice(0, 1).flatMap((index) => {
      const field = fields[index];
      if (field === undefined) return [];
      const message = `We wrote an entry in ${quoted(field.label, "a field")} and left the field, and the page deleted it. Do people learn why, and can they correct what they wrote?`;
      return [{ outcome: "review" as const, message, element: field.element }];
    }),
  );
  return [...new Map(defects.map((one) => [one.element.selector, one])).values()];
}
