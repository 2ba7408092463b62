import type { ElementRef } from "#evidence/document.ts";
import { documentedKeys } from "#gather/examining/documented-keys.ts";
import { BACK_TAB, ESCAPE, press, TAB, type Key } from "#gather/examining/key-presses.ts";
import type { FocusStop, KeyboardWalk } from "#gather/examining/operated-facts.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { FocusLooks } from "#gather/page/in-page/keyboard/focus-walk.ts";
import type { GrownList } from "#gather/page/in-page/keyboard/grown-list.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const WALK = inPage(
  new URL("../page/in-page/keyboard/focus-walk.ts", import.meta.url),
  () => import("#gather/page/in-page/keyboard/focus-walk.ts"),
);
/** Steps a walk takes at most; on longer pages the rest is left out. */
const MOST_STEPS = 70;
/** Steps that show that the focus goes round in a small circle. */
const STEPS_OF_CIRCLE = 4;
/** Number of the page itself among the stops. */
const THE_PAGE = -1;
/** Times the focus may be dropped on the way. */
const MOST_JUMPS = 3;
/** Steps in players and frames beyond those through the page. */
const MOST_IN_PLAYERS = 30;
/** Entries that a list got while the focus was in it, when it is suspected of growing on, and presses to see it do so. */
const FEW_ENTRIES = 2;
const MORE_ENTRIES = 20;
/** Presses of Shift+Tab beyond those of Tab that an editor has to take back. */
const STEPS_MORE = 6;
/** Time a page has to move the focus elsewhere. */
const WAIT_MS = 30;
const LINGER_MS = 60;

/** A walk through a page, with the in-page part's functions at hand. */
class Walk {
  readonly #tab: PageTab;
  readonly #limitMs: number;

  constructor(tab: PageTab, limitMs: number) {
    this.#tab = tab;
    this.#limitMs = limitMs;
  }

