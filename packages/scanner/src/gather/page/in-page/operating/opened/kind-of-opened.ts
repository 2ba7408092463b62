import { closestElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { isCalledToast } from "#gather/page/in-page/operating/messages/called-message.ts";
import { type Before, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { isLive } from "#gather/page/in-page/operating/forms/form-messages.ts";
import { DIALOGS, MENUS } from "./opened-dialog.ts";
import { coversWindow } from "./veils.ts";
import { liesOver } from "#gather/page/in-page/operating/controls/what-came.ts";

/** What a content is for the most part. */
export type KindOfOpened = "dialog" | "menu" | "message" | "other";

const LISTS = `${MENUS},ul,ol,[class*=menu],[class*=dropdown]`;

/** What has come to be seen since. */
export function kindOfOpened(before: Before): KindOfOpened {
  const came = newlyShown(before);
  if (came.some((element) => isLive(element) || isCalledToast(element))) return "message";
  if (came.some((element) => isOf(element, DIALOGS)) || coversWindow({ came, state: before.state }))
    return "dialog";
  return came.some((element) => liesOver(element) && isOf(element, LISTS)) ? "menu" : "other";
}

function isOf(element: Element, selector: string): boolean {
  return (
    matchesSelector(element, selector) ||
    closestElement(element, selector) !== null ||
    queryAll(element, selector).length > 0
  );
}
