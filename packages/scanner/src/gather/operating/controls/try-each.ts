import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Of one kind on a page; a list of many shows nothing new after a few. */
export const MOST_ALIKE = 2;
export const TOO_MANY = "The page has more to operate than we try on one page.";
export const LATE = "There was no time left to operate all of the page.";

/** The first few of each kind. */
export function someOfEach<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
  most = MOST_ALIKE,
): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const count = (counts.get(kindOf(item)) ?? 0) + 1;
    counts.set(kindOf(item), count);
    return count <= most;
  });
}

interface Attempts<Item, Result> {
  /** In the usual time; more where there is more. */
  most: number;
  /** Null where there is nothing to be told of the item. */
  attempt: (item: Item) => Promise<Result | null>;
  /** How much more time than the rest it may take. */
  moreMs?: number;
}

interface Tries<Item, Result> {
  done: Result[];
  notTried: NotTried[];
  /** What there was no time for. */
  left: Item[];
}

/** Tries one after the other while there is time; one that fails is said not to have been tried. */
export async function each<Item, Result>(
  page: OperatingTab,
  items: readonly Item[],
  attempts: Attempts<Item, Result>,
): Promise<{ done: Result[]; notTried: NotTried[] }> {
  const { done, notTried, left } = await eachInTime(page, items, attempts);
  return {
    done,
    notTried: [...notTried, ...(left.length === 0 ? [] : [{ count: left.length, reason: LATE }])],
  };
}

/** As {@link each}, and tells what there was no time for instead of saying so. */
export async function eachInTime<Item, Result>(
  page: OperatingTab,
  items: readonly Item[],
  { most: usualMost, attempt, moreMs = 0 }: Attempts<Item, Result>,
): Promise<Tries<Item, Result>> {
  const most = usualMost * page.limits.operateTimes;
  const done: Result[] = [];
  const notTried: NotTried[] = items.length > most ? [{ count: items.length - most, reason: TOO_MANY }] : [];
  const chosen = items.slice(0, most);
  for (const [index, item] of chosen.entries()) {
    if (page.isLateBy(moreMs)) return { done, notTried, left: chosen.slice(index) };
    try {
      const result = await atBest(page, () => attempt(item));
      if (result !== null) done.push(result);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      notTried.push({ count: 1, reason: error.message });
      if (!(error instanceof OutOfReach)) await page.load();
    }
  }
  return { done, notTried, left: [] };
}

/** Time for the few that are worth it beyond that for all else, and how many of them; within that for passing messages. */
const BEYOND_MS = 5000;
const MOST_BEYOND = 2;

/** As {@link each}, and on the page as it is loaded tries a few that are worth it when the time for all is over. */
export async function eachAndBeyond<Item, Result>(
  page: OperatingTab,
  items: readonly Item[],
  attempts: Attempts<Item, Result> & { isWorthIt: (item: Item) => boolean },
): Promise<{ done: Result[]; notTried: NotTried[] }> {
  const inTime = await eachInTime(page, items, attempts);
  const worth = page.firstView === null ? inTime.left.filter(attempts.isWorthIt).slice(0, MOST_BEYOND) : [];
  const beyond = await eachInTime(page, worth, { ...attempts, moreMs: BEYOND_MS });
  const left = inTime.left.length - worth.length + beyond.left.length;
  return {
    done: [...inTime.done, ...beyond.done],
    notTried: [
      ...inTime.notTried,
      ...beyond.notTried,
      ...(left === 0 ? [] : [{ count: left, reason: LATE }]),
    ],
  };
}

/** A trial, made once more on a new load where its way was barred on a page that others have operated. */
async function atBest<Result>(page: OperatingTab, attempt: () => Promise<Result>): Promise<Result> {
  const { loads } = page;
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof OutOfReach) || page.loads > loads || !page.startAnew()) throw error;
    return await attempt();
  }
}
