import {
  checkVisibility,
  closestElement,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A text that the lower edge of a box cuts off between its first and last line. */
export interface CutLines {
  box: Element;
  text: string;
}

const CUTS = new Set(["hidden", "clip"]);
/** What may show the rest. */
const SHOWS_MORE =
  "button,summary,input,label,[role=button],[aria-expanded],[tabindex],[onclick],a[href^='#'],a:not([href])";
/** What moves by itself, or is scrolled by a script. */
const MOVING =
  "[class*=slid],[class*=carousel],[class*=swiper],[class*=ticker],[class*=marquee],marquee,[aria-live],.ps,[class*=scroll]";
const FEWEST_LETTERS = 21;
const [MOST_BOXES, MOST_TEXTS] = [300, 30];
/** CSS pixels by which letters may reach over without being lost. */
const TOLERANCE = 3;
const SMALLEST = 12;

/** Boxes of a fixed height of which a text shows its first lines and not its last, and nothing says that there is more. */
export function cutLines(): CutLines[] {
  return everywhere("*")
    .filter((box) => cutsDown(box) && isSeen(box) && isExposed(box))
    .slice(0, MOST_BOXES)
    .flatMap((box) => {
      const text = cutTextIn(box);
      return text === null || mayShowRest(box) ? [] : [{ box, text }];
    });
}

function cutsDown(box: Element): boolean {
  if (matchesSelector(box, "html,body,main")) return false;
  if (box.scrollHeight <= box.clientHeight + TOLERANCE || box.clientHeight < SMALLEST) return false;
  const { overflowY, webkitLineClamp, textOverflow, whiteSpace, maskImage } = getComputedStyle(box);
  return (
    CUTS.has(overflowY) &&
    webkitLineClamp === "none" &&
    textOverflow !== "ellipsis" &&
    maskImage === "none" &&
    !whiteSpace.startsWith("nowrap") &&
    closestElement(box, MOVING) === null
  );
}

/** One text of which a line is in sight and another one below the edge. */
function cutTextIn(box: Element): string | null {
  const edge = rectOf(box).top + box.clientTop + box.clientHeight;
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (
    let node = walker.nextNode(), seen = 0;
    node !== null && seen < MOST_TEXTS;
    node = walker.nextNode(), seen += 1
  ) {
    const text = (nodeValue(node) ?? "").trim();
    if (text.length < FEWEST_LETTERS || node.parentElement === null || !checkVisibility(node.parentElement))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const isShown = lines.some(
      ({ top, bottom }) => bottom <= edge + TOLERANCE && top >= rectOf(box).top - TOLERANCE,
    );
    const isLost = lines.some(({ top, bottom }) => (top + bottom) / 2 >= edge);
    if (isShown && isLost) return text;
  }
  return null;
}

/** Something to press in it or beside it, a height that can change, or an end that fades out. */
function mayShowRest(box: Element): boolean {
  const around = parentElement(box);
  const beside = [box, box.nextElementSibling, box.previousElementSibling, around].filter(
    (one) => one !== null,
  );
  const isPressed = beside.some(
    (one) => matchesSelector(one, SHOWS_MORE) || (one !== around && queryAll(one, SHOWS_MORE).length > 0),
  );
  const { transitionProperty, transitionDuration, cursor } = getComputedStyle(box);
  const changes = /height|all/.test(transitionProperty) && /[1-9]/.test(transitionDuration);
  const fades = [box, ...queryAll(box, "*").slice(0, MOST_TEXTS)].some((one) =>
    ["::before", "::after"].some((place) =>
      getComputedStyle(one, place).backgroundImage.includes("gradient"),
    ),
  );
  return (
    isPressed || changes || fades || cursor === "pointer" || closestElement(box, "a,button,summary") !== null
  );
}
