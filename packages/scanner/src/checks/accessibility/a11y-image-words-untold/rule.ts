import { wordsOnUnnamedCanvases } from "#checks/accessibility/a11y-drawing-without-name/drawings.ts";
import { PICTURE_CONTENT } from "#checks/accessibility/families/picture-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
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

/** Fewer words may be a mark on a product, or a sign in the street. */
const FEWEST = { doubted: 3, sure: 5 };
/** Of a drawing that has another text alternative, where nothing was misread. */
const FEWEST_EXACT = 2;
/** Part of the words that a text says, from which it says the same. */
const SAME = 0.5;
/** Nearly none of them. */
const HARDLY_ANY = 0.2;

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G94, https://www.w3.org/WAI/WCAG22/Techniques/failures/F3 */
export const a11yImageWordsUntold = rule({
  id: "a11y-image-words-untold",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["qt1vmo"],
  defect: "Words in an image that its text doesn't say",
  title: "Text alternatives say the words that an image shows",
  ...PICTURE_CONTENT,
  whyItMatters:
    "People who can't see an image get its text alternative instead. If the words in the image are missing there, they never learn of the offer, the date or the phone number.",
  fixSteps: [
    "Write what the image says as text on the page, and let CSS do the design.",
    "Where it must stay an image, put its words into the text alternative.",
    "Describe a poster with many words in text next to it, and name the poster in the alternative.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(WORDS_IN_PICTURES, decide)],
});

function decide({ words, looked, unread }: WordsInPictures, page: ExaminedPage): Decision {
  // A canvas without any alternative is told as that.
  const toldAsDrawing = wordsOnUnnamedCanvases(page);
  return {
    applies: looked > 0 || unread !== null,
    defects: words
      .filter(({ isLogo, element }) => !isLogo && !toldAsDrawing.has(element.selector))
      .flatMap((picture) => [...untold(picture), ...untoldNumber(picture, page)].slice(0, 1)),
    ...notAllRead({ unread }),
  };
}

/** A phone number or the like, with or without signs between its digits. */
const NUMBER = /\+?\d(?:[\s()./-]{0,2}\d){6,}/g;

/** A number that stands nowhere else, whatever the page says of the words around it. */
function untoldNumber(picture: WordsInPicture, { document }: ExaminedPage): RuleDefect[] {
  const { lines, name, isDrawing, isUnmarked, saidByName, element } = picture;
  if (isDrawing || isUnmarked || saidByName >= SAME || !document.gathered) return [];
  const said = digitsIn(`${name} ${document.value.text}`);
  const untoldOnes = lines.flatMap((line) => line.match(NUMBER) ?? []);
  const number = untoldOnes.find((one) => !said.includes(digitsIn(one)));
  if (number === undefined) return [];
  const told =
    name === "" ? "it has no text alternative" : `its text alternative is “${cutAtWord(name, 60)}”`;
  const message = `The image shows the number “${number}”, and ${told}. Do people need this number?`;
  return [{ outcome: "review", message, element }];
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function untold(picture: WordsInPicture): RuleDefect[] {
  const { name, isExact, isDrawing, isUnmarked, saidByName, saidByPage, element } = picture;
  const { length } = tellingWords(picture);
  // An image without any alternative is told as that.
  const fewest = isExact === true && name !== "" ? FEWEST_EXACT : FEWEST.doubted;
  if (length < fewest || isUnmarked || Math.max(saidByName, saidByPage) >= SAME) return [];
  const isClear = isMadeOfWords(picture) && isWellRead(picture) && length >= FEWEST.sure;
  const isSure = isClear && !isDrawing && Math.max(saidByName, saidByPage) < HARDLY_ANY;
  const shown = `The image shows the words ${quotedWords(picture)}`;
  const told =
    name === "" ? "it has no text alternative" : `its text alternative is “${cutAtWord(name, 60)}”`;
  return [
    isSure
      ? { message: `${shown}, but ${told}`, element }
      : { outcome: "review", message: `${shown}, and ${told}. Do people need these words?`, element },
  ];
}
