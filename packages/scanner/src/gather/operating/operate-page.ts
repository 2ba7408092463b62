import type { NetworkGate } from "#egress/network-gate.ts";
import { factsOf, type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import { answerTo } from "#gather/examining/examined.ts";
import { askerFor, type AskWanted, wantedOf, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import { findAll, type Found } from "#gather/operating/find-all.ts";
import { TRIED_CALENDARS } from "#gather/operating/calendar-facts.ts";
import { GESTURES } from "#gather/operating/gesture-facts.ts";
import { TRIED_LISTS } from "#gather/operating/list-facts.ts";
import { NARROW_OPENINGS } from "#gather/operating/narrow-opened-facts.ts";
import { openWhenNarrow } from "#gather/operating/open-when-narrow.ts";
import { TEXTS_IN_USE } from "#gather/operating/look-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/message-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened-facts.ts";
import { type ControlsInTurns, operateLater } from "#gather/operating/operate-controls.ts";
import { answersInside } from "#gather/operating/move-inside.ts";
import { operateInBothWindows } from "#gather/operating/narrow-window.ts";
import {
  operateBegun,
  operateCalendars,
  operateFields,
  operateForms,
  operateGestures,
  operateLateComers,
  operateLinks,
  operateLists,
  operateLooks,
  operateMessages,
  operatePointerActs,
  operateSliders,
  operateTimers,
  operateTriggers,
} from "#gather/operating/operate-parts.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/form-facts.ts";
import {
  CHOICES,
  HOVER_CONTENTS,
  type NotTried,
  OPERATED_CONTROLS,
  type TriedControl,
} from "#gather/operating/operating-facts.ts";
import { PageTimers } from "#gather/operating/page-timers.ts";
import { OperatingTab } from "#gather/operating/operating-tab.ts";
import { POINTER_ACTS } from "#gather/operating/pointer-act-facts.ts";
import { FOLLOWED_LINKS } from "#gather/operating/route-facts.ts";
import { TRIED_SLIDERS } from "#gather/operating/slider-facts.ts";
import { ROWS_OF_SLIDES } from "#gather/operating/slides-facts.ts";
import { TIMED_CHANGES } from "#gather/operating/timer-facts.ts";
import type { TriedComponents } from "#gather/operating/tried-components.ts";
import { LATE } from "#gather/operating/try-each.ts";
import { tryInside } from "#gather/operating/try-inside.ts";
import { takeWayIn } from "#gather/operating/way-in.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { USUAL_WINDOW, type Viewport } from "#gather/page/viewport.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

const NO_GATE = "The page could not be cut off from its server, so we did not operate it.";
/** Facts that only a page that is operated tells. */
export const OPERATED_FACTS = [
  CHOICES,
  SENT_FORMS,
  HOVER_CONTENTS,
  OPERATED_CONTROLS,
  TRIED_LISTS,
  TRIED_CALENDARS,
  GESTURES,
  POINTER_ACTS,
  TRIED_SLIDERS,
  FOLLOWED_LINKS,
  TEXTS_IN_USE,
  PASSING_MESSAGES,
  OPENED_STATES,
  ROWS_OF_SLIDES,
  TIMED_CHANGES,
  NARROW_OPENINGS,
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
  /** Window of the visit; the usual one when absent. */
  usual?: Viewport;
  /** What brings nothing of it is not operated. */
  wants?: WantsFacts;
  /** Selectors of what takes turns by itself; nothing is known of that when absent. */
  turning?: string[];
  /** Shut while the page is operated; null where the context cannot be cut off. */
  gate: NetworkGate | null;
}

/**
 * Loads a page once more and operates it, cut off from every server: fields first, then what shows more when pointed
 * at, then controls, lists and gestures. Must be the last to look at a page. What fails costs only its own answers.
 */
export async function operatePage(
  tab: PageTab,
  { url, usual = USUAL_WINDOW, limits, tried, gate, turning = [], wants = wantedOf() }: OperatingPlan,
): Promise<PageFacts> {
  if (!wants(...OPERATED_FACTS)) return {};
  if (gate === null) return await noneOf(OPERATED_FACTS, new PageTrouble(NO_GATE));
  const timers = new PageTimers(tab);
  const page = new OperatingTab(tab, url, {
    usual,
    limits,
    gate,
    turning,
    timers,
    until: Date.now() + limits.operateMs,
  });
  page.opened.isWanted = wants(OPENED_STATES);
  if (!wants(SENT_FORMS)) page.sentInside = null;
  try {
    await quietly(() => timers.watch());
    await page.load();
  } catch (error) {
    return await noneOf(OPERATED_FACTS, error);
  }
  const ask = askerFor(wants);
  const inFront = await operateInFront(page);
  const found = await findAll(page, timers);
  const choose = async () => await operateFields(page, await found.fields(), tried);
  const facts = {
    ...(await ask(ROWS_OF_SLIDES, async () => ({ stuck: await found.rows() }))),
    ...(await ask(CHOICES, choose, OPENED_STATES, OPERATED_CONTROLS, TRIED_CALENDARS)),
    ...(await operateFormsAndTriggers(page, { found, timers, tried, ask })),
    ...(await ask(TIMED_CHANGES, async () => await operateTimers(page, timers, await found.timers()))),
    ...(await operateWhatIsPressed(page, { found, timers, tried, ask })),
    ...(await ask(PASSING_MESSAGES, () => operateMessages(page, tried))),
    ...(await ask(OPENED_STATES, () => Promise.resolve(page.opened.facts()))),
  };
  const chosen = wants(CHOICES) ? await withAnswers(page, facts) : facts;
  const timed = wants(TIMED_CHANGES) ? await withBegun(page, timers, chosen) : chosen;
  const narrow = await ask(NARROW_OPENINGS, () => openWhenNarrow(page, controlsIn(facts), tried));
  await leaveQuietly(page, timers);
  const all = withValue({ ...timed, ...narrow }, OPERATED_CONTROLS, (operated) => ({
    ...operated,
    controls: [...inFront.tried, ...operated.controls],
    notTried: [...inFront.left, ...operated.notTried],
  }));
  return withUnreachedSteps(withSentInside(all, page.sentInside ?? []));
}

/** With what came of the questions in later steps of forms. */
async function withAnswers(page: OperatingTab, facts: PageFacts): Promise<PageFacts> {
  const inside = await answersInside(page);
  return withValue(facts, CHOICES, ({ choices, notTried }) => ({
    choices: [...choices, ...inside.choices],
    notTried: [...notTried, ...inside.notTried],
  }));
}

/** With the time limits that what was pressed has begun, which are known only once all else was operated. */
async function withBegun(page: OperatingTab, timers: PageTimers, facts: PageFacts): Promise<PageFacts> {
  const { done, notTried } = await operateBegun(page, timers);
  return withValue(facts, TIMED_CHANGES, (changes) => ({
    ...changes,
    notTried: [...changes.notTried, ...notTried],
    ...(done.length === 0 ? {} : { begun: done }),
  }));
}

/** Operates what lies over all of a page as it was loaded, and takes it away. What is not there to be tried lies behind it. */
async function operateInFront(page: OperatingTab): ReturnType<typeof tryInside> {
  try {
    const layer = await page.call("layerInFront");
    if (layer === null) return { tried: [], left: [] };
    const inFront = await tryInside(page, { ...layer, open: () => Promise.resolve() });
    await takeWayIn(page, layer);
    return inFront;
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    page.spoil();
    return { tried: [], left: [] };
  }
}

/** What stands in a step of a form that did not open could not be operated either. */
function withUnreachedSteps(facts: PageFacts): PageFacts {
  const sent = factsOf({ facts }, SENT_FORMS);
  if (sent?.gathered !== true) return facts;
  const { stepsNotReached = [] } = sent.value;
  if (stepsNotReached.length === 0) return facts;
  const withSteps = <Facts extends { notTried: NotTried[] }>(
    all: PageFacts,
    asked: Probe<Facts>,
  ): PageFacts =>
    withValue(all, asked, (value) => ({ ...value, notTried: [...value.notTried, ...stepsNotReached] }));
  return withSteps(withSteps(withSteps(facts, OPERATED_CONTROLS), GESTURES), TRIED_SLIDERS);
}

/** Forms in contents that opened are forms of the page, too. */
function withSentInside(facts: PageFacts, inside: readonly SentForms[]): PageFacts {
  return inside.length === 0 ? facts : withValue(facts, SENT_FORMS, (sent) => withThose(sent, inside));
}

function withThose(sent: SentForms, inside: readonly SentForms[]): SentForms {
  const all = [sent, ...inside];
  const answers = all.flatMap((one) => one.answers ?? []);
  const steps = all.flatMap((one) => one.steps ?? []);
  const filledIn = all.flatMap((one) => one.filledIn ?? []);
  const stepsNotTried = all.flatMap((one) => one.stepsNotTried ?? []);
  const stepsNotReached = all.flatMap((one) => one.stepsNotReached ?? []);
  return {
    ...sent,
    forms: all.flatMap(({ forms }) => forms),
    notTried: all.flatMap(({ notTried }) => notTried),
    ...(steps.length === 0 ? {} : { steps }),
    ...(filledIn.length === 0 ? {} : { filledIn }),
    ...(answers.length === 0 ? {} : { answers }),
    ...(stepsNotTried.length === 0 ? {} : { stepsNotTried }),
    ...(stepsNotReached.length === 0 ? {} : { stepsNotReached }),
  };
}

/** What must be looked for in the steps of forms, too. */
const IN_STEPS = [
  PASSING_MESSAGES,
  OPENED_STATES,
  OPERATED_CONTROLS,
  GESTURES,
  TRIED_SLIDERS,
  TIMED_CHANGES,
  CHOICES,
];

/** What is known only of what controls brought. */
const WITH_CONTROLS = [PASSING_MESSAGES, OPENED_STATES, SENT_FORMS, TIMED_CHANGES, NARROW_OPENINGS];

interface Operating {
  found: Found;
  timers: PageTimers;
  tried: TriedComponents;
  ask: AskWanted;
}

async function operateFormsAndTriggers(
  page: OperatingTab,
  { found, tried, ask }: Operating,
): Promise<PageFacts> {
  const send = async () => await operateForms(page, await found.forms(), tried);
  const pointAt = async () => await operateTriggers(page, await found.triggers(), tried);
  return {
    ...(await ask(SENT_FORMS, send, ...IN_STEPS)),
    ...(await ask(HOVER_CONTENTS, pointAt, OPENED_STATES)),
  };
}

async function operateWhatIsPressed(
  page: OperatingTab,
  { found, timers, tried, ask }: Operating,
): Promise<PageFacts> {
  let left: ControlsInTurns | null = null;
  const press = async () => {
    const { notTried, ...came } = await operateLateComers(page, timers, found);
    const { later, ...operated } = await operateInBothWindows(page, await found.controls(), tried);
    left = later;
    return {
      ...operated,
      notTried: [...notTried, ...operated.notTried],
      ...came,
    };
  };
  const facts = {
    ...(await ask(OPERATED_CONTROLS, press, ...WITH_CONTROLS)),
    ...(await ask(
      TRIED_LISTS,
      async () => await operateLists(page, await found.lists(), tried),
      OPENED_STATES,
    )),
    ...(await ask(
      TRIED_CALENDARS,
      async () => await operateCalendars(page, await found.calendars(), tried),
      OPENED_STATES,
    )),
    ...(await ask(GESTURES, async () => await operateGestures(page, await found.targets(), tried))),
    ...(await ask(POINTER_ACTS, async () => await operatePointerActs(page, await found.acts(), tried))),
    ...(await ask(TRIED_SLIDERS, async () => await operateSliders(page, await found.sliders()))),
    ...(await ask(FOLLOWED_LINKS, async () => await operateLinks(page, await found.links()))),
    ...(await ask(TEXTS_IN_USE, async () => await operateLooks(page, await found.looks(), tried))),
  };
  return left === null ? facts : await withLater(page, facts, { left, tried });
}

async function withLater(
  page: OperatingTab,
  facts: PageFacts,
  { left, tried }: { left: ControlsInTurns; tried: TriedComponents },
): Promise<PageFacts> {
  const later = await operateLater(page, left, tried);
  return withValue(facts, OPERATED_CONTROLS, (operated) => ({
    ...operated,
    ...later,
    controls: [...operated.controls, ...later.controls],
    notTried: [...operated.notTried, ...later.notTried],
  }));
}

/** @throws PageTrouble where the controls of the page could not be operated */
function controlsIn(facts: PageFacts): TriedControl[] {
  const known = factsOf({ facts }, OPERATED_CONTROLS);
  if (known?.gathered === true) return known.value.controls;
  throw new PageTrouble(known?.reason ?? NO_GATE);
}

/** Facts of which those of one probe are others; as they are where it was not asked, or could not be answered. */
function withValue<Facts>(facts: PageFacts, asked: Probe<Facts>, change: (value: Facts) => Facts): PageFacts {
  const known = factsOf({ facts }, asked);
  const answer = facts[asked.id];
  if (known?.gathered !== true || answer?.gathered !== true) return facts;
  return { ...facts, [asked.id]: { ...answer, value: change(known.value) } };
}

async function leaveQuietly(page: OperatingTab, timers: PageTimers): Promise<void> {
  await quietly(() => timers.end());
  await quietly(() => page.leave());
}

/**
 * A page that hangs or is gone by now costs nothing of what was seen of it; its tab is closed or cleaned next. What is not
 * watched says so once it is asked.
 */
async function quietly(attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch {
    // Said by whatever is asked next.
  }
}

async function noneOf(probes: readonly Probe<unknown>[], error: unknown): Promise<PageFacts> {
  const parts = await Promise.all(probes.map((probe) => answerTo(probe, () => Promise.reject(error))));
  return Object.assign({}, ...parts) as PageFacts;
}
