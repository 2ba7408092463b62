import { type Before, changedTexts, contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { takeForRestless } from "#gather/page/in-page/operating/page/known-elements.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** A little more than a second, after which clocks go on. */
const TICK_MS = 1100;
const NUMBERS = /\p{Nd}+/gu;

/**
 * Whether all that changed is numbers that go on by themselves: a clock that ticked while something else was operated is
 * no effect of that. Waits for the next tick where there may be one.
 */
export async function hasTicked(before: Before): Promise<boolean> {
  const changed = changedTexts(before);
  if (changed.length === 0 || !changed.every((element) => isCount(element, before))) return false;
  const ticking = await changedAgain(changed, TICK_MS);
  takeForRestless(ticking);
  return ticking.length > 0;
}

/** Whether nothing but numbers in an element became others, outside of what was operated. */
function isCount(element: Element, { control, state }: Before): boolean {
  const [was, is] = [state.get(element)?.text ?? "", readPageState().get(element)?.text ?? ""];
  if (contains(control, element)) return false;
  return was.replaceAll(NUMBERS, "0") === is.replaceAll(NUMBERS, "0");
}

/** Which of the elements change within some time in which nothing is done; ends with the first that do. */
async function changedAgain(elements: readonly Element[], mostMs: number): Promise<Element[]> {
  return await new Promise((resolve) => {
    const end = (changed: Element[]): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(changed);
    };
    const observer = new MutationObserver((records) => {
      end(elements.filter((element) => records.some(({ target }) => element.contains(target))));
    });
    for (const element of elements)
      observer.observe(element, { childList: true, characterData: true, subtree: true });
    const timer = setTimeout(() => end([]), mostMs);
  });
}
