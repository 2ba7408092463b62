import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, folded, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** An element with a tooltip. */
export interface Tooltip {
  title: string;
  /** Its text, or the text alternative of a picture. */
  text: string;
  /** Set on a control that has no other name. */
  isOnlyName?: true;
  /** Whether the keyboard can reach it, so that its tooltip may be read out. */
  isControl: boolean;
  element: ElementRef;
}

/** Names of these come from their titles, or people hear them otherwise. */
const OTHERS =
  "iframe,frame,abbr,dfn,acronym,link,style,svg,use,html,head,meta,time,data,input,textarea,select,optgroup,option,track,object,embed";
const CONTROLS = "a[href],button,summary,[tabindex],[role=button],[role=link]";
const MOST = 50;
const TEXT_LIMIT = 200;

/** Tooltips of elements in sight that have a text as well, or of controls that have none. */
export function probe({ describe, within }: AskedPage): Tooltip[] {
  const beside = everywhere("[title]:not([title=''])")
    .filter((element) => !matchesSelector(element, OTHERS) && closestElement(element, "svg") === null)
    .map((element) => ({ element, text: folded(attribute(element, "alt") ?? textOf(element), TEXT_LIMIT) }))
    .filter(({ element, text }) => text !== "" && isSeen(element) && isExposed(element))
    .filter(within(MOST))
    .map(({ element, text }) => ({
      title: folded(attribute(element, "title"), TEXT_LIMIT),
      text,
      isControl: closestElement(element, CONTROLS) !== null,
      element: describe(element),
    }));
  return [...beside, ...onlyNames(describe)];
}

/** Controls that nothing but their tooltip names. */
function onlyNames(describe: AskedPage["describe"]): Tooltip[] {
  return everywhere("a[href],button,[role=button],[role=link]")
    .filter((control) => /\p{L}{2}/u.test(attribute(control, "title") ?? "") && hasNoOtherName(control))
    .filter((control) => isSeen(control) && isExposed(control))
    .slice(0, MOST)
    .map((control) => ({
      title: folded(attribute(control, "title"), TEXT_LIMIT),
      text: "",
      isOnlyName: true,
      isControl: true,
      element: describe(control),
    }));
}

function hasNoOtherName(control: Element): boolean {
  const named = [control, ...queryAll(control, "[alt],[aria-label],[aria-labelledby],svg title")];
  const hasName = named.some(
    (part) =>
      part.tagName === "title" ||
      ["alt", "aria-label", "aria-labelledby"].some((name) => (attribute(part, name) ?? "").trim() !== ""),
  );
  return !hasName && !/[\p{L}\p{N}]/u.test(textOf(control));
}
