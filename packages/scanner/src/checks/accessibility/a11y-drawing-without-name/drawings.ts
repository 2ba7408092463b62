import { isMadeOfWords, isWellRead, tellingWords } from "#checks/accessibility/wording/words-in-pictures.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import { WORDS_IN_PICTURES, type WordsInPicture } from "#gather/examining/operated-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { UnnamedPicture } from "./probe.ts";

export const PICTURES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** CSS pixels: smaller drawings are mostly decoration. */
const NOTABLE = { width: 100, height: 50 };
/** Words that are surely read right: numbers, and words that can be spoken. */
const SURE_WORD = /^\p{N}+$|^(?=.*[aeiouyäöüáéíóúàèìòùâêîôûåæøœ])\p{L}+$/iu;
const FEWEST_WORDS = 3;
/** Of a drawing that is nothing but words, none of which can be misread. */
const FEWEST_CLEAR = 2;
/** Part of the words that the page's texts may say all the same. */
const HARDLY_ANY = 0.2;

/** A drawing in sight that screen readers are told of, and that has nothing to be told by. */
export function isUnnamedDrawing(picture: UnnamedPicture): boolean {
  const { tag, role, width, height, name, hasContent, isExposed } = picture;
  const isDrawing = tag === "svg" || tag === "canvas";
  const isNotable = width >= NOTABLE.width && height >= NOTABLE.height;
  return isDrawing && isNotable && isExposed && !isDecorative(role) && name === "" && !hasContent;
}

export function isDecorative(role: string | null): boolean {
  return role === "none" || role === "presentation";
}

/** What was read on canvases that have nothing to be told by, by their selectors. */
export function wordsOnUnnamedCanvases(page: ExaminedPage): ReadonlyMap<string, WordsInPicture> {
  const [pictures, read] = [factsOf(page, PICTURES), factsOf(page, WORDS_IN_PICTURES)];
  if (pictures?.gathered !== true || read?.gathered !== true) return new Map();
  const canvases = pictures.value.filter((picture) => picture.tag === "canvas" && isUnnamedDrawing(picture));
  const selectors = new Set(canvases.map(({ element }) => element.selector));
  return new Map(
    read.value.words
      .filter(({ element }) => selectors.has(element.selector))
      .map((words) => [words.element.selector, words]),
  );
}

/** Whether several words or numbers were read for sure, of which no text of the page says any. */
export function tellsOnlyInLooks(words: WordsInPicture): boolean {
  const telling = tellingWords(words);
  const sure = telling.filter((word) => SURE_WORD.test(word));
  const isSaid = Math.max(words.saidByName, words.saidByPage) >= HARDLY_ANY;
  const isClear = sure.length === telling.length && isWellRead(words) && isMadeOfWords(words);
  return sure.length >= (isClear ? FEWEST_CLEAR : FEWEST_WORDS) && !isSaid && !words.isLogo;
}
