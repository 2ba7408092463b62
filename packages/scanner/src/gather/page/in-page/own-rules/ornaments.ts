import { attribute, closestElement, matchesSelector, queryAll, rectOf } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import { pictureHit } from "./picture-hit.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen } from "./semantics.ts";

/** Drawings smaller than this are mostly ornaments, in CSS pixels. */
const NOTABLE = 100;

/** Pictures kept from screen readers, or without a name, that may tell something all the same. */
export function ornaments(): RuleHit[] {
  return [...hiddenPictures(), ...unnamedDrawings(), ...exposedOrnaments(), ...doubtfulOrnaments()];
}

/** A picture with an alternative text that is kept from those who need it. */
function hiddenPictures(): RuleHit[] {
  return everywhere("img[aria-hidden=true][alt]:not([alt=''])").flatMap((element) => {
    if (!isSeen(element) || closestElement(element, "a,button") !== null) return [];
    return [
      pictureHit("image-hidden-with-name", element, {
        verdict: "review",
        message: "The image has a text alternative but is hidden from screen readers. Is it only decoration?",
      }),
    ];
  });
}

/** Attributes that put even an ornament into the accessibility tree. https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none */
const EXPOSING =
  "[role=img],[role=image],[tabindex]:not([tabindex^='-']),[aria-live],[aria-describedby],[aria-details],[aria-controls],[aria-owns],[aria-atomic],[aria-busy],[aria-current],[aria-flowto],[aria-relevant],[aria-roledescription]";

/** Pictures marked as ornaments that are announced all the same, without a name. */
function exposedOrnaments(): RuleHit[] {
  return everywhere("img[alt=''],img[role=none],img[role=presentation]").flatMap((element) => {
    const names = ["aria-label", "aria-labelledby", "title"].some(
      (name) => (attribute(element, name) ?? "").trim() !== "",
    );
    const alternative = (attribute(element, "alt") ?? "").trim();
    if (names || alternative !== "" || !matchesSelector(element, EXPOSING) || !isExposed(element)) return [];
    return [
      pictureHit("ornament-announced", element, {
        verdict: "failed",
        message:
          "The image is marked as decoration, but its other attributes announce it, and it has no name",
      }),
    ];
  });
}

const TELLING_FILE =
  /(?:^|[^a-z])(?:logos?|charts?|graphs?|diagrams?|infographics?|screenshots?|tables?|maps?|floor-?plan|timeline|qr-?code)(?:[^a-z]|$)/i;

/** Pictures marked as ornaments whose file is named like one that tells something. */
function doubtfulOrnaments(): RuleHit[] {
  return everywhere("img[src][alt=''],img[src][role=none],img[src][role=presentation]").flatMap((element) => {
    const file =
      (URL.parse(attribute(element, "src") ?? "", document.baseURI)?.pathname ?? "").split("/").at(-1) ?? "";
    const inNamed = closestElement(element, "a,button,figure,[role=img],[aria-hidden=true]") !== null;
    if (!TELLING_FILE.test(file) || inNamed || accessibleName(element) !== "" || !isSeen(element)) return [];
    return [
      pictureHit("image-hidden-with-name", element, {
        verdict: "review",
        message: `The image ${file} is marked as decoration. Does it tell people something?`,
      }),
    ];
  });
}

function unnamedDrawings(): RuleHit[] {
  return everywhere("canvas,svg:not(svg svg)").flatMap((element) => {
    const { width, height } = rectOf(element);
    const isNotable = width >= NOTABLE && height >= NOTABLE / 2;
    if (!isNotable || !isSeen(element) || !isExposed(element) || closestElement(element, "a,button") !== null)
      return [];
    if (matchesSelector(element, "[role=none],[role=presentation]") || hasContent(element)) return [];
    return [
      pictureHit("drawing-without-name", element, {
        verdict: "review",
        message: "The drawing has no text alternative. Is it only decoration?",
      }),
    ];
  });
}

function hasContent(drawing: Element): boolean {
  return (
    accessibleName(drawing) !== "" ||
    queryAll(drawing, "text,title,[role],[aria-label]").length > 0 ||
    (drawing.textContent ?? "").trim() !== ""
  );
}
