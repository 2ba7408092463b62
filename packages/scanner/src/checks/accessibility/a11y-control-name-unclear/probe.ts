import type { ElementRef } from "#evidence/document.ts";
import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A button with a name. */
export interface NamedButton {
  name: string;
  /** Whether its name is in sight as a text. */
  isText: boolean;
  element: ElementRef;
}

const BUTTONS = "button,[role=button],input[type=button],input[type=submit],input[type=image],summary";
const MOST = 200;
const NAME_LIMIT = 60;

/** Buttons in sight that screen readers name. */
export function probe({ describe, within }: AskedPage): NamedButton[] {
  return everywhere(BUTTONS)
    .filter((button) => isSeen(button) && isExposed(button))
    .map((button) => ({ button, name: nameOfButton(button).slice(0, NAME_LIMIT) }))
    .filter(({ name }) => name !== "" && name.length < NAME_LIMIT)
    .filter(within(MOST))
    .map(({ button, name }) => ({ name, isText: isWritten(button), element: describe(button) }));
}

/** What is written on a button of an input is its value. */
function nameOfButton(button: Element): string {
  return accessibleName(button) || (attribute(button, "value") ?? "");
}

function isWritten(button: Element): boolean {
  return textOf(button) !== "" || button.matches("input:not([type=image])");
}
