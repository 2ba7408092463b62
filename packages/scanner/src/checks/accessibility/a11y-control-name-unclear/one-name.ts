import { attribute, contains, matchesSelector, parentElement, queryAll } from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

interface Named {
  button: Element;
  name: string;
}

const FEWEST = 3;
const STEPS_AROUND = 5;
const TELLS_MORE = "[aria-describedby],[aria-description],[aria-posinset]";
const NAMES = ["aria-label", "aria-labelledby", "alt", "title"];

/** The first of several buttons of one name in a box where nothing else is said, such as the markers of a map, and how many they are. */
export function firstsOfOneName(buttons: readonly Named[]): Map<Element, number> {
  const plain = buttons.filter(({ button }) => !matchesSelector(button, TELLS_MORE));
  const found = new Map<Element, number>();
  for (const alike of Map.groupBy(plain, ({ name }) => name.toLowerCase()).values()) {
    const first = alike[0]?.button;
    const together = first === undefined ? 0 : countTogether(first, alike);
    if (first !== undefined && together >= FEWEST) found.set(first, together);
  }
  return found;
}

function countTogether(first: Element, alike: readonly Named[]): number {
  let box = parentElement(first);
  for (let step = 0; step < STEPS_AROUND && box !== null && textOf(box) === ""; step += 1) {
    const around = box;
    const inside = alike.filter(({ button }) => contains(around, button)).map(({ button }) => button);
    if (inside.length >= FEWEST) return saysMore(around, inside) ? 0 : inside.length;
    box = parentElement(box);
  }
  return 0;
}

/** Whether anything in a box but the buttons themselves has a name. */
function saysMore(box: Element, buttons: readonly Element[]): boolean {
  return queryAll(box, NAMES.map((name) => `[${name}]`).join(",")).some(
    (one) =>
      !buttons.some((button) => contains(button, one)) &&
      NAMES.some((name) => (attribute(one, name) ?? "").trim() !== ""),
  );
}
