import type { ElementRef } from "#evidence/document.ts";
import type { TriedCalendars } from "#gather/operating/lists/calendar-facts.ts";
import type { Gestures } from "#gather/operating/gestures/gesture-facts.ts";
import type { TriedLists } from "#gather/operating/lists/list-facts.ts";
import type { TextsInUse } from "#gather/operating/hover/look-facts.ts";
import type { PassingMessages } from "#gather/operating/messages/message-facts.ts";
import type { FilledForm, FormAnswer, FormStep, SentForms } from "#gather/operating/forms/form-facts.ts";
import type { Choices } from "#gather/operating/forms/choice-facts.ts";
import type { HoverContents } from "#gather/operating/hover/hover-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { gesturesInside, slidersInside } from "#gather/operating/opened/move-inside.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PointerActs } from "#gather/operating/gestures/pointer-act-facts.ts";
import type { FollowedLink, FollowedLinks } from "#gather/operating/views/route-facts.ts";
import type { TriedSliders } from "#gather/operating/gestures/slider-facts.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { tryCalendar } from "#gather/operating/lists/try-calendar.ts";
import { tryChoice } from "#gather/operating/forms/try-choice.ts";
import { each, eachAndBeyond, LATE, someOfEach } from "#gather/operating/controls/try-each.ts";
import { tryForm } from "#gather/operating/forms/try-form.ts";
import { tryGesture } from "#gather/operating/gestures/try-gesture.ts";
import { tryHover } from "#gather/operating/hover/try-hover.ts";
import { tryList } from "#gather/operating/lists/try-list.ts";
import { tryLook } from "#gather/operating/hover/try-look.ts";
import { tryMessage } from "#gather/operating/messages/try-message.ts";
import { tryPointerAct } from "#gather/operating/gestures/try-pointer-act.ts";
import { tryLink } from "#gather/operating/views/try-link.ts";
import { trySlider } from "#gather/operating/gestures/try-slider.ts";
import type { CalendarToTry } from "#gather/page/in-page/operating/lists/calendars.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import type { FoundTarget } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";
import type { ListToTry } from "#gather/page/in-page/operating/lists/lists-to-try.ts";
import type { LookToTry } from "#gather/page/in-page/operating/hover/looks-in-use.ts";
import type { FoundAct } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";
import type { LinkToTry } from "#gather/page/in-page/operating/controls/routes.ts";
import type { SliderToTry } from "#gather/page/in-page/operating/gestures/sliders.ts";

const MOST_TRIGGERS = 8;
const MOST_FIELDS = 8;
const MOST_FORMS = 3;
const MOST_LISTS = 6;
const MOST_CALENDARS = 3;
const MOST_GESTURES = 5;
const MOST_ACTS = 4;
const MOST_SLIDERS = 4;
const MOST_LOOKS = 8;
const MOST_MESSAGES = 2;
/** Time for messages of the page as it is loaded, beyond that for all else. */
const MESSAGES_MS = 10_000;

/** Gives fields the focus, and chooses in them. */
export async function operateFields(
  page: OperatingTab,
  found: readonly ChoiceField[],
  tried: TriedComponents,
): Promise<Choices> {
  const some = someOfEach(found, ({ element, kind }) => `${kind} ${element.component}`);
  const heard = some.filter(({ isUnheard }) => isUnheard !== true).length;
  // Plain fields come last, and of many the first ones tell for all.
  const fields = some.slice(0, Math.max(MOST_FIELDS, heard));
  const { done, notTried } = await each(page, fields, {
    most: MOST_FIELDS,
    attempt: async (field) => tried.ofField(field) ?? tried.keepField(field, await tryChoice(page, field)),
  });
  return { choices: done, notTried };
}

