import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  speaksOfAdding,
  speaksOfRefreshing,
  speaksOfStep,
} from "#checks/accessibility/wording/count-words.ts";
import { saysWrong } from "#checks/accessibility/wording/error-words.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { leafsThrough } from "#checks/accessibility/wording/leafing-words.ts";
import { speaksOfMore } from "#checks/accessibility/wording/more-words.ts";
import {
  isCountInWords,
  isNumberOf,
  saysItIsUnderWay,
  speaksOfResult,
  tellsCount,
  tellsFound,
} from "#checks/accessibility/wording/result-words.ts";
import type { OperatedControls, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { PassingMessages } from "#gather/operating/messages/message-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

import { leavesFewer, unheardFilter } from "./fewer.ts";
import { saysItWasDone } from "#checks/accessibility/wording/done-words.ts";
import {
  filters,
  isLeftOutAmount,
  isOnlyAnswer,
  isOtherAmount,
  saysNoneIsLeft,
  wordsOfCount,
} from "./what-changed.ts";

const MOST_ERROR_WORDS = 8;
/** Of the texts that one press brings. */
const MOST_TOLD = 3;

/** What a page says to the press of a control, and by itself. */
export function decidePressed([{ controls: operated, notices = [], notTried }, passing]: readonly [
  OperatedControls,
  PassingMessages,
]): Decision | { reason: string } {
  const controls = withPassing(operated, passing);
  const shared = sharedPlaces(controls);
  const answering = controls.filter(
    (control) => (control.said ?? []).some((said) => isResult(said, control, shared)) || bringsMore(control),
  );
  const defects = new Map(
    [
      ...notices.flatMap(unheardNotice),
      ...answering
        .toReversed()
        .flatMap((control) => [...unheardEntries(control), ...unannounced(control, shared)]),
    ].map((defect) => [defect.element?.selector, defect]),
  );
  const kinds = new Set(answering.map(({ element }) => element.component));
  // Where another one like it says something, the page has its way to tell.
  const filtering = controls.filter(
    (control) => leavesFewer(control) && !kinds.has(control.element.component),
  );
  const fewer = new Map(filtering.toReversed().flatMap(unheardFilter));
  const applies = answering.length + notices.length + filtering.length > 0;
  return unlessUntried({ applies, defects: [...defects.values(), ...fewer.values()] }, notTried);
}

/** What comes and goes by itself is a message, whatever it says. */
function withPassing(
  controls: readonly TriedControl[],
  { messages }: PassingMessages,
): readonly TriedControl[] {
  const passing = messages.filter(({ goesByItself }) => goesByItself);
  const isPassing = ({ element, text }: SaidText): boolean =>
    passing.some((one) => one.element.selector === element.selector && one.text === text);
  return controls.map((control) => {
    const { said = [] } = control;
    if (!said.some(isPassing)) return control;
    return {
      ...control,
      said: said.map((one) => (isPassing(one) ? { ...one, isCalledMessage: true } : one)),
    };
  });
}

/** Places that several controls write in: what stands there answers them, whatever it says. */
function sharedPlaces(controls: readonly TriedControl[]): ReadonlySet<string> {
  const answered = controls
    .filter(({ name, role }) => role !== "tab" && !leafsThrough(name === "" ? "a control" : name))
    .flatMap((control) =>
      (control.said ?? [])
        .filter((said) => !isHeading(said) && !isNamedSo(said, control))
        .map((said) => ({ place: said.element.selector, text: said.text })),
    );
  const texts = Map.groupBy(answered, ({ place }) => place);
  return new Set(
    [...texts].filter(([, all]) => new Set(all.map(({ text }) => text)).size > 1).map(([place]) => place),
  );
}

/** What comes by itself may be there for the eyes alone, such as a greeting. */
function unheardNotice({ text, element, isAnnounced }: SaidText): RuleDefect[] {
  if (isAnnounced) return [];
  const message = `Some seconds after the page has loaded, ${quoted(text, "a message")} appears over it, and no screen reader announces it. Do people need to know what it says?`;
  return [{ outcome: "review", message, element }];
}

/** Entries that a button adds to a list are results, of which the words on it alone tell before. */
function bringsMore({ name, added, undoneBy, dialog, states }: TriedControl): boolean {
  const isOpened = undoneBy !== null || dialog !== null || "aria-expanded" in states;
  return added !== undefined && !isOpened && speaksOfMore(name);
}

function unheardEntries(control: TriedControl): RuleDefect[] {
  const { added, name, byEnter, bySpace, byPointer } = control;
  const effect = [byEnter, bySpace, byPointer].find((one) => one !== null && one.shown.length > 0);
  if (added === undefined || added.isAnnounced || !bringsMore(control) || !effect) return [];
  // Where the focus goes on to what came, or the page goes elsewhere, people get to know.
  const staysThere = effect.focus === "control" || effect.focus === "nowhere";
  if (!staysThere || effect.left.length > 0) return [];
  const message = `After ${quoted(name, "a control")} is pressed, more entries appear, and no screen reader announces it. Do people learn in another way that they came?`;
  return [{ outcome: "review", message, element: added.element }];
}

/** What a second press or Escape takes back is a part of the page that opens, whatever it says. */
function unannounced(control: TriedControl, shared: ReadonlySet<string>): RuleDefect[] {
  const { said = [], undoneBy, dialog, name, byEnter, bySpace, byPointer } = control;
  const effect = [byEnter, bySpace, byPointer].find(
    (one) => one !== null && one.texts.length + one.shown.length > 0,
  );
  // What only the pointer works often takes no focus, and what is drawn anew loses it: nobody is led on.
  const isLost = effect?.focus === "nowhere" && (effect === byPointer || effect.isReplaced);
  const staysThere = effect?.focus === "control" || isLost;
  const isOpened = undoneBy !== null || dialog !== null || "aria-expanded" in control.states;
  // What Escape alone takes back may be a message that can be closed.
  const isClosed = undoneBy === "escape" && dialog === null && !("aria-expanded" in control.states);
  // A count or a sum that changes is no part of the page that opens, though a second press may bring back the old one.
  const isCount = (one: SaidText): boolean =>
    isOtherCount(one, control) ||
    isCountOf(one, control) ||
    isOtherAmount(one) ||
    (isClosed && speaksOfResult(one.text) && !isNamedSo(one, control));
  if (
    ((isOpened || effect?.isRenamed === true) && !said.some(isCount)) ||
    !staysThere ||
    effect === undefined ||
    effect === null ||
    effect.left.length > 0
  )
    return [];
  if (said.some(({ isAnnounced }) => isAnnounced)) return amountLeftOut(control);
  const results = said.filter(
    isOpened || effect.isRenamed ? isCount : (one) => isResult(one, control, shared),
  );
  const first = results.find((one) => isSureResult(one, control)) ?? results[0];
  if (first === undefined) return [];
  const { element } = first;
  const what = [first, ...results.filter((one) => one !== first)]
    .slice(0, MOST_TOLD)
    .map((one) => whatComes(one, control))
    .join(" and ");
  const message = `After ${quoted(name, "a control")} is pressed, ${what}, and no screen reader announces it`;
  if (effect.isRenamed) {
    const question = "Does the new name of the control say enough, and do screen readers read it out?";
    return [{ outcome: "review", message: `${message}. ${question}`, element }];
  }
  if (isSureResult(first, control)) return [{ message, element }];
  return [{ outcome: "review", message: `${message}. ${questionOf(first)}`, element }];
}

/** Something is announced, though not what it all costs now. */
function amountLeftOut({ said = [], name }: TriedControl): RuleDefect[] {
  const amount = said.find(isLeftOutAmount);
  if (amount === undefined) return [];
  const { text, around, toldInstead, element } = amount;
  const message = `After ${quoted(name, "a control")} is pressed, a screen reader announces ${quoted(toldInstead ?? "", "a message")}, but not ${quoted(around ?? text, "the amount")}`;
  return [
    { outcome: "review", message: `${message}. Do people have to find the new amount themselves?`, element },
  ];
}

type Pressed = Pick<TriedControl, "name" | "byEnter" | "bySpace" | "byPointer" | "givesMarkUp">;

/** What is told of a text, of a number that changed, or of a sum. */
function whatComes({ text, count, around }: SaidText, pressed: Pressed): string {
  if (count === undefined || !isCountOf({ count }, pressed))
    return `${quoted(around ?? text, "a message")} appears`;
  return `the number ${count.from} becomes ${count.to}`;
}

function questionOf(said: SaidText): string {
  if (isOtherAmount(said)) return "Do people have to find the new amount themselves?";
  if (saysItIsUnderWay(said.text)) return "Do people wait long enough that they must be told?";
  return "Is it what people pressed for?";
}

function isResult(said: SaidText, pressed: Pressed, shared: ReadonlySet<string>): boolean {
  return (
    shared.has(said.element.selector) ||
    isSureResult(said, pressed) ||
    isOtherCount(said, pressed) ||
    isOtherAmount(said) ||
    saysItIsUnderWay(said.text) ||
    answersPress(said, pressed)
  );
}

/**
 * A text in place of another one, one that a page holds back for a moment, or what one of several choices brings. The next of
 * several texts in one place is what a person asked for who leafs through them, and what comes anew often explains something.
 */
function answersPress(said: SaidText, pressed: Pressed): boolean {
  if (leafsThrough(pressed.name) || isNamedSo(said, pressed) || isHeading(said)) return false;
  return [pressed.byEnter, pressed.bySpace, pressed.byPointer].some(
    (effect) =>
      isOnlyAnswer(said, effect) &&
      (said.isChanged === true || effect?.isLate === true || isOneOfSeveral(effect, pressed)),
  );
}

function isOneOfSeveral(effect: Effect | null, { givesMarkUp }: Pressed): boolean {
  return effect?.takesOverMark === true || (givesMarkUp === true && effect?.hasNewLook === true);
}

function isSureResult(said: SaidText, pressed: Pressed): boolean {
  return (
    said.isCalledMessage ||
    said.canBeUndone === true ||
    wasWaitedFor(said) ||
    (!isNamedSo(said, pressed) && (speaksOfResult(said.text) || isShortError(said))) ||
    (!isHeading(said) && !isNamedSo(said, pressed) && saysItWasDone(said.text, pressed.name)) ||
    tellsFound(said.text) ||
    countsWhatIsLeft(said) ||
    (said.isBar === true && isNumberOf(said.text)) ||
    [pressed.byEnter, pressed.bySpace, pressed.byPointer].some((effect) => saysNoneIsLeft(said, effect)) ||
    (said.isChanged === true && tellsCount(said.text)) ||
    isCountOf(said, pressed)
  );
}

const ENDS_IN_DOTS = /(?:…|\.{3})\P{L}*$/u;

/** Whether it came in place of a word on what is being done, as a result does. */
function wasWaitedFor({ after, text }: SaidText): boolean {
  if (after === undefined || ENDS_IN_DOTS.test(text)) return false;
  return ENDS_IN_DOTS.test(after) || saysItIsUnderWay(after);
}

function countsWhatIsLeft(said: SaidText): boolean {
  return said.isChanged === true && said.countsEntries === true && isCountInWords(wordsOfCount(said));
}

/** What a control is called is the title of what it shows, such as all that was sent. */
function isNamedSo({ text }: SaidText, { name }: Pressed): boolean {
  return plainWords(name).includes(plainWords(text));
}

/** A longer text may explain what can go wrong, and a heading may stand above that. */
function isShortError(said: SaidText): boolean {
  return !isHeading(said) && saysWrong(said) && said.text.split(" ").length <= MOST_ERROR_WORDS;
}

function isHeading({ element }: SaidText): boolean {
  return /^<h[1-6][\s>]/i.test(element.snippet);
}

/** A number beside a control that makes it larger or smaller by one, counts what the control adds, or is read anew by it. */
function isCountOf(
  { count: alone, countInWords: count = alone }: Pick<SaidText, "count" | "countInWords">,
  { name }: Pressed,
): boolean {
  if (count === undefined) return false;
  const isStep = Math.abs(count.to - count.from) === 1 && speaksOfStep(name);
  return isStep || speaksOfRefreshing(name) || (count.to > count.from && speaksOfAdding(name));
}

/** Where entries go or come back, a number of them is a count, whatever they are called. */
function isOtherCount(said: SaidText, pressed: Pressed): boolean {
  const { byEnter, bySpace, byPointer } = pressed;
  if (said.isChanged !== true) return false;
  const isCount = [byEnter, bySpace, byPointer].some(filters) && isNumberOf(wordsOfCount(said));
  return tellsCount(said.text) || isCount;
}
