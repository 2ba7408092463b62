import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { type PastedField, PASTED_FIELDS } from "./pasted-fields.ts";

export const a11yPasteRefused = rule({
  id: "a11y-paste-refused",
  severity: "high",
  criteria: ["3.3.8"],
  defect: "Sign-in field that refuses pasting",
  title: "Passwords and codes can be pasted",
  whyItMatters:
    "Some people can't remember a password or copy it letter by letter, because of dyslexia or a memory problem. They paste it, or let a password manager fill it in.",
  businessImpact:
    "Customers who can't sign in don't order. Many of them call you, or ask for a new password again and again.",
  fixSteps: [
    'Remove the script or attribute that stops pasting, such as onpaste="return false".',
    'Set autocomplete="username" and autocomplete="current-password", so that password managers recognize the fields.',
    "Then try it: copy any word, and paste it into each field of the sign-in form.",
  ],
  effort: "S",
  examines: [examine(PASTED_FIELDS, decide)],
});

function decide(all: PastedField[]): Decision {
  const fields = all.filter(({ before }) => before === undefined);
  return {
    applies: fields.length > 0,
    defects: fields
      .filter(({ isRefused }) => isRefused)
      .map(({ label, element }) => ({
        message: `${quoted(label, "This field")} refuses pasted text, so that people have to type it from memory`,
        element,
      })),
  };
}
