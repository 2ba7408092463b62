import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { chartIn, type ChartDrawing } from "./charts.ts";

/** A picture that screen readers may not be told of. */
export interface UnnamedPicture {
  tag: string;
  alt: string | null;
  /** Words of its tooltip; absent where it has none. */
  tooltip?: string;
  role: string | null;
  isAriaHidden: boolean;
  isExposed: boolean;
  /** Accessible name, empty where it has none. */
  name: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Last part of its address; null where it has none. */
  file: string | null;
  /** Whether a figure, a named picture or a hidden part holds it. */
  isInPictureGroup: boolean;
  /** Whether such a part is around it, whatever it says of itself; absent in older facts. */
  isGrouped?: boolean;
  /** Whether a drawing holds text, titles, roles or labels. */
  hasContent: boolean;
  /** What stands right before it. */
  textBefore: string;
  /** What stands right behind it, in its own block or the next one. */
  textAfter: string;
  /** Whether words go on behind it, or a text for screen readers follows. */
  hasTextAfter: boolean;
  /** Set on a chart with words of its own; absent in older facts. */
  chart?: ChartDrawing;
  element: ElementRef;
}

const PICTURES =
  "img[alt=''],img[role=none],img[role=presentation],img[aria-hidden=true],svg:not(svg svg),canvas";
const PICTURE_GROUPS = "figure,[role=img],[aria-hidden=true]";
const MOST = 300;
const TEXT_LIMIT = 200;

/** Pictures in sight that stand for themselves: those of links and buttons belong to these. */
export function probe({ describe, within }: AskedPage): UnnamedPicture[] {
  return everywhere(PICTURES)
    .filter((picture) => isSeen(picture) && closestElement(picture, "a,button") === null)
    .filter(within(MOST))
    .map((picture) => {
      const { width, height } = rectOf(picture);
      const chart = isExposed(picture) ? chartIn(picture) : null;
      return {
        ...(chart === null ? {} : { chart }),
        tag: tagName(picture),
        alt: attribute(picture, "alt"),
        ...tooltipOf(picture),
        role: attribute(picture, "role"),
        isAriaHidden: attribute(picture, "aria-hidden") === "true",
        isExposed: isExposed(picture),
        name: accessibleName(picture).slice(0, TEXT_LIMIT),
        width,
        height,
        file: fileOf(picture),
        isInPictureGroup: closestElement(picture, PICTURE_GROUPS) !== null,
        isGrouped:
          picture.parentElement !== null && closestElement(picture.parentElement, PICTURE_GROUPS) !== null,
        hasContent: hasContent(picture),
        textBefore: textBefore(picture).slice(-TEXT_LIMIT),
        textAfter: textAfter(picture),
        hasTextAfter: hasTextAfter(picture),
        element: describe(picture),
      };
    });
}

function tooltipOf(picture: Element): Pick<UnnamedPicture, "tooltip"> {
  const tooltip = (attribute(picture, "title") ?? "").trim();
  return /\p{L}{2}/u.test(tooltip) ? { tooltip: tooltip.slice(0, TEXT_LIMIT) } : {};
}

function fileOf(picture: Element): string | null {
  const source = attribute(picture, "src");
  if (source === null) return null;
  return (URL.parse(source, document.baseURI)?.pathname ?? "").split("/").at(-1)?.slice(0, TEXT_LIMIT) ?? "";
}

function hasContent(picture: Element): boolean {
  return (
    queryAll(picture, "text,title,[role],[aria-label]").length > 0 ||
    (picture.textContent ?? "").trim() !== ""
  );
}

/** In its own block or the one before. */
function textBefore(picture: Element): string {
  const siblings = [...(picture.parentNode?.childNodes ?? [])];
  const before = siblings.slice(0, siblings.indexOf(picture)).toReversed();
  const near = before.find((node) => (node.textContent ?? "").trim() !== "");
  return near === undefined || near.nodeName === "SCRIPT" || near.nodeName === "STYLE"
    ? ""
    : (near.textContent ?? "").trim();
}

function textAfter(picture: Element): string {
  const beside = nextText(picture.nextSibling);
  const around = picture.parentElement;
  const text = beside !== "" || around === null ? beside : nextText(around.nextSibling);
  return text.slice(0, TEXT_LIMIT);
}

/** What is read next among siblings, up to the first element that is a block. */
function nextText(from: Node | null): string {
  let text = "";
  for (let node = from; node !== null; node = node.nextSibling) {
    text += node.textContent ?? "";
    const isBlock = node instanceof Element && !isInline(node);
    if (text.trim() !== "" && (isBlock || text.includes("?"))) break;
  }
  return text.replaceAll(/\s+/g, " ").trim();
}

/** In `Open: <icon> until six` the words go on behind the picture; a text for screen readers alone may say it. */
function hasTextAfter(picture: Element): boolean {
  const siblings = [...(picture.parentNode?.childNodes ?? [])];
  const next = siblings
    .slice(siblings.indexOf(picture) + 1)
    .find((node) => (node.textContent ?? "").trim() !== "");
  if (next === undefined) return false;
  const isHiddenText = next instanceof Element && isExposed(next) && !isSeen(next);
  return isHiddenText || next.nodeType === Node.TEXT_NODE || isInline(next);
}

const INLINE = "a,span,b,strong,em,i,code,small,button,input,label";

function isInline(node: Node): boolean {
  return node instanceof Element && matchesSelector(node, INLINE);
}
