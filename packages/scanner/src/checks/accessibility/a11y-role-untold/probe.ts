import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  classNames,
  matchesSelector,
  openShadowRoot,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A plain or custom element in sight that the Tab key stops at, and that has no role. */
export interface RolelessStop {
  /** Whether neither a name, a text, a picture nor a control is in it. */
  isSilent: boolean;
  /** Whether its class or tag calls it something that is moved, such as a slider. */
  isCalledMoved: boolean;
  /** Whether it is an element of the page's own kind, which may tell its role to the browser alone. */
  isCustom: boolean;
  element: ElementRef;
}

const STOPS = "[tabindex]:not([tabindex^='-'])";
const NATIVE =
  "a,button,input,select,textarea,summary,iframe,object,embed,audio,video,area,label,img,canvas,svg,[contenteditable],svg *,[inert] *";
const SAYS =
  "[aria-label],[aria-labelledby],[title],[alt]:not([alt='']),input:not([type=hidden]),button,a[href],select,textarea,[role],iframe,video,audio,object,embed";
const MOVED =
  /(?:^|[-_])(?:range|slider|compar\w*|knob|dial|handle|thumb|splitter|resizer?|seek\w*|scrubber)(?:$|[-_])/i;
const MOST = 100;

export function probe({ describe, within }: AskedPage): RolelessStop[] {
  return everywhere(STOPS)
    .filter((stop) => !matchesSelector(stop, NATIVE) && (attribute(stop, "role") ?? "").trim() === "")
    .filter((stop) => isSeen(stop) && isExposed(stop) && !scrolls(stop))
    .filter(within(MOST))
    .map((stop) => ({
      isSilent: isSilent(stop),
      isCalledMoved: [tagName(stop), ...classNames(stop)].some((name) => MOVED.test(name)),
      isCustom: tagName(stop).includes("-"),
      element: describe(stop),
    }));
}

/** What scrolls is stopped at for the arrow keys. */
function scrolls(stop: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(stop);
  const canScroll = /auto|scroll/.test(`${overflowX} ${overflowY}`);
  return canScroll && (stop.scrollHeight > stop.clientHeight || stop.scrollWidth > stop.clientWidth);
}

function isSilent(stop: Element): boolean {
  const roots = [stop, openShadowRoot(stop)].filter((root) => root !== null);
  const hasWords = roots.some((root) => (textContent(root) ?? "").trim() !== "");
  return !hasWords && accessibleName(stop) === "" && roots.every((root) => queryAll(root, SAYS).length === 0);
}
