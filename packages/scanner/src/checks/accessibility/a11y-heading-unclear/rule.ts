import { WORDING } from "#checks/accessibility/families/wording.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { isFiller } from "#checks/accessibility/wording/filler-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const HEADINGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yHeadingUnclear = rule({
  id: "a11y-heading-unclear",
  severity: "medium",
  criteria: ["2.4.6"],
  actRules: ["b49b2e"],
  defect: "Heading doesn't say what follows",
  title: "Headings say what follows",
  ...WORDING,
  fixSteps: [
    "Each heading we list is left over from a template. Replace it with a few words about the content below it.",
    "If there is nothing below it, remove it.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [
    examine(HEADINGS, (headings) => ({
      applies: headings.length > 0,
      defects: headings
        .filter(({ text }) => isFiller(text))
        .map(({ text, element }) => ({
          message: `The heading “${text.slice(0, 60)}” doesn't say what follows`,
          element,
        })),
    })),
  ],
});
