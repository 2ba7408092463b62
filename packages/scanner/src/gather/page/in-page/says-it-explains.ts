/** A question mark or the like, alone or in brackets. */
const SIGN = /^\(?[?iⓘℹ🛈]\uFE0F?\)?$/iu;

/** Whether an element says by its sign, or by the pointer over it, that it explains something. @param words its own */
export function saysItExplains(element: Element, words: string): boolean {
  return SIGN.test(words.trim()) || getComputedStyle(element).cursor === "help";
}
