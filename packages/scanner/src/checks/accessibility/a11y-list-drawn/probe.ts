import type { ElementRef } from "#evidence/document.ts";
import {
  childElements,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** Lines of text under each other that start with the same kind of mark. */
export interface MarkedLines {
  /** What each line starts with, such as `•` or `2.`. */
  marks: string[];
  /** Beginning of the first line, with its mark. */
  text: string;
  /** Whether the line or paragraph before them ends in a colon. */
  isAnnounced: boolean;
  /** Set where they are short lines, none of them a sentence, right below a heading. */
  isBelowHeading?: true;
  element: ElementRef;
}

const CONTAINERS = "p,div,td,dd,section,article,main,aside,blockquote,figcaption,span,font,center";
const ELSEWHERE =
  "pre,code,textarea,script,style,svg,ul,ol,dl,[role=list],[role=menu],[role=listbox],[aria-hidden=true]";
const MARK =
  /^(?:([•◦‣∙・･·●○■□▪▫►▸▶➤➜→»›✓✔✗✘★☆◆◇※*+–—-]|\p{Extended_Pictographic})\uFE0F?\s*(?=\p{L}|\d)|(\d{1,2}[.)]|[a-h]\))\s+(?=\p{L}))/u;
/** The title of a page says less of what comes next. */
const HEADINGS = "h2,h3,h4,h5,h6";
const FEWEST_LINES = 3;
const MOST_CONTAINERS = 3000;
const MOST_RUNS = 20;
const TEXT_LIMIT = 80;
const LONG_LIMIT = 2000;

/** Runs of at least three marked lines, whether line breaks divide them or each is a block of its own. */
export function probe({ describe, within }: AskedPage): MarkedLines[] {
  return queryAll(document, CONTAINERS)
    .filter(within(MOST_CONTAINERS))
    .filter((element) => closestElement(element, ELSEWHERE) === null)
    .flatMap((element) => longestRun(linesOf(element)).map((run) => ({ run, element })))
    .filter(({ element }) => isSeen(element) && isExposed(element))
    .filter(within(MOST_RUNS))
    .map(({ run, element }) => ({
      marks: run.map(({ mark }) => mark),
      text: run[0]?.text.slice(0, TEXT_LIMIT) ?? "",
      isAnnounced: isAnnounced(element, run[0]),
      ...(isBelowHeading(element, run) ? { isBelowHeading: true as const } : {}),
      element: describe(element),
    }));
}

/** `Please bring:` before the first line, in the element itself or right before it. */
function isAnnounced(element: Element, first: Line | undefined): boolean {
  const own = folded(textContent(element), LONG_LIMIT);
  const [intro = ""] = first === undefined ? [] : own.split(first.text);
  const before = intro.trim() === "" ? textBefore(element) : intro;
  return before.trim().endsWith(":");
}

/** A dialogue has sentences, also at the start of a chapter. */
function isBelowHeading(element: Element, run: readonly Line[]): boolean {
  const [first] = run;
  if (first === undefined || run.some(({ text }) => /[.!?…。！？][”"»’]?$/u.test(text))) return false;
  const heading = matchesSelector(element, "p") ? element.previousElementSibling : headingIn(element, first);
  return heading !== null && matchesSelector(heading, HEADINGS);
}

/** The heading in the box of the lines right before the first of them, or before the box. */
function headingIn(box: Element, first: Line): Element | null {
  const line = [...childElements(box)].find((part) => folded(writtenIn(part), TEXT_LIMIT) === first.text);
  return line?.previousElementSibling ?? box.previousElementSibling;
}

function textBefore({ previousElementSibling: before }: Element): string {
  return before === null ? "" : folded(textContent(before), LONG_LIMIT);
}

interface Line {
  mark: string;
  text: string;
}

/** Lines that stand in the element itself: divided by `br`, or blocks that hold nothing but one line. */
function linesOf(element: Element): (Line | null)[] {
  const lines: string[] = [""];
  for (const node of element.childNodes) {
    if (node instanceof Element && tagName(node) === "br") lines.push("");
    else if (node instanceof Element && isLineOfItsOwn(node)) lines.push(writtenIn(node), "");
    else lines[lines.length - 1] += textContent(node) ?? "";
  }
  return lines
    .map((line) => folded(line, TEXT_LIMIT))
    .filter((line) => line !== "")
    .map(markedLine);
}

function isLineOfItsOwn(element: Element): boolean {
  return ["p", "div"].includes(tagName(element)) && queryAll(element, "br,p,div,ul,ol,table").length === 0;
}

/** With the bullet that a style sheet puts before it. */
function writtenIn(line: Element): string {
  const drawn = /^"(.{1,3})"$/u.exec(getComputedStyle(line, "::before").content)?.[1] ?? "";
  return `${drawn}${textContent(line) ?? ""}`;
}

function markedLine(text: string): Line | null {
  const found = MARK.exec(text);
  const mark = found?.[1] ?? found?.[2];
  return mark === undefined ? null : { mark, text };
}

/** The longest series of lines with one sign, or with numbers; in a list of its own, as there may be none. */
function longestRun(lines: readonly (Line | null)[]): Line[][] {
  let run: Line[] = [];
  let longest: Line[] = [];
  for (const line of lines) {
    const follows = line !== null && (run.at(-1) === undefined || isAlike(run.at(-1)?.mark ?? "", line.mark));
    run = line === null ? [] : follows ? [...run, line] : [line];
    if (run.length > longest.length) longest = run;
  }
  return longest.length < FEWEST_LINES ? [] : [longest];
}

function isAlike(one: string, next: string): boolean {
  const [number, following] = [placeOf(one), placeOf(next)];
  return Number.isNaN(number) ? one === next : following === number + 1;
}

/** `2.` and `b)` are both the second; NaN for signs. */
function placeOf(mark: string): number {
  return /^[a-h]\)$/.test(mark) ? mark.charCodeAt(0) - "a".charCodeAt(0) + 1 : Number.parseInt(mark, 10);
}
