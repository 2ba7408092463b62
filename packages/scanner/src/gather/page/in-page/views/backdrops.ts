import { attribute, checkVisibility, matchesSelector, parentElement, queryAll, rectOf } from "../dom.ts";

const BOXES = "div,section,header,figure,a,li,article,aside,main,span";
/** Boxes of a page that are large enough to hold a picture to be looked at. */
const MOST_BOXES = 2000;
/** Share of the window. */
const LARGE = 0.08;
const SHOWS_PICTURE = /url\(/;
const MOST_LAYERS = 20;
/** Share from which a picture that fades is the one that is seen. */
const SEEN = 0.5;
const NAMED = /slide|vegas|backstretch|supersized|rotat|carousel|kenburns|fade/i;
const NEAR = 2;

/** Boxes behind whose content style sheets or scripts lay a picture; several pictures over each other have one box. */
export function backdrops(): Element[] {
  const large = queryAll(document, BOXES).slice(0, MOST_BOXES).filter(isLarge);
  const pictured = large.filter((element) => SHOWS_PICTURE.test(getComputedStyle(element).backgroundImage));
  return [...new Set(pictured.map(outermostOfSize))];
}

/** Which pictures are seen behind a box now. */
export function backdropNow(box: Element): string {
  return layersOf(box)
    .filter((layer) => checkVisibility(layer, { visibilityProperty: true }) && opacityIn(layer, box) >= SEEN)
    .map((layer) => getComputedStyle(layer).backgroundImage)
    .filter((picture) => SHOWS_PICTURE.test(picture))
    .join("\n");
}

/** Whether several pictures lie behind a box, or what it is called says that they take turns. */
export function mayTakeTurnsBehind(box: Element): boolean {
  const layers = layersOf(box);
  const pictures = layers.filter((layer) => SHOWS_PICTURE.test(getComputedStyle(layer).backgroundImage));
  return pictures.length > 1 || layers.some((layer) => NAMED.test(attribute(layer, "class") ?? ""));
}

function layersOf(box: Element): Element[] {
  return [box, ...queryAll(box, BOXES).slice(0, MOST_LAYERS)].filter(isLarge);
}

function isLarge(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width * height >= LARGE * innerWidth * innerHeight;
}

function outermostOfSize(element: Element): Element {
  let box = element;
  for (
    let around = parentElement(box);
    around !== null && !matchesSelector(around, "body") && hasSizeOf(around, element);
    around = parentElement(around)
  )
    box = around;
  return box;
}

function hasSizeOf(one: Element, other: Element): boolean {
  const [a, b] = [rectOf(one), rectOf(other)];
  return Math.abs(a.width - b.width) <= NEAR && Math.abs(a.height - b.height) <= NEAR;
}

function opacityIn(layer: Element, box: Element): number {
  let opacity = 1;
  for (let around: Element | null = layer; around !== null; around = parentElement(around)) {
    opacity *= Number(getComputedStyle(around).opacity);
    if (around === box) break;
  }
  return opacity;
}
