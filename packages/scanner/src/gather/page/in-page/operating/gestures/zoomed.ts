import {
  attribute,
  closestElement,
  isElement,
  matchesSelector,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import { ofElement } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

const PICTURES = "img,svg,canvas,picture";
const WHOLE = "html,body,main,form,header,footer,nav";
/** A part of the content that holds all that belongs to a picture. */
const PART = "section,article,figure,dialog,li,[role=region],[role=group],[role=dialog],main,body";
const USED = "button,a[href],input,select,summary,[role=button],[role=slider],[tabindex]";
/** How controls are called that zoom, wherever they stand. */
const ZOOMS =
  /zoom|enlarge|magnif|larger|closer|full[ -]?(?:size|screen)|vergrößer|größer|näher|lupe|vollbild|agrandir|plein écran|ampliar|acercar|pantalla completa|ingrandi|avvicina|schermo intero|vergro|förstora|forstør|suurenna|powiększ|zvětš|nagyít|увелич|拡大|放大|^[+＋]$/iu;
/** Side of what is no icon; CSS pixels. */
const LEAST = 80;
/** Share of a box that its picture fills. */
const MOST = 0.5;
const LARGER = 1.12;
const MOST_PARTS = 60;
/** A larger drawing takes long to read. */
const MOST_PIXELS = 4_000_000;

interface Size {
  width: number;
  drawn: string;
}

const sizes = new Map<Element, Size>();

/** Boxes with a picture that hear of the wheel, where nothing that can be pressed or moved stands with them, or is called so. */
export function zoomedByWheel(wheels: ReadonlySet<Node>, state: PageState): Element[] {
  const boxes = [...wheels]
    .filter(isElement)
    .filter((box) => state.has(box) && !matchesSelector(box, WHOLE) && holdsPicture(box))
    .filter((box) => closestElement(box, "[inert],[aria-hidden=true]") === null && isAlone(box, state));
  return boxes.length === 0 || isZoomedByName(state) ? [] : boxes;
}

function holdsPicture(box: Element): boolean {
  const around = rectOf(box);
  return [box, ...queryAll(box, PICTURES)].some((picture) => {
    const { width, height } = rectOf(picture);
    const fills = width * height > around.width * around.height * MOST;
    return matchesSelector(picture, PICTURES) && Math.min(width, height) >= LEAST && fills;
  });
}

function isAlone(box: Element, state: PageState): boolean {
  const part = closestElement(box.parentElement ?? box, PART) ?? box;
  return !queryAll(part, USED).some((one) => one !== box && state.has(one) && focusOf(one) !== "none");
}

function isZoomedByName(state: PageState): boolean {
  return queryPage("button,a[href],[role=button],input,select").some((one) => {
    const names = [accessibleName(one), textOf(one), attribute(one, "title") ?? ""];
    return state.has(one) && names.some((name) => ZOOMS.test(name.trim()));
  });
}

function partsOf(box: Element): Element[] {
  const state = readPageState();
  return [box, ...queryAll(box, "*").slice(0, MOST_PARTS)].filter((part) => state.has(part));
}

function sizeOf(part: Element): Size {
  return { width: rectOf(part).width, drawn: drawnOn(part) };
}

/** What is drawn on a canvas; empty where it may not be read. */
function drawnOn(part: Element): string {
  if (!(part instanceof HTMLCanvasElement) || part.width * part.height > MOST_PIXELS) return "";
  try {
    return part.toDataURL();
  } catch {
    return "";
  }
}

/** Notes how large all in a box is drawn; whether it is still what it was a moment ago. */
function noteSizes(box: Element): boolean {
  const now = new Map(partsOf(box).map((part) => [part, sizeOf(part)]));
  const isStill = [...now].every(
    ([part, { width, drawn }]) =>
      !sizes.has(part) || (sizes.get(part)?.width === width && sizes.get(part)?.drawn === drawn),
  );
  sizes.clear();
  for (const [part, size] of now) sizes.set(part, size);
  return isStill;
}

/** Whether something in it is drawn larger by now, or otherwise on a canvas. */
function isZoomed(box: Element): boolean {
  return partsOf(box).some((part) => {
    const before = sizes.get(part);
    if (before === undefined) return false;
    const now = sizeOf(part);
    return (before.width >= LEAST && now.width >= before.width * LARGER) || now.drawn !== before.drawn;
  });
}

/** What is asked about a picture while the wheel is turned over it. */
export const zooming = {
  noteSizes: () => ofElement(noteSizes, false),
  isZoomed: () => ofElement(isZoomed, false),
};
