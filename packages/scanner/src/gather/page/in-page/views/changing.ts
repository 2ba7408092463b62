import type { ElementRef } from "#evidence/document.ts";

import { createDescriber } from "../describe-element.ts";
import {
  attribute,
  checkVisibility,
  childElements,
  closestElement,
  everyElement,
  folded,
  innerText,
  isElement,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "../dom.ts";
import { backdropNow, backdrops, mayTakeTurnsBehind } from "./backdrops.ts";
import { holdsPauseWithin, mayTakeTurnsWithin, readableFrames, textOfFrame } from "./changing-frames.ts";
import { pauseControl, type Control } from "./moving.ts";
import { boxesOfRunningText, isMovedByStyle as isAnimated, placeOfContent } from "./running-texts.ts";
import { frameAround, rowsOfSlides, tracksOfSlides } from "./rows-of-slides.ts";

/** Something whose content changed by itself while no one touched the page. */
export interface Changing {
  how: "slides" | "text";
  /** Times it changed, each after it had come to rest. */
  times: number;
  /** First and last change, in milliseconds after the page began to load. */
  firstAtMs: number;
  lastAtMs: number;
  /** Whether it may tell the time, which has to go on. */
  isClock: boolean;
  /** Whether the page holds anything else to be read meanwhile. */
  isBesideOthers: boolean;
  control: Control;
  text: string;
  element: ElementRef;
}

const SLIDERS =
  "[aria-roledescription=carousel],[data-bs-ride],[class*=carousel i],[class*=swiper i],[class*=slick-slider i],[class*=slider i],[class*=splide i],[class*=glide i],[class*=flickity i],[class*=owl-carousel i],[class*=slideshow i],[class*=rotator i],[class*=ticker i]";
const LIVE =
  "[role=log],[role=status],[role=alert],[role=timer],[role=progressbar],[aria-live],[contenteditable],time";
const MOST = 12;
const MOST_ELEMENTS = 20_000;
/** One change can lead to many records; those this near to each other are one. */
const ONE_CHANGE_MS = 250;

interface Watched {
  element: Element;
  how: Changing["how"];
  /** Whether it is a box behind whose content pictures take turns. */
  isBackdrop: boolean;
  look: string;
  steady: string;
  times: number;
  /** Looks in a row that differed from the one before. */
  restless: number;
  firstAt: number;
  changedAt: number;
  /** Whether it was in sight at any look. */
  wasSeen: boolean;
}

const watched = new Map<Element, Watched>();
let observer: MutationObserver | null = null;
let takesTurns = false;
/** Sliders, each of which is looked at without those that stand in it. */
let apart: readonly Element[] = [];
/** Boxes past which a script may move their text. */
let running: readonly Element[] = [];
/** Frames in which a script may change the text. */
let frames: readonly Element[] = [];

/** Begins to watch sliders and texts; false where nothing can change by itself. Nothing else may change the page. */
export function watchChanging(): boolean {
  watched.clear();
  // What is called so and holds words alone changes like any text.
  const called = queryAll(document, SLIDERS).filter((element) => element.childElementCount > 0);
  // What tells its changes is a log or a clock, unless it is moved past a frame, as slides are.
  const rows = mayChange() ? rowsOfSlides().filter((row) => closestElement(row, LIVE) === null) : [];
  const shaped = mayChange() ? [...rows, ...tracksOfSlides()] : [];
  // What is called a slider counts before the box around it that looks like one.
  const sliders = [...called, ...shaped.filter((row) => !called.some((one) => row.contains(one)))].filter(
    isInSight,
  );
  // Around parts that open in turns stands much of a page, such as a slider of its own.
  const outer = sliders.filter(
    (element) =>
      !sliders.some((other) => other !== element && !rows.includes(other) && other.contains(element)),
  );
  apart = outer;
  for (const element of outer.slice(0, MOST)) watched.set(element, newWatch(element, "slides"));
  const behind = mayChange()
    ? backdrops().filter((box) => !outer.some((one) => areOfOneSlider(one, box)))
    : [];
  for (const element of behind.slice(0, MOST)) watched.set(element, newWatch(element, "slides", true));
  running = mayChange() ? boxesOfRunningText().filter((box) => isApartFrom(box, [...outer, ...behind])) : [];
  for (const box of running) watched.set(box, { ...newWatch(box, "text"), look: lookOfText(box) });
  frames = readableFrames();
  for (const frame of frames) watched.set(frame, { ...newWatch(frame, "text"), look: lookOfText(frame) });
  observer?.disconnect();
  observer = new MutationObserver((records) => {
    for (const { target } of records) noteText(target);
  });
  const roots = everyElement(document, MOST_ELEMENTS).flatMap((element) => openShadowRoot(element) ?? []);
  for (const root of [document.body, ...roots])
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  takesTurns = mayTakeTurns() || behind.some(mayTakeTurnsBehind) || frames.some(mayTakeTurnsWithin);
  return sliders.length > 0 || mayChange();
}

/** Whether anything on the page could change by itself at all: a script must do it. */
function mayChange(): boolean {
  return document.scripts.length > 0 || queryAll(document, "iframe,[onload]").length > 0;
}

const ROTATES =
  "[class*=rotat i],[class*=typed i],[class*=typewriter i],[class*=testimonial i],[class*=quote i],[class*=headline i],[id*=rotat i],[id*=typed i],[id*=testimonial i],[id*=quote i]";

/** What tells its changes is a log or a clock. */
function isApartFrom(box: Element, sliders: readonly Element[]): boolean {
  return closestElement(box, LIVE) === null && !sliders.some((slider) => areOfOneSlider(slider, box));
}

function areOfOneSlider(slider: Element, box: Element): boolean {
  return slider.contains(box) || box.contains(slider);
}

/** Whether a script says that it does something again and again, or something is called after words that take turns. */
function mayTakeTurns(): boolean {
  const isRepeated = [...document.scripts].some((script) =>
    /\bsetInterval\s*\(/.test(textContent(script) ?? ""),
  );
  return isRepeated || (mayChange() && queryAll(document, ROTATES).length > 0);
}

/** What a look brought. */
export interface Looked {
  mostTimes: number;
  /** Whether there is anything that may rest for long before it changes. */
  mayRestLong: boolean;
  /** Milliseconds since the page began to load. */
  sinceLoadMs: number;
  /** Whether something changes of which it is not plain yet that it goes on. */
  isUndecided: boolean;
}

/** WCAG 2.2.2 is about what goes on for longer, and what rested for so long has ended. */
const LONG_MS = 5000;
const ENDED_MS = 2500;
/** Changes with long rests between them that show that words take turns. */
const SURE_TURNS = 3;

/** Looks once more whether anything changed. */
export function lookForChanges(): Looked {
  for (const watch of watched.values()) {
    if (watch.how === "slides") noteLook(watch);
    else if (running.includes(watch.element) || frames.includes(watch.element)) noteChange(watch);
    watch.wasSeen ||= isInSight(watch.element);
  }
  const times = [...watched.values()].map((watch) => watch.times);
  const hasSliders = [...watched.values()].some(isSlider);
  const now = performance.now();
  const isUndecided = [...watched.values()].some((watch) => watch.times > 0 && mayGoOn(watch, now));
  return {
    mostTimes: Math.max(0, ...times),
    mayRestLong: hasSliders || takesTurns,
    sinceLoadMs: now,
    isUndecided,
  };
}

/** Whether what stands in it are slides, and not only what lies behind it. */
function isSlider({ how, isBackdrop }: Watched): boolean {
  return how === "slides" && !isBackdrop;
}

function mayGoOn({ how, times, firstAt, changedAt }: Watched, now: number): boolean {
  // Slides that have changed once may do so again after as long a rest.
  if (times === 1) return how === "slides" && changedAt < LONG_MS && now < 2 * changedAt + ENDED_MS / 2;
  const between = (changedAt - firstAt) / (times - 1);
  if (how === "text" && between >= ENDED_MS / 2)
    return times < SURE_TURNS && now - changedAt < 2 * between + ENDED_MS / 2;
  if (how === "text") return now - firstAt <= LONG_MS && now - changedAt < ENDED_MS;
  return changedAt < LONG_MS && now - changedAt < 2 * between + ENDED_MS / 2;
}

/** What changed by itself so far. */
export function changedThings(): Changing[] {
  observer?.disconnect();
  const describer = createDescriber(document);
  const changed = [...watched.values()].filter(
    ({ times, element, how, wasSeen }) =>
      times > 0 &&
      (isInSight(element) || (wasSeen && isFadedOut(element))) &&
      !(how === "slides" ? isMovedByStyle(element) : running.includes(element) && isAnimated(element)),
  );
  return changed
    .filter(
      ({ element }) => !changed.some((other) => other.element !== element && other.element.contains(element)),
    )
    .slice(0, MOST)
    .map(({ element, how, times, firstAt, changedAt }) => ({
      how,
      times,
      firstAtMs: firstAt,
      lastAtMs: changedAt,
      isClock: isClock(element),
      isBesideOthers: isBesideOthers(element),
      control: frames.includes(element) && holdsPauseWithin(element) ? "beside" : pauseControl(element),
      text: folded(wordsIn(element), 60),
      element: describer.describe(element),
    }));
}

function wordsIn(element: Element): string {
  return frames.includes(element) ? textOfFrame(element) : (textContent(element) ?? "");
}

/** Whether a style moves all that stands in it without end, as it does running text. */
function isMovedByStyle(slider: Element): boolean {
  const words = folded(textContent(slider), 500);
  return slider.getAnimations({ subtree: true }).some(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null) return false;
    const isEndless = effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return isEndless && words !== "" && folded(textContent(effect.target), 500) === words;
  });
}

