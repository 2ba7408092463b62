import type { ElementRef } from "#evidence/document.ts";
import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A button with a name. */
export interface NamedButton {
  name: string;
  /** Whether its name is in sight as a text. */
  isText: boolean;
  /** Set where it stands among the commands of an editor, which are named after what they insert or change. */
  isOfEditor?: true;
  element: ElementRef;
}

const BUTTONS = "button,[role=button],input[type=button],input[type=submit],input[type=image],summary";
const EDITED = "[contenteditable]:not([contenteditable=false]),textarea,iframe";
/** An editor has at least these, and stands close around them. */
const FEWEST_COMMANDS = 4;
const MOST_LEVELS = 6;
const MOST = 200;
const NAME_LIMIT = 60;

/** Buttons in sight that screen readers name. */
export function probe({ describe, within }: AskedPage): NamedButton[] {
  return everywhere(BUTTONS)
    .filter((button) => isSeen(button) && isExposed(button))
    .map((button) => ({ button, name: nameOfButton(button).slice(0, NAME_LIMIT) }))
    .filter(({ name }) => name !== "" && name.length < NAME_LIMIT)
    .filter(within(MOST))
    .map(({ button, name }) => ({
      name,
      isText: isWritten(button),
      ...(isOfEditor(button) ? { isOfEditor: true as const } : {}),
      element: describe(button),
    }));
}

/** Whether the nearest box with several buttons has text to be edited in it or beside it. */
function isOfEditor(button: Element): boolean {
  let box = button.parentElement;
  for (let level = 0; box !== null && level < MOST_LEVELS; level += 1) {
    if (queryAll(box, BUTTONS).length >= FEWEST_COMMANDS && queryAll(box, EDITED).length > 0) return true;
    box = box.parentElement;
  }
  return false;
}

/** What is written on a button of an input is its value. */
function nameOfButton(button: Element): string {
  return accessibleName(button) || (attribute(button, "value") ?? "");
}

function isWritten(button: Element): boolean {
  return textOf(button) !== "" || button.matches("input:not([type=image])");
}
