import { ASKS_FOR_CHARACTERS, CALLED_CAPTCHA } from "#checks/accessibility/wording/captcha-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  closestElement,
  innerText,
  isBefore,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isSeen } from "#gather/page/in-page/semantics.ts";

/** A picture that asks people to prove that they are people. */
export interface PictureTask {
  /** Texts of the form it stands in. */
  around: string;
  hasSound: boolean;
  /** Accessible name; empty where it has none. */
  name: string;
  element: ElementRef;
}

const PICTURES = "img,canvas,svg[role=img]";
const FIELDS = "input:not([type]),input[type=text],input[type=number],input[type=tel]";
const NEAR = 3;
/** CSS pixels: smaller ones are icons. */
const SMALLEST = { width: 50, height: 15 };
const MOST = 5;
const TEXT_LIMIT = 1000;

/** Pictures in sight whose markup or form calls them a CAPTCHA. */
export function probe({ describe, within }: AskedPage): PictureTask[] {
  return everywhere(PICTURES)
    .filter((picture) => isSeen(picture) && (CALLED_CAPTCHA.test(markOf(picture)) || isAskedFor(picture)))
    .filter(within(MOST))
    .map((picture) => {
      const form = closestElement(picture, "form,section,main,body");
      return {
        around: form instanceof HTMLElement ? innerText(form).slice(0, TEXT_LIMIT) : "",
        name: accessibleName(picture).slice(0, TEXT_LIMIT),
        hasSound: form !== null && form.querySelector("audio") !== null,
        element: describe(picture),
      };
    });
}

/** Whether the first field after it, in its part of the form, has people write down what they see. */
function isAskedFor(picture: Element): boolean {
  const { width, height } = rectOf(picture);
  if (width < SMALLEST.width || height < SMALLEST.height) return false;
  let around = parentElement(picture);
  for (let steps = 0; around !== null && steps < NEAR; steps += 1, around = parentElement(around)) {
    const field = queryAll(around, FIELDS).find((one) => isBefore(picture, one));
    if (field !== undefined)
      return ASKS_FOR_CHARACTERS.test(`${labelOf(field)} ${attribute(field, "name") ?? ""}`);
  }
  return false;
}

function markOf(picture: Element): string {
  return ["alt", "src", "id", "class", "aria-label", "title"]
    .map((name) => (attribute(picture, name) ?? "").slice(0, 200))
    .join(" ");
}
