import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { type IconWords, iconWordsOf } from "./icon-words.ts";
import { firstsOfOneName } from "./one-name.ts";
import { type WordlessName, wordlessNameOf } from "./wordless-names.ts";

/** A button with a name, or a link whose name has words that stand for pictures, or none. */
export interface NamedButton {
  name: string;
  /** Whether its name is in sight as a text. */
  isText: boolean;
  /** Set where it stands among the commands of an editor, which are named after what they insert or change. */
  isOfEditor?: true;
  /** The sign on it where that is all people see: an arrow, a plus or a minus. */
  sign?: string;
  /** Absent where its name has no words of an icon font, and in older facts. */
  icons?: IconWords;
  /** Absent where its name has words, and in older facts. */
  wordless?: WordlessName;
  /** Set of a link. */
  isLink?: true;
  /** Number of the box around it; buttons side by side share it. */
  box?: number;
  /** Set on the first of several in a box without any text that have one name: how many they are. */
  alike?: number;
  element: ElementRef;
}

const LINKS = "a[href],[role=link]";
const BUTTONS = "button,[role=button],input[type=button],input[type=submit],input[type=image],summary";
const EDITED = "[contenteditable]:not([contenteditable=false]),textarea,iframe";
/** An editor has at least these, and stands close around them. */
const FEWEST_COMMANDS = 4;
const MOST_LEVELS = 6;
const MOST = 200;
const NAME_LIMIT = 60;

/** Buttons in sight that screen readers name. */
export function probe({ describe, within }: AskedPage): NamedButton[] {
  const named = everywhere(`${BUTTONS},${LINKS}`)
    .filter((button) => isSeen(button) && isExposed(button))
    .map((button) => ({ button, isLink: !button.matches(BUTTONS), name: nameOfButton(button) }))
    .filter(({ name }) => name !== "" && name.length < NAME_LIMIT)
    .map((one) => ({
      ...one,
      icons: iconWordsOf(one.button, one.name),
      wordless: wordlessNameOf(one.button, one.name),
    }))
    .filter(({ isLink, icons, wordless }) => !isLink || icons !== null || wordless !== null)
    .filter(within(MOST));
  const boxes: (Element | null)[] = [...new Set(named.map(({ button }) => button.parentElement))];
  const alike = firstsOfOneName(named.filter(({ button, isLink }) => !isLink && !isWritten(button)));
  return named.map(({ button, isLink, name, icons, wordless }) => ({
    name,
    ...(icons === null ? {} : { icons }),
    ...(wordless === null ? {} : { wordless }),
    ...(isLink ? { isLink: true as const } : {}),
    isText: isWritten(button),
    ...(isOfEditor(button) ? { isOfEditor: true as const } : {}),
    ...signOn(button),
    box: boxes.indexOf(button.parentElement),
    ...(alike.has(button) ? { alike: alike.get(button) } : {}),
    element: describe(button),
  }));
}

/** Signs that stand for one way or the other. */
const SIGN = /^[‹›«»<>←→↑↓⬅➡◀▶◁▷▲▼△▽❮❯⟨⟩+−–-]$/u;

function signOn(button: Element): Pick<NamedButton, "sign"> {
  const sign = folded(textContent(button), 5);
  return SIGN.test(sign) ? { sign } : {};
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
