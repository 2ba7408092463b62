import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FocusOnLoad } from "./probe.ts";

const FOCUS_ON_LOAD = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Fewer are soon gone through backward. */
const MANY_STOPS = 3;

export const a11yFocusJumpsOnLoad = rule({
  id: "a11y-focus-jumps-on-load",
  severity: "medium",
  criteria: ["2.4.3"],
  isOfPage: true,
  defect: "Keyboard focus that skips most of the page as it opens",
  title: "People start at the top of the page",
  whyItMatters:
    "People who use a screen reader or a keyboard start where the focus is. If the page opens with the focus far down, they don't hear what comes before, and don't know that it is there.",
  businessImpact: "Visitors see the bottom of your page first, and miss what you offer above it.",
  fixSteps: [
    "Remove the autofocus attribute, or the script that calls focus() as the page opens.",
    "Move the focus only when people do something, such as pressing a link that leads to the field.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(FOCUS_ON_LOAD, decide)],
});

/** A page may be all about the field it opens with. */
function decide(focused: FocusOnLoad[]): Decision {
  const far = focused.filter(
    ({ stopsBefore, isPastHeading, windowsAbove }) =>
      windowsAbove >= 1 && isPastHeading && stopsBefore >= MANY_STOPS,
  );
  return {
    applies: focused.length > 0,
    defects: far.map(({ name, stopsBefore, element }) => ({
      outcome: "review",
      message: `As the page opens, the keyboard focus goes to ${quoted(name, "a control")}, past ${stopsBefore} links, buttons and fields that come before it. Is that where people want to start?`,
      element,
    })),
  };
}
