import { factsOf, type PageFacts } from "#evidence/probe-facts.ts";
import { type AskWanted, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import { TRIED_CALENDARS } from "#gather/operating/lists/calendar-facts.ts";
import type { Found } from "#gather/operating/find-all.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import { withSentInside, withValue } from "#gather/operating/join-facts.ts";
import { TRIED_LISTS } from "#gather/operating/lists/list-facts.ts";
import { TEXTS_IN_USE } from "#gather/operating/hover/look-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/messages/message-facts.ts";
import { NARROW_OPENINGS } from "#gather/operating/opened/narrow-opened-facts.ts";
import { answersInside } from "#gather/operating/opened/move-inside.ts";
import { operateInBothWindows } from "#gather/operating/page/narrow-window.ts";
import { openWhenNarrow } from "#gather/operating/opened/open-when-narrow.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { type ControlsInTurns, operateLater } from "#gather/operating/controls/operate-controls.ts";
import {
  operateCalendars,
  operateFields,
  operateForms,
  operateGestures,
  operateLinks,
  operateLists,
  operateLooks,
  operateMessages,
  operatePointerActs,
  operateSliders,
  operateTriggers,
} from "#gather/operating/operate-parts.ts";
import { operateBegun, operateLateComers, operateTimers } from "#gather/operating/timers/operate-timers.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS, type TriedControl } from "#gather/operating/controls/control-facts.ts";
import { HOVER_CONTENTS } from "#gather/operating/hover/hover-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import { POINTER_ACTS } from "#gather/operating/gestures/pointer-act-facts.ts";
import { FOLLOWED_LINKS } from "#gather/operating/views/route-facts.ts";
import { TRIED_SLIDERS } from "#gather/operating/gestures/slider-facts.ts";
import { ROWS_OF_SLIDES } from "#gather/operating/gestures/slides-facts.ts";
import { TIMED_CHANGES } from "#gather/operating/timers/timer-facts.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const NOT_OPERATED = "The controls of the page could not be operated.";

/** How a view is operated. */
export interface Operating {
  found: Found;
  timers: PageTimers;
  /** Components of the site that were operated before. */
  tried: TriedComponents;
  wants: WantsFacts;
  ask: AskWanted;
}

/**
 * Operates all that was found in what a page shows: fields first, then what shows more when pointed at, then controls, lists
 * and gestures. What fails costs only its own answers.
 */
export async function operateView(page: OperatingTab, operating: Operating): Promise<PageFacts> {
  const { found, timers, tried, wants, ask } = operating;
  const choose = async () => await operateFields(page, await found.fields(), tried);
  const facts = {
    ...(await ask(ROWS_OF_SLIDES, async () => ({ stuck: await found.rows() }))),
    ...(await ask(CHOICES, choose, OPENED_STATES, OPERATED_CONTROLS, TRIED_CALENDARS)),
    ...(await operateFormsAndTriggers(page, operating)),
    ...(await ask(TIMED_CHANGES, async () => await operateTimers(page, timers, await found.timers()))),
    ...(await operateWhatIsPressed(page, operating)),
    ...(await ask(PASSING_MESSAGES, () => operateMessages(page, tried))),
    ...(await ask(OPENED_STATES, () => Promise.resolve(page.opened.facts()))),
  };
  const chosen = wants(CHOICES) ? await withAnswers(page, facts) : facts;
  const timed = wants(TIMED_CHANGES) ? await withBegun(page, timers, chosen) : chosen;
  const narrow = await ask(NARROW_OPENINGS, () => openWhenNarrow(page, controlsIn(facts), tried));
  return withSentInside({ ...timed, ...narrow }, page.sentInside ?? []);
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
  throw new PageTrouble(known?.reason ?? NOT_OPERATED);
}
