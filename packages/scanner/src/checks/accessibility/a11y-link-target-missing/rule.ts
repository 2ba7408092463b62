import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { speaksOfSkipping } from "#checks/accessibility/wording/skip-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PlaceLink } from "./probe.ts";

const PLACE_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

export const a11yLinkTargetMissing = rule({
  id: "a11y-link-target-missing",
  severity: "info",
  criteria: [],
  defect: "Link to a place that isn't on the page",
  title: "Links within the page lead somewhere",
  ...LINK_HABITS,
  fixSteps: ["Give the place the id that the link names, or correct the link."],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Adding links at the top of the page to each area of the content",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/general/G124",
  },
  examines: [examine(PLACE_LINKS, decide)],
});

function decide(links: PlaceLink[]): Decision {
  // Links past menus have a rule of their own.
  const others = links.filter(({ name, isEarly }) => !isEarly || !speaksOfSkipping(name));
  return {
    applies: others.length > 0,
    defects: others
      .filter(({ isThere }) => !isThere)
      .map(({ name, place, element }) => ({
        message: `${quoted(name, "This link")} leads to #${place.slice(0, 40)}, which isn't on the page`,
        element,
      })),
  };
}
