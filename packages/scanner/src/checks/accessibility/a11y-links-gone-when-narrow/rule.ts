import { NARROW_WINDOWS } from "#checks/accessibility/families/narrow-windows.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LinksGone } from "./probe.ts";

const LINKS_GONE = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "320 px wide",
});

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F102 */
export const a11yLinksGoneWhenNarrow = rule({
  id: "a11y-links-gone-when-narrow",
  severity: "high",
  criteria: ["1.4.10"],
  defect: "Links that are gone in a narrow window",
  title: "A narrow window has all links",
  ...NARROW_WINDOWS,
  fixSteps: [
    "Make your browser window 1280 pixels wide and zoom in to 400%, or open the page on a phone. The links we list are gone.",
    "Show them below each other, or behind a button that opens them.",
  ],
  effort: "M",
  examines: [examine(LINKS_GONE, decide)],
});

function decide({ hasLists, gone }: LinksGone): Decision {
  return { applies: hasLists, defects: gone.map(defectOf) };
}

function defectOf({ names, count, isNavigation, element }: LinksGone["gone"][number]): RuleDefect {
  const some = names.map((name) => `“${name}”`).join(", ");
  const list = count > names.length ? `${some} and ${count - names.length} more` : some;
  const message = `In a window 320 pixels wide, the links ${list} are gone, and we saw nothing that brings them back`;
  if (isNavigation) return { message, element };
  return { outcome: "review", message: `${message}. Can people get to them in another way?`, element };
}
