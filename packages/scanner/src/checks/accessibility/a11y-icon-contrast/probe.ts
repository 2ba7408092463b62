import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ElementRef } from "#evidence/document.ts";
import { closestElement, innerText, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { hasOwnHand } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { groundBehind } from "./ground-behind.ts";
import { colorsOfSign, isDot, isOneOfDots } from "./signs-and-dots.ts";

/** A button that shows nothing but an icon. */
export interface IconButton {
  name: string;
  /** Colors the icon is drawn in, as they are without what lies behind. */
  drawn: Color[];
  behind: Color;
  /** Set on a dot, or a sign that a style sheet draws. */
  isSign?: true;
  /** Set on a dot that may be a color to choose: no other one beside it has its color, or they have more than two. */
  mayBeSwatch?: true;
  /** Other colors behind it: a picture has many. */
  alsoBehind?: Color[];
  /** Set where nobody knows what is behind it. */
  isOnUnknown?: true;
  element: ElementRef;
}

const BUTTONS =
  "button:enabled,[role=button]:not([aria-disabled=true]),summary,a[href][role=tab],[role=tab]:not([aria-disabled=true])";
/** What scripts make buttons of; the pointer tells. */
const EMPTY = "span:empty,div:empty,li:empty,i:empty,b:empty,a:not([href]):empty";
const SHAPES = "path,circle,ellipse,rect,line,polyline,polygon";
const OUT_OF_SIGHT = "defs,clipPath,mask,symbol,pattern";
const LARGEST = 64;
const MOST = 200;
const MOST_EMPTY = 1000;
const NAME_LIMIT = 100;
const UNKNOWN: Color = [255, 255, 255, 1];

/** Buttons in sight with one drawing, sign or dot and no text, where its colors are known. */
export function probe({ describe, within }: AskedPage): IconButton[] {
  const clicked = everywhere(EMPTY)
    .filter(within(MOST_EMPTY))
    .filter((one) => hasOwnHand(one) && closestElement(one, BUTTONS) === null && isOneOfDots(one));
  return [...everywhere(BUTTONS), ...clicked]
    .filter((button) => isExposed(button) && isSeen(button))
    .flatMap((button) => {
      const looks = looksOf(button);
      return looks === null ? [] : [{ button, looks }];
    })
    .filter(within(MOST))
    .map(({ button, looks }) => ({
      name: accessibleName(button).slice(0, NAME_LIMIT),
      ...looks,
      element: describe(button),
    }));
}

function looksOf(button: Element): Omit<IconButton, "name" | "element"> | null {
  if (queryAll(button, "svg,img").length === 0) return signLooks(button);
  const [icon, ...others] = queryAll(button, "svg").filter((drawing) => isSeen(drawing));
  if (!showsNoText(button) || icon === undefined || others.length > 0 || !isSmall(icon)) return null;
  if (queryAll(button, "img").length > 0) return null;
  const drawn = colorsOf(icon);
  const behind = backgroundOf(icon) ?? groundUnder(button, icon);
  return drawn === null || drawn.length === 0 || behind === null ? null : { drawn, behind };
}

/** What lies behind a placed button without a ground of its own; null where that is a picture, or nobody knows. */
function groundUnder(button: Element, icon: Element): Color | null {
  const isClear = [button, icon].every((one) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    return backgroundImage === "none" && opacity === "1" && colorOf(backgroundColor)?.[3] === 0;
  });
  const isPlaced = getComputedStyle(button).position === "absolute";
  if (!isClear || !isPlaced || icon.parentElement !== button) return null;
  const ground = groundBehind(button);
  return ground !== "unknown" && "color" in ground ? ground.color : null;
}

function signLooks(button: Element): Omit<IconButton, "name" | "element"> | null {
  const drawn = colorsOfSign(button);
  if (drawn === null) return null;
  const sign = {
    drawn,
    isSign: true as const,
    ...(isDot(button) && !isOneOfDots(button) ? { mayBeSwatch: true as const } : {}),
  };
  const ground = groundBehind(button);
  if (ground === "unknown") return { ...sign, behind: UNKNOWN, isOnUnknown: true };
  if ("color" in ground) return { ...sign, behind: ground.color };
  const [behind = UNKNOWN, ...alsoBehind] = ground.picture;
  return { ...sign, behind, alsoBehind };
}

function showsNoText(button: Element): boolean {
  return button instanceof HTMLElement && innerText(button).trim() === "";
}

function isSmall(icon: Element): boolean {
  const { width, height } = rectOf(icon);
  return width <= LARGEST && height <= LARGEST;
}

/** Null where a picture, gradient, filter or opacity makes it hard to tell. */
function colorsOf(icon: Element): Color[] | null {
  const shapes = queryAll(icon, SHAPES).filter((shape) => closestElement(shape, OUT_OF_SIGHT) === null);
  if (queryAll(icon, "use,image,text,foreignObject,animate").length > 0) return null;
  const styles = shapes.map((shape) => getComputedStyle(shape));
  if (
    styles.some(
      ({ opacity, filter, mixBlendMode }) =>
        opacity !== "1" || filter !== "none" || mixBlendMode !== "normal",
    )
  )
    return null;
  const paints = styles.flatMap(({ fill, stroke, fillOpacity, strokeOpacity, strokeWidth }) => [
    { paint: fill, opacity: fillOpacity },
    { paint: Number.parseFloat(strokeWidth) > 0 ? stroke : "none", opacity: strokeOpacity },
  ]);
  const colors = paints
    .filter(({ paint }) => paint !== "none")
    .map(({ paint, opacity }) => inOpacity(paint, Number(opacity)));
  const known = colors.filter((color) => color !== null);
  return known.length < colors.length ? null : known.filter(([, , , shown]) => shown > 0);
}

function inOpacity(paint: string, opacity: number): Color | null {
  const color = colorOf(paint);
  return color === null ? null : [color[0], color[1], color[2], color[3] * opacity];
}
