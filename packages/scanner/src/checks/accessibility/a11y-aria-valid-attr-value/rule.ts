import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, Settled } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { UnsetState } from "./probe.ts";

const UNSET_STATES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yAriaValidAttrValue = rule({
  id: "a11y-aria-valid-attr-value",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["6a7281"],
  engines: { [AXE]: ["aria-valid-attr-value"], [ACCESSLINT]: ["aria/aria-valid-attr-value"] },
  defect: "Accessibility attribute with an invalid value",
  title: "ARIA attributes have values that are allowed",
  question: "Does a screen reader announce what people see?",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Set yes-or-no attributes, such as aria-expanded, to "true" or "false".',
    "Some attributes point to the id of another element: aria-labelledby, aria-controls and aria-describedby. Make sure the page has an element with exactly that id.",
  ],
  effort: "S",
  example: withoutNamedAttributes,
  examines: [
    settle(UNSET_STATES, mayBeUndefined),
    settle(UNSET_STATES, hasDefault),
    settle(UNSET_STATES, mayBeAbsent),
    settle(UNSET_STATES, mayPointNowhere),
    examine(UNSET_STATES, adviseOnPointing),
  ],
});

/** A list that exists only while it is open can't be named before: https://www.w3.org/TR/wai-aria-1.2/#combobox */
function mayBeAbsent(elements: UnsetState[]): Settled[] {
  return elements
    .filter(({ isOfClosedList }) => isOfClosedList === true)
    .map(({ selector }) => ({ criterion: "4.1.2", selector, evenFailed: true, ofThisRule: true }));
}

/** What a button shows is often on the page only while it is shown, and nobody misses the way there. */
function mayPointNowhere(elements: UnsetState[]): Settled[] {
  return elements
    .filter(({ pointsNowhere }) => pointsNowhere !== undefined)
    .map(({ selector }) => ({ criterion: "4.1.2", selector, evenFailed: true, ofThisRule: true }));
}

function adviseOnPointing(elements: UnsetState[]): Decision {
  const pointing = elements.flatMap(({ pointsNowhere }) => pointsNowhere ?? []);
  return {
    applies: pointing.length > 0,
    defects: pointing.map(({ ids, element }) => ({
      outcome: "advice",
      wcag: [],
      message: `No element on the page has the id “${ids}” that aria-controls names`,
      element,
    })),
  };
}

/** An attribute without a value counts as absent, in browsers as well. axe's word on its other attributes stands. */
function hasDefault(elements: UnsetState[]): Settled[] {
  return elements
    .filter(({ empty = [] }) => empty.length > 0)
    .map(({ selector }) => ({ criterion: "4.1.2", selector, ofThisRule: true }));
}

/**
 * `undefined` is a value of these states. axe knows that, so its word on other attributes of the element stands.
 * https://www.w3.org/TR/wai-aria-1.2/#valuetype_true-false-undefined
 */
function mayBeUndefined(elements: UnsetState[]): Settled[] {
  return elements
    .filter(({ states }) => states.length > 0)
    .map(({ selector }) => ({ criterion: "4.1.2", selector, ofThisRule: true }));
}
