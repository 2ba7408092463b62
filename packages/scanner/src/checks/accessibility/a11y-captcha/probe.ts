import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, innerText } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** A picture that asks people to prove that they are people. */
export interface PictureTask {
  /** Texts of the form it stands in. */
  around: string;
  hasSound: boolean;
  element: ElementRef;
}

const PICTURES = "img,canvas,svg[role=img]";
const CALLED_SO =
  /captcha|(?:security|verification|sicherheits)[ _-]?(?:code|image|bild)|spam[ _-]?(?:code|schutz)/i;
const MOST = 5;
const TEXT_LIMIT = 1000;

/** Pictures in sight whose markup or form calls them a CAPTCHA. */
export function probe({ describe, within }: AskedPage): PictureTask[] {
  return everywhere(PICTURES)
    .filter((picture) => CALLED_SO.test(markOf(picture)) && isSeen(picture))
    .filter(within(MOST))
    .map((picture) => {
      const form = closestElement(picture, "form,section,main,body");
      return {
        around: form instanceof HTMLElement ? innerText(form).slice(0, TEXT_LIMIT) : "",
        hasSound: form !== null && form.querySelector("audio") !== null,
        element: describe(picture),
      };
    });
}

function markOf(picture: Element): string {
  return ["alt", "src", "id", "class", "aria-label", "title"]
    .map((name) => (attribute(picture, name) ?? "").slice(0, 200))
    .join(" ");
}
