import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { saysItIsDialog } from "#checks/accessibility/operated/opened-dialogs.ts";
import { whereItLeads } from "#checks/accessibility/operated/where-it-leads.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import type { ElementRef } from "#evidence/document.ts";
import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { type Choice, CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";

export const a11yChangeOnFocus = rule({
  id: "a11y-change-on-focus",
  severity: "high",
  criteria: ["3.2.1"],
  defect: "Field that acts as soon as it is reached",
  title: "Nothing happens only because a field is reached",
  whyItMatters:
    "People who use a keyboard pass through all fields on their way. If a field acts when it is reached, they are taken away before they know what it is.",
  businessImpact: "Visitors are thrown out of a form before they can send it.",
  fixSteps: [
    'Remove what runs on the "focus" event and leads away, shows a message or takes the focus away.',
    "Act when people press a button instead.",
  ],
  effort: "S",
  examines: [examine(CHOICES, decide)],
});

function decide({ choices, notTried }: Choices, page: ExaminedPage): Decision | { reason: string } {
  const defects = choices.flatMap((choice) => defectOf(choice, page));
  return unlessUntried({ applies: choices.length > 0, defects }, notTried);
}

function defectOf(choice: Choice, page: ExaminedPage): RuleDefect[] {
  const { onFocus, element } = choice;
  const what = fieldWords(choice);
  if (onFocus.left.length > 0)
    return [{ message: `${what} ${whereItLeads(onFocus, page)} as soon as it is reached`, element }];
  if (onFocus.asked > 0) return [{ message: `${what} shows a message as soon as it is reached`, element }];
  // What menus and hints show of it is judged with these.
  if (choice.kind === "control") return [];
  if (onFocus.focus === "shown" && onFocus.shown.some(isDialog))
    return [
      { message: `${what} opens a dialog and moves the focus there as soon as it is reached`, element },
    ];
  if (opensDialogOnVeil(choice))
    return [{ message: `${what} opens a dialog over the page as soon as it is reached`, element }];
  if (onFocus.focus === "shown") {
    const message = `${what} shows something and moves the focus there as soon as it is reached`;
    // Where people write, a larger field for the same may come in place of a small one.
    return [
      choice.kind === "text"
        ? { outcome: "review", message: `${message}. Is it still where people write?`, element }
        : { message, element },
    ];
  }
  return onFocus.focus === "nowhere"
    ? [{ message: `${what} gives the keyboard focus away as soon as it is reached`, element }]
    : [];
}

/** The focus stays in the field, in a page that is out of reach by then. */
function opensDialogOnVeil({ box, onFocus }: Choice): boolean {
  return box?.isBoxOnVeil === true && box.isModal && saysItIsDialog(box) && onFocus.focus === "control";
}

function isDialog({ snippet }: Pick<ElementRef, "snippet">): boolean {
  const [openingTag = ""] = snippet.split(">");
  return /^<dialog|role=["']?(?:alert)?dialog|aria-modal=["']?true/.test(openingTag);
}