/** Sends forms: empty, filled in wrongly, and filled in well. */
export async function operateForms(
  page: OperatingTab,
  found: readonly FormToTry[],
  tried: TriedComponents,
): Promise<SentForms> {
  let cutShort = 0;
  const steps: FormStep[] = [];
  const filledIn: FilledForm[] = [];
  const answers: FormAnswer[] = [];
  const stepsNotTried: NotTried[] = [];
  const stepsNotReached: NotTried[] = [];
  const waysBackNotTried: NotTried[] = [];
  const some = someOfEach(found, ({ form }) => form.component);
  // Fields that stand alone come last, and what is not tried of them leaves no form open.
  const forms = some.filter(({ isAlone }, index) => isAlone !== true || index < MOST_FORMS);
  if (forms.length > 0 && page.hasChosen) await page.load();
  const { done, notTried } = await each(page, forms, {
    most: MOST_FORMS,
    attempt: async (form) => {
      const known = tried.ofForm(form);
      const knownAnswer = tried.ofAnswer(form);
      if (knownAnswer !== null) answers.push(knownAnswer);
      if (known !== null) return known;
      const movable = page.movableInside.length;
      const trial = await tryForm(page, form, knownAnswer !== null);
      const { sent, wasCutShort, answer, notFilledInFor, notGoneBackFor } = trial;
      steps.push(...(trial.steps ?? []));
      filledIn.push(...(trial.filledIn ?? []));
      stepsNotReached.push(...(trial.notReached ?? []));
      if (answer !== undefined) answers.push(tried.keepAnswer(form, answer));
      if (notGoneBackFor !== undefined) waysBackNotTried.push({ count: 1, reason: notGoneBackFor });
      if (notFilledInFor !== undefined) stepsNotTried.push({ count: 1, reason: notFilledInFor });
      // What can be moved in its steps must be got to on the next page, too.
      if (!wasCutShort) return page.movableInside.length > movable ? sent : tried.keepForm(form, sent);
      cutShort += 1;
      return sent;
    },
  });
  const late = cutShort === 0 ? [] : [{ count: cutShort, reason: LATE }];
  const led = {
    ...(steps.length === 0 ? {} : { steps }),
    ...(filledIn.length === 0 ? {} : { filledIn }),
    ...(answers.length === 0 ? {} : { answers }),
    ...(stepsNotTried.length === 0 ? {} : { stepsNotTried }),
    ...(stepsNotReached.length === 0 ? {} : { stepsNotReached }),
    ...(waysBackNotTried.length === 0 ? {} : { waysBackNotTried }),
  };
  return { forms: done.flat(), ...led, notTried: [...notTried, ...late] };
}

/** Points at what may show more. */
export async function operateTriggers(
  page: OperatingTab,
  found: readonly ElementRef[],
  tried: TriedComponents,
): Promise<HoverContents> {
  const triggers = someOfEach(found, ({ component }) => component);
  const { done, notTried } = await each(page, triggers, {
    most: MOST_TRIGGERS,
    attempt: (trigger) => tried.unlessNothing("hover", trigger, () => tryHover(page, trigger)),
  });
  return { contents: done, notTried };
}

/** Moves in lists by keyboard. */
export async function operateLists(
  page: OperatingTab,
  found: readonly ListToTry[],
  tried: TriedComponents,
): Promise<TriedLists> {
  const lists = someOfEach(found, ({ control }) => control.component);
  const { done, notTried } = await each(page, lists, {
    most: MOST_LISTS,
    attempt: (list) => tried.unlessNothing("list", list.control, () => tryList(page, list)),
  });
  return { lists: done, notTried };
}

/** Opens calendars and chooses days in them; also those that came when their fields were moved to. */
export async function operateCalendars(
  page: OperatingTab,
  found: readonly CalendarToTry[],
  tried: TriedComponents,
): Promise<TriedCalendars> {
  const known = new Set(found.map(({ field }) => field.selector));
  const others = page.monthFields.filter(({ field }) => !known.has(field.selector));
  const fields = someOfEach([...found, ...others], ({ field }) => field.component);
  const { done, notTried } = await each(page, fields, {
    most: MOST_CALENDARS,
    attempt: (toTry) => tried.unlessNothing("calendar", toTry.field, () => tryCalendar(page, toTry)),
  });
  return { calendars: done, notTried };
}

