import { colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { Hue } from "#checks/accessibility/wording/color-words.ts";
import {
  childElements,
  closestElement,
  hasOwnText,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Entries of a form, list or table that are written in a color, beside others like them that are not. */
export interface ColoredEntries {
  hue: Hue;
  /** Texts of those in the color, and of the others. */
  colored: string[];
  others: string[];
  /** The color, and the color of the others: red, green and blue, 0-255. */
  color: number[];
  otherColor: number[];
}

const HOLDERS = "form,table,ul,ol,dl";
const ENTRIES = "tr:has(td),li,dt,label";
const DRAWN = "img,svg,i,picture,input[type=checkbox],input[type=radio]";
const MOST_ENTRIES = 400;
const MOST_GROUPS = 10;
const TEXT_LIMIT = 120;
/** Difference between the strongest and the weakest part of a color from which it is not gray. */
const COLORFUL = 70;

/** What is told apart by the color of its letters and by nothing else that can be seen. */
export function coloredEntries(): ColoredEntries[] {
  const entries = queryAll(document, ENTRIES)
    .slice(0, MOST_ENTRIES)
    .filter((entry) => isSeen(entry) && textOf(entry) !== "");
  const groups = [...Map.groupBy(entries, (entry) => holderOf(entry))].filter(([holder]) => holder !== null);
  return groups.flatMap(([, group]) => apartByColor(group)).slice(0, MOST_GROUPS);
}

function holderOf(entry: Element): Element | null {
  return closestElement(entry, HOLDERS) ?? closestElement(entry, "fieldset");
}

function apartByColor(entries: readonly Element[]): ColoredEntries[] {
  const painted = entries.map((entry) => ({ entry, color: colorIn(entry) }));
  const hues = new Set(painted.flatMap(({ color }) => (color === null ? [] : (hueOf(color) ?? []))));
  return [...hues].flatMap((hue) => {
    const isOf = ({ color }: (typeof painted)[number]): boolean => color !== null && hueOf(color) === hue;
    const [colored, others] = [painted.filter(isOf), painted.filter((one) => !isOf(one))];
    const [color, otherColor] = [colored[0]?.color, others[0]?.color];
    const looks = new Set(others.map(({ entry }) => lookOf(entry)));
    const areLike = colored.every(({ entry }) => looks.has(lookOf(entry)));
    if (!color || !otherColor || !areLike) return [];
    const texts = (list: typeof painted): string[] => list.map(({ entry }) => wordsAround(entry));
    return [{ hue, colored: texts(colored), others: texts(others), color, otherColor }];
  });
}

/** Of what is written in the entry itself; null where it is written in more than one color. */
function colorIn(entry: Element): number[] | null {
  const colors = new Set(
    [entry, ...queryAll(entry, "*")]
      .filter((part) => hasOwnText(part))
      .map((part) => getComputedStyle(part).color),
  );
  const [color] = colors;
  return colors.size === 1 && color !== undefined ? (colorOf(color)?.slice(0, 3) ?? null) : null;
}

/** All that shows besides the color of the letters: weight, lines, signs, pictures and what is behind. */
function lookOf(entry: Element): string {
  return [entry, ...queryAll(entry, "*")]
    .map((part) => {
      const style = getComputedStyle(part);
      const drawn = ["::before", "::after"].map((place) => getComputedStyle(part, place).content).join();
      const { fontWeight, fontStyle, textDecorationLine, backgroundColor, backgroundImage } = style;
      return [fontWeight, fontStyle, textDecorationLine, backgroundColor, backgroundImage, drawn].join();
    })
    .concat(`${queryAll(entry, DRAWN).length} ${signsIn(textOf(entry))}`)
    .filter((look, index, all) => all.indexOf(look) === index)
    .join(";");
}

/** What is neither a letter, a number nor a mark of sentences. */
export function signsIn(text: string): string {
  return text.replace(/[\p{L}\p{N}\s.,:;'’()/-]/gu, "");
}

/** With what stands beside a label in the row of its field. */
function wordsAround(entry: Element): string {
  const around = parentElement(entry);
  const isRow =
    around !== null &&
    queryAll(around, ENTRIES).length === 1 &&
    childElements(around).length <= 5 &&
    rectOf(around).height < 4 * rectOf(entry).height + 60;
  return textOf(isRow ? around : entry).slice(0, TEXT_LIMIT);
}

const TURNS: readonly [until: number, hue: Hue | null][] = [
  [18, "red"],
  [42, "orange"],
  [68, "yellow"],
  [80, null],
  [165, "green"],
  [190, null],
  [255, "blue"],
  [330, "purple"],
  [345, null],
  [360, "red"],
];

/** Null for grays, and for what people call differently. */
export function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): Hue | null {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < COLORFUL) return null;
  let turn = (red - green) / range + 4;
  if (most === red) turn = ((green - blue) / range + 6) % 6;
  else if (most === green) turn = (blue - red) / range + 2;
  return TURNS.find(([until]) => turn * 60 <= until)?.[1] ?? null;
}
