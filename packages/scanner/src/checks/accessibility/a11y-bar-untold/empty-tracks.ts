import { attribute, childElements, classNames, closestElement, rectOf } from "#gather/page/in-page/dom.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

const TOLD =
  "[role=progressbar],[role=meter],[role=img],[role=slider],[aria-label],[aria-labelledby],[aria-hidden=true],[title]";
const CALLED =
  /progress|(?:^|[-_])prog(?:$|[-_])|(?:^|[-_])bar(?:$|[-_])|meter|gauge|fortschritt|balken|barra|progreso|avanzamento|voortgang/i;
const ELSE =
  /slider|slide|track|scroll|range|swiper|carousel|splide|player|timeline|toast|handle|switch|toggle|load|skeleton|read|upload|nav|tab/i;
const [LEAST_HEIGHT, MOST_HEIGHT, LEAST_WIDTH] = [6, 36, 60];

/** Whether a bar is drawn here that is still empty: a ground of its own, and in it a colored box without a width. */
export function isEmptyTrack(bar: Element): boolean {
  const [part, ...others] = childElements(bar);
  if (part === undefined || others.length > 0 || childElements(part).length > 0 || textOf(bar) !== "")
    return false;
  const names = [bar, part].flatMap((one) => [...classNames(one), attribute(one, "id") ?? ""]);
  if (!names.some((name) => CALLED.test(name)) || names.some((name) => ELSE.test(name))) return false;
  const { width, height } = rectOf(bar);
  const isBar = height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width >= LEAST_WIDTH;
  const isEmpty = rectOf(part).width === 0 && rectOf(part).height >= height / 2;
  const { backgroundColor, position } = getComputedStyle(bar);
  const isDrawn = isOpaque(backgroundColor) && isOpaque(getComputedStyle(part).backgroundColor);
  const isLying = position === "static" || position === "relative";
  return isBar && isEmpty && isDrawn && isLying && isSeen(bar) && isExposed(bar) && !isTold(part);
}

function isTold(part: Element): boolean {
  return closestElement(part, TOLD) !== null;
}

function isOpaque(color: string): boolean {
  return color.startsWith("rgb(");
}
