import type { NetworkGate } from "#egress/network-gate.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageFacts, Probe } from "#evidence/probe-facts.ts";
import { answerTo } from "#gather/examining/examined.ts";
import { askerFor, type AskWanted, wantedOf, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import {
  CHOICES,
  type Choices,
  type Control,
  HOVER_CONTENTS,
  type HoverContents,
  type NotTried,
  OPERATED_CONTROLS,
  type OperatedControls,
  SENT_FORMS,
  type SentForms,
  type TriedControl,
} from "#gather/operating/operating-facts.ts";
import { askNow } from "#gather/operating/ask-now.ts";
import { GESTURES, type Gestures } from "#gather/operating/gesture-facts.ts";
import { TRIED_LISTS, type TriedLists } from "#gather/operating/list-facts.ts";
import { PASSING_MESSAGES, type PassingMessages } from "#gather/operating/message-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened-facts.ts";
import { OutOfReach } from "#gather/operating/out-of-reach.ts";
import { OperatingTab } from "#gather/operating/operating-tab.ts";
import { tryChoice } from "#gather/operating/try-choice.ts";
import { tryControl } from "#gather/operating/try-control.ts";
import { tryForm } from "#gather/operating/try-form.ts";
import { tryGesture } from "#gather/operating/try-gesture.ts";
import { tryInside } from "#gather/operating/try-inside.ts";
import { tryHover } from "#gather/operating/try-hover.ts";
import { tryList } from "#gather/operating/try-list.ts";
import { tryMessage } from "#gather/operating/try-message.ts";
import { type Attempt, keyOf, type TriedComponents } from "#gather/operating/tried-components.ts";
import type { FoundTarget } from "#gather/page/in-page/operating/gesture-targets.ts";
import type { ListToTry } from "#gather/page/in-page/operating/item-lists.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { VisitLimits } from "#gather/page/visit-plan.ts";

/** Of one kind on a page; a list of many shows nothing new after a few. */
const MOST_ALIKE = 2;
const MOST_CONTROLS = 30;
const MOST_GUESSES = 6;
/** Contents whose controls are operated: each is opened once more. */
const MOST_INSIDE = 2;
const MOST_TRIGGERS = 8;
const MOST_FIELDS = 8;
const MOST_FORMS = 3;
const MOST_LISTS = 6;
const MOST_GESTURES = 5;
const MOST_MESSAGES = 2;
/** Time for messages beyond that for all else. */
const MESSAGES_MS = 10_000;
const TOO_MANY = "The page has more to operate than we try on one page.";
const LATE = "There was no time left to operate all of the page.";
const TOO_LARGE = "The page is too large for us to look for all that can be operated.";
const NO_GATE = "The page could not be cut off from its server, so we did not operate it.";
const ALL = [
  CHOICES,
  SENT_FORMS,
  HOVER_CONTENTS,
  OPERATED_CONTROLS,
  TRIED_LISTS,
  GESTURES,
  PASSING_MESSAGES,
  OPENED_STATES,
];

/** Whether facts of an operated page say that there was no time for all of it. */
export function wasLeftForTime(facts: unknown): boolean {
  const { notTried }: { notTried?: unknown } = Object(facts);
  return Array.isArray(notTried) && notTried.some((left: NotTried) => left.reason === LATE);
}

export interface OperatingPlan {
  url: string;
  limits: VisitLimits;
  /** Components of the site that were operated on other pages. */
  tried: TriedComponents;
  /** What brings nothing of it is not operated. */
  wants?: WantsFacts;
  /** Shut while the page is operated; null where the context cannot be cut off. */
  gate: NetworkGate | null;
}

/**
 * Loads a page once more and operates it, cut off from every server: fields first, then what shows more when pointed
 * at, then controls, lists and gestures. Must be the last to look at a page. What fails costs only its own answers.
 */
export async function operatePage(
  tab: PageTab,
  { url, limits, tried, gate, wants = wantedOf() }: OperatingPlan,
): Promise<PageFacts> {
  if (!wants(...ALL)) return {};
  if (gate === null) return await noneOf(ALL, new PageTrouble(NO_GATE));
  const page = new OperatingTab(tab, url, { limits, gate, until: Date.now() + limits.operateMs });
  page.opened.isWanted = wants(OPENED_STATES);
  try {
    await page.load();
  } catch (error) {
    return await noneOf(ALL, error);
  }
  const ask = askerFor(wants);
  const facts = {
    ...(await ask(CHOICES, () => operateFields(page), OPENED_STATES)),
    ...(await operateFormsAndTriggers(page, tried, ask)),
    ...(await operateWhatIsPressed(page, tried, ask)),
    ...(await ask(PASSING_MESSAGES, () => operateMessages(page, tried))),
    ...(await ask(OPENED_STATES, () => Promise.resolve(page.opened.facts()))),
  };
  await leaveQuietly(page);
  return facts;
}

async function operateFormsAndTriggers(
  page: OperatingTab,
  tried: TriedComponents,
  ask: AskWanted,
): Promise<PageFacts> {
  const triggers = await askNow(() => page.call("triggers"));
  const pointAt = async (): Promise<HoverContents> => await operateTriggers(page, await triggers());
  return {
    ...(await ask(SENT_FORMS, () => operateForms(page, tried), PASSING_MESSAGES)),
    ...(await ask(HOVER_CONTENTS, pointAt, OPENED_STATES)),
  };
}

async function operateWhatIsPressed(
  page: OperatingTab,
  tried: TriedComponents,
  ask: AskWanted,
): Promise<PageFacts> {
  const lists = await askNow(() => page.call("listsToTry"));
  const targets = await askNow(() => page.call("gestureTargets"));
  const press = (): Promise<OperatedControls> => operateControls(page, tried);
  return {
    ...(await ask(OPERATED_CONTROLS, press, PASSING_MESSAGES, OPENED_STATES)),
    ...(await ask(TRIED_LISTS, async () => await operateLists(page, await lists()))),
    ...(await ask(GESTURES, async () => await operateGestures(page, await targets()))),
  };
}

async function leaveQuietly(page: OperatingTab): Promise<void> {
  try {
    await page.leave();
  } catch {
    // A page that hangs or is gone by now costs nothing of what was seen of it; its tab is closed or cleaned next.
  }
}

async function noneOf(probes: readonly Probe<unknown>[], error: unknown): Promise<PageFacts> {
  const parts = await Promise.all(probes.map((probe) => answerTo(probe, () => Promise.reject(error))));
  return Object.assign({}, ...parts) as PageFacts;
}

async function operateFields(page: OperatingTab): Promise<Choices> {
  const fields = someOfEach(
    await page.call("choiceFields"),
    ({ element, kind }) => `${kind} ${element.component}`,
  );
  const { done, notTried } = await each(page, fields, {
    most: MOST_FIELDS,
    attempt: (field) => tryChoice(page, field),
  });
  return { choices: done, notTried };
}

async function operateForms(page: OperatingTab, tried: TriedComponents): Promise<SentForms> {
  let cutShort = 0;
  const forms = someOfEach(await page.call("formsToTry"), ({ form }) => form.component);
  if (forms.length > 0 && page.hasChosen) await page.load();
  const { done, notTried } = await each(page, forms, {
    most: MOST_FORMS,
    attempt: async (form) => {
      const known = tried.ofForm(form);
      if (known !== null) return known;
      const { sent, wasCutShort } = await tryForm(page, form);
      if (!wasCutShort) return tried.keepForm(form, sent);
      cutShort += 1;
      return sent;
    },
  });
  const late = cutShort === 0 ? [] : [{ count: cutShort, reason: LATE }];
  return { forms: done.flat(), notTried: [...notTried, ...late] };
}

async function operateTriggers(page: OperatingTab, found: readonly ElementRef[]): Promise<HoverContents> {
  const triggers = someOfEach(found, ({ component }) => component);
  const { done, notTried } = await each(page, triggers, {
    most: MOST_TRIGGERS,
    attempt: (trigger) => tryHover(page, trigger),
  });
  return { contents: done, notTried };
}

async function operateLists(page: OperatingTab, found: readonly ListToTry[]): Promise<TriedLists> {
  const lists = someOfEach(found, ({ control }) => control.component);
  const { done, notTried } = await each(page, lists, {
    most: MOST_LISTS,
    attempt: (list) => tryList(page, list),
  });
  return { lists: done, notTried };
}

async function operateGestures(page: OperatingTab, found: readonly FoundTarget[]): Promise<Gestures> {
  const moved = new Set<string>();
  const targets = someOfEach(found, ({ element }) => element.component);
  const { done, notTried } = await each(page, targets, {
    most: MOST_GESTURES,
    attempt: async ({ list, ...target }) => {
      // Of entries of one list the first that goes along tells for all.
      if (list !== null && moved.has(list)) return null;
      const gesture = await tryGesture(page, target);
      if (gesture?.isMoved === true && list !== null) moved.add(list);
      return gesture;
    },
  });
  return { gestures: done, notTried };
}

/** Watching takes longer than all else, so few are watched, each of its kind once a site. */
async function operateMessages(page: OperatingTab, tried: TriedComponents): Promise<PassingMessages> {
  const { done, notTried } = await each(page, page.messages.list(), {
    most: MOST_MESSAGES,
    moreMs: MESSAGES_MS,
    attempt: async (toTry) =>
      tried.ofMessage(toTry) ?? tried.keepMessage(toTry, await tryMessage(page, toTry)),
  });
  return { messages: done, notTried };
}

async function operateControls(page: OperatingTab, tried: TriedComponents): Promise<OperatedControls> {
  const found = new Map((await page.call("controls")).map((control) => [keyOf(control), control]));
  const some = someOfEach([...found.values()], kindOfControl);
  const guesses = some.filter(({ isGuess }) => isGuess);
  const guessesLeft: NotTried[] = [];
  // What may be nothing to press is tried last, and only in part.
  const sure = some.filter(({ isGuess }) => !isGuess);
  const mostGuesses = Math.max(0, Math.min(MOST_GUESSES, MOST_CONTROLS - sure.length));
  if (guesses.length > mostGuesses)
    guessesLeft.push({ count: guesses.length - mostGuesses, reason: TOO_MANY });
  const controls = [...sure, ...guesses.slice(0, mostGuesses)];
  const notFound = await notLookedAt(page);
  // What is known costs nothing, and what another page is just trying may be known by the time the others are done.
  const order = (control: Control): number =>
    tried.of(control) !== null ? 0 : tried.isUnderWay(control) ? 2 : 1;
  const insides = { left: MOST_INSIDE };
  const { done, notTried } = await each(
    page,
    controls.toSorted((a, b) => order(a) - order(b)),
    {
      most: MOST_CONTROLS,
      attempt: async (control) => {
        const known = tried.of(control);
        page.opened.take(known?.opened ?? []);
        if (known?.message !== undefined) page.messages.take(known.message);
        if (known !== null) return controlsOf(known);
        const attempt = tried.keep(control, () => tryAndExamine(page, control, insides));
        return controlsOf(control.isGuess ? await unlessOutOfReach(attempt, guessesLeft) : await attempt);
      },
    },
  );
  return {
    controls: done.flat(),
    notTried: [...notTried, ...notFound],
    ...(guessesLeft.length === 0 ? {} : { guessesNotTried: guessesLeft }),
  };
}

/** Buttons of one look may do different things: then other attributes than the look's say so. */
function kindOfControl({ element }: Control): string {
  const [openingTag = ""] = element.snippet.split(">");
  const names = [...openingTag.matchAll(/\s([^\s=]+)=/g)].flatMap(([, name]) => name ?? []);
  return JSON.stringify([element.component, names.toSorted()]);
}

/** What was not even looked for. */
async function notLookedAt(page: OperatingTab): Promise<NotTried[]> {
  const isCut = page.listensAtMore || (await page.call("isTooLarge"));
  return isCut ? [{ count: 1, reason: TOO_LARGE }] : [];
}

/** @param insides how many contents may still be operated */
async function tryAndExamine(
  page: OperatingTab,
  control: Control,
  insides: { left: number },
): Promise<Attempt> {
  const { states } = page.opened;
  const before = states.length;
  page.foundInside = null;
  const tried = await tryControl(page, control);
  const message = page.messages.of(keyOf(control));
  const found = page.foundInside;
  const isWorthIt = found !== null && insides.left > 0 && !page.isLate;
  if (isWorthIt) insides.left -= 1;
  const inside = isWorthIt ? await tryInside(page, found) : [];
  return {
    tried,
    opened: states.slice(before),
    ...(inside.length === 0 ? {} : { inside }),
    ...(message === null ? {} : { message }),
  };
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

function someOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const count = (counts.get(kindOf(item)) ?? 0) + 1;
    counts.set(kindOf(item), count);
    return count <= MOST_ALIKE;
  });
}

interface Attempts<Item, Result> {
  most: number;
  /** Null where there is nothing to be told of the item. */
  attempt: (item: Item) => Promise<Result | null>;
  /** How much more time than the rest it may take. */
  moreMs?: number;
}

/** Tries one after the other while there is time; one that fails is said not to have been tried. */
async function each<Item, Result>(
  page: OperatingTab,
  items: readonly Item[],
  { most, attempt, moreMs = 0 }: Attempts<Item, Result>,
): Promise<{ done: Result[]; notTried: NotTried[] }> {
  const done: Result[] = [];
  const notTried: NotTried[] = items.length > most ? [{ count: items.length - most, reason: TOO_MANY }] : [];
  const chosen = items.slice(0, most);
  for (const [index, item] of chosen.entries()) {
    if (page.isLateBy(moreMs)) {
      notTried.push({ count: chosen.length - index, reason: LATE });
      break;
    }
    try {
      const result = await attempt(item);
      if (result !== null) done.push(result);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      notTried.push({ count: 1, reason: error.message });
      if (!(error instanceof OutOfReach)) await page.load();
    }
  }
  return { done, notTried };
}
