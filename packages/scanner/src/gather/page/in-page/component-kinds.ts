import { COMPONENT_KINDS, type ComponentKind } from "#evidence/component-kinds.ts";

import { childElements, classNames, closestElement, matchesSelector, rectOf, tagName } from "./dom.ts";

const DIALOGS =
  "dialog, [role=dialog i], [role=alertdialog i], [aria-modal=true i], [aria-haspopup=dialog i], [popovertarget], " +
  "[data-toggle=modal], [data-bs-toggle=modal], [data-fancybox], [data-lightbox], [rel^=lightbox]";
const DIALOG_CLASS =
  /(?:^|[-_])(?:modal|lightbox|fancybox|glightbox|popup|mfp|remodal|micromodal)(?:$|[-_])/i;
const CAROUSELS =
  "[aria-roledescription=carousel i], [aria-roledescription=slide i], [data-ride=carousel], marquee";
const CAROUSEL_CLASS =
  /(?:^|[-_])(?:carousel|slider|slideshow|slides|swiper|slick|splide|glide|flickity|owl|embla|flexslider|keen|bxslider|orbit|rotator)(?:$|[-_])/i;
const MEDIA =
  "video, audio, iframe[src*='youtube'], iframe[src*='vimeo'], iframe[src*='dailymotion'], iframe[src*='wistia'], " +
  "iframe[src*='soundcloud'], object[type^='video'], embed[type^='video'], object[type^='audio'], embed[type^='audio']";
const TABLES = "table, [role=table i], [role=grid i], [role=treegrid i]";
const FIELDS = "input, select, textarea, [role=textbox i], [role=combobox i]";
/** Buttons, what nobody sees, and a search box, which stands on every page. */
const NO_FIELDS =
  "[type=hidden i], [type=submit i], [type=button i], [type=reset i], [type=image i], [type=search i], [role=search i] *";
/** A page with more repeats itself. */
const MOST_ROWS_LOOKED_AT = 1500;
const FEWEST_SLIDES = 3;
const FEWEST_ROWS = 2;
/** Pixels: less is a badge or an icon. */
const SMALLEST_SLIDE = 120;

/** Which kinds of components a page has, shown or not, by what a glance at its markup and layout tells. */
export function componentKindsOf(elements: readonly Element[]): ComponentKind[] {
  const has: Record<ComponentKind, () => boolean> = {
    forms: () => elements.some(isField),
    dialogs: () =>
      elements.some((element) => matchesSelector(element, DIALOGS) || hasClass(element, DIALOG_CLASS)),
    carousels: () =>
      elements.some((element) => matchesSelector(element, CAROUSELS) || hasClass(element, CAROUSEL_CLASS)) ||
      rowsIn(elements).some(isSlideShow),
    media: () => elements.some((element) => matchesSelector(element, MEDIA)),
    tables: () => elements.some(isDataTable),
  };
  return COMPONENT_KINDS.filter((kind) => has[kind]());
}

function isField(element: Element): boolean {
  return matchesSelector(element, FIELDS) && !matchesSelector(element, NO_FIELDS);
}

function hasClass(element: Element, pattern: RegExp): boolean {
  return (
    !["html", "body", "script", "style"].includes(tagName(element)) &&
    classNames(element).some((name) => pattern.test(name))
  );
}

function isDataTable(element: Element): boolean {
  if (!matchesSelector(element, TABLES) || matchesSelector(element, "[role=none i], [role=presentation i]"))
    return false;
  if (tagName(element) !== "table") return true;
  const parts = [...childElements(element)];
  const rows = parts.flatMap((part) => (tagName(part) === "tr" ? [part] : [...childElements(part)]));
  return rows.filter((row) => tagName(row) === "tr").length >= FEWEST_ROWS;
}

/** Elements whose children are alike: a list, a grid, or the slides of a carousel that no class name tells. */
function rowsIn(elements: readonly Element[]): Element[][] {
  const rows: Element[][] = [];
  for (const element of elements) {
    if (rows.length >= MOST_ROWS_LOOKED_AT) break;
    const children = [...childElements(element)];
    const [first] = children;
    if (first === undefined || children.length < FEWEST_SLIDES) continue;
    if (closestElement(element, "table, svg, select, pre, nav") !== null) continue;
    if (children.every((child) => tagName(child) === tagName(first))) rows.push(children);
  }
  return rows;
}

/** Slides lie on top of each other, or side by side beyond the edge of what shows them. */
function isSlideShow(children: readonly Element[]): boolean {
  const rects = children
    .map((child) => rectOf(child))
    .filter(({ width, height }) => width >= SMALLEST_SLIDE && height >= SMALLEST_SLIDE);
  const [first] = rects;
  if (first === undefined || rects.length < FEWEST_SLIDES) return false;
  const isStacked = rects.every(
    ({ x, y, width }) => near(x, first.x) && near(y, first.y) && near(width, first.width),
  );
  const inOneRow = rects.every(({ y }) => near(y, first.y));
  const right = Math.max(...rects.map((rect) => rect.right));
  return (
    isStacked ||
    (inOneRow && right - Math.min(...rects.map(({ left }) => left)) > window.innerWidth + SMALLEST_SLIDE)
  );
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
