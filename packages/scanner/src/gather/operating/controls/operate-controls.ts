import type { Control, OperatedControls, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { FoundControls } from "#gather/operating/find-all.ts";
import { kindOfControl, ownClasses, someOfEachKind } from "#gather/operating/controls/kinds-of-controls.ts";
import { openAfterAdding } from "#gather/operating/opened/after-adding.ts";
import { lastOfFilters } from "#gather/operating/lists/last-of-filters.ts";
import { OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { type Attempt, keyOf, type TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { tryControl } from "#gather/operating/controls/try-control.ts";
import { eachInTime, LATE, MOST_ALIKE, TOO_MANY } from "#gather/operating/controls/try-each.ts";
import type { OpenedInside } from "#gather/operating/opened/opened-inside.ts";
import { tryInside } from "#gather/operating/opened/try-inside.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { KindOfOpened } from "#gather/page/in-page/operating/opened/kind-of-opened.ts";

const MOST_CONTROLS = 30;
const MOST_GUESSES = 6;
/** Contents whose controls are operated: each is opened once more. */
const MOST_INSIDE = 3;
/** Of each kind, so that no kind takes the place of all others. */
const MOST_OF_KIND = { dialog: 2, menu: 1, message: 1, other: 2 };
const TOO_LARGE = "The page is too large for us to look for all that can be operated.";

/** Share of the time for operating that is left for lists, calendars, gestures and the like. */
const SHARE_FOR_OTHERS = 0.25;

/** Controls of a page that are operated in turns. */
export interface ControlsInTurns {
  /** What there was no time for, so that all else has some, and what there was no place for. */
  late: readonly Control[];
  more: readonly Control[];
  /** All that was found. */
  found: readonly Control[];
  /** Controls that opened contents in which others stand. */
  openers: Opener[];
  insides: Insides;
  /** What came of the controls so far. */
  tried: TriedControl[];
  guessesLeft: NotTried[];
}

interface Opener {
  control: Control;
  seen: Attempt;
  found: OpenedInside;
}

/** Controls that were operated, and what is left for later. */
export interface SomeOperated extends OperatedControls {
  later: ControlsInTurns;
}

/**
 * Operates the controls of a page, each kind once a site. What may be none is tried last, and only in part; what only the
 * pointer may work is tried first: it takes least, and matters most.
 */
export async function operateControls(
  page: OperatingTab,
  { controls: all, isCut }: Pick<FoundControls, "controls" | "isCut">,
  tried: TriedComponents,
): Promise<SomeOperated> {
  const some = someOfEachKind(all);
  const guesses = some.filter(({ isGuess }) => isGuess);
  const guessesLeft: NotTried[] = [];
  // What may be nothing to press is tried last, and only in part.
  const sure = some.filter(({ isGuess }) => !isGuess);
  // What is known from another page costs nothing, and so takes no place of what is not.
  const isNew = (control: Control): boolean => tried.of(control) === null;
  const { operateTimes, operateMs } = page.limits;
  const most = MOST_CONTROLS * operateTimes + sure.filter((control) => !isNew(control)).length;
  const mostGuesses = Math.max(0, Math.min(MOST_GUESSES * operateTimes, most - sure.length));
  if (guesses.length > mostGuesses)
    guessesLeft.push({ count: guesses.length - mostGuesses, reason: TOO_MANY });
  const controls = [...sure, ...guesses.slice(0, mostGuesses)];
  // What another page is just trying may be known by the time the others are done.
  const order = (control: Control): number => {
    if (!isNew(control)) return 0;
    if (tried.isUnderWay(control)) return 5;
    // What holds others can at most be doubted.
    if (control.holds === "others") return 4;
    // Most of what arrows lead to are the many buttons of an editor or a player, which few pages made themselves.
    if (control.focus === "script") return 3;
    return control.focus === "none" && control.isGuess !== true ? 1 : 2;
  };
  const inOrder = controls.toSorted((a, b) => order(a) - order(b));
  const later = { openers: [], insides: insidesOf(controls, operateTimes), guessesLeft, tried: [] };
  const { left, ...operated } = await tryControls(page, inOrder.slice(0, most), {
    tried,
    later,
    moreMs: -operateMs * SHARE_FOR_OTHERS,
  });
  // What was not even looked for.
  const notFound: NotTried[] = isCut ? [{ count: 1, reason: TOO_LARGE }] : [];
  return {
    controls: operated.controls,
    notTried: [...operated.notTried, ...notFound],
    later: { ...later, late: left, more: inOrder.slice(most), found: all },
  };
}

/** Operates, in the time that all else has left, what there was no time or place for, and what stands in what opened. */
export async function operateLater(
  page: OperatingTab,
  later: ControlsInTurns,
  tried: TriedComponents,
): Promise<OperatedControls> {
  const { late, more, insides, guessesLeft } = later;
  const some = more.slice(0, MOST_CONTROLS * page.limits.operateTimes);
  const first = await tryRest(page, late, { tried, later, tooLate: LATE });
  const inSteps = await operateFurther(page, page.insideSteps.splice(0), insides);
  const inside = await operateOpened(page, later, tried);
  const filled = await openAfterAdding(page, [...later.tried, ...inside]);
  const added = await operateFurther(page, filled.found, insides);
  // That there are so many is why there was no time for all: another visit would have as little.
  const others = await tryRest(page, some, { tried, later, tooLate: TOO_MANY });
  const insideOthers = await operateOpened(page, later, tried);
  // The first of each row were tried: nothing is left out where there is no time for the last.
  const last = lastOfFilters(later.found, later.tried);
  const lastOnes = await tryRest(page, last, { tried, later, tooLate: TOO_MANY });
  return {
    controls: [
      ...first.controls,
      ...inSteps,
      ...inside,
      ...added,
      ...others.controls,
      ...insideOthers,
      ...lastOnes.controls,
    ],
    notTried: [
      ...first.notTried,
      ...others.notTried,
      ...insides.notTried,
      ...filled.notTried,
      ...leftOut(more.length - some.length, TOO_MANY),
    ],
    ...(guessesLeft.length === 0 ? {} : { guessesNotTried: guessesLeft }),
  };
}

function leftOut(count: number, reason: string): NotTried[] {
  return count === 0 ? [] : [{ count, reason }];
}

interface TryingControls {
  tried: TriedComponents;
  later: Pick<ControlsInTurns, "openers" | "guessesLeft" | "tried">;
}

async function tryRest(
  page: OperatingTab,
  controls: readonly Control[],
  { tooLate, ...trying }: TryingControls & { tooLate: string },
): Promise<Pick<OperatedControls, "controls" | "notTried">> {
  try {
    const { left, ...operated } = await tryControls(page, controls, { ...trying, moreMs: 0 });
    return { ...operated, notTried: [...operated.notTried, ...leftOut(left.length, tooLate)] };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { controls: [], notTried: leftOut(controls.length, error.message) };
  }
}

async function tryControls(
  page: OperatingTab,
  controls: readonly Control[],
  { tried, later, moreMs }: TryingControls & { moreMs: number },
): Promise<Pick<OperatedControls, "controls" | "notTried"> & { left: Control[] }> {
  const { done, notTried, left } = await eachInTime(page, controls, {
    most: controls.length,
    moreMs,
    attempt: async (control) => {
      const known = tried.of(control);
      page.opened.take(known?.opened ?? []);
      if (known?.message !== undefined) page.messages.take(known.message);
      page.sentInside?.push(...(known?.sentInside ?? []));
      if (known !== null) return controlsOf(known);
      const attempt = tried.begin(control, () => tryAndExamine(page, control));
      const seen = control.isGuess ? await unlessOutOfReach(attempt, later.guessesLeft) : await attempt;
      if (seen === null) return null;
      later.tried.push(seen.tried);
      if (page.foundInside === null) tried.keep(control, seen);
      else later.openers.push({ control, seen, found: page.foundInside });
      return controlsOf(seen);
    },
  });
  return { controls: done.flat(), notTried, left };
}

/** Contents that controls open and whose own controls are operated. */
interface Insides {
  /** How many may still be. */
  left: number;
  leftOf: Record<KindOfOpened, number>;
  /** What there was no time for. */
  notTried: NotTried[];
  /** How many of each kind are tried on the page. */
  ofKind: Map<string, number>;
}

function insidesOf(controls: readonly Control[], times: number): Insides {
  const { dialog, menu, message, other } = MOST_OF_KIND;
  const insides: Insides = {
    left: MOST_INSIDE * times,
    leftOf: { dialog: dialog * times, menu: menu * times, message: message * times, other: other * times },
    notTried: [],
    ofKind: new Map(),
  };
  for (const control of controls) countKind(insides, control);
  return insides;
}

function countKind({ ofKind }: Insides, control: Control): number {
  const kind = `${kindOfControl(control)} ${ownClasses(control)}`;
  const count = (ofKind.get(kind) ?? 0) + 1;
  ofKind.set(kind, count);
  return count;
}

async function tryAndExamine(page: OperatingTab, control: Control): Promise<Attempt> {
  const { states } = page.opened;
  const before = states.length;
  page.foundInside = null;
  const tried = await tryControl(page, control);
  const message = page.messages.of(keyOf(control));
  return { tried, opened: states.slice(before), ...(message === null ? {} : { message }) };
}

/** Operates what stands in the contents that controls have opened, and keeps what came of these controls. */
async function operateOpened(
  page: OperatingTab,
  { openers, insides }: Pick<ControlsInTurns, "openers" | "insides">,
  tried: TriedComponents,
): Promise<TriedControl[]> {
  const all: TriedControl[] = [];
  // What holds nothing but plain buttons has least to tell.
  const inOrder = openers.splice(0).toSorted((one, other) => plainness(one) - plainness(other));
  for (const { control, seen, found } of inOrder) {
    const { states } = page.opened;
    const before = states.length;
    const sentBefore = page.sentInside?.length ?? 0;
    const inside = await operateInside(page, found, insides);
    const sentInside = page.sentInside?.slice(sentBefore) ?? [];
    all.push(...inside);
    tried.keep(control, {
      ...seen,
      opened: [...seen.opened, ...states.slice(before)],
      ...(sentInside.length === 0 ? {} : { sentInside }),
      ...(inside.length === 0 ? {} : { inside }),
    });
  }
  return all;
}

function plainness({ found: { controls, forms = [] } }: Opener): number {
  const isPlain = ({ isNative, focus, states }: Control): boolean =>
    isNative && focus === "tab" && Object.keys(states).length === 0;
  return forms.length === 0 && controls.every(isPlain) ? 1 : 0;
}

/** Steps of forms and contents that hold more by now take no place of the others. */
async function operateFurther(
  page: OperatingTab,
  found: readonly OpenedInside[],
  insides: Insides,
): Promise<TriedControl[]> {
  const tried: TriedControl[] = [];
  for (const one of found) {
    insides.left += 1;
    insides.leftOf[one.kind ?? "other"] += 1;
    tried.push(...(await operateInside(page, one, insides)));
  }
  return tried;
}

async function operateInside(
  page: OperatingTab,
  found: OpenedInside,
  insides: Insides,
): Promise<TriedControl[]> {
  const { kind = "other" } = found;
  if (insides.left === 0 || insides.leftOf[kind] === 0) return [];
  // What came may be more of what the page has anyway, such as rows in another order. A dialog has controls of its own.
  const controls =
    kind === "dialog"
      ? found.controls
      : found.controls.filter((control) => countKind(insides, control) <= MOST_ALIKE);
  const { forms = [] } = found;
  if (controls.length + forms.length === 0) return [];
  insides.left -= 1;
  insides.leftOf[kind] -= 1;
  if (page.isLate) {
    if (controls.length > 0) insides.notTried.push({ count: controls.length, reason: LATE });
    if (forms.length > 0)
      page.sentInside?.push({ forms: [], notTried: [{ count: forms.length, reason: LATE }] });
    return [];
  }
  const { tried, left } = await tryInside(page, { ...found, controls });
  insides.notTried.push(...left);
  return tried;
}

function controlsOf(attempt: Attempt | null): TriedControl[] | null {
  return attempt === null ? null : [attempt.tried, ...(attempt.inside ?? [])];
}

/** What only may be a control leaves open nothing but whether the keyboard works it. */
async function unlessOutOfReach(attempt: Promise<Attempt>, left: NotTried[]): Promise<Attempt | null> {
  try {
    return await attempt;
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    left.push({ count: 1, reason: error.message });
    return null;
  }
}
