import { queryAll } from "../dom.ts";
import type { Cleared } from "./rule-hit.ts";

/** Pixels Chromium gives a checkbox or radio button that no style sheet gives another size. */
const USUAL_SIZE = 13;

/** Checkboxes and radio buttons of the browser's own looks and size, which WCAG 2.5.8 excepts ("user agent control"). */
export function nativeControls(): Cleared[] {
  return queryAll(document, "input[type=checkbox],input[type=radio]")
    .filter((control) => control instanceof HTMLElement && isAsTheBrowserMakesIt(control))
    .map((element) => ({ criterion: "2.5.8", element, evenFailed: true }));
}

function isAsTheBrowserMakesIt(control: HTMLElement): boolean {
  const hasUsualSize = control.offsetWidth === USUAL_SIZE && control.offsetHeight === USUAL_SIZE;
  return hasUsualSize && getComputedStyle(control).appearance !== "none";
}
