import type { Gesture, Gestures } from "#gather/operating/gestures/gesture-facts.ts";
import type { MovableInside } from "#gather/operating/opened/opened-inside.ts";
import type { Choice, Choices } from "#gather/operating/forms/choice-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { TriedSlider, TriedSliders } from "#gather/operating/gestures/slider-facts.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { tryChoice } from "#gather/operating/forms/try-choice.ts";
import { each, LATE, TOO_MANY } from "#gather/operating/controls/try-each.ts";
import { tryGesture } from "#gather/operating/gestures/try-gesture.ts";
import { trySlider } from "#gather/operating/gestures/try-slider.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Of a page: each takes a load or two, and the way there. */
const MOST_GESTURES = 5;
const MOST_SLIDERS = 2;
const MOST_ANSWERS = 2;

/** Presses and drags what stands in contents that open, each kind once, and of a list one entry. */
export async function gesturesInside(page: OperatingTab, tried: TriedComponents): Promise<Gestures> {
  const { done, notTried } = await eachInside(page, {
    most: MOST_GESTURES,
    // A list that hears for its entries tells for them.
    itemsOf: ({ targets }) =>
      targets.filter(({ list }) => !targets.some(({ element }) => element.selector === list)),
    kindOf: ({ list, element }) => list ?? element.component,
    attempt: ({ list: _list, looksDragged: _looks, ...target }): Promise<Gesture | null> =>
      tried.unlessNothing("gesture", target.element, () => tryGesture(page, target)),
  });
  return { gestures: done, notTried };
}

/** Moves sliders in contents that open by keyboard. */
export async function slidersInside(page: OperatingTab): Promise<TriedSliders> {
  const { done, notTried } = await eachInside(page, {
    most: MOST_SLIDERS,
    itemsOf: ({ sliders }) => sliders,
    kindOf: ({ element }) => element.component,
    attempt: (slider): Promise<TriedSlider> => trySlider(page, slider),
  });
  return { sliders: done, notTried };
}

/** Chooses one of the answers to each question in contents that open, where scripts hear of that. */
export async function answersInside(page: OperatingTab): Promise<Choices> {
  const { done, notTried } = await eachInside(page, {
    most: MOST_ANSWERS,
    itemsOf: ({ answers }) => answers.slice(0, 1),
    kindOf: ({ element }) => element.component,
    attempt: (field): Promise<Choice> => tryChoice(page, field),
  });
  return { choices: done, notTried };
}

interface Trials<Item, Result> {
  most: number;
  itemsOf: (inside: MovableInside) => readonly Item[];
  kindOf: (item: Item) => string;
  /** Null where there is nothing to be told of the item. */
  attempt: (item: Item) => Promise<Result | null>;
}

/** Opens one content after the other while there is time. What is not tried is said. */
async function eachInside<Item, Result>(
  page: OperatingTab,
  { most, itemsOf, kindOf, attempt }: Trials<Item, Result>,
): Promise<{ done: Result[]; notTried: NotTried[] }> {
  const done: Result[] = [];
  const notTried: NotTried[] = [];
  const kinds = new Set<string>();
  let left = most;
  for (const inside of page.movableInside) {
    const items = itemsOf(inside).filter((item) => isFirstOf(kinds, kindOf(item)));
    const chosen = items.slice(0, left);
    left -= chosen.length;
    if (items.length > chosen.length)
      notTried.push({ count: items.length - chosen.length, reason: TOO_MANY });
    if (chosen.length === 0) continue;
    const seen = await within(page, inside, chosen, attempt);
    done.push(...seen.done);
    notTried.push(...seen.notTried);
  }
  return { done, notTried };
}

function isFirstOf(kinds: Set<string>, kind: string): boolean {
  const isFirst = !kinds.has(kind);
  kinds.add(kind);
  return isFirst;
}

/** Leaves the page as it was loaded. */
async function within<Item, Result>(
  page: OperatingTab,
  { open }: MovableInside,
  items: readonly Item[],
  attempt: (item: Item) => Promise<Result | null>,
): Promise<{ done: Result[]; notTried: NotTried[] }> {
  const leave = (reason: string): { done: Result[]; notTried: NotTried[] } => {
    page.comeOut();
    return { done: [], notTried: [{ count: items.length, reason }] };
  };
  if (page.isLate) return leave(LATE);
  try {
    await page.goInside(open);
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return leave(error.message);
  }
  const seen = await each(page, items, { most: items.length, attempt });
  page.comeOut();
  return seen;
}
