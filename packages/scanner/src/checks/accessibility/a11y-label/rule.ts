import { LABELS } from "#checks/accessibility/families/labels.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import type { ExampleOf } from "#fix-examples/fixed-place.ts";
import { labeled } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { UntiedField } from "./probe.ts";

const UNTIED_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLabel = rule({
  id: "a11y-label",
  severity: "critical",
  criteria: ["4.1.2", "1.3.1"],
  actRules: ["e086e5"],
  engines: {
    [AXE]: ["label"],
    [ALFA]: ["sia-r8"],
    [ACCESSLINT]: ["labels-and-names/form-label", "labels-and-names/label-placeholder-only"],
  },
  defect: "Form field without a label",
  title: "Form fields have a label",
  question: "Can people tell what to enter, and does a screen reader say it?",
  ...LABELS,
  fixSteps: [
    'Give each field an id, and put <label for="that-id">Text</label> in front of it.',
    "If a label stands next to the field already, set its for attribute to the field's id.",
    "Keep the label visible. A placeholder disappears as soon as someone types.",
    "If the design has no room, such as in a search box, add aria-label to the field.",
    "In a form builder, look for the field's setting \"Label\" and make sure it isn't hidden.",
  ],
  effort: "S",
  example: withLabelBeside,
  effectOf: ["a11y-label-on-hidden-field"],
  examines: [examine(UNTIED_FIELDS, decide), settleOverlookedNames((tag) => tag !== "a" && tag !== "button")],
});

function withLabelBeside(place: Parameters<ExampleOf>[0]): ReturnType<ExampleOf> {
  const words = LABEL_BESIDE.exec(place.message)?.[1]?.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return labeled(words ?? "TODO: say what to enter")(place);
}

const LABEL_BESIDE = /“(.+?)” stands next to/;

/** What people see beside the field says what to enter, so that its placeholder is not the only one to say so. */
function decide(fields: UntiedField[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields.flatMap(untiedDefect),
    settled: fields.map(({ selector }) => ({ criterion: "3.3.2", selector, ofThisRule: true })),
  };
}

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H44. A label of another field is told where that one is told. */
function untiedDefect({ label, placeholder, isDisabled, element }: UntiedField): RuleDefect[] {
  if (isDisabled || label.kind === "other label") return [];
  const about: Pick<RuleDefect, "wcag" | "severity" | "element"> = {
    wcag: ["1.3.1"],
    severity: "medium",
    element,
  };
  const read = `so screen readers read only its placeholder, “${placeholder}”`;
  if (label.kind === "label" && saysTheSame(label.text, placeholder)) {
    const message = `The label “${label.text}” stands next to this field, but the markup doesn't tie it to the field. Only its placeholder says the same. Is that enough for people who use a screen reader or click on labels?`;
    return [{ ...about, outcome: "review", message }];
  }
  if (label.kind === "label" && label.isOfOneField) {
    const message = `The label “${label.text}” stands next to this field, but the markup doesn't tie it to the field, ${read}`;
    return [{ ...about, message }];
  }
  const message = `“${label.text}” stands next to this field, but the markup doesn't tie it to the field, ${read}. Is it the label of this field?`;
  return [{ ...about, outcome: "review", message }];
}

/** Signs, such as a star or a colon, aside. */
function saysTheSame(label: string, placeholder: string): boolean {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return words(label) === words(placeholder);
}
