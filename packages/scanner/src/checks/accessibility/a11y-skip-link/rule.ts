import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { speaksOfSkipping } from "#checks/accessibility/wording/skip-words.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { EarlyLink } from "./probe.ts";

const EARLY_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11ySkipLink = rule({
  id: "a11y-skip-link",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["skip-link"], [ACCESSLINT]: ["navigable/skip-link"] },
  defect: "Skip link that leads nowhere",
  title: "The skip link leads to the content",
  question: "Does the link lead past the menu?",
  ...KEYBOARD_HABITS,
  fixSteps: [
    'Give the target of the skip link the id that the link points to. If the target can\'t receive focus, also add tabindex="-1".',
  ],
  effort: "S",
  examines: [examine(EARLY_LINKS, decide)],
});

function decide(links: EarlyLink[]): Decision {
  const skipping = links.filter(({ name }) => speaksOfSkipping(name));
  return {
    applies: skipping.length > 0,
    // Engines doubt links that lead to an anchor.
    settled: links.flatMap(({ element: { selector } }) =>
      [null, "2.4.1"].map((criterion) => ({ criterion, selector, evenFailed: true, ofThisRule: true })),
    ),
    defects: skipping
      .filter(({ isThere }) => !isThere)
      .map(({ name, place, element }) => ({
        message: `“${cutAtWord(name, 60)}” leads to #${place.slice(0, 40)}, which isn't on the page`,
        element,
      })),
  };
}
