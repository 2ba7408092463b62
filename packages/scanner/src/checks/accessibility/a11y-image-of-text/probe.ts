import type { ElementRef } from "#evidence/document.ts";
import { attribute, matchesSelector, outerMarkup } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isSeen } from "#gather/page/in-page/semantics.ts";

/** A picture that may be nothing but words, as far as its source tells. */
export interface PictureSource {
  isButton: boolean;
  name: string;
  /** Address as written, its beginning. */
  source: string;
  /** Words drawn in it; null where the source does not hold the drawing itself. */
  drawnText: string | null;
  /** Whether its markup speaks of a logo or a brand. */
  speaksOfLogo: boolean;
  element: ElementRef;
}

const DRAWINGS = "img[src^='data:image/svg+xml'],input[type=image][src^='data:image/svg+xml']";
const BUTTONS = "input[type=image][src]";
const MOST = 100;
const TEXT_LIMIT = 200;

/** Pictures in sight whose source holds the drawing, and all picture buttons. */
export function probe({ describe, within }: AskedPage): PictureSource[] {
  return everywhere(`${DRAWINGS},${BUTTONS}`)
    .filter((picture) => isSeen(picture))
    .filter(within(MOST))
    .map((picture) => {
      const source = attribute(picture, "src") ?? "";
      return {
        isButton: matchesSelector(picture, BUTTONS),
        name: accessibleName(picture).slice(0, TEXT_LIMIT),
        source: source.slice(0, TEXT_LIMIT),
        drawnText: matchesSelector(picture, DRAWINGS) ? textInDrawing(source).slice(0, TEXT_LIMIT) : null,
        speaksOfLogo: /logo|brand/i.test(outerMarkup(picture)),
        element: describe(picture),
      };
    });
}

const MARKS = "path,rect,circle,ellipse,line,polyline,polygon,image,use";
const OUT_OF_SIGHT = "defs,clipPath,mask,pattern,symbol,marker";
/** A button has a frame and a shadow behind its words; charts and diagrams have more. */
const MOST_MARKS = 2;

/** Words in a chart or map are part of the picture. https://www.w3.org/TR/WCAG22/#dfn-image-of-text */
function isMoreThanText(drawing: Document): boolean {
  const marks = [...drawing.querySelectorAll(MARKS)].filter((mark) => mark.closest(OUT_OF_SIGHT) === null);
  return marks.length > MOST_MARKS;
}

function textInDrawing(address: string): string {
  const [head = "", ...rest] = address.split(",");
  const body = rest.join(",");
  try {
    const markup = head.includes("base64")
      ? atob(body)
      : decodeURIComponent(body.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
    const drawing = new DOMParser().parseFromString(markup.trim(), "image/svg+xml");
    if (isMoreThanText(drawing)) return "";
    return [...drawing.querySelectorAll("text")]
      .map((text) => (text.textContent ?? "").trim())
      .join(" ")
      .trim();
  } catch {
    // Not decodable, so the browser shows nothing either.
    return "";
  }
}
