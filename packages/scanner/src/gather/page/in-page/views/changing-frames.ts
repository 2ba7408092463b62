import { folded, innerText, queryAll, textContent } from "../dom.ts";
import { holdsPause } from "./moving.ts";

const LIVE =
  "[role=log],[role=status],[role=alert],[role=timer],[role=progressbar],[aria-live],[contenteditable]";
const MOST = 6;
const TEXT_LIMIT = 200;

/** Frames whose document this page may read, and which do not tell their changes themselves. */
export function readableFrames(): Element[] {
  return queryAll(document, "iframe")
    .filter((frame) => {
      const inside = documentOf(frame);
      return inside !== null && queryAll(inside, LIVE).length === 0;
    })
    .slice(0, MOST);
}

export function textOfFrame(frame: Element): string {
  const body = documentOf(frame)?.body;
  return body === undefined ? "" : folded(innerText(body), TEXT_LIMIT);
}

/** Whether a script of a frame says that it does something again and again. */
export function mayTakeTurnsWithin(frame: Element): boolean {
  const scripts = documentOf(frame)?.scripts ?? [];
  return [...scripts].some((script) => /\bsetInterval\s*\(/.test(textContent(script) ?? ""));
}

export function holdsPauseWithin(frame: Element): boolean {
  const inside = documentOf(frame);
  return inside !== null && holdsPause(inside);
}

/** Null for a frame of another origin, and for one that shows no page. */
function documentOf(frame: Element): Document | null {
  const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  return inside !== null && queryAll(inside, "body").length > 0 ? inside : null;
}
