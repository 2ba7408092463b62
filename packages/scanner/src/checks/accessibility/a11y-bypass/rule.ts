import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, Settled } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WaysPast } from "./probe.ts";

const WAYS_PAST = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** Characters: shorter pages have nothing worth jumping over. */
const ENOUGH_TEXT = 150;

export const a11yBypass = rule({
  id: "a11y-bypass",
  severity: "high",
  criteria: ["2.4.1"],
  actRules: ["cf77f2", "047fe0", "b40fd1", "3e12e1", "ye5d6e"],
  engines: { [AXE]: ["bypass"], [ACCESSLINT]: ["navigable/bypass"] },
  defect: "No way to skip repeated content",
  title: "Visitors can skip what repeats on every page",
  question: "Can people who use the keyboard or a screen reader get past the menu in one step?",
  whyItMatters:
    "People who use a keyboard or a screen reader go through a page from the top. Without headings, regions or a skip link, they go through the whole menu again on every page.",
  businessImpact:
    "Visitors with a keyboard need dozens of presses before they reach what they came for. Many give up.",
  fixSteps: [
    'Make <a href="#content">Skip to content</a> the first link in your template, and add id="content" to the main content.',
    "Wrap the main content in <main>, and start it with a heading.",
  ],
  effort: "S",
  isOfPage: true,
  examines: [examine(WAYS_PAST, decide)],
});

/** Pages with links before the content and no heading, main area or jump link to get past them. */
function decide(page: WaysPast | null): Decision {
  if (page === null || page.textLength < ENOUGH_TEXT || page.linksBefore === 0)
    return { applies: false, defects: [], settled: nothingToSkip(page) };
  const { hasHeading, hasMainArea, hasJumpLink, hasFrame, hasButton, root } = page;
  if (hasHeading || hasMainArea || hasJumpLink)
    return { applies: true, defects: [], settled: [engineDoubt(page)] };
  // A frame may hold such a way, and a button may hide what repeats.
  if (hasFrame || hasButton) return { applies: true, defects: [] };
  const message =
    "People can't skip the links at the start. The content has no heading, no main region and no skip link";
  return { applies: true, defects: [{ actRules: ["cf77f2"], message, element: root }] };
}

/** Engines ask for a way past what is not there. */
function nothingToSkip(page: WaysPast | null): Settled[] {
  if (page === null || page.linksBefore > 0) return [];
  return [{ ...engineDoubt(page), evenFailed: true }];
}

function engineDoubt({ root }: WaysPast): Settled {
  return { criterion: "2.4.1", selector: root.selector, ofThisRule: true };
}
