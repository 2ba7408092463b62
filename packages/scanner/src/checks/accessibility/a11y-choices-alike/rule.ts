import { CHOICE_GROUPS } from "#checks/accessibility/families/choice-groups.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { GroupOfChoices } from "./probe.ts";

const GROUPS_OF_CHOICES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yChoicesAlike = rule({
  id: "a11y-choices-alike",
  severity: "high",
  criteria: ["2.4.6", "1.1.1"],
  defect: "Choices that all have the same name",
  title: "Each choice of a group has a name of its own",
  ...CHOICE_GROUPS,
  fixSteps: [
    "Name each choice after what it stands for. Stars of a rating are “1 star”, “2 stars” and so on.",
    "If only a sign is to be seen, put the words beside it for screen readers alone, and hide the sign from them.",
  ],
  effort: "S",
  examines: [examine(GROUPS_OF_CHOICES, decide)],
});

/** Choices without a name at all are told as fields without a label. */
function decide(groups: GroupOfChoices[]): Decision {
  const named = groups.filter(({ names }) => names.every((name) => name !== ""));
  return { applies: named.length > 0, defects: named.filter(areAlike).map(defectOf) };
}

function areAlike({ names }: GroupOfChoices): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === 1;
}

function defectOf({ names, element }: GroupOfChoices): RuleDefect {
  const [name = ""] = names;
  const isSign = !/[\p{L}\p{N}]/u.test(name);
  const message = `All ${names.length} choices of this group have the name “${name}”, so nobody who can't see them can tell them apart`;
  return { message, element, ...(isSign ? {} : { wcag: ["2.4.6"] }) };
}
