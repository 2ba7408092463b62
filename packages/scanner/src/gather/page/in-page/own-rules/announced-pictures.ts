import { closestElement, matchesSelector, rectOf } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import { pictureHit } from "./picture-hit.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen } from "./semantics.ts";

/** Smaller ones may be bullets and arrows, in CSS pixels. */
const PICTURE = 24;

/** Pictures without a name right after a text that ends in a colon: it announces what they show. */
export function announcedPictures(): RuleHit[] {
  const pictures = everywhere(
    "img[alt=''],img[role=none],img[role=presentation],svg:not(svg svg),canvas,img[aria-hidden=true]",
  );
  return pictures.flatMap((element) => {
    const { width, height } = rectOf(element);
    const isNamed = matchesSelector(element, ":not([aria-hidden=true])") && accessibleName(element) !== "";
    if (
      isNamed ||
      closestElement(element, "a,button") !== null ||
      width < PICTURE ||
      height < PICTURE ||
      !isSeen(element)
    )
      return [];
    const text = textBefore(element);
    if (!/[\p{L}\p{N})”"'»]\s*[:：]$/u.test(text) || hasTextAfter(element)) return [];
    return [
      pictureHit("picture-announced", element, {
        verdict: "failed",
        message: `“${text.slice(-60)}” introduces the image, but the image has no text alternative`,
      }),
    ];
  });
}

/** What stands right before a picture, in its own block or the one before. */
function textBefore(picture: Element): string {
  const siblings = [...(picture.parentNode?.childNodes ?? [])];
  const before = siblings.slice(0, siblings.indexOf(picture)).toReversed();
  const near = before.find((node) => (node.textContent ?? "").trim() !== "");
  return near === undefined || near.nodeName === "SCRIPT" || near.nodeName === "STYLE"
    ? ""
    : (near.textContent ?? "").trim();
}

/** In `Open: <icon> until six` the words go on behind the picture; a text for screen readers alone may say it. */
function hasTextAfter(picture: Element): boolean {
  const siblings = [...(picture.parentNode?.childNodes ?? [])];
  const next = siblings
    .slice(siblings.indexOf(picture) + 1)
    .find((node) => (node.textContent ?? "").trim() !== "");
  if (next === undefined) return false;
  const isHiddenText = next instanceof Element && isExposed(next) && !isSeen(next);
  return isHiddenText || next.nodeType === Node.TEXT_NODE || INLINE.has(next.nodeName);
}

const INLINE = new Set(["A", "SPAN", "B", "STRONG", "EM", "I", "CODE", "SMALL", "BUTTON", "INPUT", "LABEL"]);
