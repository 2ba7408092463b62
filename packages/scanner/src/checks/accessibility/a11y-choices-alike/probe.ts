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

const NATIVE_RADIOS = "input[type=radio]";
const DRAWN_RADIOS = "[role=radio],[role=menuitemradio]";
const BOXES = "input[type=checkbox]";
const GROUPS = "[role=radiogroup],[role=group],fieldset";
const MOST_CHOICES = 500;
const MOST = 40;
const NAME_LIMIT = 80;

/** Groups of two choices and more; radio buttons of the browser by the name they share. */
export function probe({ describe, within }: AskedPage): GroupOfChoices[] {
  const choices = everywhere(`${NATIVE_RADIOS},${DRAWN_RADIOS},${BOXES}`)
    .filter((choice) => isExposed(choice))
    .filter(within(MOST_CHOICES));
  return [...Map.groupBy(choices, holderOf).values()]
    .flatMap((held) => [...Map.groupBy(held, nameOfGroup).values()])
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

/** Radio buttons belong to their form; others to the group around them, and to nothing without one. */
function holderOf(choice: Element): unknown {
  if (matchesSelector(choice, NATIVE_RADIOS)) return closestElement(choice, "form") ?? rootNode(choice);
  return closestElement(choice, GROUPS) ?? choice;
}

function nameOfGroup(choice: Element): string {
  if (matchesSelector(choice, NATIVE_RADIOS)) return `radio ${attribute(choice, "name") ?? ""}`;
  return matchesSelector(choice, BOXES) ? "box" : "role";
}
