import { HEADING_SIGN } from "#checks/accessibility/wording/heading-signs.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { saysWords } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { isCaption, isValue, lettersOfProse } from "./introduced.ts";
import { type LeadLine, leadLines } from "./lead-lines.ts";
import { type Lettering, letteringOf } from "./lettering.ts";

/** A short line that stands out, right above running text. */
export interface StandingOutLine {
  text: string;
  pixels: number;
  weight: number;
  /** Size of the running text below. */
  pixelsBelow: number;
  lettersBelow: number;
  /** Whether both are paragraphs of one text. */
  isProse: boolean;
  /** The same for lines that look alike. */
  look: string;
  /** Whether it stands right below a heading, as a subtitle does. */
  isBelowHeading: boolean;
  element: ElementRef;
}

/** The others where styles make a line of its own of them. */
const LINES = "p,div,span,b,strong";
const BLOCKS = "p,div,ul,ol,dl,table,section,article,form,h1,h2,h3,h4,h5,h6,blockquote,figure,br";
const OTHER_THINGS = "a,button,input,select,textarea,img,svg,video,iframe";
const ELSEWHERE =
  "a,button,label,li,td,th,nav,footer,header,figure,caption,summary,fieldset,h1,h2,h3,h4,h5,h6,blockquote,address,dl,pre,[role=heading],[role=button],[role=tab],[role=alert],[role=status],[role=dialog],[role=navigation],[role=listitem],[role=option],[role=toolbar],[role=img],[aria-hidden=true]";
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const BANNERS = "[role=banner],header:not(article header,section header,main header)";
const LONGEST = 80;
const FEWEST_LETTERS_BELOW = 40;
const BOLD = 600;
const MOST_LINES = 4000;
const MOST = 40;
const MOST_HEADINGS = 200;
/** Than what the page is set in. */
const LARGER = 1.15;
const MUCH_LARGER = 1.3;
const MOST_CAPTIONS = 200;
const SHORT = 50;
const HOLDERS = "ul,ol,table,form";
const THINGS = "img,figure,picture,video,li,article,input,select";
const FEWEST_THINGS = 2;
/** `subhead`, `section-heading`, `headline` */
const CALLED_HEADING = /(?:^|[-_])(?:sub-?)?head(?:ing|line)?$/i;

/** A line of its own that looks just as the headings of a level do. */
export interface LineLikeHeading {
  text: string;
  /** `h2` */
  heading: string;
  /** Set where a class calls it one, as `h2` does. */
  isCalledOne?: true;
  element: ElementRef;
}

/** A large line of its own that a class calls a heading. */
export interface LineCalledHeading {
  text: string;
  /** The class, `subhead`. */
  called: string;
  /** Whether a heading stands right before it, but for a line: then it may be a subtitle. */
  isBelowHeading: boolean;
  element: ElementRef;
}

export interface StandingOutLines {
  lines: StandingOutLine[];
  /** Absent where there is none. */
  likeHeadings?: LineLikeHeading[];
  /** Absent where there is none. */
  calledHeadings?: LineCalledHeading[];
  /** Large bold lines above several pictures, entries or fields, with little text; absent where there is none. */
  aboveThings?: { text: string; element: ElementRef }[];
  /** Bold first lines of paragraphs, before a line break; absent where there is none. */
  leads?: LeadLine[];
  /** Selectors of paragraphs that are signs or icons, numbers, prices or the name of the site, or captions of numbers, fields and charts. */
  captions: string[];
}

export function probe({ describe, selectorOf }: ProbedPage): StandingOutLines {
  const captions = everywhere("p").filter(isShortCaption).slice(0, MOST_CAPTIONS).map(selectorOf);
  const likeHeadings = linesLikeHeadings(describe);
  const calledHeadings = linesCalledHeadings(describe);
  const aboveThings = linesAboveThings().map((line) => ({
    text: folded(textContent(line), LONGEST),
    element: describe(line),
  }));
  const leads = leadLines(describe);
  return {
    lines: standingOut(describe),
    captions,
    ...(likeHeadings.length === 0 ? {} : { likeHeadings }),
    ...(calledHeadings.length === 0 ? {} : { calledHeadings }),
    ...(aboveThings.length === 0 ? {} : { aboveThings }),
    ...(leads.length === 0 ? {} : { leads }),
  };
}

