import { NARROW_WINDOWS } from "#checks/accessibility/families/narrow-windows.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const FACTS_GONE = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "320 px wide",
});

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F102 */
export const a11yFactsGoneWhenNarrow = rule({
  id: "a11y-facts-gone-when-narrow",
  severity: "medium",
  criteria: ["1.4.10"],
  defect: "Hours, price or number gone in a narrow window",
  title: "A narrow window has the same hours, prices and phone numbers",
  ...NARROW_WINDOWS,
  fixSteps: [
    "Make your browser window 1280 pixels wide and zoom in to 400%, or open the page on a phone. The texts we list are gone.",
    "Show them there too, or behind a button that opens them.",
  ],
  effort: "S",
  examines: [
    examine(FACTS_GONE, ({ hasFacts, gone }) => ({
      applies: hasFacts,
      defects: gone.map(({ text, element }) => ({
        outcome: "review",
        message: `In a window 320 pixels wide, “${cutAtWord(text, 80)}” is gone, and we saw it nowhere else on the page. Can people find it in another way?`,
        element,
      })),
    })),
  ],
});
