import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import { luminance } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { isBlended } from "#gather/page/in-page/contrast/blended.ts";
import { parentElement, rectOf } from "#gather/page/in-page/dom.ts";
import { isSeenThrough } from "#gather/page/in-page/seen-through.ts";

/** What lies behind a sign: one color, the darkest and lightest of a picture, or `unknown`. */
export type Ground = { color: Color } | { picture: Color[] } | "unknown";

/** A picture is looked at in so many places across and down. */
const PLACES = 8;

/** What is painted behind a control that has no ground of its own. */
export function groundBehind(control: Element): Ground {
  const around = parentElement(control);
  if (around === null || isBlended(control)) return "unknown";
  const color = getComputedStyle(control).position === "absolute" ? null : backgroundOf(around);
  if (color !== null) return { color };
  const under = painted(control);
  if (under instanceof HTMLImageElement) return pictureBehind(under, rectOf(control));
  const own = under === null ? null : colorOf(getComputedStyle(under).backgroundColor);
  return under !== null && own?.[3] === 1 && isPlain(under) ? { color: own } : "unknown";
}

/** The first thing under the middle of a control that nothing is seen through. */
function painted(control: Element): Element | null {
  const { left, top, width, height } = rectOf(control);
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const at = stack.indexOf(control);
  const under = at === -1 ? undefined : stack.slice(at + 1).find((layer) => !isSeenThrough(layer));
  return under !== undefined && isOpaque(under) ? under : null;
}

function isPlain(element: Element): boolean {
  return getComputedStyle(element).backgroundImage === "none";
}

function isOpaque(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = parentElement(part)) {
    const { opacity, filter } = getComputedStyle(part);
    if (opacity !== "1" || filter !== "none") return false;
  }
  return true;
}

function pictureBehind(picture: HTMLImageElement, box: DOMRect): Ground {
  const colors = colorsIn(picture, box);
  if (colors === null) return "unknown";
  const byLight = colors.toSorted((one, other) => luminance(one) - luminance(other));
  return { picture: [...byLight.slice(0, 1), ...byLight.slice(-1)] };
}

/** Null where the picture is not shown as it is, is seen through, or comes from a site that keeps its pixels to itself. */
function colorsIn(picture: HTMLImageElement, box: DOMRect): Color[] | null {
  const part = partOf(picture, box);
  const canvas = new OffscreenCanvas(PLACES, PLACES).getContext("2d", { willReadFrequently: true });
  if (part === null || canvas === null) return null;
  try {
    canvas.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, PLACES, PLACES);
    const { data } = canvas.getImageData(0, 0, PLACES, PLACES);
    const colors = Array.from({ length: PLACES * PLACES }, (_, at): Color => {
      const [red = 0, green = 0, blue = 0, opacity = 0] = data.slice(4 * at, 4 * at + 4);
      return [red, green, blue, opacity / 255];
    });
    return colors.every(([, , , opacity]) => opacity === 1) ? colors : null;
  } catch {
    return null;
  }
}

/** Which pixels of a picture lie behind a box. */
function partOf(picture: HTMLImageElement, box: DOMRect): DOMRect | null {
  const { objectFit, objectPosition, padding, borderWidth, transform } = getComputedStyle(picture);
  const shown = rectOf(picture);
  const { naturalWidth, naturalHeight } = picture;
  const isOwnSize = padding === "0px" && borderWidth === "0px" && transform === "none";
  if (!picture.complete || naturalWidth * naturalHeight * shown.width === 0 || !isOwnSize) return null;
  let [across, down] = [shown.width / naturalWidth, shown.height / naturalHeight];
  if (objectFit === "cover" && objectPosition === "50% 50%") across = down = Math.max(across, down);
  else if (objectFit !== "fill") return null;
  const left = shown.left + (shown.width - naturalWidth * across) / 2;
  const top = shown.top + (shown.height - naturalHeight * down) / 2;
  return new DOMRect(
    (box.left - left) / across,
    (box.top - top) / down,
    box.width / across,
    box.height / down,
  );
}
