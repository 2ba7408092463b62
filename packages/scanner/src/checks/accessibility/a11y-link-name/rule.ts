import { CONTROL_NAMES } from "#checks/accessibility/families/control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yLinkName = rule({
  id: "a11y-link-name",
  severity: "high",
  criteria: ["2.4.4", "4.1.2"],
  actRules: ["c487ae"],
  engines: { [AXE]: ["link-name"], [ALFA]: ["sia-r11"], [ACCESSLINT]: ["navigable/link-name"] },
  defect: "Link without a name",
  title: "Links have a name",
  question: "Does a screen reader say where the link goes?",
  ...CONTROL_NAMES,
  fixSteps: [
    "Put text in each link that says where it goes.",
    "If the link is around an image, name its target in the image's alt.",
    'If the link is an icon, add aria-label, such as aria-label="Our page on Instagram".',
    "Remove empty links that an editor or a script left behind.",
  ],
  effort: "S",
  effectOfInner: ["a11y-image-alt", "a11y-role-img-alt", "a11y-svg-img-alt"],
  example: withAttributes({ "aria-label": "TODO: say where the link leads" }),
  examines: [settleOverlookedNames(isLink, isLink)],
});

function isLink(tag: string): boolean {
  return tag === "a";
}
