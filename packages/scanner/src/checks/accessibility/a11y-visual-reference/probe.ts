import { BETWEEN_SENTENCES } from "#checks/between-sentences.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { COLORED_ONES, COLORS, LEGEND_OF_COLOR } from "#checks/accessibility/wording/color-words.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { type ColoredEntries, coloredEntries } from "./colored-entries.ts";
import { coloredWords } from "./colored-words.ts";
import { referenceElsewhere } from "./further-languages.ts";
import { asksByColor } from "./required-by-color.ts";
import { ON_A_SIDE, THINGS_ON_PAGES } from "./things-on-pages.ts";

/** A text that speaks of controls or parts of a page. */
export interface SpeakingText {
  /** Those of its sentences that do. */
  sentences: string[];
  /** Set where one of them speaks of places or marks of a color that may be shown right by. */
  isByDrawing?: true;
  element: ElementRef;
}

export interface TextsAndNames {
  texts: SpeakingText[];
  /** Names of buttons and fields, in lower case; empty where no text speaks of anything. */
  controlNames: string[];
  /** Names of headings, menus, links and whatever has a role. */
  partNames: string[];
  /** Where a text speaks of colors: what is told apart by the color of its letters alone. */
  coloredEntries?: ColoredEntries[];
  /** The same of words within running text; absent where there are none. */
  coloredWords?: ColoredEntries[];
}

const TEXTS = "p,li,dd,figcaption,legend,label";
/** Notes in boxes without a meaning, and nothing else in them. */
const NOTES = "div:not(:has(*)),small:not(:has(*)),span:not(:has(*))";
const SPEAKS = new RegExp(`(?<![\\p{L}])(?:${THINGS_ON_PAGES}|${ON_A_SIDE})`, "iu");
/** Words that tell things apart by a color. */
const ANY_COLOR = Object.values(COLORS).join("|");
const SPEAKS_OF_COLORS = new RegExp(
  `(?<!\\p{L})(?:(?:in|means|indicates|marked|shown|mit|bedeutet|en|em|a|le|el|il|o|het|med|i|har|na|kolorze|kolorem)(?!\\p{L})[^.]*(?<!\\p{L})(?:${ANY_COLOR})(?!\\p{L})|(?:${ANY_COLOR}) (?:means|indicates|stands|=|bedeutet|heißt|steht|geschrieben|gedruckt|markiert|gekennzeichnet|hervorgehoben|hinterlegt|unterlegt|dargestellt|gefärbt|eingefärbt|signif|indi|beteken|staat|betyder|betyr|visar|viser|oznacza))`,
  "iu",
);
const SPEAKS_OF_COLORED_ONES = new RegExp(`(?<!\\p{L})(?:${COLORED_ONES})(?!\\p{L})`, "iu");
const NAMES_COLOR = new RegExp(`(?<!\\p{L})(?:${ANY_COLOR})(?!\\p{L})`, "iu");
const DRAWN = "svg,canvas,table,[role=grid],[usemap]";
const MANY = 6;
/** CSS pixels from which on a drawing is more than an icon. */
const [LARGE, SMALL] = [100, 30];
const LONGEST_TEXT = 1500;
const MOST_TEXTS = 100;
const MOST_NAMES = 500;
const SENTENCE_LIMIT = 500;
const NAME_LIMIT = 100;

/** Texts in sight, as far as they are no longer than an instruction may be. */
export function probe({ describe, within }: AskedPage): TextsAndNames {
  const texts = queryAll(document, `${TEXTS},${NOTES}`)
    .filter((text) => matchesSelector(text, TEXTS) || closestElement(text, TEXTS) === null)
    .map((element) => ({ element, sentences: sentencesOf(element) }))
    .filter(({ element, sentences }) => sentences.length > 0 && isSeen(element) && isExposed(element))
    .filter(within(MOST_TEXTS))
    .map(({ element, sentences }) => ({
      sentences,
      ...(sentences.some(speaksOfColoredOnes) && isByDrawing(element) ? { isByDrawing: true as const } : {}),
      element: describe(element),
    }));
  if (texts.length === 0) return { texts, controlNames: [], partNames: [] };
  const speaksOfColors = texts.some(({ sentences }) => sentences.some((one) => NAMES_COLOR.test(one)));
  const words = speaksOfColors ? coloredWords(texts.flatMap(({ sentences }) => sentences)) : [];
  return {
    texts,
    controlNames: namesOf("button,input,[role=button]"),
    partNames: namesOf("h1,h2,h3,h4,h5,h6,nav,a[href],[role]"),
    ...(speaksOfColors ? { coloredEntries: coloredEntries() } : {}),
    ...(words.length === 0 ? {} : { coloredWords: words }),
  };
}

function sentencesOf(element: Element): string[] {
  const text = textOf(element);
  if (text.length > LONGEST_TEXT) return [];
  return text
    .split(BETWEEN_SENTENCES)
    .filter((sentence) => speaks(sentence) || (speaksOfColoredOnes(sentence) && isByDrawing(element)))
    .map((sentence) => sentence.slice(0, SENTENCE_LIMIT));
}

function speaks(sentence: string): boolean {
  return (
    [SPEAKS, SPEAKS_OF_COLORS, LEGEND_OF_COLOR].some((words) => words.test(sentence)) ||
    referenceElsewhere(sentence) !== null ||
    asksByColor(sentence)
  );
}

function speaksOfColoredOnes(sentence: string): boolean {
  return SPEAKS_OF_COLORED_ONES.test(sentence);
}

/** Whether places or marks may be shown right by: a drawing, a table or many things to press. */
function isByDrawing(element: Element): boolean {
  const parent = parentElement(element);
  const near = [element, element.nextElementSibling, element.previousElementSibling, parent];
  return near.some((part) => {
    if (part === null || matchesSelector(part, "main,body")) return false;
    if (matchesSelector(part, DRAWN) || queryAll(part, DRAWN).some(isLarge)) return true;
    return queryAll(part, "button,[role=button],input").length >= MANY;
  });
}

function isLarge(drawing: Element): boolean {
  const { width, height } = rectOf(drawing);
  return width >= LARGE && height >= SMALL;
}

function namesOf(selector: string): string[] {
  const names = queryAll(document, selector)
    .filter((element) => isExposed(element))
    .slice(0, MOST_NAMES)
    .map((element) => accessibleName(element).toLowerCase().slice(0, NAME_LIMIT));
  return [...new Set(names)];
}
