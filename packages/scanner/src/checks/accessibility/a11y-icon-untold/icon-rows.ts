import { childElements, closestElement } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { onlyGraphicIn, type UntoldGraphic } from "./untold-graphic.ts";

const BOXES = "div,p,span,section,aside,figure,dd";
/** Icons in tables, lists and ratings are told as those; what can be pressed has a name of its own to be told. */
const ELSEWHERE =
  "table,ul,ol,dl,nav,a,button,label,summary,[role=button],[role=img],[aria-label],[class*=star],[class*=rating],[class*=slid],[class*=carousel]";
const FEWEST = 3;
const MOST_IN_ROW = 12;
const MOST_BOXES = 4000;
const MOST_ROWS = 30;

/** Icons side by side in a box of nothing else, each another one: what a room has, or how one can pay. */
export function iconRows(): UntoldGraphic[][] {
  return everywhere(BOXES)
    .slice(0, MOST_BOXES)
    .flatMap((box) => {
      const icons = rowIn(box);
      return icons === null ? [] : [icons];
    })
    .slice(0, MOST_ROWS);
}

function rowIn(box: Element): UntoldGraphic[] | null {
  const parts = [...childElements(box)];
  if (parts.length < FEWEST || parts.length > MOST_IN_ROW || textOf(box) !== "") return null;
  if (closestElement(box, ELSEWHERE) !== null || !isSeen(box) || !isExposed(box)) return null;
  const icons = parts.flatMap((part) => onlyGraphicIn(part) ?? []);
  const looks = new Set(icons.map(({ look }) => look));
  return icons.length === parts.length && looks.size === icons.length ? icons : null;
}
