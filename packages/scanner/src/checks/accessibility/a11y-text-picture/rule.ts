import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const SIGN_LINES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F72 */
export const a11yTextPicture = rule({
  id: "a11y-text-picture",
  severity: "medium",
  criteria: ["1.1.1"],
  defect: "Image made of letters and signs",
  title: "Images made of signs have a text alternative",
  whyItMatters:
    'A picture made of letters and signs is read out sign by sign: "colon, hyphen, closing parenthesis". People who listen to the page can\'t tell what it shows.',
  businessImpact: "Visitors who listen to your page hear a long line of nonsense, and skip what follows.",
  fixSteps: [
    'Say what the image shows: put role="img" and aria-label="..." on its element. A screen reader spells each sign otherwise.',
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [
    examine(SIGN_LINES, (pictures) => ({
      applies: pictures.length > 0,
      defects: pictures.map(({ lines, text, element }) => ({
        outcome: "review",
        message: `${lines} lines hold mostly signs and no words: “${text}”. Do they draw an image?`,
        element,
      })),
    })),
  ],
});