function linesLikeHeadings(describe: ProbedPage["describe"]): LineLikeHeading[] {
  const usual = Number.parseFloat(getComputedStyle(document.body).fontSize);
  const looks = new Map(
    everywhere("h2,h3,h4")
      .filter((heading) => isSeen(heading) && (letteringOf(heading)?.pixels ?? 0) >= usual * LARGER)
      .slice(0, MOST_HEADINGS)
      .map((heading) => [lookOf(heading), tagName(heading)]),
  );
  if (looks.size === 0) return [];
  const found: LineLikeHeading[] = [];
  for (const line of everywhere(LINES).slice(0, MOST_LINES)) {
    const text = (textContent(line) ?? "").trim();
    if (text.length > LONGEST || !/\p{L}{3}/u.test(text) || !isLine(line) || isValue(text)) continue;
    const heading = looks.get(lookOf(line));
    if (heading === undefined || !beginsContent(line)) continue;
    if (!saysWords(line) || isSiteName(line) || !isSeen(line) || !isExposed(line)) continue;
    const isCalledOne = [...line.classList].some((name) => /^h[2-6]$/.test(name));
    found.push({
      text: folded(text, LONGEST),
      heading,
      ...(isCalledOne ? { isCalledOne } : {}),
      element: describe(line),
    });
    if (found.length === MOST) break;
  }
  return found;
}

function linesCalledHeadings(describe: ProbedPage["describe"]): LineCalledHeading[] {
  const usual = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return everywhere(LINES)
    .slice(0, MOST_LINES)
    .flatMap((line) => {
      const called = [...line.classList].find((name) => CALLED_HEADING.test(name));
      const text = (textContent(line) ?? "").trim();
      if (called === undefined || text.length > LONGEST || !/\p{L}{3}/u.test(text) || !isLine(line))
        return [];
      if ((letteringOf(line)?.pixels ?? 0) < usual * MUCH_LARGER || isValue(text)) return [];
      if (!beginsContent(line) || !saysWords(line) || isSiteName(line) || !isSeen(line) || !isExposed(line))
        return [];
      const above = line.previousElementSibling;
      const isBelowHeading = [above, above?.previousElementSibling].some((part) => part?.matches(HEADINGS));
      return [{ text: folded(text, LONGEST), called, isBelowHeading, element: describe(line) }];
    })
    .slice(0, MOST);
}

/** What a heading stands above besides running text: a row of pictures, cards or links, a table or a form. */
function linesAboveThings(): Element[] {
  const usual = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return everywhere(LINES)
    .slice(0, MOST_LINES)
    .filter((line) => {
      const text = (textContent(line) ?? "").trim();
      const below = line.nextElementSibling;
      if (below === null || text.length > SHORT || !/\p{L}{3}/u.test(text) || !isLine(line)) return false;
      const { pixels = 0, weight = 0 } = letteringOf(line) ?? {};
      const least = matchesSelector(below, "form,table") ? LARGER : MUCH_LARGER;
      const isLarge = pixels >= usual * least || HEADING_SIGN.test(text);
      if (!isLarge || weight < BOLD || isValue(text) || isCaption(line, below)) return false;
      const above = line.previousElementSibling;
      const isProse = !matchesSelector(below, "form") && lettersOfProse(below) >= FEWEST_LETTERS_BELOW;
      if (above?.matches(HEADINGS) === true || isProse) return false;
      const isAboveThings =
        matchesSelector(below, HOLDERS) ||
        queryAll(below, THINGS).length >= FEWEST_THINGS ||
        isSmallerHeading(below, pixels);
      return isAboveThings && saysWords(line) && !isSiteName(line) && isSeen(line) && isExposed(line);
    })
    .slice(0, MOST);
}

