import { HIDDEN_CONTENT } from "#checks/accessibility/families/hidden-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";
import type { ElementRef } from "#evidence/document.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { HiddenPart } from "./probe.ts";

const HIDDEN_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

const ENGINE_RULES: Partial<Record<EngineName, readonly string[]>> = {
  [AXE]: ["aria-hidden-focus"],
  [ALFA]: ["sia-r17"],
  [ACCESSLINT]: ["aria/aria-hidden-focus"],
};

export const a11yAriaHiddenFocus = rule({
  id: "a11y-aria-hidden-focus",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["6cfa84"],
  engines: ENGINE_RULES,
  defect: "Keyboard reaches content hidden from screen readers",
  title: "The keyboard skips content that is hidden from screen readers",
  question: "Can the Tab key stop here?",
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
  // Without these facts engines still tell it.
  examines: [{ ...examine(HIDDEN_PARTS, decide), onlySettles: true }],
});

/**
 * Parts that hold nothing the Tab key stops at, as the browser tells: disabled field groups, closed details and negative
 * positions in the tab order count for nothing. Nobody is ever left on what passes the focus on at once. Where something
 * was seen to keep it, an engine's doubt is answered, too.
 */
function decide(parts: HiddenPart[], page: ExaminedPage): Decision {
  const doubted = doubtedElements(page);
  const kept = parts.filter(({ maybeStops }) =>
    maybeStops.some(({ passesFocusOn }) => passesFocusOn === false),
  );
  return {
    applies: kept.length > 0,
    defects: kept
      .flatMap(({ selector }) => doubted.get(selector) ?? [])
      .map((element) => ({
        message: "The keyboard stops at something in this part, which is hidden from screen readers",
        element,
      })),
    settled: [
      ...parts.filter(isPassed).flatMap(({ selector, maybeStops }) =>
        [selector, ...maybeStops.map((stop) => stop.selector)].map((told) => ({
          criterion: "4.1.2",
          selector: told,
          evenFailed: maybeStops.some(({ isTabStop }) => isTabStop),
          ofThisRule: true,
        })),
      ),
      ...kept
        .filter(({ selector }) => doubted.has(selector))
        .flatMap(({ selector, maybeStops }) =>
          maybeStops
            .filter((stop) => stop.selector !== selector)
            .map((stop) => ({
              criterion: "4.1.2",
              selector: stop.selector,
              evenFailed: true,
              ofThisRule: true,
            })),
        ),
    ],
  };
}

function isPassed({ maybeStops }: HiddenPart): boolean {
  return maybeStops.every(({ isTabStop, passesFocusOn }) => !isTabStop || passesFocusOn === true);
}

/** What engines say of hidden parts, by selector. */
function doubtedElements({ engines }: ExaminedPage): Map<string, ElementRef> {
  const told = engines
    .flatMap(({ report }) => (report.gathered ? report.value.findings : []))
    .filter(({ engine, rule: id }) => ENGINE_RULES[engine]?.includes(id) === true);
  return new Map(told.flatMap(({ element }) => (element === null ? [] : [[element.selector, element]])));
}
