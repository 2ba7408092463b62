import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ScriptLink } from "./probe.ts";

const SCRIPT_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** What `#` is good for: the top of the page. */
const TOP = /\btop\b|\bup\b|oben|anfang|haut|arriba|inicio|\bsu\b|inizio|boven|topo|[↑▲⇧]/iu;

export const a11yLinkAsButton = rule({
  id: "a11y-link-as-button",
  severity: "info",
  criteria: [],
  defect: "Link that leads nowhere and acts as a button",
  title: "What acts on the page is a button, not a link",
  ...LINK_HABITS,
  fixSteps: [
    'Use <button type="button"> for what does something on the page, and style it as you like.',
    "If it leads to a page, put the address of that page into its href.",
  ],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "Links or buttons: the link pattern",
    url: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
  },
  examines: [examine(SCRIPT_LINKS, decide)],
});

function decide(links: ScriptLink[]): Decision {
  return {
    applies: links.length > 0,
    defects: links
      .filter(({ name, address }) => address !== "#" || !TOP.test(name))
      .map(({ name, address, element }) => ({
        message: `A screen reader announces ${quoted(name, "this element")} as a link, but its address is “${address.slice(0, 40)}”`,
        element,
      })),
  };
}
