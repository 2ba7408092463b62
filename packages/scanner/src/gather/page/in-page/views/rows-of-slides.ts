import {
  checkVisibility,
  childElements,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "../dom.ts";
import { elementKind } from "../element-kind.ts";

const SLIDES = "div,li,section,article,figure,img,picture,blockquote,a,p";
const OPENED_BY_HAND =
  "[role=tabpanel],[role=dialog],[role=menu],[popover],dialog,details,nav,template,[inert]";
/** Boxes that hold whatever a page is made of, or what is to be filled in. */
const PARTS = "html,body,main,header,footer,form,fieldset";
const PICTURES = "img,picture,video";
const MOST_PARTS = 4000;
const FEWEST_SLIDES = 2;
const MOST_SLIDES = 30;
/** CSS pixels a slide takes across and down at least: a line of text. */
const LEAST_SLIDE = { width: 120, height: 16 };

/** Boxes whose children are alike, hold something, and show one at a time, whatever they are called. */
export function rowsOfSlides(): Element[] {
  const rows = new Set(
    queryAll(document, SLIDES)
      .slice(0, MOST_PARTS)
      .filter(isAside)
      .flatMap((slide) => parentElement(slide) ?? []),
  );
  return [...rows].filter((row) => {
    if (matchesSelector(row, PARTS)) return false;
    const kinds = Map.groupBy([...childElements(row)], likeness);
    return [...kinds.values()].some(
      (slides) =>
        slides.length >= FEWEST_SLIDES &&
        slides.length <= MOST_SLIDES &&
        slides.every(hasContent) &&
        showsOneOf(slides),
    );
  });
}

/** Boxes whose children are alike and hold something, some of them beside the frame through which one sees the others. */
export function tracksOfSlides(): Element[] {
  const frames = new Map<Element, Element | null>();
  const tracks = new Set<Element>();
  for (const slide of queryAll(document, SLIDES).slice(0, MOST_PARTS)) {
    const track = parentElement(slide);
    if (track === null || tracks.has(track)) continue;
    const known = frames.get(track);
    const frame = known === undefined ? frameAround(track) : known;
    frames.set(track, frame);
    if (frame !== null && isBeside(slide, frame)) tracks.add(track);
  }
  return [...tracks].filter((track) => {
    const frame = frames.get(track);
    if (matchesSelector(track, PARTS) || frame === null || frame === undefined) return false;
    const kinds = Map.groupBy([...childElements(track)], likeness);
    return [...kinds.values()].some(
      (slides) =>
        slides.length >= FEWEST_SLIDES &&
        slides.length <= MOST_SLIDES &&
        slides.every(hasContent) &&
        slides.some((slide) => isLargeEnough(slide) && !isBeside(slide, frame)),
    );
  });
}

const MOST_LEVELS = 4;

/** The box that cuts off what stands beside it, an element itself or one close around it. */
export function frameAround(element: Element): Element | null {
  let around: Element | null = element;
  for (let level = 0; level <= MOST_LEVELS && around !== null; level += 1) {
    if (matchesSelector(around, "html,body")) return null;
    if (/hidden|clip/.test(getComputedStyle(around).overflowX)) return around;
    around = parentElement(around);
  }
  return null;
}

function isBeside(slide: Element, frame: Element): boolean {
  const [own, seen] = [rectOf(slide), rectOf(frame)];
  if (own.width === 0 || seen.width === 0 || seen.height < LEAST_SLIDE.height) return false;
  const isAcross = own.left >= seen.right - 1 || own.right <= seen.left + 1;
  return isAcross || own.top >= seen.bottom - 1 || own.bottom <= seen.top + 1;
}

/** Slides are made from one template: they begin alike. */
function likeness(slide: Element): string {
  const [first] = childElements(slide);
  return `${elementKind(slide)} ${first === undefined ? "" : tagName(first)}`;
}

function hasContent(slide: Element): boolean {
  if ((textContent(slide) ?? "").trim() !== "") return true;
  return matchesSelector(slide, PICTURES) || queryAll(slide, PICTURES).length > 0;
}

/** Hidden, or only transparent, while what stands beside it may be seen. */
function isAside(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  const isHidden = display === "none" || visibility === "hidden" || opacity === "0";
  const around = parentElement(element);
  if (!isHidden || around === null || closestElement(element, OPENED_BY_HAND) !== null) return false;
  return checkVisibility(around, { visibilityProperty: true, opacityProperty: true });
}

function showsOneOf(slides: readonly Element[]): boolean {
  const [seen, ...others] = slides.filter((slide) => !isAside(slide));
  if (seen === undefined || others.length > 0) return false;
  return isLargeEnough(seen);
}

function isLargeEnough(slide: Element): boolean {
  const { width, height } = rectOf(slide);
  return width >= LEAST_SLIDE.width && height >= LEAST_SLIDE.height;
}