/** Presses and drags. */
export async function operateGestures(
  page: OperatingTab,
  found: readonly FoundTarget[],
  tried: TriedComponents,
): Promise<Gestures> {
  const moved = new Set<string>();
  const targets = someOfEach(found, ({ element }) => element.component);
  const { done, notTried } = await eachAndBeyond(page, targets, {
    most: MOST_GESTURES,
    isWorthIt: ({ looksDragged }) => looksDragged,
    attempt: async ({ list, looksDragged: _looks, ...target }) => {
      // Of entries of one list the first that goes along tells for all.
      if (list !== null && moved.has(list)) return null;
      const gesture = await tried.unlessNothing("gesture", target.element, () => tryGesture(page, target));
      if (gesture?.isMoved === true && list !== null) moved.add(list);
      return gesture;
    },
  });
  const inside = await gesturesInside(page, tried);
  return { gestures: [...done, ...inside.gestures], notTried: [...notTried, ...inside.notTried] };
}

/** Double-clicks, right-clicks, turns the wheel, holds, and clicks on and moves over drawings, each kind once. */
export async function operatePointerActs(
  page: OperatingTab,
  found: readonly FoundAct[],
  tried: TriedComponents,
): Promise<PointerActs> {
  const kinds = new Map(
    found.toReversed().map(({ cell, ...act }) => [`${act.way} ${cell} ${act.element.component}`, act]),
  );
  const { done, notTried } = await eachAndBeyond(page, [...kinds.values()].toReversed(), {
    most: MOST_ACTS,
    isWorthIt: ({ way }) => way.endsWith("click"),
    attempt: (act) => tried.unlessNothing(act.way, act.element, () => tryPointerAct(page, act)),
  });
  const drawings = found.filter(({ way }) => way === "move").length;
  return { acts: done, notTried, ...(drawings === 0 ? {} : { drawings }) };
}

/** Moves sliders by keyboard. */
export async function operateSliders(
  page: OperatingTab,
  found: readonly SliderToTry[],
): Promise<TriedSliders> {
  const sliders = someOfEach(found, ({ element }) => element.component);
  const { done, notTried } = await each(page, sliders, {
    most: MOST_SLIDERS,
    attempt: (slider) => trySlider(page, slider),
  });
  const inside = await slidersInside(page);
  return { sliders: [...done, ...inside.sliders], notTried: [...notTried, ...inside.notTried] };
}

/** Follows links that scripts may follow themselves, until one leads to a new page: then the others do as well. */
export async function operateLinks(page: OperatingTab, found: readonly LinkToTry[]): Promise<FollowedLinks> {
  let leadsAway = false;
  const { done, notTried } = await each<LinkToTry, FollowedLink>(page, found, {
    most: found.length,
    attempt: async (link) => {
      if (leadsAway) return null;
      const tried = await tryLink(page, link);
      ({ leadsAway } = tried);
      if (leadsAway) page.views.linksLeadAway = true;
      return tried.followed;
    },
  });
  return { links: done, notTried };
}

/** Looks at texts while they are pointed at or focused. */
export async function operateLooks(
  page: OperatingTab,
  looks: readonly LookToTry[],
  tried: TriedComponents,
): Promise<TextsInUse> {
  const { done, notTried } = await each(page, looks, {
    most: MOST_LOOKS,
    attempt: (look) => tryLook(page, look, tried),
  });
  return { texts: done, notTried };
}

/** Watching takes longer than all else, so few are watched, each of its kind once a site. */
export async function operateMessages(page: OperatingTab, tried: TriedComponents): Promise<PassingMessages> {
  const { done, notTried } = await each(page, page.messages.list(), {
    most: MOST_MESSAGES,
    moreMs: page.firstView === null ? MESSAGES_MS : 0,
    attempt: async (toTry) =>
      tried.ofMessage(toTry) ?? tried.keepMessage(toTry, await tryMessage(page, toTry)),
  });
  return { messages: done, notTried };
}
