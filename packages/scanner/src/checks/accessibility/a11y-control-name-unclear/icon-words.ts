import { queryAll } from "#gather/page/in-page/dom.ts";
import { isSetInIcons } from "#gather/page/in-page/icons.ts";
import { isExposed } from "#gather/page/in-page/semantics.ts";

/** Words that a font draws as a picture, and that screen readers read as they are written. */
export interface IconWords {
  words: string[];
  /** Whether they are all there is to the control's name. */
  isAlone: boolean;
}

const LIGATURE = /^[a-z][a-z\d]*(?:_[a-z\d]+)*$/;

/** The names of pictures that are part of a control's name; null where none is. */
export function iconWordsOf(control: Element, name: string): IconWords | null {
  const words = [control, ...queryAll(control, "*")]
    .filter((part) => isSetInIcons(part) && isExposed(part))
    .map(ownText)
    .filter((text) => LIGATURE.test(text));
  const parts = name.split(/\s+/);
  if (words.length === 0 || !words.every((word) => parts.includes(word))) return null;
  return { words, isAlone: parts.every((part) => words.includes(part)) };
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : ""))
    .join("")
    .trim();
}
