import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { NamedElement } from "./probe.ts";

const NAMED_ELEMENTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
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

/** Elements that are nothing but a group of what they hold. https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings */
const GENERIC_TAGS = new Set(["b", "bdi", "bdo", "div", "i", "pre", "q", "samp", "small", "span", "u"]);
const OF_KIND = new Set(["aria-roledescription", "aria-brailleroledescription"]);

export const a11yAriaProhibitedAttr = rule({
  id: "a11y-aria-prohibited-attr",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["5c01ea"],
  engines: { [AXE]: ["aria-prohibited-attr"], [ACCESSLINT]: ["aria/aria-prohibited-attr"] },
  defect: "Label on an element that can't have one",
  title: "Labels appear only on elements that can have one",
  question: "Do people need this label, and does a screen reader say it?",
  ...ROLES_AND_STATES,
  whyItMatters:
    "A label has an effect only on elements that can have a name. On others, most screen readers ignore it, and people miss what you wrote there for them.",
  fixSteps: [
    "Browsers ignore aria-label on a plain <div>, <span> or <p>. Move it to the link, button or page region that it describes.",
    'If the element is a group of its own, also give it a matching role, such as role="group".',
    "If the label only repeats visible text, remove it.",
  ],
  effort: "S",
  example: withoutNamedAttributes,
  examines: [
    examine(NAMED_ELEMENTS, (elements) => ({
      applies: elements.length > 0,
      defects: elements.flatMap((named) => {
        const prohibited = named.namedBy.find((attribute) => isProhibited(attribute, named));
        return prohibited === undefined
          ? []
          : [
              {
                severity: "low",
                wcag: ["1.3.1", "4.1.2"],
                actRules: ["kb1m8s"],
                message: `A <${named.tag}> without a matching role can't have ${prohibited}`,
                element: named.element,
              },
            ];
      }),
    })),
  ],
});

/**
 * Names that some screen readers read and others lose; another name for its kind is lost where an element has no kind.
 * Texts that can be written into are told as fields.
 */
function isProhibited(attribute: string, { tag, role, isEditable }: NamedElement): boolean {
  if (isEditable) return false;
  const [first = ""] = (role ?? "").trim().toLowerCase().split(/\s+/);
  if (OF_KIND.has(attribute)) return first === "" ? GENERIC_TAGS.has(tag) : first === "generic";
  return first === "" ? PROHIBITING_TAGS.has(tag) : PROHIBITING_ROLES.has(first);
}
