import { PICTURE_CONTENT } from "#checks/accessibility/families/picture-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PictureSource } from "./probe.ts";

const PICTURE_SOURCES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const FEWEST_LETTERS = 4;
const PIXELS = /\.(?:jpe?g|gif|png|webp)(?:$|[?#])/i;

export const a11yImageOfText = rule({
  id: "a11y-image-of-text",
  severity: "medium",
  criteria: ["1.4.5"],
  actRules: ["0va7u6"],
  defect: "Text shown as an image",
  title: "Text is real text, not an image",
  ...PICTURE_CONTENT,
  fixSteps: ["Replace each image of words with real text, and style it with CSS. Logos can stay images."],
  effort: "M",
  likelyOwner: "designer",
  examines: [examine(PICTURE_SOURCES, decide)],
});

function decide(pictures: PictureSource[]): Decision {
  return {
    applies: pictures.length > 0,
    defects: pictures.flatMap((picture) => {
      const defect = drawnText(picture) ?? pictureButton(picture);
      return defect === null ? [] : [{ ...defect, element: picture.element }];
    }),
  };
}

function drawnText({ drawnText: text, speaksOfLogo }: PictureSource): RuleDefect | null {
  if (text === null || text.length < FEWEST_LETTERS || speaksOfLogo) return null;
  return { message: `The image shows the text “${text.slice(0, 60)}”` };
}

function pictureButton({ isButton, source, name }: PictureSource): RuleDefect | null {
  if (!isButton || !PIXELS.test(source) || plainWords(name) === "") return null;
  return { outcome: "review", message: "Does this image button show text?" };
}
