import { soundsAlike } from "#checks/accessibility/across-pages/same-words.ts";
import { shownBy } from "#checks/accessibility/operated/shown-by.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  FOLLOWED_LINKS,
  type FollowedLink,
  type FollowedLinks,
} from "#gather/operating/views/route-facts.ts";

export const a11yTitleStays = rule({
  id: "a11y-title-stays",
  severity: "medium",
  criteria: ["2.4.2"],
  defect: "Page title stays while the page changes",
  title: "The page title changes with what the page shows",
  whyItMatters:
    "The title is the first thing a screen reader says, and it is what people see on a browser tab and in their history. When a script swaps the content and the title stays, it names the wrong page.",
  businessImpact: "Visitors mix up your pages, and they don't find the right one in their history.",
  fixSteps: [
    "Set document.title whenever the router shows another view: first the topic of the view, then the name of your site.",
    "Most routers do it for you: look for a title or head setting of each route.",
  ],
  effort: "S",
  toldBy: "a11y-page-titles-differ",
  examines: [examine(FOLLOWED_LINKS, decide)],
});

function decide({ links, notTried }: FollowedLinks): Decision | { reason: string } {
  return unlessUntried({ applies: links.length > 0, defects: links.flatMap(defectOf) }, notTried);
}

function defectOf(link: FollowedLink): RuleDefect[] {
  const { name, before, after, element } = link;
  if (after.address === before.address) return adviceOn(link);
  const subject = subjectOf(link);
  if (subject === "" || after.title !== before.title || isStartPage(after.address)) return [];
  if (after.title === "" || soundsAlike(after.title, subject)) return [];
  const message = `After ${quoted(name, "this link")} was followed, the page is about ${quoted(subject, "something else")}, and its title is still ${quoted(after.title, "the same")}`;
  return [{ message, element }];
}

/** What a page is about by its main heading or, under that of all the site and by a path of its own, by the one below; empty where that is as before. */
function subjectOf({ before, after }: FollowedLink): string {
  if (after.heading !== before.heading) return after.heading;
  const [from, to] = [before.address, after.address].map((address) => new URL(address).pathname);
  return from !== to && after.part !== before.part ? (after.part ?? "") : "";
}

/** What has no address of its own is no page of its own: its title helps, and must not be another. */
function adviceOn({ name, before, after, element }: FollowedLink): RuleDefect[] {
  const shown = shownBy(before, after);
  if (shown === "" || after.title !== before.title || soundsAlike(after.title, shown)) return [];
  const message = `After ${quoted(name, "this link")} was followed, the page shows ${quoted(shown, "something else")}, and its title is still ${quoted(after.title, "the same")}`;
  return [{ outcome: "advice", wcag: [], message, element }];
}

/** The name of the site alone is a fit title there. */
function isStartPage(address: string): boolean {
  const { pathname, hash } = new URL(address);
  return pathname === "/" && (hash === "" || hash === "#/" || hash === "#!/");
}
