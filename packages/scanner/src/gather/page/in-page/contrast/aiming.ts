import { isNotInView } from "../cut-away.ts";
import { isSeenThrough } from "../seen-through.ts";

/** CSS pixels from the page's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Time a page has to notice that it was scrolled, and how often it may move on by itself. */
const NOTICE_MS = 100;
const MOST_RETURNS = 10;
const LONGEST_FRAME_MS = 1000;

/**
 * Operating the page left it anywhere, and what stays in sight, such as a menu, stands before other things there.
 * Smooth scrolling may still be under way: the page is at its top when it stays there.
 */
export async function returnToTop(): Promise<boolean> {
  for (let returns = 0; returns < MOST_RETURNS; returns += 1) {
    scrollTo({ top: 0, left: 0, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    await nextFrame();
    if (returns > 0 && scrollY === 0) return true;
  }
  return false;
}

/** Pages are told that they were scrolled when the next picture is drawn, which takes time on a busy machine. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}

export function isInWindow({ x, y, width, height }: Box): boolean {
  const [left, top] = [x - scrollX, y - scrollY];
  return left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
}

/** Links that are stretched over a card can be seen through; layers with a look of their own cannot. */
export function isUncovered(element: Element, { x, y, width, height }: Box): boolean {
  const isClickedThrough = getComputedStyle(element).pointerEvents === "none";
  return [0.1, 0.5, 0.9].every((share) => {
    const [left, top] = [x - scrollX + width * share, y - scrollY + height / 2];
    // The pointer finds it nowhere, whether it is seen or not.
    if (isClickedThrough && isNotInView(element, new DOMRect(left - 2, top - 2, 4, 4))) return false;
    const stack = document.elementsFromPoint(left, top);
    const at = stack.findIndex(
      (hit) => hit === element || element.contains(hit) || hit.shadowRoot?.contains(element),
    );
    const over = stack.slice(0, at === -1 ? stack.length : at).filter((hit) => !hit.contains(element));
    return (at !== -1 || isClickedThrough) && (at === -1 || over.every(isSeenThrough));
  });
}

/** The pixels of a picture as PNG in base64. */
export async function pixelsOf(picture: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (canvas === null) throw new Error("The browser could not read the image");
  canvas.drawImage(bitmap, 0, 0);
  return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
}
