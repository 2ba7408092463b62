import type { ElementRef } from "#evidence/document.ts";

import { createDescriber } from "../describe-element.ts";
import { checkVisibility, queryAll, rectOf } from "../dom.ts";
import { pauseControl, type Control } from "./moving.ts";

/** A picture that may be animated, with the address it was loaded from. */
export interface ShownImage {
  url: string;
  area: number;
  control: Control;
  element: ElementRef;
}

const MAY_MOVE = /\.(?:gif|apng|png|webp)(?:$|[?#])|^data:image\/(?:gif|apng|webp)/i;
const MOST = 30;

/** Pictures of formats that can be animated, as far as they can be seen. */
export function imagesThatMayMove(): ShownImage[] {
  const describer = createDescriber(document);
  return queryAll(document, "img")
    .filter((image) => image instanceof HTMLImageElement)
    .filter(
      (image) =>
        MAY_MOVE.test(image.currentSrc) &&
        checkVisibility(image, { visibilityProperty: true, opacityProperty: true }),
    )
    .map((image) => ({ image, area: rectOf(image).width * rectOf(image).height }))
    .filter(({ area }) => area > 100)
    .slice(0, MOST)
    .map(({ image, area }) => ({
      url: image.currentSrc,
      area,
      control: pauseControl(image),
      element: describer.describe(image),
    }));
}
