import { READING } from "#checks/accessibility/families/reading.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WindowSizedText } from "./probe.ts";

const WINDOW_SIZED_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Large letters are legible for most people even where they do not grow. */
const LARGE_PX = 40;

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F94 */
export const a11yTextSizedByWindow = rule({
  id: "a11y-text-sized-by-window",
  severity: "high",
  criteria: ["1.4.4"],
  defect: "Text that doesn't grow when people zoom",
  title: "Text grows when people zoom",
  ...READING,
  fixSteps: [
    "Set font sizes in rem or em instead of vw or vh.",
    "If a size must follow the window, add a fixed part that grows, for example: clamp(1rem, 0.8rem + 0.5vw, 1.5rem).",
  ],
  effort: "S",
  examines: [examine(WINDOW_SIZED_TEXTS, decide)],
});

function decide(texts: WindowSizedText[]): Decision {
  return {
    applies: texts.length > 0,
    defects: texts.map(({ size, pixels, changesWithWindow, text, element }) => {
      const message = `The font size of “${text}” is ${size}. Zoom doesn't make it larger`;
      if (!changesWithWindow && pixels < LARGE_PX) return { message, element };
      return {
        outcome: "review",
        message: `${message} in this window. Is it at least twice as large at 200% zoom?`,
        element,
      };
    }),
  };
}
