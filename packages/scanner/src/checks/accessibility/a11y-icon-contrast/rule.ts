import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { CONTRAST } from "#checks/accessibility/families/contrast.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { IconButton } from "./probe.ts";

const ICON_BUTTONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const NEEDED = 3;

export const a11yIconContrast = rule({
  id: "a11y-icon-contrast",
  severity: "medium",
  criteria: ["1.4.11"],
  defect: "Icon of a button with low contrast",
  title: "Icons of buttons stand out from their background",
  ...CONTRAST,
  fixSteps: [
    "Make the icon darker or its background lighter until the contrast is at least 3 to 1.",
    "Change the color once, in your style sheet. The same icon color usually repeats on all pages.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(ICON_BUTTONS, decide)],
});

function decide(buttons: IconButton[]): Decision {
  return {
    applies: buttons.length > 0,
    defects: buttons.flatMap((button) => {
      const best = bestContrast(button);
      if (best >= NEEDED) return [];
      const what = quoted(button.name, "this button");
      const message = `The icon of ${what} has a contrast of ${best.toFixed(2)}:1 with its background. It needs ${NEEDED}:1`;
      return [{ message, element: button.element }];
    }),
  };
}

/** What of the icon is seen best: a shape within a shape makes it out as well as one on the background. */
function bestContrast({ drawn, behind }: IconButton): number {
  const seen = drawn.map((color) => mixed(color, behind, color[3]));
  const all = [...seen, behind.slice(0, 3)];
  return Math.max(...all.flatMap((one) => all.map((other) => contrastRatio(one, other))));
}
