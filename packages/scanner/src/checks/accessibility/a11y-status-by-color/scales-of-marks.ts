import {
  attribute,
  childElements,
  classNames,
  closestElement,
  innerText,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Empty marks in a row, of which one or the first few have another color, after a word for what they show. */
export interface ScaleOfMarks {
  label: string;
  marks: number;
  first: Element;
}

const OPERATED =
  "a,button,label,select,summary,nav,svg,table,[role=tablist],[role=img],[role=progressbar],[role=meter],[role=slider],[role=button],[role=radiogroup],[aria-label],[aria-labelledby],[title]";
/** Of places in a slide show, its arrows and pictures tell as much. */
const SLIDES = /carousel|slide|swiper|slick|splide|flickity|pagination|pager|gallery|owl|indicators/i;
const [FEWEST, MOST_MARKS] = [3, 10];
const [SMALLEST, LARGEST] = [5, 40];
const LONGEST_LABEL = 40;
const STEPS_AROUND = 3;
const MOST = 10;

export function scalesOfMarks(): ScaleOfMarks[] {
  const rows = new Set(everywhere("i,b,span,em,div,li").filter(isMark).map(parentElement));
  return [...rows]
    .flatMap((row) => {
      const marks = row === null ? [] : [...childElements(row)];
      const [first] = marks;
      if (row === null || first === undefined || !isScale(marks) || !isPlainRow(row)) return [];
      const label = labelOf(row);
      return label === null ? [] : [{ label, marks: marks.length, first }];
    })
    .slice(0, MOST);
}

function isMark(element: Element): boolean {
  if (childElements(element).length > 0 || (textContent(element) ?? "").trim() !== "") return false;
  const { width, height } = rectOf(element);
  const isSmall = [width, height].every((side) => side >= SMALLEST && side <= LARGEST);
  return isSmall && isSeen(element) && looksOf(element) !== null;
}

/** Null where something is drawn on it, it can be pressed, or has no color to be seen by. */
function looksOf(mark: Element): string | null {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor, cursor } = getComputedStyle(mark);
  const isDrawnOn = ["::before", "::after"].some(
    (place) => !/^(?:none|normal|"")$/.test(getComputedStyle(mark, place).content),
  );
  if (isDrawnOn || backgroundImage !== "none" || cursor === "pointer") return null;
  const isClear = backgroundColor.endsWith(", 0)") && borderTopWidth === "0px";
  return isClear ? null : [backgroundColor, borderTopWidth, borderTopColor].join(" ");
}

function isScale(marks: readonly Element[]): boolean {
  if (marks.length < FEWEST || marks.length > MOST_MARKS || !marks.every(isMark)) return false;
  const looks = marks.map(looksOf);
  const changes = looks.filter((look, at) => at > 0 && look !== looks[at - 1]).length;
  const counts = [...Map.groupBy(looks, (look) => look).values()].map(({ length }) => length);
  const isOneOfAll = counts.includes(1) && changes <= 2;
  return counts.length === 2 && (changes === 1 || isOneOfAll);
}

function isPlainRow(row: Element): boolean {
  if (textOf(row) !== "" || closestElement(row, OPERATED) !== null) return false;
  let around: Element | null = row;
  // Further out stand pictures of other things.
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (classNames(around).some((name) => SLIDES.test(name))) return false;
    if (step < 2 && queryAll(around, "img,video,picture").length > 0) return false;
    around = parentElement(around);
  }
  return [...childElements(row)].every(
    (mark) =>
      ["aria-label", "title", "role"].every((name) => attribute(mark, name) === null) && !isSlide(mark),
  );
}

function isSlide(mark: Element): boolean {
  return classNames(mark).some((name) => SLIDES.test(name));
}

/** The few words that stand with the row in one line; null where they say a number, or there are none. */
function labelOf(row: Element): string | null {
  const around = parentElement(row);
  if (!(around instanceof HTMLElement) || !isExposed(around)) return null;
  const words = textOf(around);
  if (words === "" || words.length > LONGEST_LABEL || /\d/.test(words) || !/\p{L}/u.test(words)) return null;
  const others = [...childElements(around)].filter((part) => part !== row);
  const areWords = others.every((part) => queryAll(part, "*").length < FEWEST);
  return areWords && innerText(around).trim() !== "" ? words : null;
}
