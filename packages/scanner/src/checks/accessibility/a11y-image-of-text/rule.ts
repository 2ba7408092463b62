import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import {
  isMadeOfWords,
  isWellRead,
  notAllRead,
  quotedWords,
  tellingWords,
} from "#checks/accessibility/wording/words-in-pictures.ts";
import {
  WORDS_IN_PICTURES,
  type WordsInPicture,
  type WordsInPictures,
} from "#gather/examining/operated-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PictureSource } from "./probe.ts";

const PICTURE_SOURCES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const FEWEST_LETTERS = 4;
/** Fewer words in a picture may be a mark, or the name of a company. */
const FEWEST_WORDS = { doubted: 3, sure: 5 };
/** Of a line that was read in part, the words read and those of the alternative. */
const [FEWEST_READ, FEWEST_SAID] = [2, 4];
/** Part of a picture that the words read take up, from which the signs beside them are likely more of the text. */
const LARGE_SHARE = 0.15;
/** Part of the words that the page says as text, from which they are there for everyone. */
const ALSO_TEXT = 0.5;
const PIXELS = /\.(?:jpe?g|gif|png|webp)(?:$|[?#])/i;

export const a11yImageOfText = rule({
  id: "a11y-image-of-text",
  severity: "medium",
  criteria: ["1.4.5"],
  actRules: ["0va7u6"],
  defect: "Text shown as an image",
  title: "Text is real text, not an image",
  whyItMatters:
    "People who need larger letters, other colors or another typeface can set these for text, but not for letters in an image. Enlarged, such letters blur.",
  businessImpact:
    "Offers in images are not found by search engines, not translated by browsers, and not read on small phones.",
  fixSteps: ["Replace each image of words with real text, and style it with CSS. Logos can stay images."],
  effort: "M",
  likelyOwner: "designer",
  examines: [examine(PICTURE_SOURCES, decide), examine(WORDS_IN_PICTURES, decideRead)],
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
  return { message: `The image shows the text “${cutAtWord(text, 60)}”` };
}

function pictureButton({ isButton, source, name }: PictureSource): RuleDefect | null {
  if (!isButton || !PIXELS.test(source) || plainWords(name) === "") return null;
  return { outcome: "review", message: "Does this image button show text?" };
}

/** What stands in pictures whose source does not tell: their pixels were read. */
function decideRead({ words, looked, unread }: WordsInPictures): Decision {
  const pictures = words.filter(({ isLogo, isDrawing }) => !isLogo && !isDrawing);
  return {
    applies: looked > 0 || unread !== null,
    defects: pictures.flatMap(readText),
    ...notAllRead({ unread }),
  };
}

/** Short words may be misread, unless the alternative says the very same. */
function wordsRead(picture: WordsInPicture): string[] {
  const { lines, saidByName } = picture;
  return saidByName < 1
    ? tellingWords(picture)
    : lines.flatMap((line) => line.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}

/** A line of which all that was read stands in an alternative of more words: the others were too short to be read. */
function isLinePartlyRead(picture: WordsInPicture): boolean {
  const { name, saidByName, reading } = picture;
  const said = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isPart = saidByName === 1 && tellingWords(picture).length >= FEWEST_READ;
  const isLarge = isMadeOfWords(picture) || (reading !== undefined && reading.share >= LARGE_SHARE);
  return isPart && said.length >= FEWEST_SAID && isLarge && isWellRead(picture);
}

/** Text in a picture that shows other things, too, is no image of text. https://www.w3.org/TR/WCAG22/#dfn-image-of-text */
function readText(picture: WordsInPicture): RuleDefect[] {
  const { kind, isOnlyWords, saidByPage, element } = picture;
  const { length } = wordsRead(picture);
  const isButton = kind === "button" && length > 0;
  const isPartlyRead = isLinePartlyRead(picture);
  if (!isPartlyRead && (!isOnlyWords || (!isButton && length < FEWEST_WORDS.doubted))) return [];
  const message = `The image shows the text ${quotedWords(picture)}`;
  const isText = isButton || (length >= FEWEST_WORDS.sure && isMadeOfWords(picture));
  const isSure = isText && isWellRead(picture) && saidByPage < ALSO_TEXT;
  return [
    isSure
      ? { message, element }
      : { outcome: "review", message: `${message}. Could it be real text?`, element },
  ];
}
