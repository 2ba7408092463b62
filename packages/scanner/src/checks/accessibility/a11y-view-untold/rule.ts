import { shownBy } from "#checks/accessibility/operated/shown-by.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  FOLLOWED_LINKS,
  type FollowedLink,
  type FollowedLinks,
} from "#gather/operating/views/route-facts.ts";

export const a11yViewUntold = rule({
  id: "a11y-view-untold",
  severity: "medium",
  criteria: ["2.4.3"],
  defect: "New content that a link shows without a word",
  title: "Visitors learn when a link shows other content",
  whyItMatters:
    "When a link shows other content without loading a page, the eye sees it at once. A screen reader says nothing, so people who can't see the page think that the link doesn't work.",
  businessImpact: "Customers who are blind press again, hear nothing and leave.",
  fixSteps: [
    'After the router shows another view, move the focus to its main heading, which takes tabindex="-1" for that.',
    "Or have the router tell the title of the view in a live region. Many routers have a setting for one of the two.",
  ],
  effort: "S",
  examines: [examine(FOLLOWED_LINKS, decide)],
});

function decide({ links, notTried }: FollowedLinks): Decision | { reason: string } {
  return unlessUntried({ applies: links.length > 0, defects: links.flatMap(defectOf) }, notTried);
}

/** A new page is read out from its top; of a view that a script shows nobody hears, unless the focus or a message leads there. */
function defectOf({ name, before, after, focus, isTold, isView, element }: FollowedLink): RuleDefect[] {
  const isOther = isView === true || after.heading !== before.heading;
  if (isTold || focus === "shown" || focus === "elsewhere" || !isOther) return [];
  const what = `After ${quoted(name, "this link")} was followed, the page shows ${quoted(shownBy(before, after), "other content")}`;
  if (focus === "nowhere") {
    const message = `${what}, and nothing has the keyboard focus. Does the Tab key go on from there?`;
    return [{ outcome: "review", message, element }];
  }
  const message = `${what}, but the keyboard focus stays on the link, and screen readers are told nothing`;
  return [{ outcome: "advice", wcag: [], message, element }];
}
