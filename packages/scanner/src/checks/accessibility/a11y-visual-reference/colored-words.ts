import { colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import { closestElement, hasOwnText, queryAll } from "#gather/page/in-page/dom.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { type ColoredEntries, hueOf, signsIn } from "./colored-entries.ts";

const WORDS = "span,font,i,em,b,strong,mark,small";
const BLOCKS = "p,li,td,dd";
const HOLDERS = "table,ul,ol,dl";
/** What they are says what their color says. */
const OTHERS = "a,button,label,pre,code,h1,h2,h3,h4,h5,h6,[role=link],[role=button],[role=alert]";
const MOST_WORDS = 400;
const MOST_GROUPS = 10;
const TEXT_LIMIT = 120;
const OTHERS_LIMIT = 400;

interface ColoredWord {
  text: string;
  block: Element;
  hue: ColoredEntries["hue"];
  color: number[];
  otherColor: number[];
}

/** Words within running text that the color of their letters alone tells from the words around them, beside sentences about colors. */
export function coloredWords(sentences: readonly string[]): ColoredEntries[] {
  const words = queryAll(document, WORDS).slice(0, MOST_WORDS).flatMap(apartByColor);
  const groups = Map.groupBy(words, ({ block }) => closestElement(block, HOLDERS) ?? block);
  return [...groups]
    .filter(([holder]) => sentences.some((sentence) => textAround(holder).includes(sentence)))
    .flatMap(([, all]) => [...Map.groupBy(all, ({ hue }) => hue).values()].flatMap(toEntries))
    .slice(0, MOST_GROUPS);
}

function textAround(holder: Element): string {
  const parts = [holder.previousElementSibling, holder, holder.nextElementSibling];
  return parts.map((part) => (part === null ? "" : textOf(part))).join(" ");
}

function apartByColor(word: Element): ColoredWord[] {
  const block = closestElement(word, BLOCKS);
  const text = textOf(word);
  if (block === null || !hasOwnText(block) || !/[\p{L}\p{N}]/u.test(text) || signsIn(text) !== "") return [];
  if (closestElement(word, OTHERS) !== null || queryAll(word, "*").length > 0) return [];
  if (!isSeen(word) || !isExposed(word) || !looksLike(word, block)) return [];
  const [color, otherColor] = [word, block].map((one) => colorOf(getComputedStyle(one).color)?.slice(0, 3));
  const hue = color === undefined ? null : hueOf(color);
  if (!color || !otherColor || hue === null || hue === hueOf(otherColor)) return [];
  return [{ text, block, hue, color, otherColor }];
}

const SHOWN_BY = ["fontWeight", "fontStyle", "fontSize", "fontFamily", "textDecorationLine"] as const;
const NOTHING = /^(?:none|normal|""|)$/;

function looksLike(word: Element, block: Element): boolean {
  const [own, around] = [getComputedStyle(word), getComputedStyle(block)];
  const isDrawnOn = ["::before", "::after"].some(
    (place) => !NOTHING.test(getComputedStyle(word, place).content),
  );
  const isOnGround = own.backgroundColor !== "rgba(0, 0, 0, 0)" || own.backgroundImage !== "none";
  const hasLine = Number.parseFloat(own.borderBottomWidth) > 0;
  return !isDrawnOn && !isOnGround && !hasLine && SHOWN_BY.every((name) => own[name] === around[name]);
}

function toEntries(words: ColoredWord[]): ColoredEntries[] {
  const [first] = words;
  if (first === undefined) return [];
  const { hue, color, otherColor } = first;
  const colored = words.map(({ text }) => text.slice(0, TEXT_LIMIT));
  const blocks = [...new Set(words.map(({ block }) => block))];
  return [{ hue, colored, others: blocks.map((block) => textWithout(block, colored)), color, otherColor }];
}

function textWithout(block: Element, words: readonly string[]): string {
  const text = words.reduce((left, word) => left.replace(word, " "), textOf(block));
  return text.slice(0, OTHERS_LIMIT);
}
