import { luminance as relativeLuminance } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import type { ElementRef } from "#evidence/document.ts";
import { folded, parentElement, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isLarge, isQuicklyAnimated } from "#gather/page/in-page/quick-animation.ts";

/** A part of the page whose ground goes bright and dark in turns. */
export interface FlashingPart {
  /** Pairs of a brighter and a darker ground in each second. */
  flashesPerSecond: number;
  text: string;
  element: ElementRef;
}

const MOST_LOOKED_AT = 500;
const MOST = 10;
/** The slowest flashes that matter come every third of a second. */
const FIRST_LOOK_MS = 350;
const LOOK_MS = 1500;
/** Of relative luminance, 0-1. */
const STEP = 0.1;
const BRIGHT = 0.8;
const TEXT_LIMIT = 60;

/** Watches the ground of large parts, frame by frame. Of what a press brought, only the style sheet's animations are looked at. */
export async function probe({ describe, within, isCutOff }: AskedPage): Promise<FlashingPart[]> {
  const rates = isCutOff === true ? animatedNow() : await flashesOfAll();
  return [...rates]
    .map(([part, flashesPerSecond]) => ({ part, flashesPerSecond }))
    .filter(({ flashesPerSecond }) => flashesPerSecond > 1)
    .filter(within(MOST))
    .map(({ part, flashesPerSecond }) => ({
      flashesPerSecond,
      text: folded(textContent(part), TEXT_LIMIT),
      element: describe(part),
    }));
}

/** Flashes in a second of each large part that is animated quickly. */
function animatedNow(): Map<Element, number> {
  if (document.getAnimations().length === 0) return new Map();
  const large = everywhere("body,body *").filter(isLarge).slice(0, MOST_LOOKED_AT);
  return new Map(large.filter(isQuicklyAnimated).map((part) => [part, animatedFlashes(part)]));
}

async function flashesOfAll(): Promise<Map<Element, number>> {
  // Whether it can be seen just now changes with what flashes.
  const large = everywhere("body,body *").filter(isLarge).slice(0, MOST_LOOKED_AT);
  const first: Grounds = new Map();
  const atFirst = new Map(large.map((part) => [part, luminanceOf(part, first)]));
  const changing = new Set<Element>(large.filter(isQuicklyAnimated));
  await eachFrame(FIRST_LOOK_MS, (grounds) => {
    for (const [part, luminance] of atFirst)
      if (Math.abs(luminanceOf(part, grounds) - luminance) >= STEP) changing.add(part);
  });
  if (changing.size === 0) return new Map();
  const looks = new Map([...changing].map((part) => [part, [] as number[]]));
  const startedAt = performance.now();
  await eachFrame(LOOK_MS, (grounds) => {
    for (const [part, luminances] of looks) luminances.push(luminanceOf(part, grounds));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return new Map(
    [...looks].map(([part, luminances]) => [
      part,
      Math.max(turnsIn(luminances) / 2 / seconds, animatedFlashes(part)),
    ]),
  );
}

async function eachFrame(forMs: number, look: (grounds: Grounds) => void): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      // A page in the background draws no frames.
      setTimeout(resolve, 100);
    });
    look(new Map());
  }
}

/** Frames of one round of an animation that are looked at. */
const STEPS = 24;

/** Flashes in a second by the style sheet's own animation, step by step: a busy machine leaves out frames. */
function animatedFlashes(part: Element): number {
  const rates = part.getAnimations().map((animation) => {
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    const at = animation.currentTime;
    if (animation.playState !== "running" || typeof duration !== "number" || duration <= 0) return 0;
    animation.pause();
    const luminances = Array.from({ length: STEPS + 1 }, (_, step) => {
      animation.currentTime = ((step % STEPS) * duration) / STEPS;
      return luminanceOf(part, new Map());
    });
    animation.currentTime = at;
    animation.play();
    return turnsIn(luminances) / 2 / (duration / 1000);
  });
  return Math.max(0, ...rates);
}

/** Relative luminance of what is behind the content of elements, by element; each ground is read once. */
type Grounds = Map<Element, number>;

/** The paper's where nothing is. */
function luminanceOf(part: Element, grounds: Grounds): number {
  const known = grounds.get(part);
  if (known !== undefined) return known;
  const around = parentElement(part);
  const behind = around === null ? 1 : luminanceOf(around, grounds);
  const { backgroundColor, opacity, visibility, display } = getComputedStyle(part);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  const isShown = visibility === "visible" && display !== "none";
  const share = isShown ? alpha * Number(opacity) : 0;
  const luminance = behind * (1 - share) + relativeLuminance([red, green, blue]) * share;
  grounds.set(part, luminance);
  return luminance;
}

/** How often it turns from going brighter to going darker or back, by a step that people notice. */
function turnsIn(luminances: readonly number[]): number {
  let [turns, way] = [0, 0];
  let extreme = luminances[0] ?? 0;
  for (const luminance of luminances) {
    const step = luminance - extreme;
    const isNoticed = Math.abs(step) >= STEP && Math.min(luminance, extreme) < BRIGHT;
    if (isNoticed && Math.sign(step) !== way) {
      turns += 1;
      way = Math.sign(step);
      extreme = luminance;
    } else if (Math.sign(step) === way) {
      extreme = luminance;
    }
  }
  return turns;
}
