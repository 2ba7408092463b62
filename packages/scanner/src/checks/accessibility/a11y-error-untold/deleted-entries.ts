import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { Choice, Choices } from "#gather/operating/forms/choice-facts.ts";
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

/** Fields of plain text of which the page takes the entry away as soon as they are left, or puts something else in its place. */
export function decideCleared({ choices, notTried }: Choices): Decision | { reason: string } {
  const cleared = choices.filter(({ afterLeaving }) => afterLeaving !== undefined);
  return unlessUntried({ applies: cleared.length > 0, defects: cleared.flatMap(clearedDefect) }, notTried);
}

/** A page may know a default for what it can't read. */
function clearedDefect({ afterLeaving, ...field }: Choice): RuleDefect[] {
  if (afterLeaving === undefined || afterLeaving.isTold === true) return [];
  const what = fieldWords(field);
  const { element } = field;
  if (afterLeaving.text.trim() === "")
    return [
      {
        message: `${what} deletes what we wrote as soon as it is left, and nothing says what is wrong with it`,
        element,
      },
    ];
  const message = `${what} replaces what we wrote with ${quoted(afterLeaving.text, "something else")} as soon as it is left, and nothing says so`;
  return [{ outcome: "review", message: `${message}. Do people notice it?`, element }];
}
