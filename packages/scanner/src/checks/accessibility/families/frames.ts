import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about frames. */
export const FRAMES: RuleFamily = {
  whyItMatters:
    "A screen reader announces an embedded map, video or form by its title. Without a title, people have to go inside to find out what it is.",
  businessImpact: "Visitors who can't see the page skip your booking widgets, maps and videos.",
};
