import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { NamedElement } from "./probe.ts";

const NAMED_ELEMENTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Roles and elements that must not be named. Source: https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited */
const PROHIBITING_ROLES = new Set([
  "caption",
  "code",
  "deletion",
  "emphasis",
  "generic",
  "insertion",
  "none",
  "paragraph",
  "presentation",
  "strong",
  "subscript",
  "superscript",
]);
const PROHIBITING_TAGS = new Set([
  "abbr",
  "b",
  "bdi",
  "bdo",
  "caption",
  "code",
  "del",
  "div",
  "em",
  "i",
  "ins",
  "kbd",
  "p",
  "pre",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
  "var",
]);

export const a11yAriaProhibitedAttr = rule({
  id: "a11y-aria-prohibited-attr",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["5c01ea"],
  engines: { [AXE]: ["aria-prohibited-attr"], [ACCESSLINT]: ["aria/aria-prohibited-attr"] },
  defect: "Label on an element that can't have one",
  title: "Labels appear only on elements that can have one",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Browsers ignore aria-label on a plain <div>, <span> or <p>. Move it to the link, button or page region that it describes.",
    'If the element is a group of its own, also give it a matching role, such as role="group".',
    "If the label only repeats visible text, remove it.",
  ],
  effort: "S",
  examines: [
    examine(NAMED_ELEMENTS, (elements) => ({
      applies: elements.length > 0,
      defects: elements.filter(prohibitsNaming).map(({ tag, namedBy, element }) => ({
        severity: "low",
        wcag: ["1.3.1", "4.1.2"],
        actRules: ["kb1m8s"],
        message: `A <${tag}> without a matching role can't have ${namedBy[0]}`,
        element,
      })),
    })),
  ],
});

/** Names that some screen readers read and others lose. Texts that can be written into are told as fields. */
function prohibitsNaming({ tag, role, isEditable }: NamedElement): boolean {
  if (isEditable) return false;
  const [first = ""] = (role ?? "").trim().toLowerCase().split(/\s+/);
  return first === "" ? PROHIBITING_TAGS.has(tag) : PROHIBITING_ROLES.has(first);
}
