import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { FAINT_PARTS } from "#checks/accessibility/families/faint-parts.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FieldBoundary } from "./probe.ts";

const FIELD_BOUNDARIES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const NEEDED = 3;

/** https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html#user-interface-components */
export const a11yFieldBoundary = rule({
  id: "a11y-field-boundary",
  severity: "medium",
  criteria: ["1.4.11"],
  defect: "Form field that hardly stands out from the page",
  title: "Form fields stand out from the page",
  ...FAINT_PARTS,
  fixSteps: [
    "Make the border of fields darker until its contrast with the page is at least 3 to 1. Gray #767676 is enough on white.",
    "Change it once, in your style sheet.",
  ],
  effort: "S",
  likelyOwner: "designer",
  // Fields of one contrast have one border in the style sheet.
  mendedTogether: (message) => /contrast of ([\d.]+):1/.exec(message)?.[0] ?? null,
  examines: [examine(FIELD_BOUNDARIES, decide)],
});

function decide(fields: FieldBoundary[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields
      .map((field) => ({ ...field, best: bestContrast(field) }))
      .filter(({ best }) => best < NEEDED)
      .map(({ name, best, borders, isOnlySign, element }): RuleDefect => {
        const what = `The ${borders.length === 0 ? "background" : "border"} of ${quoted(name, "this field")}`;
        const message = `${what} has a contrast of ${best.toFixed(2)}:1 with the page. It needs ${NEEDED}:1`;
        return isOnlySign === true
          ? { message: `${message}, and nothing else shows where the field is`, element }
          : {
              outcome: "review",
              message: `${message}, unless people see in another way where the field is. Do they?`,
              element,
            };
      }),
  };
}

/** A border is seen against the page or, where the page has its color, against the inside. */
function bestContrast({ borders, inside, outside }: FieldBoundary): number {
  const drawn = borders.map((border) => mixed(border, outside, border[3]));
  return Math.max(
    contrastRatio(inside, outside),
    ...drawn.map((border) => Math.max(contrastRatio(border, outside), contrastRatio(border, inside))),
  );
}
