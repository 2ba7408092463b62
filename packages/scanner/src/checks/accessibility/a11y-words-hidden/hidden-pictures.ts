import { attribute, closestElement, queryAll, rectOf, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** A picture in sight that is kept from screen readers, with its words. */
export interface HiddenPicture {
  picture: Element;
  text: string;
  isPicture: "drawn" | "named";
}

const DRAWINGS = "svg[aria-hidden=true],[aria-hidden=true] svg";
const NAMED = "img[alt][aria-hidden=true],[aria-hidden=true] img[alt]";
/** What is named or told as a whole, and copies of slides. */
const ELSEWHERE =
  "a,button,summary,label,h1,h2,h3,h4,h5,h6,[role=button],[role=link],[role=tab],[role=option],[role=img],[role=dialog],dialog,[inert],[class*=slid],[class*=carousel],[class*=swiper],[class*=slick],[class*=marquee],[class*=ticker],[class*=lightbox],[class*=clone]";
/** A chart has more, with numbers at its axes, and is told by its data. */
const MOST_TEXTS = 3;
/** CSS pixels: smaller ones are icons. */
const SMALLEST = 40;
const WORDS = /\p{L}{3}/u;

export function hiddenPictures(): HiddenPicture[] {
  const drawn = everywhere(DRAWINGS).flatMap((picture): HiddenPicture[] => {
    const texts = queryAll(picture, "text").map((text) => (textContent(text) ?? "").trim());
    const isFew = texts.length > 0 && texts.length <= MOST_TEXTS;
    return isFew ? [{ picture, text: texts.join(" "), isPicture: "drawn" }] : [];
  });
  const named = everywhere(NAMED).map((picture): HiddenPicture => ({
    picture,
    text: attribute(picture, "alt") ?? "",
    isPicture: "named",
  }));
  return [...drawn, ...named].filter(({ picture, text }) => WORDS.test(text) && isApart(picture));
}

function isApart(picture: Element): boolean {
  const { width, height } = rectOf(picture);
  const isLarge = width >= SMALLEST && height >= SMALLEST;
  return isLarge && closestElement(picture, ELSEWHERE) === null && isSeen(picture);
}
