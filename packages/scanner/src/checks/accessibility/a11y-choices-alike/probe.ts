import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, matchesSelector, rootNode } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** Choices of which one is taken, or some of one group, as screen readers name them. */
export interface GroupOfChoices {
  names: string[];
  /** The first of them. */
  element: ElementRef;
}

const RADIOS = "input[type=radio],[role=radio],[role=menuitemradio]";
const BOXES = "input[type=checkbox]";
const GROUPS = "[role=radiogroup],[role=group],fieldset";
const MOST_CHOICES = 500;
const MOST = 40;
const NAME_LIMIT = 80;

/** Groups of two choices and more; radio buttons of the browser by the name they share. */
export function probe({ describe, within }: AskedPage): GroupOfChoices[] {
  const choices = everywhere(`${RADIOS},${BOXES}`)
    .filter((choice) => isExposed(choice))
    .filter(within(MOST_CHOICES));
  const groups = new Map<unknown, Map<string, Element[]>>();
  for (const choice of choices) {
    const { holder, key } = groupOf(choice);
    const named = groups.get(holder) ?? new Map<string, Element[]>();
    groups.set(holder, named.set(key, [...(named.get(key) ?? []), choice]));
  }
  return [...groups.values()]
    .flatMap((named) => [...named.values()])
    .flatMap((group) => {
      const [first, second] = group;
      return first === undefined || second === undefined ? [] : [{ first, group }];
    })
    .filter(within(MOST))
    .map(({ first, group }) => ({
      names: group.map((choice) => accessibleName(choice).trim().slice(0, NAME_LIMIT)),
      element: describe(first),
    }));
}

/** Check boxes belong together where a group holds them, and those of others not at all. */
function groupOf(choice: Element): { holder: unknown; key: string } {
  const name = attribute(choice, "name") ?? "";
  if (matchesSelector(choice, "input[type=radio]"))
    return { holder: closestElement(choice, "form") ?? rootNode(choice), key: `radio ${name}` };
  const holder = closestElement(choice, GROUPS);
  const isBox = matchesSelector(choice, BOXES);
  return { holder: holder ?? choice, key: isBox ? "box" : "role" };
}
