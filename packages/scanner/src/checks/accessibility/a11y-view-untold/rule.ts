import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { shownBy } from "#checks/accessibility/operated/shown-by.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { FOLLOWED_LINKS, type FollowedLink, type FollowedLinks } from "#gather/operating/route-facts.ts";

export const a11yViewUntold = rule({
  id: "a11y-view-untold",
  severity: "medium",
  criteria: ["2.4.3", "2.4.2"],
  defect: "New content that a link shows without a word",
  title: "Visitors learn when a link shows other content",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    'After the router shows another view, move the focus to its main heading, which takes tabindex="-1" for that.',
    "Or have the router tell the title of the view in a live region. Many routers have a setting for one of the two.",
    "Give each view a title of its own: set document.title to its topic and the name of the site.",
  ],
  effort: "S",
  examines: [examine(FOLLOWED_LINKS, decide)],
});

function decide({ links, notTried }: FollowedLinks): Decision | { reason: string } {
  const defects = [...links.flatMap(defectOf), ...titlesLeft(links)];
  return unlessUntried({ applies: links.length > 0, defects }, notTried);
}

/** Views with addresses of their own that all have the title of the page before, though they are about other things. */
function titlesLeft(links: readonly FollowedLink[]): RuleDefect[] {
  const [first, ...others] = links.filter(
    ({ before, after }) =>
      after.address !== before.address && after.title !== "" && after.title === before.title,
  );
  const parts = new Set(links.map(({ after }) => `${after.heading} ${after.part ?? ""}`));
  const isLeft = first !== undefined && others.length > 0 && parts.size === links.length;
  if (!isLeft || others.length + 1 < links.length || namesAll(first.after.title, links)) return [];
  const shown = links.map(({ before, after }) => quoted(shownBy(before, after), "other content"));
  const message = `The links show ${shown.join(" and ")} at other addresses, and the page title stays ${quoted(first.after.title, "as it was")}`;
  return [{ wcag: ["2.4.2"], message, element: first.element }];
}

/** A title may name all that a small site shows. */
function namesAll(title: string, links: readonly FollowedLink[]): boolean {
  const words = title.toLowerCase();
  return links.every(({ name }) => name !== "" && words.includes(name.toLowerCase()));
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
