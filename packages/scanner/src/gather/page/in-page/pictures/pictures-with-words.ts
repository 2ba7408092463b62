import type { ReadingOfPicture, WordsInPicture } from "#gather/examining/operated-facts.ts";

import { isInWindow, isUncovered, nextFrame, pixelsOf, returnToTop, type Box } from "../contrast/aiming.ts";
import { createDescriberAcross } from "../describe-across.ts";
import {
  closestElement,
  everyElement,
  folded,
  innerText,
  matchesSelector,
  openShadowRoot,
  outerMarkup,
  queryAll,
  rectOf,
} from "../dom.ts";
import { accessibleName, isSeen, textOf } from "../semantics.ts";
import { edgesBeside, looksLikeText, type Part } from "./looks-like-text.ts";
import { shareSaid, wordsIn } from "./said-words.ts";

/** A picture that seems to hold words, to be read; `image` is a PNG in base64. */
export interface ReadablePicture {
  index: number;
  image: string;
  /** How much larger `image` is than the picture on the page. */
  scale: number;
}

/** A picture whose file is a drawing, which may hold words as text. */
interface DrawnPicture {
  index: number;
  url: string;
}

export interface PicturesInView {
  readable: ReadablePicture[];
  drawn: DrawnPicture[];
  /** How many were looked at, readable or not. */
  looked: number;
}

/** A line of words in a picture, in CSS pixels from the picture's corner. */
export interface ReadLine extends Part {
  text: string;
  /** How sure the reader is of it (0-100). */
  sureness: number;
}

interface Picture {
  element: Element;
  kind: WordsInPicture["kind"];
}

const PICTURES = "img,input[type=image],canvas,svg:not(svg svg),[role=img]";
const BUTTONS = "button,[role=button],input[type=image]";
const CONTROLS = `${BUTTONS},a,figure`;
/** CSS pixels: smaller ones are icons and lines. */
const SMALLEST = { width: 48, height: 14, area: 1200 };
const MOST_ELEMENTS = 3000;
/** What stays at the top of the window does not hide a picture so far below it. */
const BELOW_MENUS = 140;
/** Pictures up to this height are read at twice their size, for letters are small there. */
const SMALL_HEIGHT = 400;
/** Part of a picture's edges that marks, frames and shadows beside its words may have. */
const MOST_BESIDE = 0.2;
const TEXT_LIMIT = 300;
const LOGO =
  /logo|brand|wordmark|partner|sponsor|client|award|badge|seal|sprite|app-?store|google-?play|payment|visa|mastercard/i;
const DRAWN_WORDS =
  /chart|graph|plot|diagram|(?<!bit)map(?!ping)|tile|screen-?shot|screens?\b|cover|certificate|qr-?code|captcha|leaflet/i;

