import { childElements, closestElement, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

const BOXES = "div,span,i,b,em,p,li,td";
const TOLD =
  "[role=img],[role=meter],[role=progressbar],[role=presentation],[aria-label],[aria-labelledby],[title],a,button,label,[role=button],h1,h2,h3,h4,nav";
/** Thinner ones are lines, and larger ones grounds of something. */
const [LEAST_HEIGHT, MOST_HEIGHT, LEAST_WIDTH, MOST_WIDTH] = [8, 40, 40, 400];
const TO_THE_SIDE = /^linear-gradient\((?:(?:90|270|-90)deg|to (?:right|left)), (.*)\)$/;
const STOP = /((?:rgba?|color|oklch|oklab|hsla?)\([^()]*\))((?: [\d.]+(?:%|px))*)/g;
/** Percent: a color that covers less, or all, tells no amount. */
const [LEAST, MOST_SHARE] = [3, 97];
const MOST = 30;

/** Empty boxes painted in two colors with an edge between them, as a bar or row of stars is that is full in part. */
export function paintedAmounts(): Element[] {
  return everywhere(BOXES).filter(isPaintedInPart).slice(0, MOST);
}

function isPaintedInPart(box: Element): boolean {
  if (childElements(box).length > 0 || textOf(box) !== "") return false;
  const paints = [undefined, "::before", "::after"].map(
    (part) => getComputedStyle(box, part).backgroundImage,
  );
  if (!paints.some(hasOneEdge)) return false;
  const { width, height } = rectOf(box);
  const isBar =
    height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width >= LEAST_WIDTH && width <= MOST_WIDTH;
  return isBar && width >= 2 * height && isSeen(box) && isExposed(box) && closestElement(box, TOLD) === null;
}

/** Whether a gradient is two colors beside each other: `linear-gradient(90deg, brown 80%, gray 80%)`. */
function hasOneEdge(image: string): boolean {
  const stops = stopsOf(TO_THE_SIDE.exec(image)?.[1] ?? "");
  if (new Set(stops.map(({ color }) => color)).size !== 2) return false;
  const turns = stops.flatMap(({ color, at }, index) => {
    const before = stops[index - 1];
    return before === undefined || before.color === color ? [] : [{ at, isEdge: at <= before.at }];
  });
  const [turn, ...others] = turns;
  return turn?.isEdge === true && others.length === 0 && turn.at >= LEAST && turn.at <= MOST_SHARE;
}

/** Colors with their places in percent; a place before the last one counts as that. */
function stopsOf(colors: string): { color: string; at: number }[] {
  const found = colors.matchAll(STOP).flatMap(([, color = "", places = ""]) => {
    const given = places.trim() === "" ? [null] : places.trim().split(" ").map(placeOf);
    return given.map((at) => ({ color, at }));
  });
  let last = 0;
  const list = [...found];
  return list.map(({ color, at }, index) => {
    const free = index === list.length - 1 ? 100 : last;
    last = Math.max(last, at ?? free);
    return { color, at: last };
  });
}

/** Pixels other than none are taken for no place. */
function placeOf(place: string): number | null {
  return place.endsWith("%") || Number.parseFloat(place) === 0 ? Number.parseFloat(place) : null;
}
