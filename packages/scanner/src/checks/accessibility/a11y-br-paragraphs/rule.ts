import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const BROKEN_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yBrParagraphs = rule({
  id: "a11y-br-paragraphs",
  severity: "info",
  criteria: [],
  defect: "Paragraphs separated only by empty lines",
  title: "Paragraphs are marked as paragraphs",
  ...MARKUP_HABITS,
  fixSteps: [
    "Put each paragraph into a <p>, and set the space between them by style. In most site editors, press Enter once.",
  ],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Page structure: paragraphs",
    url: "https://www.w3.org/WAI/tutorials/page-structure/content/",
  },
  examines: [
    examine(BROKEN_TEXTS, (texts) => ({
      applies: texts.length > 0,
      defects: texts.map(({ parts, text, element }) => ({
        message: `${parts} paragraphs are one element with empty lines in it. The first is “${text}”`,
        element,
      })),
    })),
  ],
});
