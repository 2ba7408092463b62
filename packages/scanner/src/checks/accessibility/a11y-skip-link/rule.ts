import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { speaksOfSkipping } from "#checks/accessibility/wording/skip-words.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LinksToPlaces } from "./probe.ts";

const LINKS_TO_PLACES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

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
  examines: [examine(LINKS_TO_PLACES, decide)],
});

function decide({ early, later }: LinksToPlaces): Decision {
  const skipping = early.filter(({ name }) => speaksOfSkipping(name));
  return {
    applies: skipping.length > 0,
    // Engines doubt links that lead to an anchor, and take slides beside their frame for skip links.
    settled: [
      ...early.map(({ element: { selector } }) => selector),
      ...later.filter(({ name }) => !speaksOfSkipping(name)).map(({ selector }) => selector),
    ].flatMap((selector) =>
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
