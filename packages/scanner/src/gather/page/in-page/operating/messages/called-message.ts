import { classNames } from "#gather/page/in-page/dom.ts";

/** How messages that float over a page are called, by libraries too: `toastify`, `iziToast`, `Toastify__toast`. */
const TOASTS =
  "toasts?|toastr|toastify|toastification|snackbars?|noty|notyf|notistack|growl|gritter|flash|notify";
const FLOATING = new RegExp(`(?:^|[-_])(?:${TOASTS})(?:$|[-_])`, "i");
const ANY = new RegExp(
  `(?:^|[-_])(?:${TOASTS}|notifications?|notices?|alertify|alerts?|messages?)(?:$|[-_])`,
  "i",
);

/** Whether the class or id of an element calls it a message that floats over the page. */
export function isCalledToast(element: Element): boolean {
  return [element.id, ...classNames(element)].some((name) => FLOATING.test(inParts(name)));
}

/** Whether the class of an element calls it a message of any kind. */
export function isCalledMessage(element: Element): boolean {
  return classNames(element).some((name) => ANY.test(inParts(name)));
}

function inParts(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, "$1-$2");
}
