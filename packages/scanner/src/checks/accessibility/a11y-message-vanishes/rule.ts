import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  type PassingMessage,
  type PassingMessages,
  PASSING_MESSAGES,
} from "#gather/operating/messages/message-facts.ts";

export const a11yMessageVanishes = rule({
  id: "a11y-message-vanishes",
  severity: "medium",
  criteria: ["2.2.1"],
  defect: "Message that disappears by itself",
  title: "Messages stay until they are read",
  whyItMatters:
    "Some people read slowly, enlarge a small part of the screen, or listen to other words first. A message that disappears after a few seconds is gone before they get to it.",
  businessImpact: "Customers miss what you tell them, and the chance to undo a mistake.",
  fixSteps: [
    "Let the message stay until people close it, above all if it has a button such as “Undo”.",
    "If it must go by itself, stop the clock while the mouse pointer is over it or the keyboard focus is in it.",
    "Offer the same words and buttons in another place, such as a list of notifications.",
  ],
  effort: "S",
  examines: [examine(PASSING_MESSAGES, decide)],
});

/** What can be pressed is lost with its message. Words alone may be told elsewhere in another way. */
function decide({ messages, notTried }: PassingMessages): Decision | { reason: string } {
  return unlessUntried({ applies: messages.length > 0, defects: messages.flatMap(defectOf) }, notTried);
}

function defectOf(message: PassingMessage): RuleDefect[] {
  const { goesByItself, staysWhenHeld, isToldElsewhere, controls, element, text } = message;
  if (!goesByItself) return [];
  const [control] = controls;
  const after = `after pressing ${quoted(message.opener, "a control")}`;
  if (control !== undefined) {
    const lost = `${quoted(control, "A control")} appears ${after} and disappears by itself a few seconds later`;
    if (staysWhenHeld !== true)
      return [{ message: `${lost}. Neither the pointer nor the keyboard focus keeps it there`, element }];
    const message = `${lost}, unless the pointer or the keyboard focus gets there in time. Can people do the same later?`;
    return [{ outcome: "review", message, element }];
  }
  if (isToldElsewhere || staysWhenHeld === true) return [];
  return [
    {
      outcome: "review",
      message: `${quoted(text, "A message")} appears ${after} and disappears by itself a few seconds later. Can people who read slowly find the same elsewhere?`,
      element,
    },
  ];
}
