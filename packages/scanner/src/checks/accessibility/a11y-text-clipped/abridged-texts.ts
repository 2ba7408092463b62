import {
  attribute,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

const CUTS = new Set(["hidden", "clip"]);
/** CSS pixels by which letters may reach over without being lost. */
const TOLERANCE = 4;
/** Shorter texts are names of files and the like, of which a part is enough. */
const FEWEST_LETTERS = 25;
const SMALLEST = { width: 40, height: 10 };
/** Where the rest is a step away, or moves into sight. */
const LEADS_ON = "a[href],button,summary,input,label,[role=button],[role=link],[onclick],[tabindex]";
const ELSEWHERE =
  "[aria-live],marquee,[contenteditable],[class*=slid],[class*=carousel],[class*=swiper],[class*=ticker],[class*=marquee]";
const TELLS = ["title", "aria-label", "data-tooltip", "data-title", "data-original-title"];
/** What stands for one thing: its link leads to all that is said of it. */
const THING = "article,li,tr,dd,figure,[class*=card],[class*=item],[class*=tile]";
const STEPS_AROUND = 2;

/** Texts that end in three dots as the page stands, where nothing in or around them shows or leads to the rest. */
export function abridgedTexts(): Element[] {
  return everywhere("*").filter(
    (box) => isAbridged(box) && isLong(box) && isSeen(box) && isExposed(box) && !hasWayOn(box),
  );
}

function isAbridged(box: Element): boolean {
  const isWide = box.scrollWidth > box.clientWidth + TOLERANCE;
  const isHigh = box.scrollHeight > box.clientHeight + TOLERANCE;
  if (!isWide && !isHigh) return false;
  const { overflowX, overflowY, textOverflow, whiteSpace, webkitLineClamp } = getComputedStyle(box);
  const isInOneLine = textOverflow === "ellipsis" && CUTS.has(overflowX) && whiteSpace.startsWith("nowrap");
  const isInFewLines = webkitLineClamp !== "none" && CUTS.has(overflowY);
  return (isWide && isInOneLine) || (isHigh && isInFewLines);
}

function isLong(box: Element): boolean {
  return (
    textOf(box).length >= FEWEST_LETTERS &&
    box.clientWidth >= SMALLEST.width &&
    box.clientHeight >= SMALLEST.height
  );
}

function hasWayOn(box: Element): boolean {
  if (closestElement(box, `${LEADS_ON},${ELSEWHERE}`) !== null) return true;
  if (getComputedStyle(box).cursor === "pointer") return true;
  const text = textOf(box);
  const own = [box, ...queryAll(box, "*"), ...aroundOf(box)];
  if (own.some((part) => TELLS.some((name) => (attribute(part, name) ?? "").includes(text)))) return true;
  const thing = closestElement(box, THING);
  const near = thing ?? parentElement(box) ?? box;
  return matchesSelector(near, "body,main") ? false : queryAll(near, LEADS_ON).length > 0;
}

function aroundOf(box: Element): Element[] {
  const around: Element[] = [];
  for (let at = parentElement(box); at !== null && around.length < STEPS_AROUND; at = parentElement(at))
    around.push(at);
  return around;
}