/** A bold line of its own that is smaller, as a title stands above a first section's. */
function isSmallerHeading(below: Element, pixels: number): boolean {
  const text = (textContent(below) ?? "").trim();
  if (!matchesSelector(below, LINES) || text.length > SHORT || !isLine(below)) return false;
  const own = letteringOf(below);
  return own !== null && own.weight >= BOLD && own.pixels < pixels && !isValue(text);
}

/** How all of its words are set; empty where they are set differently. */
function lookOf(block: Element): string {
  const lettering = letteringOf(block);
  if (lettering === null) return "";
  const { pixels, weight, color } = lettering;
  return `${pixels} ${weight} ${color} ${getComputedStyle(block).fontFamily}`;
}

/** A heading has something below it, in its box or in the next, and no other heading right above it. */
function beginsContent(line: Element): boolean {
  if (line.previousElementSibling?.matches(HEADINGS) === true) return false;
  const next = line.nextElementSibling ?? line.parentElement?.nextElementSibling ?? null;
  return next !== null && !matchesSelector(next, HEADINGS) && (textContent(next) ?? "").trim() !== "";
}

function isShortCaption(line: Element): boolean {
  const text = (textContent(line) ?? "").trim();
  const below = line.nextElementSibling;
  if (text === "" || text.length > LONGEST) return false;
  return !saysWords(line) || isValue(text) || isSiteName(line) || (below !== null && isCaption(line, below));
}

/** The name of the site at the top of its pages, which leads to the start page. */
function isSiteName(line: Element): boolean {
  const link = queryAll(line, "a[href]").find((inner) => textContent(inner) === textContent(line));
  return link !== undefined && closestElement(line, BANNERS) !== null;
}

/** Lines in sight that are bolder or larger than the text block after them, without anything to operate in them. */
function standingOut(describe: ProbedPage["describe"]): StandingOutLine[] {
  const found: StandingOutLine[] = [];
  for (const line of everywhere(LINES).slice(0, MOST_LINES)) {
    const below = line.nextElementSibling;
    const text = (textContent(line) ?? "").trim();
    if (below === null || text.length > LONGEST || !/\p{L}{3}/u.test(text) || !isLine(line)) continue;
    if (!saysWords(line)) continue;
    const [own, next] = [letteringOf(line), letteringOf(below)];
    if (own === null || next === null || isValue(text) || isCaption(line, below)) continue;
    const lettersBelow = lettersOfProse(below);
    if (lettersBelow < FEWEST_LETTERS_BELOW) continue;
    if (next.weight >= BOLD || !standsOut(own, next) || !isSeen(line) || !isExposed(line)) continue;
    found.push({
      text: folded(text, LONGEST),
      pixels: own.pixels,
      weight: own.weight,
      pixelsBelow: next.pixels,
      lettersBelow,
      isProse: tagName(line) === "p" && tagName(below) === "p",
      look: `${tagName(line)} ${own.pixels} ${own.weight} ${own.color}`,
      isBelowHeading: line.previousElementSibling?.matches(HEADINGS) ?? false,
      element: describe(line),
    });
    if (found.length === MOST) break;
  }
  return found;
}

function isLine(line: Element): boolean {
  if (queryAll(line, `${BLOCKS},${OTHER_THINGS}`).length > 0 || closestElement(line, ELSEWHERE) !== null)
    return false;
  const { display } = getComputedStyle(line);
  return matchesSelector(line, "p,div")
    ? !display.startsWith("inline")
    : display === "block" && isInFlow(line);
}

/** What a flexible row or grid makes a block of stands beside others. */
function isInFlow(line: Element): boolean {
  const around = line.parentElement;
  return around !== null && !/flex|grid/.test(getComputedStyle(around).display);
}

function standsOut(own: Lettering, next: Lettering): boolean {
  return own.pixels >= next.pixels && (own.weight >= BOLD || own.pixels >= next.pixels * 1.3);
}
