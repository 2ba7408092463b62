import { LISTS } from "#checks/accessibility/families/lists.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { MarkedLines } from "./probe.ts";

const MARKED_LINES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** Signs that nobody writes but for a list. */
const BULLET = /^[•◦‣∙●○■□▪▫►▸▶➤➜・·✓✔✗✘✅👉➡]$/u;
/** A dash may start a line of dialogue, and a number a footnote, but not after `Please bring:` or as a few words below a heading. */
const MARK_AFTER_COLON = /^(?:[+*–—-]|\d{1,2}[.)]|[a-h]\))$/;

export const a11yListDrawn = rule({
  id: "a11y-list-drawn",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "List that is only drawn with bullets or numbers",
  title: "Lists are marked as lists",
  ...LISTS,
  fixSteps: [
    "Mark each list as <ul> or <ol>, and each of its lines as <li>. In most site editors, choose the list style.",
    "Remove the bullets and numbers from the text. The browser adds them.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(MARKED_LINES, decide)],
});

function decide(runs: MarkedLines[]): Decision {
  return {
    applies: runs.length > 0,
    defects: runs.map(({ marks, text, isAnnounced, isBelowHeading, element }) => {
      const message = `${marks.length} lines in a row look like a list but are not marked as one. The first is “${text}”`;
      const isExpected = isAnnounced || isBelowHeading === true;
      const isList = (mark: string) => BULLET.test(mark) || (isExpected && MARK_AFTER_COLON.test(mark));
      return marks.every(isList)
        ? { message, element }
        : { outcome: "review", message: `${message}. Are they a list?`, element };
    }),
  };
}