function newWatch(element: Element, how: Changing["how"], isBackdrop = false): Watched {
  const look = how === "text" ? "" : isBackdrop ? backdropNow(element) : lookOf(element);
  return {
    element,
    how,
    isBackdrop,
    look,
    steady: look,
    times: 0,
    restless: 0,
    firstAt: 0,
    changedAt: Number.NEGATIVE_INFINITY,
    wasSeen: false,
  };
}

const TIME =
  /\d\s*:\s*\d\d|\b(?:days?|hours?|hrs?|min(?:ute)?s?|sec(?:ond)?s?|tage?|stunden?|minuten?|sekunden?|jours?|heures?|secondes?|días?|horas?|minutos?|segundos?|uur|dagen)\b/i;

/** `12:30`, or a number beside which its unit of time stands. */
function isClock(element: Element): boolean {
  const around = parentElement(element);
  return [element, ...(around === null ? [] : [around])].some((part) =>
    TIME.test(folded(wordsIn(part), 120)),
  );
}

function isBesideOthers(element: Element): boolean {
  const own = folded(innerText(asHtml(element)), 20_000).length;
  return folded(innerText(document.body), 20_000).length > own;
}

/** Texts outside HTML elements have no inner text, and nothing else does harm. */
function asHtml(element: Element): HTMLElement {
  return element instanceof HTMLElement ? element : document.createElement("p");
}

