import type { EngineFinding } from "#evidence.ts";
import { BACK_TAB, ESCAPE, press, TAB } from "#gather/engines/key-presses.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { FocusProblem, FocusStop } from "#gather/page/in-page/keyboard/focus-walk.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const WALK = inPage(
  new URL("../page/in-page/keyboard/focus-walk.ts", import.meta.url),
  () => import("#gather/page/in-page/keyboard/focus-walk.ts"),
);
/** Steps a walk takes at most; on longer pages the rest is left out. */
const MOST_STEPS = 70;
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

  async step(key: { key: string; keyCode: number; shift?: boolean }, waitMs = WAIT_MS): Promise<FocusStop> {
    await press(this.#tab, key);
    return this.#read<FocusStop>(`focusWalk.noteFocus(${waitMs})`);
  }

  /** A step after which the page has time to take the focus back from the browser. */
  async stepPatiently(key: { key: string; keyCode: number; shift?: boolean }): Promise<FocusStop> {
    const stop = await this.step(key, LINGER_MS);
    return stop.stop === -1 ? this.#read<FocusStop>(`focusWalk.noteFocus(${LINGER_MS})`) : stop;
  }

  takesFocusBack(): Promise<boolean> {
    return this.#read<boolean>(`focusWalk.takesFocusBack(${LINGER_MS})`);
  }

  problems(): Promise<FocusProblem[]> {
    return this.#read<FocusProblem[]>("focusWalk.focusProblems()");
  }

  async elementAt(stop: number): Promise<EngineFinding["element"]> {
    return this.#read<EngineFinding["element"]>(`focusWalk.focusStopAt(${stop})`);
  }

  /** The functions of the in-page part return what they declare. */
  async #read<T>(expression: string): Promise<T> {
    return (await this.#tab.evaluate(expression, this.#limitMs)) as T;
  }
}

/**
 * Goes through the page with the Tab key: whether the focus can be seen (2.4.7), lies behind something (2.4.11) or
 * cannot get away (2.1.2).
 *
 * @throws when the page does not let itself be walked
 */
export async function walkByKeyboard(tab: PageTab, limitMs: number): Promise<EngineFinding[]> {
  const walk = new Walk(tab, limitMs);
  const focusable = await walk.start();
  if (focusable === 0) return [];
  const path = await walkForwards(walk, Math.min(focusable + 3, MOST_STEPS));
  const trap = await findTrap(walk, path, focusable);
  const problems = (await walk.problems()).map(toFinding);
  return trap === null ? problems : [...problems, trap];
}

async function walkForwards(walk: Walk, steps: number): Promise<FocusStop[]> {
  const path: FocusStop[] = [];
  while (path.length < steps) {
    const stop = await walk.step(TAB);
    path.push(stop);
    if (stop.stop === -1) break;
  }
  return path;
}

/**
 * The focus is held when it comes back to the same one or two elements, whether by Tab, Shift+Tab or Escape, and
 * never leaves for the browser.
 */
async function findTrap(
  walk: Walk,
  path: readonly FocusStop[],
  focusable: number,
): Promise<EngineFinding | null> {
  const tail = path.slice(-4);
  const held = new Set(tail.map(({ stop }) => stop));
  if (tail.length < 4 || focusable === 0 || !isHeld(held) || tail.some(({ mayHold }) => mayHold)) return null;
  for (const key of [BACK_TAB, BACK_TAB, BACK_TAB, ESCAPE, TAB, TAB, TAB]) {
    held.add((await walk.stepPatiently(key)).stop);
    if (!isHeld(held)) return null;
  }
  // Where everything that takes the focus is in the circle, the browser itself may lead round in it.
  if (held.size >= focusable && !(await walk.takesFocusBack())) return null;
  return plumblineFinding({
    rule: "keyboard-trap",
    verdict: "failed",
    wcag: ["2.1.2"],
    actRules: ["80af7b"],
    severity: "critical",
    message: "The keyboard can't leave this element with Tab, Shift+Tab or Escape",
    element: await walk.elementAt(tail.at(-1)?.stop ?? 0),
  });
}

function isHeld(stops: ReadonlySet<number>): boolean {
  return stops.size <= 2 && !stops.has(-1);
}

function toFinding({ element, cover }: FocusProblem): EngineFinding {
  if (cover === null) {
    return plumblineFinding({
      rule: "focus-invisible",
      verdict: "failed",
      wcag: ["2.4.7"],
      actRules: ["oj04fd"],
      severity: "high",
      message: "Nothing visible changes when the keyboard reaches this element",
      element,
    });
  }
  return plumblineFinding({
    rule: "focus-obscured",
    verdict: "failed",
    wcag: ["2.4.11"],
    actRules: [],
    severity: "medium",
    message: `When the keyboard reaches this element, ${cover.selector} covers it completely`,
    // Whatever lies behind one bar is mended by one change to that bar.
    element: { ...element, component: cover.component },
  });
}
