import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { unlessCutShort } from "#checks/accessibility/operated/unless-cut-short.ts";
import {
  type Decision,
  examine,
  type ExaminedPage,
  rule,
  type RuleDefect,
} from "#checks/accessibility/rule.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { KEYBOARD_WALK, type KeyboardWalk } from "#gather/examining/operated-facts.ts";
import { CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FocusBehindBars } from "./probe.ts";

const WHEN_NARROW = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "focus when narrow",
});

export const a11yFocusObscured = rule({
  id: "a11y-focus-obscured",
  severity: "medium",
  criteria: ["2.4.11"],
  defect: "Keyboard focus hidden behind other content",
  title: "The element with the keyboard focus stays visible",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Press the Tab key to go through the page, then Shift+Tab to go back. Note which fixed header, footer or banner covers the element.",
    'In your style sheet, set "scroll-padding" to the height of that bar. If a banner is the cause, let visitors close it.',
  ],
  effort: "S",
  examines: [
    examine(KEYBOARD_WALK, (walk) =>
      unlessCutShort(walk, {
        applies: walk.focusable > 0,
        defects: [
          ...walk.covered.map((covered) => behindBar(covered, "When the keyboard reaches this element,")),
          ...(walk.coveredGoingBack ?? []).map((covered) =>
            behindBar(covered, "When the keyboard gets to this element going back (Shift+Tab),"),
          ),
        ],
      }),
    ),
    examine(WHEN_NARROW, decideNarrow),
    examine(CHOICES, decideOnChoices),
  ],
});

/** A bar that is there only once something is chosen, told once however many choices bring it. */
function decideOnChoices({ choices }: Choices): Decision {
  const behind = choices.flatMap(({ label, covered = [] }) =>
    covered.map((one) => [one.cover.component, { ...one, label }] as const),
  );
  const defects = [...new Map(behind.toReversed()).values()].map(({ label, ...one }) =>
    behindBar(one, `After ${quoted(label, "something")} is chosen, when the keyboard reaches this element,`),
  );
  return { applies: choices.some(({ covered }) => covered !== undefined), defects };
}

/** What a bar covers in a wide window, too, is told of that one. */
function decideNarrow({ focusable, covered }: FocusBehindBars, page: ExaminedPage): Decision {
  const walk = factsOf(page, KEYBOARD_WALK);
  const inUsual =
    walk?.gathered === true ? [...walk.value.covered, ...(walk.value.coveredGoingBack ?? [])] : [];
  const told = new Set(inUsual.map(({ cover }) => cover.component));
  const when = "In a window of 320 by 256 pixels, as at 400% zoom, when the keyboard reaches this element,";
  return {
    applies: focusable > 0,
    defects: covered
      .filter(({ cover }) => !told.has(cover.component))
      .map((behind) => behindBar(behind, when)),
  };
}

function behindBar({ element, cover }: KeyboardWalk["covered"][number], when: string): RuleDefect {
  return {
    message: `${when} ${cover.selector} covers it completely`,
    // Whatever lies behind one bar is mended by one change to that bar.
    element: { ...element, component: cover.component },
  };
}