/** Address of a file that is a drawing. */
const DRAWING = /^https?:[^?#]*\.svgz?(?:$|[?#])/i;
const OUT_OF_SIGHT = "defs,clipPath,mask,pattern,symbol,marker,[display=none],[visibility=hidden]";
const MOST_LINES = 40;
/** CSS pixels, and part of its own size. */
const LEGIBLE = { height: 60, scale: 0.5 };

const HIDING = new CSSStyleSheet();
// Ids that no page has weigh more than what its style sheets say.
HIDING.replaceSync(`
  :is(*, #a#b#c#d#e#f), :is(*, #a#b#c#d#e#f)::before, :is(*, #a#b#c#d#e#f)::after, :is(*, #a#b#c#d#e#f)::marker, :is(*, #a#b#c#d#e#f)::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important;
  }
  :is(svg text, #a#b#c#d#e#f), :is(svg text, #a#b#c#d#e#f) * { fill: transparent !important; stroke: transparent !important; }
`);

let pictures: Picture[] = [];
/** Pictures that were looked at, by their place in the list, in the window they were seen in. */
const seen = new Map<number, { pixels: ImageData; part: Part }>();

/** Finds the pictures in sight, hides all text that is none, and tells how far to scroll to see them. */
export async function takeUpPictures(): Promise<number[]> {
  if (!(await returnToTop())) return [];
  pictures = distinctPictures();
  if (pictures.length === 0) return [];
  for (const root of roots()) root.adoptedStyleSheets = [...root.adoptedStyleSheets, HIDING];
  const stops: number[] = [];
  for (const { y, height } of pictures.map(({ element }) => boxOf(element)).toSorted((a, b) => a.y - b.y)) {
    const last = stops.at(-1);
    if (last === undefined || y + height > last + innerHeight) stops.push(Math.max(0, y - BELOW_MENUS));
  }
  return stops;
}

export async function scrollToPictures(top: number): Promise<void> {
  scrollTo({ top, left: 0, behavior: "instant" });
  await nextFrame();
}

/**
 * Pictures in the window that seem to hold words, each told once.
 *
 * @param view the window as it is now, a PNG in base64 with one pixel for each of CSS
 */
export async function readablePictures(view: string): Promise<PicturesInView> {
  const pixels = await pixelsOf(view);
  const before = seen.size;
  const readable: ReadablePicture[] = [];
  const drawn: DrawnPicture[] = [];
  for (const [index, { element }] of pictures.entries()) {
    const box = boxOf(element);
    if (seen.has(index) || !isInWindow(box) || !isUncovered(element, box)) continue;
    const part = partOf(box, pixels);
    seen.set(index, { pixels, part });
    if (looksLikeText(pixels, part)) readable.push({ index, ...(await cut(pixels, part)) });
    if (isLegibleDrawing(element)) drawn.push({ index, url: element.currentSrc });
  }
  return { readable, drawn, looked: seen.size - before };
}

/** Whether it is a file of a drawing, shown large enough to read what it says. */
function isLegibleDrawing(element: Element): element is HTMLImageElement {
  if (!(element instanceof HTMLImageElement) || !DRAWING.test(element.currentSrc)) return false;
  const { width, height } = rectOf(element);
  return height >= LEGIBLE.height && width >= LEGIBLE.scale * element.naturalWidth;
}

/** Texts of a drawing, from its source. */
export function textsOfDrawing(source: string): string[] {
  const drawing = new DOMParser().parseFromString(source.trim(), "image/svg+xml");
  return [...drawing.querySelectorAll("text")]
    .filter((text) => text.closest(OUT_OF_SIGHT) === null)
    .map((text) => folded(text.textContent, TEXT_LIMIT))
    .filter((text) => text !== "")
    .slice(0, MOST_LINES);
}

/**
 * What is known of a picture with words.
 *
 * @param lines as they were read, and where
 * @param texts as its file says them, where it is a drawing that does
 */
export function weighPicture(index: number, lines: ReadLine[], texts: string[] = []): WordsInPicture {
  const picture = pictures[index];
  const look = seen.get(index);
  if (picture === undefined || look === undefined) throw new Error("The picture was not looked at");
  const { element, kind } = picture;
  const isExact = texts.length > 0;
  const said = isExact ? texts : lines.map(({ text }) => text.slice(0, TEXT_LIMIT));
  const words = said.flatMap(wordsIn);
  const name = nameOf(picture);
  const speaks = [element, ...queryAll(element, "*").slice(0, 1), element.parentElement]
    .map((part) => (part === null ? "" : (outerMarkup(part).split(">", 1)[0] ?? "")))
    .join(" ");
  return {
    kind,
    lines: said,
    ...(isExact ? { isExact: true } : {}),
    ...(lines.length === 0 ? {} : { reading: readingOf(lines, element, look.part) }),
    isOnlyWords: lines.length > 0 && edgesBeside(look.pixels, look.part, lines) <= MOST_BESIDE,
    name,
    isUnmarked: matchesSelector(element, "img:not([alt],[aria-label],[aria-labelledby],[title],[role])"),
    saidByName: shareSaid(words, name),
    saidByPage: shareSaid(words, pageText()),
    isLogo: LOGO.test(speaks),
    isDrawing: DRAWN_WORDS.test(speaks),
    element: createDescriberAcross().describe(element),
  };
}

function readingOf(lines: readonly ReadLine[], element: Element, { width, height }: Part): ReadingOfPicture {
  const heights = lines.map((line) => line.height).toSorted((a, b) => a - b);
  const area = lines.reduce((sum, line) => sum + line.width * line.height, 0);
  return {
    sureness: Math.min(...lines.map(({ sureness }) => sureness)),
    lineHeight: heights[Math.floor(heights.length / 2)] ?? 0,
    share: area / (width * height),
    isLaidOver: isLaidOver(element),
  };
}

/** Part of a picture from which another one that covers it is no mere touch. */
const LEAST_COVERED = 0.02;

function isLaidOver(element: Element): boolean {
  const own = rectOf(element);
  return pictures.some(({ element: other }) => {
    if (other.contains(element) || element.contains(other) || other.tagName !== element.tagName) return false;
    const box = rectOf(other);
    const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
    const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
    return width > 0 && height > 0 && width * height > LEAST_COVERED * own.width * own.height;
  });
}

/** Makes texts visible again. */
export function giveBackPictures(): void {
  for (const root of roots())
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== HIDING);
}

