import { isBlended } from "#gather/page/in-page/contrast/blended.ts";
import { isGroundBeside } from "#gather/page/in-page/contrast/laid-behind.ts";
import { parentElement } from "#gather/page/in-page/dom.ts";
import { paperColor } from "#gather/page/in-page/paper.ts";

/** Red, green, blue (0-255) and opacity (0-1). */
export type Color = [number, number, number, number];

/**
 * Color behind an element, such as a field or an icon; null where a picture, gradient, blending, opacity or something
 * laid behind it makes it hard to tell.
 */
export function backgroundOf(front: Element): Color | null {
  if (isBlended(front)) return null;
  const layers: Color[] = [];
  for (let element: Element | null = front; element !== null; element = parentElement(element)) {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const color = colorOf(backgroundColor);
    if (backgroundImage !== "none" || opacity !== "1" || color === null) return null;
    // What is placed lies over something else than what holds it, which its own ground may hide.
    if (position === "absolute" && color[3] < 1) return null;
    layers.push(color);
    if (color[3] === 1) break;
    if (isGroundBeside(element, front)) return null;
  }
  const paper: Color = colorOf(paperColor()) ?? [255, 255, 255, 1];
  return layers.reduceRight((behind, layer) => mixed(layer, behind), paper);
}

/** A color as styles tell it once computed; null where it is none of plain red, green and blue. */
export function colorOf(text: string): Color | null {
  const found = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  if (found === null) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(Number);
  return [red, green, blue, Number(found[4] ?? 1)];
}

function mixed(front: Color, behind: Color): Color {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (index) => (front[index] ?? 0) * front[3] + (behind[index] ?? 0) * (1 - front[3]),
  );
  return [red, green, blue, 1];
}
