import { attribute, matchesSelector, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { isExposed } from "./semantics.ts";

/** Attributes that name an element. */
const NAMING = ["aria-label", "aria-labelledby", "aria-braillelabel"];

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

/** Names on elements that assistive technology gives no name: they are read by some and lost by others. */
export function namingProhibited(): RuleHit[] {
  const selector = NAMING.map((name) => `[${name}]`).join(",");
  return everywhere(selector).flatMap((element) => {
    const named = NAMING.find((name) => (attribute(element, name) ?? "").trim() !== "");
    if (named === undefined || !prohibitsNaming(element) || !isExposed(element)) return [];
    return [
      {
        rule: "naming-prohibited",
        verdict: "failed",
        wcag: ["1.3.1", "4.1.2"],
        actRules: ["kb1m8s"],
        severity: "low",
        message: `A <${tagName(element)}> without a matching role can't have ${named}`,
        element,
      },
    ];
  });
}

/** Texts that can be written into are told as fields, whatever element holds them. */
function prohibitsNaming(element: Element): boolean {
  if (matchesSelector(element, "[contenteditable]:not([contenteditable=false])")) return false;
  const role = (attribute(element, "role") ?? "").trim().toLowerCase().split(/\s+/)[0] ?? "";
  return role === "" ? PROHIBITING_TAGS.has(tagName(element)) : PROHIBITING_ROLES.has(role);
}
