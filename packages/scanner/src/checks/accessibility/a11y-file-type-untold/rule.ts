import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FileLink } from "./probe.ts";

const FILE_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** What tells the format besides its own letters. */
const ALSO_CALLED: Readonly<Record<string, RegExp>> = {
  doc: /\bword\b|\.docx?\b|\bdocx?\b/i,
  xls: /excel|spreadsheet|\bxlsx?\b|tabelle/i,
  ppt: /powerpoint|slides|presentation|präsentation|\bpptx?\b/i,
  odt: /open ?document|\bodt\b/i,
  zip: /\bzip|archive?\b|archiv/i,
  epub: /e-?(?:pub|book)/i,
};

export const a11yFileTypeUntold = rule({
  id: "a11y-file-type-untold",
  severity: "info",
  criteria: [],
  defect: "Link to a file that doesn't say which format it has",
  title: "Links to files say the format",
  ...LINK_HABITS,
  fixSteps: [
    'Add the format and size to each link, for example "Annual report (PDF, 2 MB)".',
    "Offer the content as a page of its own too, if you can.",
  ],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Understanding link purpose: links to files",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/general/G91",
  },
  examines: [examine(FILE_LINKS, decide)],
});

function decide(links: FileLink[]): Decision {
  return {
    applies: links.length > 0,
    defects: links
      .filter(({ name, around, type }) => !tellsFormat(`${name} ${around}`, type))
      .map(({ name, type, element }) => ({
        message: `“${cutAtWord(name, 60)}” leads to a ${type.toUpperCase()} file, and nothing says so`,
        element,
      })),
  };
}

function tellsFormat(text: string, type: string): boolean {
  const words = ALSO_CALLED[type.slice(0, 3)] ?? ALSO_CALLED[type];
  return text.toLowerCase().includes(type) || (words?.test(text) ?? false);
}