function noteText(target: Node): void {
  const element = isElement(target) ? target : target.parentElement;
  if (element === null || closestElement(element, LIVE) !== null || !isLaidOut(element)) return;
  if ([...watched.values()].some((watch) => isSlider(watch) && watch.element.contains(element))) return;
  const watch = watched.get(element) ?? newWatch(element, "text");
  if (watched.size < MOST * 2) watched.set(element, watch);
  noteChange(watch);
}

function lookOfText(element: Element): string {
  const place = running.includes(element) ? placeOfContent(element) : "";
  return `${place}${folded(wordsIn(element), 200)}`;
}

function noteChange(watch: Watched): void {
  const look = lookOfText(watch.element);
  const now = performance.now();
  if (look === watch.look || now - watch.changedAt < ONE_CHANGE_MS) return;
  watch.look = look;
  watch.firstAt = watch.times === 0 ? now : watch.firstAt;
  watch.changedAt = now;
  watch.times += 1;
}

/** Looks after which what never comes to rest counts as changed. */
const RESTLESS_LOOKS = 5;

/** A slider has changed when it looks different and has come to rest, which takes two looks, or never rests. */
function noteLook(watch: Watched): void {
  const look = watch.isBackdrop ? backdropNow(watch.element) : lookOf(watch.element);
  watch.restless = look === watch.look ? 0 : watch.restless + 1;
  const came = look === watch.look && look !== watch.steady;
  if (came || watch.restless === RESTLESS_LOOKS) {
    watch.steady = look;
    watch.restless = 0;
    watch.times += 1;
    watch.changedAt = performance.now();
  }
  watch.look = look;
}

const PARTS_OF_SLIDES =
  "img,h1,h2,h3,h4,p,li,a,figure,[class*=slide i],[class*=item i],:scope > *,:scope > * > *";

const FIRST_WORDS = 40;

/** What each part showed when it was first looked at. Parts made anew with the same content count as the same. */
const contents = new WeakMap<Element, string>();

function contentOf(part: Element): string {
  const known = contents.get(part);
  if (known !== undefined) return known;
  const words = folded(textContent(part), FIRST_WORDS).replaceAll(/\d+/g, "");
  const content = `${attribute(part, "src") ?? ""}${words}`;
  contents.set(part, content);
  return content;
}

/** What stays while slides move: many scripts move the very box that cuts them off. */
function steadyBox(slider: Element): Element {
  const frame = frameAround(slider) ?? slider;
  const around = parentElement(slider);
  return frame === slider && around !== null && getComputedStyle(slider).transform !== "none"
    ? around
    : frame;
}

/** Which parts of a slider can be seen where, within what stays. A row that goes round always looks alike but for them. */
function lookOf(slider: Element): string {
  // The slides may be moved, or what holds them.
  const box = rectOf(steadyBox(slider));
  const inner = apart.filter((other) => other !== slider && slider.contains(other));
  return queryAll(slider, PARTS_OF_SLIDES)
    .filter((part) => !inner.some((other) => other.contains(part)))
    .slice(0, 40)
    .map((part) => {
      const { left, top } = rectOf(part);
      const isShown = checkVisibility(part, { visibilityProperty: true, opacityProperty: true });
      if (!isShown) return "-";
      return `${contentOf(part)}@${Math.round((left - box.left) / 8)},${Math.round((top - box.top) / 8)}`;
    })
    .join("\n");
}

/** Words may be changed while they are faded out. */
function isLaidOut(element: Element): boolean {
  const { width, height } = rectOf(element);
  return parentElement(element) !== null && width > 4 && height > 4;
}

/** Words that take turns may be between two of them. */
function isFadedOut(element: Element): boolean {
  return isLaidOut(element) && checkVisibility(element, { visibilityProperty: true });
}

function isInSight(element: Element): boolean {
  // Slides that float, side by side, give the box around them no height.
  const { height } = rectOf(element);
  return height > 0 ? isLarge(element) : [...childElements(element)].some(isLarge);
}

function isLarge(element: Element): boolean {
  if (parentElement(element) === null) return false;
  const { width, height } = rectOf(element);
  return (
    width > 4 && height > 4 && checkVisibility(element, { visibilityProperty: true, opacityProperty: true })
  );
}