function roots(): (Document | ShadowRoot)[] {
  return [document, ...everyElement(document, MOST_ELEMENTS).flatMap((host) => openShadowRoot(host) ?? [])];
}

/** Those that may hold words, one of each source. */
function distinctPictures(): Picture[] {
  const bySource = new Map<unknown, Picture>();
  for (const element of everyElement(document, MOST_ELEMENTS)) {
    const found = pictureAt(element);
    if (found !== null && !bySource.has(found.source)) bySource.set(found.source, found);
  }
  return [...bySource.values()];
}

function pictureAt(element: Element): (Picture & { source: unknown }) | null {
  const { width, height } = rectOf(element);
  if (width < SMALLEST.width || height < SMALLEST.height || width * height < SMALLEST.area) return null;
  if (height > innerHeight || width > innerWidth) return null;
  const kind = kindOf(element);
  if (kind === null || !isSeen(element)) return null;
  return { element, kind, source: sourceOf(element) };
}

function kindOf(element: Element): Picture["kind"] | null {
  const isPicture = matchesSelector(element, PICTURES);
  const hasGround = !isPicture && getComputedStyle(element).backgroundImage.includes("url(");
  if (!isPicture && !hasGround) return null;
  const button = closestElement(element, BUTTONS);
  if (button !== null && (button === element || textOf(button) === textOf(element))) return "button";
  if (isPicture) return matchesSelector(element, "canvas,svg") ? "drawing" : "image";
  return queryAll(element, PICTURES).length > 0 ? null : "background";
}

function sourceOf(element: Element): unknown {
  if (element instanceof HTMLImageElement && element.currentSrc !== "") return element.currentSrc;
  const ground = getComputedStyle(element).backgroundImage;
  return ground === "none" ? element : ground;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = rectOf(element);
  return { x: x + scrollX, y: y + scrollY, width, height };
}

function partOf({ x, y, width, height }: Box, pixels: ImageData): Part {
  const [left, top] = [Math.round(x - scrollX), Math.round(y - scrollY)];
  return {
    left,
    top,
    width: Math.min(Math.round(width), pixels.width - left),
    height: Math.min(Math.round(height), pixels.height - top),
  };
}

async function cut(
  pixels: ImageData,
  { left, top, width, height }: Part,
): Promise<Pick<ReadablePicture, "image" | "scale">> {
  const scale = height <= SMALL_HEIGHT ? 2 : 1;
  const whole = canvasOf(width, height);
  whole.putImageData(pixels, -left, -top, left, top, width, height);
  const larger = canvasOf(width * scale, height * scale);
  larger.imageSmoothingQuality = "high";
  larger.drawImage(whole.canvas, 0, 0, width * scale, height * scale);
  const bytes = new Uint8Array(
    await (await larger.canvas.convertToBlob({ type: "image/png" })).arrayBuffer(),
  );
  return { image: base64Of(bytes), scale };
}

function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (canvas === null) throw new Error("The browser could not cut the image");
  return canvas;
}

function base64Of(bytes: Uint8Array): string {
  const CHUNK = 8192;
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(chunks.join(""));
}

/** Its own name, that of the link, button or figure it stands in, and for a background the text that stands on it. */
function nameOf({ element, kind }: Picture): string {
  const around = closestElement(element, CONTROLS);
  const caption = around === null ? [] : queryAll(around, "figcaption");
  const texts = [
    accessibleName(element),
    kind === "background" ? textOf(element) : "",
    around === null || around === element ? "" : accessibleName(around),
    ...caption.map(textOf),
  ];
  return folded([...new Set(texts)].join(" "), TEXT_LIMIT);
}

function pageText(): string {
  const parts = roots().flatMap((root) => [...root.children]);
  return parts.map((part) => (part instanceof HTMLElement ? innerText(part) : "")).join(" ");
}
