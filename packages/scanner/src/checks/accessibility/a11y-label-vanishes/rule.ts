import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WrittenForm } from "./probe.ts";

const WRITTEN_FORMS = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  inOpened: true,
});
/** One field beside its button, as for a newsletter, is hardly mistaken. */
const FEWEST_FIELDS = 2;

/** https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions */
export const a11yLabelVanishes = rule({
  id: "a11y-label-vanishes",
  severity: "medium",
  criteria: ["3.3.2"],
  defect: "Label that disappears as soon as someone types",
  title: "Labels stay in sight while people write",
  whyItMatters:
    "A placeholder disappears with the first letter. Whoever forgets quickly, is interrupted or checks the form before sending it can no longer tell what each field was for.",
  businessImpact: "Orders and requests arrive with the name in the wrong field, or not at all.",
  fixSteps: [
    "Put a label above or beside each field that stays in sight.",
    "Keep placeholders for examples, such as the format of a phone number.",
    "If there is no room, let the label move to the edge of the field while people write.",
  ],
  effort: "S",
  examines: [examine(WRITTEN_FORMS, decide)],
});

function decide(forms: WrittenForm[]): Decision {
  const several = forms.filter(({ fields }) => fields >= FEWEST_FIELDS);
  return { applies: several.length > 0, defects: several.flatMap(defectOf) };
}

/** One question a form. */
function defectOf({ inside }: WrittenForm): RuleDefect[] {
  const [first, ...others] = inside;
  if (first === undefined || inside.length < FEWEST_FIELDS) return [];
  const more = others.length === 1 ? "one more label" : `${others.length} more labels`;
  const message = `“${first.text}” and ${more} stand only in the empty fields, and go as soon as someone types. Can people still tell what each field is for?`;
  return [{ outcome: "review", message, element: first.element }];
}
