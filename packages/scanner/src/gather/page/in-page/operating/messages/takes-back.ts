import { matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { saysClose } from "#gather/page/in-page/operating/opened/opened-dialog.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const TO_USE = "a[href],button,input:not([type=hidden]),select,textarea,[role=button],[role=link],[tabindex]";
const PRESSED = "a[href],button,[role=button],[role=link]";
const DIALOGS = "dialog,[role=dialog],[role=alertdialog]";
/** How buttons begin that take back what was just done. */
const TAKES_BACK =
  /^(?:undo|bring back|put back|rückgängig|wiederherstellen|annuler|rétablir|deshacer|restaurar|annulla|ripristina|desfazer|anular|ongedaan|ångra|fortryd|angre|kumoa|cofnij|przywróć|vrátit|vrátiť|visszavonás|anulează|poništi|razveljavi|αναίρεση|отмени)(?!\p{L})/iu;

/** Whether a box says something and holds a single button for it, by which that can be taken back. */
export function tellsHowToUndo(box: Element): boolean {
  const state = readPageState();
  const all = queryAll(box, TO_USE).filter((one) => state.has(one));
  const [undo, ...others] = all.filter((one) => isUndo(one) || !saysClose(one));
  const isAlone = undo !== undefined && others.length === 0 && isUndo(undo);
  return isAlone && queryAll(box, DIALOGS).length === 0 && !matchesSelector(box, DIALOGS);
}

function isUndo(control: Element): boolean {
  return matchesSelector(control, PRESSED) && TAKES_BACK.test(accessibleName(control));
}
