import { closestElement, matchesSelector, parentElement, rectOf, tagName } from "#gather/page/in-page/dom.ts";

const ROWS = "tbody > tr,[role=rowgroup] > [role=row]";
/** In square pixels: smaller ones are icons. */
const SMALLEST_PICTURE = 1600;
const HEARS_DOWN = "[onmousedown],[onpointerdown],[ontouchstart],[onmouseup],[onpointerup]";
const STEPS_TO_GALLERY = 4;
const NO_GALLERY = "html,body,main,form,header,footer,nav,label";

/** A row of a table that hears of clicks, as those do that open what was clicked on. */
export function isRowOfListener(row: Element, listening: ReadonlySet<Node>): boolean {
  if (!matchesSelector(row, ROWS)) return false;
  const table = closestElement(row, "table,[role=table],[role=grid],[role=treegrid]");
  return [parentElement(row), table].some((around) => around !== null && listening.has(around));
}

/** A picture in a gallery that hears of clicks, as those do that show the one that was clicked on. */
export function isPictureOfListener(picture: Element, listening: ReadonlySet<Node>): boolean {
  if (!matchesSelector(picture, "img") || rectArea(picture) < SMALLEST_PICTURE) return false;
  let around = parentElement(picture);
  for (let steps = 0; around !== null && steps < STEPS_TO_GALLERY; steps += 1) {
    if (listening.has(around)) return !matchesSelector(around, NO_GALLERY);
    around = parentElement(around);
  }
  return false;
}

/** Whether something around an element hears of presses. */
export function isHeardAround(element: Element, listening: ReadonlySet<Node>): boolean {
  if (listening.has(document)) return true;
  for (let above = parentElement(element); above !== null; above = parentElement(above))
    if (listening.has(above)) return true;
  return false;
}

/** Where scripts hear of the pointer going down, and coming or moving. */
export interface HearingMore {
  down: ReadonlySet<Node>;
  over: ReadonlySet<Node>;
  keys: ReadonlySet<Node>;
}

/** Whether scripts hear of more than clicks on it: there, in the row it stands in, or where a framework hears of all for what it draws. */
export function hearsMore(node: Element, { down, over, keys }: HearingMore): boolean {
  // What hears of keys itself may keep the browser from opening it by them.
  if (keys.has(node) && tagName(node) === "summary") return true;
  if (down.has(node) || over.has(node) || matchesSelector(node, HEARS_DOWN)) return true;
  const row = parentElement(node);
  if (row !== null && over.has(row)) return true;
  for (let above = row; above !== null; above = parentElement(above))
    if (down.has(above) && over.has(above)) return true;
  return false;
}

/** In square pixels. */
export function rectArea(element: Element): number {
  const { width, height } = rectOf(element);
  return width * height;
}
