import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ScrollableParts } from "./probe.ts";

const SCROLLABLE_REGIONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** CSS pixels that may be out of reach without a word being lost. */
const TOLERANCE = 8;
const FEWEST_LETTERS = 3;
const OUT_OF_REACH = "The area scrolls, but the Tab key can't reach it or anything in it";
const LIST_OF_CONTROL = {
  outcome: "review" as const,
  message: "The list scrolls, and the Tab key can't reach it. Do the arrow keys move through all of it?",
};

export const a11yScrollableRegionFocusable = rule({
  id: "a11y-scrollable-region-focusable",
  severity: "high",
  criteria: ["2.1.1", "2.1.3"],
  actRules: ["0ssw9k"],
  engines: {
    [AXE]: ["scrollable-region-focusable"],
    [ALFA]: ["sia-r84"],
    [ACCESSLINT]: ["keyboard-accessible/scrollable-region"],
  },
  defect: "Scrolling area that the keyboard can't reach",
  title: "The keyboard can reach scrolling areas",
  question: "Can you scroll it with the arrow keys after pressing Tab?",
  ...KEYBOARD_REACH,
  fixSteps: [
    'Add tabindex="0", role="region" and an aria-label to each area that scrolls.',
    "Or let the content flow without its own scroll bar.",
  ],
  effort: "S",
  // What has a role has a name as its role wants it, and keeps both.
  example: withAttributes(({ attributes }) => ({
    tabindex: "0",
    ...(attributes.has("role") ? {} : { role: "region", "aria-label": "TODO: say what the area shows" }),
  })),
  examines: [examine(SCROLLABLE_REGIONS, decide)],
});

/** Areas with text that scroll by themselves and that the Tab key neither reaches nor reaches into. */
function decide({ regions: all, still }: ScrollableParts): Decision {
  const regions = all.filter(
    ({ hiddenDown, hiddenAcross }) => hiddenDown > TOLERANCE || hiddenAcross > TOLERANCE,
  );
  const own = regions.filter(
    ({ isNative, isSeen, textLength }) => !isNative && isSeen && textLength >= FEWEST_LETTERS,
  );
  return {
    applies: own.length > 0,
    defects: own
      .filter(({ isReached }) => !isReached)
      .map(({ element, hangsOnFocus }) => ({
        severity: "high" as const,
        wcag: ["2.1.1"],
        ...(hangsOnFocus === true ? LIST_OF_CONTROL : { message: OUT_OF_REACH }),
        element,
      })),
    settled: [
      ...regions
        .filter(
          ({ isNative, isReachedUnknown, hangsOnFocus }) =>
            isNative || isReachedUnknown || hangsOnFocus === true,
        )
        .map(({ element }) => element.selector),
      ...still,
    ].map((selector) => ({ criterion: "2.1.1", selector, evenFailed: true, ofThisRule: true })),
  };
}
