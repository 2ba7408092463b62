import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { NewWindowLinks } from "./probe.ts";

const NEW_WINDOW_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const ANNOUNCES =
  /window|\btabs?\b|new page|external|\bextern|opens|öffnet|fenster|fenêtre|onglet|ventana|pestaña|finestra|scheda|venster|tabblad|janela|\baba\b|separador|okn[oa]|[↗⧉]/iu;

export const a11yNewWindowUntold = rule({
  id: "a11y-new-window-untold",
  severity: "info",
  criteria: [],
  defect: "Link that opens a new window without saying so",
  title: "Links that open a new window say so",
  ...LINK_HABITS,
  fixSteps: [
    'Let the link open in the same window: remove target="_blank".',
    'If it must open a new one, say so in the link text, for example "City news (opens in a new tab)".',
  ],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Giving users advanced warning when opening a new window",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/general/G201",
  },
  // A habit of the site: one rule or script says it at every such link.
  mendedTogether: () => "new windows",
  examines: [examine(NEW_WINDOW_LINKS, decide)],
});

function decide({ links, notice }: NewWindowLinks): Decision {
  return {
    applies: links.length > 0,
    defects: links
      .filter(({ name, beside }) => !ANNOUNCES.test(`${name} ${beside}`) && notice === "")
      .map(({ name, element }) => ({
        message: `The link “${cutAtWord(name, 60)}” opens a new window, and nothing says so`,
        element,
      })),
  };
}
