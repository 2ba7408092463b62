import type { FixExample } from "@plumbline/contract/fix-example";

import { LABELS } from "#checks/accessibility/families/labels.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect, Settled } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import type { PlaceToFix } from "#fix-examples/fixed-place.ts";
import { labeled, withoutAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WrittenField } from "./probe.ts";
import { visibleLabelOf } from "./visible-label.ts";

const WRITTEN_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** One box alone may be clear from what the page is for. */
const FEWEST_SURE = 2;

/** https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions, and F82 of fields whose format alone tells. */
export const a11yLabelTitleOnly = rule({
  id: "a11y-label-title-only",
  severity: "medium",
  criteria: ["3.3.2"],
  engines: { [AXE]: ["label-title-only"], [ACCESSLINT]: ["labels-and-names/label-title-only"] },
  defect: "Form field without a visible label",
  title: "Labels are visible",
  question: "Can people who see the page tell what to enter?",
  ...LABELS,
  fixSteps: [
    "Add a visible <label> to each field. Browsers show the text of title and aria-describedby late or never.",
    "For the parts of one entry, such as a date, put them in a <fieldset> with a visible <legend>.",
  ],
  effort: "S",
  example: withNameInSight,
  examines: [examine(WRITTEN_FIELDS, decide)],
});

/** What only screen readers are told, put where everyone sees it. */
function withNameInSight(place: PlaceToFix): FixExample | null {
  const bare = withoutAttributes("aria-label", "title")(place)?.text;
  const name = /“(.+?)”/.exec(place.message)?.[1]?.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return bare === undefined ? null : labeled(name ?? "TODO: say what to enter")({ ...place, snippet: bare });
}

function decide(fields: WrittenField[]): Decision {
  const groups = Map.groupBy(fields, ({ group }) => group);
  const judged = fields.map((field) => ({
    field,
    label: visibleLabelOf(field, groups.get(field.group) ?? []),
  }));
  const missing = judged.filter(({ label }) => label === "missing");
  return {
    applies: fields.length > 0,
    defects: judged.flatMap(({ field, label }): RuleDefect[] => {
      if (label === "shown") return [];
      const message = `Only screen readers are told that this field is for “${field.name}”. People see a box without a label`;
      const isSure = label === "missing" && missing.length >= FEWEST_SURE;
      const { element } = field;
      return isSure
        ? [{ message, element }]
        : [{ outcome: "review", message: `${message}. Can they tell what to enter?`, element }];
    }),
    settled: fields.flatMap(({ selector }): Settled[] =>
      [null, "4.1.2"].map((criterion) => ({ criterion, selector, evenFailed: true, ofThisRule: true })),
    ),
  };
}
