import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Something could not be tried as the page stands; the page itself is as it was. */
export class OutOfReach extends PageTrouble {}

export const GONE = "Something on the page was gone when we wanted to try it.";
export const COVERED = "Something lies over a part of the page, so we could not point at it.";
export const UNREACHED = "Something on the page takes neither the keyboard focus nor the mouse pointer now.";
export const UNOPENED =
  "A list did not open while the page was cut off from its server, so we could not try it.";
export const BEHIND = "A dialog is open when the page loads, so we could not try what lies behind it.";