  async start(): Promise<number> {
    await this.#tab.evaluate(`globalThis.focusWalk = ${moduleSource(WALK)}; void 0`, this.#limitMs);
    return Number(await this.#tab.evaluate("focusWalk.startFocusWalk()", this.#limitMs));
  }

  async step(key: Key, waitMs = WAIT_MS): Promise<FocusStop> {
    await press(this.#tab, key);
    return this.#read<FocusStop>(`focusWalk.noteFocus(${waitMs})`);
  }

  /** A step after which the page has time to take the focus back from the browser. */
  async stepPatiently(key: Key): Promise<FocusStop> {
    const stop = await this.step(key, LINGER_MS);
    return stop.stop === -1 ? this.lookLater() : stop;
  }

  /** Where the focus is once the page has had time to take it back. */
  lookLater(): Promise<FocusStop> {
    return this.#read<FocusStop>(`focusWalk.noteFocus(${LINGER_MS})`);
  }

  takesFocusBack(): Promise<boolean> {
    return this.#read<boolean>(`focusWalk.takesFocusBack(${LINGER_MS})`);
  }

  shownText(): Promise<string> {
    return this.#read<string>("focusWalk.shownText()");
  }

  looks(): Promise<FocusLooks> {
    return this.#read<FocusLooks>("focusWalk.focusLooks()");
  }

  /** @param last how many of the last stops stand in it and were not there before */
  grownList(last: number): Promise<GrownList | null> {
    return this.#read<GrownList | null>(`focusWalk.grownList(${last})`);
  }

  async elementAt(stop: number): Promise<ElementRef | null> {
    return this.#read<ElementRef | null>(`focusWalk.focusStopAt(${stop})`);
  }

  /** The functions of the in-page part return what they declare. */
  async #read<T>(expression: string): Promise<T> {
    return (await this.#tab.evaluate(expression, this.#limitMs)) as T;
  }
}

/**
 * Goes through the page with the Tab key, and tries to leave where the focus seems held.
 *
 * @throws when the page does not let itself be walked
 */
export async function walkByKeyboard(tab: PageTab, limitMs: number): Promise<KeyboardWalk> {
  const walk = new Walk(tab, limitMs);
  const focusable = await walk.start();
  if (focusable === 0) return { focusable, path: [], escape: null, unseen: [], hidden: [], covered: [] };
  const path = await walkForwards(walk, Math.min(focusable + 3, MOST_STEPS));
  const escape = await tryToEscape(walk, path, focusable);
  const on = escape === null ? await walkOnInList(walk, path) : {};
  return { focusable, path, escape, ...on, ...(await walk.looks()) };
}

async function walkForwards(walk: Walk, steps: number): Promise<FocusStop[]> {
  const path: FocusStop[] = [];
  let jumps = 0;
  let more = 0;
  while (path.length < steps + more) {
    const stop = await walk.step(TAB);
    const next = stop.stop === THE_PAGE && jumps < MOST_JUMPS ? await walk.step(TAB) : stop;
    // What drops the focus is no end of the page: then the next press leads on to what was not met before.
    const goesOn = next !== stop && path.every((known) => known.stop !== next.stop);
    if (goesOn) jumps += 1;
    const at = goesOn ? next : stop;
    // Players and frames have stops of their own.
    if (at.mayHold && at.stop === path.at(-1)?.stop && more < MOST_IN_PLAYERS) more += 1;
    path.push(at);
    if (at.stop === THE_PAGE) break;
  }
  return path;
}

/** Goes on where a list has grown under the focus, and tells whether it grows further each time. */
async function walkOnInList(walk: Walk, path: readonly FocusStop[]): Promise<Pick<KeyboardWalk, "endless">> {
  const grown = path.at(-1)?.stop === THE_PAGE ? null : await walk.grownList(FEW_ENTRIES);
  if (grown === null) return {};
  for (let presses = 0; presses < MORE_ENTRIES; presses += 1) await walk.step(TAB);
  const now = await walk.grownList(MORE_ENTRIES / 2);
  const isSame = now?.element.selector === grown.element.selector;
  return now !== null && isSame && now.entries > grown.entries ? { endless: now } : {};
}

async function tryToEscape(
  walk: Walk,
  path: readonly FocusStop[],
  focusable: number,
): Promise<KeyboardWalk["escape"]> {
  const tail = path.slice(-STEPS_OF_CIRCLE);
  const held = new Set(tail.map(({ stop }) => stop));
  if (tail.length < STEPS_OF_CIRCLE || !isCircle(held) || tail.some(({ mayHold }) => mayHold)) return null;
  const stops: number[] = [];
  // What the page itself says leads out is believed once it was tried.
  const told = documentedKeys(await walk.shownText()).flatMap((key) => [key, TAB]);
  for (const key of [BACK_TAB, BACK_TAB, BACK_TAB, ESCAPE, TAB, TAB, TAB, ...told]) {
    const { stop } = await walk.stepPatiently(key);
    stops.push(stop);
    if (!isCircle(held.add(stop))) return { stops, takesFocusBack: null, element: null };
  }
  // Where everything that takes the focus is in the circle, the browser itself may lead round in it.
  const takesFocusBack = held.size >= focusable ? await walk.takesFocusBack() : null;
  const element = await walk.elementAt(tail.at(-1)?.stop ?? 0);
  const backwards = (await leavesBackwards(walk, held, path)) ? { leavesBackwards: true as const } : {};
  return { stops, takesFocusBack, element, ...backwards };
}

/** Editors in which Tab writes take that back by Shift+Tab, one by one, and let go once nothing of it is left. */
async function leavesBackwards(
  walk: Walk,
  held: ReadonlySet<number>,
  path: readonly FocusStop[],
): Promise<boolean> {
  const most = path.filter(({ stop }) => held.has(stop)).length + STEPS_MORE;
  for (let presses = 0; presses < most; presses += 1) {
    const { stop } = await walk.step(BACK_TAB);
    if (!held.has(stop) && !held.has((await walk.lookLater()).stop)) return true;
  }
  return false;
}

/** The focus comes back to the same one or two elements and never leaves for the browser. */
function isCircle(stops: ReadonlySet<number>): boolean {
  return stops.size <= 2 && !stops.has(-1);
}
