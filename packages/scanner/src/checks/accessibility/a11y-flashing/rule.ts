import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FlashingPart } from "./probe.ts";

const FLASHING_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "just loaded",
  inOpened: true,
});
const MOST_IN_A_SECOND = 3;

/** https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold */
export const a11yFlashing = rule({
  id: "a11y-flashing",
  severity: "critical",
  criteria: ["2.3.1"],
  defect: "Part that flashes more than three times a second",
  title: "Nothing flashes more than three times a second",
  whyItMatters:
    "Flashes that follow each other this fast can set off a seizure in people with photosensitive epilepsy, before they can look away.",
  businessImpact: "Your page can hurt a visitor, and you are the one who answers for it.",
  fixSteps: [
    "Take the flashing out. A still background in a strong color draws attention, too.",
    "If something has to blink, let it do so at most three times a second, on a small area, and stop within five seconds.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(FLASHING_PARTS, decide)],
});

function decide(parts: FlashingPart[]): Decision {
  return {
    applies: parts.length > 0,
    defects: parts
      .filter(({ flashesPerSecond }) => flashesPerSecond > MOST_IN_A_SECOND)
      .map(({ flashesPerSecond, text, element }) => ({
        message: `The ground of ${quoted(text, "this part")} flashes ${flashesPerSecond.toFixed(1)} times a second`,
        element,
      })),
  };
}
