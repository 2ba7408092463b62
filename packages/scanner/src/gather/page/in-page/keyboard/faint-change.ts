import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";

import { FAINT_OUTLINE } from "./focus-marks.ts";

const BORDERS = ["top", "right", "bottom", "left"].map((side) => `border-${side}`);
const PAINTED = new Set(["background", "color", ...BORDERS, "fill", "stroke", "text-decoration"]);
const COLOR = /rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)/g;
const PAPERS = [
  [255, 255, 255],
  [0, 0, 0],
];
/** Changes up to these are easily missed: a share of opacity, a contrast, and a distance of two colors (0-441). */
const FAINT_OPACITY = 0.3;
const FAINT_CONTRAST = 2;
const FAINT_DISTANCE = 90;

/** Whether two looks, a property a line, differ in nothing but a little color or opacity, or an outline that is faint. */
export function isFaintChange(before: string, after: string): boolean {
  const [lines, others] = [before.split("\n"), after.split("\n")];
  return (
    lines.length === others.length &&
    lines.every((line, at) => line === others[at] || isFaintlyOther(line, others[at] ?? ""))
  );
}

function isFaintlyOther(line: string, other: string): boolean {
  if ([line, other].some((one) => one.startsWith(FAINT_OUTLINE)))
    return [line, other].every((one) => one === "none" || one.startsWith(FAINT_OUTLINE));
  const [name = "", value = ""] = line.split(": ", 2);
  if (!other.startsWith(`${name}: `)) return false;
  const now = other.slice(name.length + 2);
  if (name === "opacity") return Math.abs(Number(value) - Number(now)) <= FAINT_OPACITY;
  if (!PAINTED.has(name) || value.replaceAll(COLOR, "") !== now.replaceAll(COLOR, "")) return false;
  const [colors, changed] = [colorsIn(value), colorsIn(now)];
  return colors.every((color, at) =>
    PAPERS.every((paper) => areNear(over(color, paper), over(changed[at], paper))),
  );
}

function colorsIn(value: string): number[][] {
  return [...value.matchAll(COLOR)].map(([, red, green, blue, opacity = "1"]) =>
    [red, green, blue, opacity].map(Number),
  );
}

function over(color: readonly number[] | undefined, paper: readonly number[]): number[] {
  return mixed(color ?? paper, paper, color?.[3] ?? 0);
}

function areNear(one: readonly number[], other: readonly number[]): boolean {
  const distance = Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
  return distance <= FAINT_DISTANCE && contrastRatio(one, other) < FAINT_CONTRAST;
}
