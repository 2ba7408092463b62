import type { DocumentSnapshot } from "#evidence/document.ts";

import type { Describer } from "./describe-element.ts";
import {
  contains,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "./dom.ts";

const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];
const LEAST_SHARE = 0.6;
const TEXT_LIMIT = 500;
/** What holds more than this is the page itself in a box of its own. */
const MOST_TEXT = 1500;
/** What layers are made of. */
const LAYERS = "body > *, div, dialog, section, aside, article, form, [popover], [role]";
const MOST_LAYERS = 5000;
/** To ask what lies at a point takes seconds on a page with ten thousands of elements in one line. */
const MOST_MS = 300;
const FIELDS = "input:not([type=hidden i]), select, textarea";

/** What lies fixed over most of the window while the page below goes on: not the page's own frame or background. */
export function readOverlay(describer: Describer): Pick<DocumentSnapshot, "overlay"> {
  if (!queryAll(document, LAYERS).slice(0, MOST_LAYERS).some(mayCover)) return { overlay: null };
  const points = STEPS.flatMap((x) =>
    STEPS.map((y) => [x * window.innerWidth, y * window.innerHeight] as const),
  );
  const layers: HTMLElement[] = [];
  const until = performance.now() + MOST_MS;
  for (const [x, y] of points) {
    if (performance.now() > until) return {};
    const layer = fixedLayerOf(document.elementFromPoint(x, y));
    if (layer !== null) layers.push(layer);
  }
  const [layer, hits] = mostSeen(layers);
  const share = hits / points.length;
  if (layer === null || share < LEAST_SHARE || !isOverPage(layer)) return { overlay: null };
  const text = folded(innerText(layer), MOST_TEXT + 1);
  if (text === "" || text.length > MOST_TEXT) return { overlay: null };
  return {
    overlay: {
      ...describer.describe(layer),
      share: Math.round(share * 100) / 100,
      text: text.slice(0, TEXT_LIMIT),
      fields: queryAll(layer, FIELDS).length,
    },
  };
}

/** Whether it is fixed and large enough, or dims the page around it; most are not, and then nobody has to ask what lies where. */
function mayCover(layer: Element): boolean {
  if (matchesSelector(layer, ":modal")) return true;
  const { width, height } = rectOf(layer);
  const isLarge = width * height >= LEAST_SHARE * window.innerWidth * window.innerHeight;
  return isLarge && getComputedStyle(layer).position === "fixed";
}

/** The outermost fixed element, or open modal dialog, that an element is in. */
function fixedLayerOf(element: Element | null): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let one = element; one !== null && tagName(one) !== "body"; one = parentElement(one)) {
    if (one instanceof HTMLElement && getComputedStyle(one).position === "fixed") found = one;
  }
  return found;
}

function mostSeen(layers: readonly HTMLElement[]): [layer: HTMLElement | null, hits: number] {
  const counts = new Map<HTMLElement, number>();
  for (const layer of layers) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first ?? [null, 0];
}

/** Whether a page with words of its own is below: what holds them all is the page. */
function isOverPage(layer: HTMLElement): boolean {
  if (queryAll(layer, "main, h1").length > 0) return false;
  const below = queryAll(document, "h1, h2, main, article, p").filter((element) => !contains(layer, element));
  return below.length > 1;
}
