import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import type { FormAnswer, SentForm } from "#gather/operating/forms/form-facts.ts";
import { isOnlyWritten } from "#gather/operating/controls/effect-facts.ts";

/** Whether all that tells of an error in words is the title of a field. */
export function isToldByTitleAlone({ toldByTitle = [], toldOtherwise = [] }: SentForm): boolean {
  return toldByTitle.length > 0 && toldByTitle.length === toldOtherwise.length;
}

/** The form as people have it who see no titles. */
export function withoutTitles(sent: SentForm): SentForm {
  return { ...sent, isToldOtherwise: false, toldOtherwise: [] };
}

/** Forms that do nothing at all once something else stands in a field than it wants, and that answer what fits. */
export function refusedInSilence(forms: readonly SentForm[], answers: readonly FormAnswer[]): SentForm[] {
  return forms.filter(
    (sent) => isSilent(sent) && answers.some(({ form, said }) => said.length > 0 && isSame(form, sent)),
  );
}

function isSame({ selector }: FormAnswer["form"], { form, step }: SentForm): boolean {
  return form.selector === selector && step === undefined;
}

function isSilent(sent: SentForm): boolean {
  const { filled, fields, effect, messages, errors } = sent;
  const isOther = sent.isToldOtherwise || sent.focusMoves || sent.isCheckedByBrowser;
  const isMarked =
    sent.isHeld === true || sent.hasTold === true || sent.isReddened === true || sent.isAlone === true;
  const isSeen = fields.some((field) => field.isMarked || field.hasNewPicture === true);
  const told = messages.length + errors.ofFields.length + errors.forms.length;
  const isWrong = filled === "wrongly" && wrongField(sent) !== undefined;
  return isWrong && isOnlyWritten(effect) && told === 0 && !isOther && !isMarked && !isSeen;
}

function wrongField({ fields }: SentForm): SentForm["fields"][number] | undefined {
  return fields.find(({ entry }) => entry !== "none" && entry !== "right");
}

/** Of a form that nobody is told anything of, or those alone who point at a field with the mouse. */
export function unseenDefect(sent: SentForm): RuleDefect {
  const { filled, fields, toldByTitle: [titled] = [] } = sent;
  const title = titled === undefined ? undefined : fields[titled];
  if (title === undefined) {
    const field = wrongField(sent);
    const message = `We filled in ${quoted(field?.label ?? "", "a field")} wrongly and sent the form. Nothing happened, and no text says why`;
    return { message, element: field?.element ?? sent.form };
  }
  const done = filled === "not" ? "We sent the form empty" : "We filled in the form wrongly and sent it";
  const message = `${done}. The look of ${quoted(title.label, "a field")} changed, and only its title says what is wrong. Can people who don't use a mouse read it?`;
  return { outcome: "review", message, element: title.element };
}
