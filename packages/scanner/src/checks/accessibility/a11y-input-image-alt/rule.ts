import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const IMAGE_BUTTONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** What browsers call image buttons without a name, by their own language. https://www.w3.org/TR/html-aam-1.0/#input-type-image-accessible-name-computation */
const OF_BROWSERS = new Set([
  "submit query",
  "submit",
  "image",
  "image button",
  "abfrage senden",
  "daten absenden",
]);

export const a11yInputImageAlt = rule({
  id: "a11y-input-image-alt",
  severity: "critical",
  criteria: ["1.1.1", "4.1.2"],
  actRules: ["59796f"],
  engines: {
    [AXE]: ["input-image-alt"],
    [ALFA]: ["sia-r28"],
    [ACCESSLINT]: ["text-alternatives/input-image-alt"],
  },
  defect: "Image button without a text alternative",
  title: "Image buttons say what they do",
  question: "Does a screen reader say what the button does?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    'Add alt="..." to the <input type="image"> with what it does, such as "Search" or "Place order".',
    "Don't describe the image itself. Visitors need to know what the button does.",
  ],
  effort: "S",
  example: withAttributes({ alt: "TODO: say what the button does" }),
  examines: [
    examine(IMAGE_BUTTONS, (buttons) => ({
      applies: buttons.length > 0,
      defects: buttons
        .filter(({ name }) => OF_BROWSERS.has(plainWords(name)))
        .map(({ name, element }) => ({
          message: `Its name “${name}” is what browsers call any image button, and doesn't say what this one does`,
          element,
        })),
    })),
  ],
});
