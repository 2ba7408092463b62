import { closestElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";

const SENDS = "form button:not([type=button],[type=reset],:disabled,[aria-disabled=true])";
const FILLED_IN =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea,[contenteditable=true]";

/** Whether it is the button of a form with nothing to fill in, which a script may answer in place of a server. */
export function sendsNothing(button: Element, sending: ReadonlySet<Node>): boolean {
  const form = matchesSelector(button, SENDS) ? closestElement(button, "form") : null;
  return form !== null && sending.has(form) && queryAll(form, FILLED_IN).length === 0;
}
