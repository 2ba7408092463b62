import { HIDDEN_CONTENT } from "#checks/accessibility/families/hidden-content.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import type { Settled } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { HiddenPart } from "./probe.ts";

const HIDDEN_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

export const a11yAriaHiddenFocus = rule({
  id: "a11y-aria-hidden-focus",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["6cfa84"],
  engines: { [AXE]: ["aria-hidden-focus"], [ALFA]: ["sia-r17"], [ACCESSLINT]: ["aria/aria-hidden-focus"] },
  defect: "Keyboard reaches content hidden from screen readers",
  title: "The keyboard skips content that is hidden from screen readers",
  ...HIDDEN_CONTENT,
  fixSteps: [
    "If the part is closed or off screen, such as a menu, slide or dialog, hide it completely. Use display: none, visibility: hidden or the inert attribute.",
    'If it is a duplicate for mouse users only, add tabindex="-1" to each link and button inside it.',
    "If people need it, remove aria-hidden.",
  ],
  effort: "M",
  example: withAttributes(({ attributes }) => ({
    [attributes.has("aria-hidden") ? "inert" : "tabindex"]: attributes.has("aria-hidden") ? "" : "-1",
  })),
  examines: [settle(HIDDEN_PARTS, settled)],
});

/**
 * Parts that hold nothing the Tab key stops at, as the browser tells: disabled field groups, closed details and negative
 * positions in the tab order count for nothing. Nobody is ever left on what passes the focus on at once.
 */
function settled(parts: HiddenPart[]): Settled[] {
  return parts.flatMap(({ selector, maybeStops }) => {
    const stops = maybeStops.filter(({ isTabStop }) => isTabStop);
    if (!stops.every(({ passesFocusOn }) => passesFocusOn === true)) return [];
    const selectors = [selector, ...maybeStops.map((stop) => stop.selector)];
    const evenFailed = stops.length > 0;
    return selectors.map((told) => ({ criterion: "4.1.2", selector: told, evenFailed, ofThisRule: true }));
  });
}
