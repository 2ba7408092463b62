import { speaksOfPausing } from "#checks/accessibility/wording/pause-words.ts";
import type { ElementRef } from "#evidence/document.ts";

import { createDescriber } from "../describe-element.ts";
import {
  attribute,
  checkVisibility,
  childElements,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "../dom.ts";
import { labelOf, visibleTextOf } from "../accessible-text.ts";

/** Something that moves by itself for more than five seconds. */
export interface Moving {
  how: "animation" | "film";
  /** Whether words or a picture of some size move, not an ornament. */
  tells: boolean;
  control: Control;
  text: string;
  element: ElementRef;
}

/** Where a control to pause stands: with what moves, elsewhere on the page, or nowhere. */
export type Control = "beside" | "elsewhere" | "none";

const LONG_MS = 5000;
const MOVES =
  /^(?:transform|translate|rotate|scale|left|right|top|bottom|inset.*|margin.*|opacity|visibility|background-?position.*|offset.*|color|background-?color|scroll.*)$/i;
const WAITS =
  "[role=progressbar],[role=status],[aria-busy=true],progress,[class*=spinner i],[class*=loader i],[class*=loading i],[class*=skeleton i]";
const PAUSE_CLASS = /(?:^|[-_])(?:pause|play-?pause|stop|auto-?play)(?:$|[-_])/i;
/** What switches going on by itself, by whatever verb. */
const GOES_ON =
  /\bauto-?(?:play|rotat\w*|advance|scroll)\b|\bautomatic (?:play|rotation|scrolling|slide ?show)\b|\bautomatische(?:r|n)? (?:wiedergabe|wechsel)\b|\b(?:lecture|défilement) automatique\b|\b(?:reproducción|rotación) automática\b|\b(?:riproduzione|rotazione) automatica\b/i;
const SECTIONS =
  "section,article,header,figure,main > div,[role=region],[class*=carousel i],[class*=slider i],[class*=swiper i]";
const MOST = 12;

/** What moves without end, or for more than five seconds, without anyone having asked for it. */
export function movingThings(): Moving[] {
  const describer = createDescriber(document);
  const animated = new Set([...document.getAnimations().flatMap(lastingTarget), ...drawnMovement()]);
  const films = queryAll(document, "video").filter(isPlayingFilm);
  const outermost = [...animated].filter(
    (element) => ![...animated].some((other) => other !== element && other.contains(element)),
  );
  return [
    ...outermost.map((element) => [element, "animation"] as const),
    ...films.map((element) => [element, "film"] as const),
  ]
    .slice(0, MOST)
    .map(([element, how]) => ({
      how,
      tells: how === "film" || tells(element),
      control: pauseControl(element),
      text: folded(textContent(element), 60),
      element: describer.describe(element),
    }));
}

/** Selectors of what still moves; asked again when the visitor's system wants less motion. */
export function movingSelectors(): string[] {
  return movingThings().map(({ element }) => element.selector);
}

function lastingTarget(animation: Animation): Element[] {
  const { effect, playState, timeline } = animation;
  if (
    !(effect instanceof KeyframeEffect) ||
    playState !== "running" ||
    !(timeline instanceof DocumentTimeline)
  )
    return [];
  const { target } = effect;
  const { endTime } = effect.getComputedTiming();
  if (target === null || Number(endTime) <= LONG_MS || !changesPlace(effect)) return [];
  // What blinks is hidden half of the time.
  const visibilityProperty = !namesChanged(effect).has("visibility");
  if (!checkVisibility(target, { visibilityProperty }) || closestElement(target, WAITS) !== null) return [];
  // What floats gives the box around it no height.
  return [target, ...childElements(target)].some(isLarge) ? [target] : [];
}

function isLarge(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 4 && height > 4;
}

const DRAWN = "svg animate,svg animateTransform,svg animateMotion";

/** Parts of drawings that the drawing itself says to move without end, or for long. */
function drawnMovement(): Element[] {
  return queryAll(document, DRAWN).flatMap((motion) => {
    if (!(motion instanceof SVGAnimationElement) || motion.parentElement === null) return [];
    const { ownerSVGElement, parentElement: part } = motion;
    const isOn = ownerSVGElement?.animationsPaused() === false && hasBegun(motion);
    const isLong = attribute(motion, "repeatCount") === "indefinite" || secondsOf(motion) * 1000 > LONG_MS;
    const { width, height } = rectOf(part);
    const isShownPart = width > 4 && height > 4 && checkVisibility(part, { visibilityProperty: true });
    return isOn && isLong && isShownPart && closestElement(part, WAITS) === null ? [part] : [];
  });
}

/** A motion that waits for a press has no start yet. */
function hasBegun(motion: SVGAnimationElement): boolean {
  try {
    return motion.getStartTime() <= motion.getCurrentTime();
  } catch {
    // So browsers say that it has none.
    return false;
  }
}

function secondsOf(motion: SVGAnimationElement): number {
  try {
    return motion.getSimpleDuration() * Number(attribute(motion, "repeatCount") ?? 1);
  } catch {
    // It has no duration.
    return 0;
  }
}

function changesPlace(effect: KeyframeEffect): boolean {
  return [...namesChanged(effect)].some((name) => MOVES.test(name));
}

/** Properties that have another value in one frame than in another. */
function namesChanged(effect: KeyframeEffect): Set<string> {
  const frames = effect.getKeyframes();
  const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
  return new Set([...names].filter((name) => new Set(frames.map((frame) => String(frame[name]))).size > 1));
}

/** Words, or a picture larger than an icon; a pseudo-element or a bare box is an ornament. */
function tells(element: Element): boolean {
  if (closestElement(element, "[aria-hidden=true]") !== null) return false;
  if (/\p{L}{2}/u.test(textContent(element) ?? "")) return true;
  // A part of a drawing moves all of it.
  const whole = closestElement(element, "svg") ?? element;
  const { width, height } = rectOf(whole);
  const hasPicture =
    matchesSelector(whole, "img,svg,canvas") || queryAll(element, "img,svg,canvas").length > 0;
  return hasPicture && width * height > 100 * 100;
}

/** Films without sound that run on; those that end soon, wait or have controls can be watched or left. */
function isPlayingFilm(video: Element): boolean {
  if (!(video instanceof HTMLVideoElement) || video.paused || video.ended || video.controls) return false;
  const lasts = video.loop ? video.duration > 0 : video.duration * 1000 > LONG_MS;
  return lasts && checkVisibility(video, { visibilityProperty: true, opacityProperty: true });
}

/** Looks for a control that pauses, in the nearest section first. */
export function pauseControl(element: Element): Control {
  const named = queryAll(document, CONTROLS).filter(isNamedPause);
  const controls = [...named.filter(isShown), ...queryAll(document, SETTINGS).filter(setsFrequency)];
  const places = placesBeside(element);
  if (controls.some((control) => places.some((place) => place.contains(control)))) return "beside";
  // One in a dialog that is closed can be had as well.
  return controls.length > 0 || named.some(isInClosedDialog) ? "elsewhere" : "none";
}

const CONTROLS = "button,input[type=button],input[type=checkbox],a[href],[role=button],[role=switch]";
const SETTINGS = "select,input[type=number],input[type=range],input[type=text],input:not([type])";
const FREQUENCY =
  /\b(?:refresh|update|reload|rotate|change|rotation|animation)s?\b.*\b(?:every|rate|interval|frequency|speed|seconds?|minutes?)\b|\b(?:frequency|speed|(?:refresh|update) (?:rate|interval))\b|^(?:refresh|update|reload)s?\W*$|\b(?:geschwindigkeit|häufigkeit|aktualisierung|fréquence|vitesse|frecuencia|velocidad)\b/i;

/** WCAG is content with a control over how often something changes. */
function setsFrequency(field: Element): boolean {
  return isShown(field) && FREQUENCY.test(labelOf(field));
}

function isShown(element: Element): boolean {
  return checkVisibility(element, { visibilityProperty: true });
}

function isInClosedDialog(control: Element): boolean {
  return closestElement(control, "dialog:not([open]),[role=dialog]") !== null && !isShown(control);
}

/** Whether a document has a control in sight that pauses. */
export function holdsPause(inside: Document): boolean {
  return queryAll(inside, CONTROLS).some((control) => isNamedPause(control) && isShown(control));
}

/** The element itself, its section, and its neighbors where it has none. */
function placesBeside(element: Element): Element[] {
  const parent = element.parentElement;
  if (parent === null) return [element];
  const section = closestElement(parent, SECTIONS);
  if (section !== null) return [element, section];
  const { previousElementSibling: before, nextElementSibling: after } = element;
  return [element, ...(before === null ? [] : [before]), ...(after === null ? [] : [after])];
}

function isNamedPause(control: Element): boolean {
  const name = `${visibleTextOf(control)} ${attribute(control, "aria-label") ?? ""} ${attribute(control, "title") ?? ""}`;
  const classes = (attribute(control, "class") ?? "").split(/\s+/);
  if (speaksOfPausing(name) || GOES_ON.test(name)) return true;
  return tagName(control) !== "a" && classes.some((word) => PAUSE_CLASS.test(word));
}
