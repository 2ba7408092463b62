import {
  type Control,
  type NotTried,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/operating-facts.ts";
import type { FoundControls } from "#gather/operating/find-all.ts";
import { OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { type Attempt, keyOf, type TriedComponents } from "#gather/operating/tried-components.ts";
import { tryControl } from "#gather/operating/try-control.ts";
import { each, LATE, MOST_ALIKE, someOfEach, TOO_MANY } from "#gather/operating/try-each.ts";
import type { OpenedInside } from "#gather/operating/opened-inside.ts";
import { tryInside } from "#gather/operating/try-inside.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { KindOfOpened } from "#gather/page/in-page/operating/kind-of-opened.ts";

const MOST_CONTROLS = 30;
const MOST_GUESSES = 6;
/** Contents whose controls are operated: each is opened once more. */
const MOST_INSIDE = 3;
/** Of each kind, so that no kind takes the place of all others. */
const MOST_OF_KIND = { dialog: 2, menu: 1, message: 1, other: 2 };
const TOO_LARGE = "The page is too large for us to look for all that can be operated.";

/** Controls that were operated, and those for which there is time only when all else has been. */
export interface SomeOperated extends OperatedControls {
  rest: Control[];
}

/** Operates the controls of a page, each kind once a site; what may be none is tried last, and only in part. */
export async function operateControls(
  page: OperatingTab,
  { controls: all, isCut }: Pick<FoundControls, "controls" | "isCut">,
  tried: TriedComponents,
): Promise<SomeOperated> {
  const found = new Map(all.map((control) => [keyOf(control), control]));
  const some = someOfEach([...found.values()], kindOfControl);
  const guesses = some.filter(({ isGuess }) => isGuess);
  const guessesLeft: NotTried[] = [];
  // What may be nothing to press is tried last, and only in part.
  const sure = some.filter(({ isGuess }) => !isGuess);
  // What is known from another page costs nothing, and so takes no place of what is not.
  const isNew = (control: Control): boolean => tried.of(control) === null;
  const { operateTimes } = page.limits;
  const most = MOST_CONTROLS * operateTimes + sure.filter((control) => !isNew(control)).length;
  const mostGuesses = Math.max(0, Math.min(MOST_GUESSES * operateTimes, most - sure.length));
  if (guesses.length > mostGuesses)
    guessesLeft.push({ count: guesses.length - mostGuesses, reason: TOO_MANY });
  const controls = [...sure, ...guesses.slice(0, mostGuesses)];
  // What was not even looked for.
  const notFound: NotTried[] = isCut ? [{ count: 1, reason: TOO_LARGE }] : [];
  // What another page is just trying may be known by the time the others are done.
  const order = (control: Control): number => {
    if (!isNew(control)) return 0;
    if (tried.isUnderWay(control)) return 3;
    // What holds others can at most be doubted.
    return control.holds === "others" ? 2 : 1;
  };
  const insides: Insides = {
    left: MOST_INSIDE * operateTimes,
    leftOf: {
      dialog: MOST_OF_KIND.dialog * operateTimes,
      menu: MOST_OF_KIND.menu * operateTimes,
      message: MOST_OF_KIND.message * operateTimes,
      other: MOST_OF_KIND.other * operateTimes,
    },
    notTried: [],
    ofKind: new Map(),
  };
  for (const control of controls) countKind(insides, control);
  const inOrder = controls.toSorted((a, b) => order(a) - order(b));
  const { done, notTried } = await each(page, inOrder.slice(0, most), {
    most,
    attempt: async (control) => {
      const known = tried.of(control);
      page.opened.take(known?.opened ?? []);
      if (known?.message !== undefined) page.messages.take(known.message);
      page.sentInside?.push(...(known?.sentInside ?? []));
      if (known !== null) return controlsOf(known);
      const attempt = tried.keep(control, () => tryAndExamine(page, control, insides));
      return controlsOf(control.isGuess ? await unlessOutOfReach(attempt, guessesLeft) : await attempt);
    },
  });
  const inSteps = await operateSteps(page, insides);
  return {
    controls: [...done.flat(), ...inSteps],
    notTried: [...notTried, ...insides.notTried, ...notFound],
    ...(guessesLeft.length === 0 ? {} : { guessesNotTried: guessesLeft }),
    rest: inOrder.slice(most),
  };
}

/** Operates, in the time that all else has left, the controls that there was no place for. */
export async function operateRest(
  page: OperatingTab,
  rest: readonly Control[],
  tried: TriedComponents,
): Promise<Pick<OperatedControls, "controls" | "notTried">> {
  if (rest.length === 0) return { controls: [], notTried: [] };
  if (page.isLate) return { controls: [], notTried: [{ count: rest.length, reason: TOO_MANY }] };
  try {
    return await operateMore(page, rest, tried);
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { controls: [], notTried: [{ count: rest.length, reason: error.message }] };
  }
}

async function operateMore(
  page: OperatingTab,
  rest: readonly Control[],
  tried: TriedComponents,
): Promise<Pick<OperatedControls, "controls" | "notTried">> {
  const more = await operateControls(page, { controls: [...rest], isCut: false }, tried);
  const left = more.rest.length === 0 ? [] : [{ count: more.rest.length, reason: TOO_MANY }];
  // That there are so many is why there was no time for all: another visit would have as little.
  const notTried = more.notTried.map((one) => (one.reason === LATE ? { ...one, reason: TOO_MANY } : one));
  return { controls: more.controls, notTried: [...notTried, ...left] };
}

/** Buttons of one look may do different things: then other attributes than the look's say so. */
function kindOfControl({ element }: Control): string {
  const [openingTag = ""] = element.snippet.split(">");
  const names = [...openingTag.matchAll(/\s([^\s=]+)=/g)].flatMap(([, name]) => name ?? []);
  return JSON.stringify([element.component, names.toSorted()]);
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

function countKind({ ofKind }: Insides, control: Control): number {
  const kind = kindOfControl(control);
  const count = (ofKind.get(kind) ?? 0) + 1;
  ofKind.set(kind, count);
  return count;
}

async function tryAndExamine(page: OperatingTab, control: Control, insides: Insides): Promise<Attempt> {
  const { states } = page.opened;
  const before = states.length;
  const sentBefore = page.sentInside?.length ?? 0;
  page.foundInside = null;
  const tried = await tryControl(page, control);
  const message = page.messages.of(keyOf(control));
  const found = page.foundInside;
  const inside = found === null ? [] : await operateInside(page, found, insides);
  const sentInside = page.sentInside?.slice(sentBefore) ?? [];
  return {
    tried,
    ...(sentInside.length === 0 ? {} : { sentInside }),
    opened: states.slice(before),
    ...(inside.length === 0 ? {} : { inside }),
    ...(message === null ? {} : { message }),
  };
}

async function operateSteps(page: OperatingTab, insides: Insides): Promise<TriedControl[]> {
  const tried: TriedControl[] = [];
  for (const step of page.insideSteps.splice(0)) {
    insides.left += 1;
    insides.leftOf.other += 1;
    tried.push(...(await operateInside(page, step, insides)));
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
  // What came may be more of what the page has anyway, such as rows in another order.
  const controls = found.controls.filter((control) => countKind(insides, control) <= MOST_ALIKE);
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
