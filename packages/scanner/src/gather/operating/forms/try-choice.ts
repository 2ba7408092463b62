import {
  ARROW_DOWN,
  ARROW_RIGHT,
  ARROW_UP,
  BACKSPACE,
  type Key,
  SPACE,
} from "#gather/examining/key-presses.ts";
import type { Choice, CoveredByBar } from "#gather/operating/forms/choice-facts.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";
import { type Effect, hasEffect, isWritten } from "#gather/operating/controls/effect-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { BoxOfField, OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import { BEHIND, GONE, OutOfReach, UNREACHED } from "#gather/operating/page/out-of-reach.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import { withLateReaction } from "#gather/operating/controls/late-reaction.ts";
import { saidOf } from "#gather/operating/messages/said-of.ts";
import {
  clearedOnLeaving,
  emptiedAtZero,
  saidOnWriting,
  tryFile,
} from "#gather/operating/forms/try-on-field.ts";
import { boxOfField } from "#gather/operating/forms/box-of-field.ts";
import { tryDialog } from "#gather/operating/opened/try-dialog.ts";
import { wordsSince } from "#gather/operating/controls/words-since.ts";

/** Key that chooses something else; none for what is written in. */
const KEYS = {
  select: ARROW_DOWN,
  radio: SPACE,
  checkbox: SPACE,
  slider: ARROW_UP,
  number: ARROW_UP,
  text: null,
  file: null,
  control: null,
} as const;
/** Fields wait for more letters before they search. */
const TYPING_MS = 450;
const END = { key: "End", keyCode: 35 };
const LETTER = { key: "a", keyCode: 65 };
const DIGIT = { key: "1", keyCode: 49 };
const RARE_LETTERS = [
  { key: "q", keyCode: 81 },
  { key: "z", keyCode: 90 },
];

/**
 * Gives a field the focus, and chooses something else in it. Leaves the page as it was.
 *
 * @throws OutOfReach where the field is not there
 */
export async function tryChoice(page: OperatingTab, field: ChoiceField): Promise<Choice> {
  if (field.kind === "file") return await tryFile(page, field);
  const { element, label, kind, advice, searchesAtOnce, fullAfter } = field;
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", element.selector))) throw new OutOfReach(GONE);
  if (!(await page.call("isReachable"))) throw new OutOfReach(BEHIND);
  // An answer chosen before may have put it out of use.
  if (await page.call("isDisabled")) throw new OutOfReach(UNREACHED);
  const onFocus = await page.effectOf(async () => {
    await page.call("focusIt");
  });
  if (onFocus.shown.length > 0) await page.opened.examine(page, "moving to");
  const box = kind === "text" && onFocus.shown.length > 0 ? await boxOfField(page) : null;
  if (onFocus.shown.length > 0 && onFocus.focus === "control") await noteInside(page, field);
  const key = KEYS[kind];
  const canChoose = key !== null && onFocus.focus === "control";
  const onChoosing = canChoose ? await chosen(page, field, key) : null;
  const onceFull =
    fullAfter !== undefined && searchesAtOnce === undefined && onFocus.focus === "control"
      ? await whenFull(page, fullAfter)
      : {};
  const said = onChoosing === null ? await search(page, searchesAtOnce) : await saidOf(page, onChoosing);
  const saidWhenFull = onFocus.focus === "control" ? await fillUp(page, field) : [];
  const isGone = onChoosing !== null && kind === "radio" && (await page.call("isQuestionGone"));
  const words = await wordsSince(page, onChoosing);
  const covered = onChoosing === null ? null : await behindBars(page, onChoosing);
  const dialog = await dialogOf(page, { box, onFocus });
  if (covered !== null || dialog !== null) page.spoil();
  else if (onChoosing !== null) await takeBack(page, onChoosing);
  else if (kind === "text" || onFocus.shown.length + onFocus.hidden.length > 0) await leaveField(page);
  const more = {
    ...(await saidOnWriting(page, field)),
    ...(await emptiedAtZero(page, field)),
    ...(await clearedOnLeaving(page, field)),
  };
  return {
    element,
    label,
    kind,
    advice,
    ...more,
    ...onceFull,
    ...words,
    onFocus,
    ...(box === null ? {} : { box }),
    ...(dialog === null ? {} : { dialog }),
    onChoosing,
    ...(isGone ? { isQuestionGone: true } : {}),
    ...(covered === null ? {} : { covered }),
    ...(said.length === 0 ? {} : { said }),
    ...(saidWhenFull.length === 0 ? {} : { saidWhenFull }),
    ...(saidWhenFull.length > 0 && field.takesMore === true ? { isPastLimit: true } : {}),
  };
}

/** Tries a dialog that came over the page and left the focus in its field; null where none did, or it is gone again. */
async function dialogOf(
  page: OperatingTab,
  { box, onFocus }: { box: BoxOfField | null; onFocus: Effect },
): Promise<OpenedDialog | null> {
  const saysSo = box !== null && (box.role === "dialog" || box.role === "alertdialog");
  const isLeft = saysSo && box.isBoxOnVeil === true && onFocus.focus === "control";
  return isLeft && !page.isLate ? await tryDialog(page) : null;
}

/** What comes of the next choice; of a list that scripts hear of, also of the last one, which often stands for all others. */
async function chosen(page: OperatingTab, { kind, hasMore }: ChoiceField, key: Key): Promise<Effect> {
  const next = await withLateReaction(page, await page.effectOf(() => page.press(key)));
  const isQuiet = next.focus === "control" && next.left.length + next.asked === 0;
  if (kind !== "select" || hasMore !== true || !isQuiet || !isWithin(next)) return next;
  const last = await page.effectOf(() => page.press(END));
  return last.left.length > 0 || last.focus === "elsewhere" ? last : next;
}

/** Whether nothing of the page beyond a field is other than before. */
function isWithin({ shown, hidden, texts }: Effect): boolean {
  return shown.length + hidden.length + texts.length === 0;
}

/**
 * What a field brings that can't be written in, such as times to choose from, is operated later, as long as no arrow key
 * moves in it. Whole months are tried as calendars.
 */
async function noteInside(page: OperatingTab, { element, kind, label }: ChoiceField): Promise<void> {
  if (kind !== "text") return;
  const isReadOnly = await page.call("isReadOnly");
  if (await page.call("showsMonth")) page.monthFields.push({ field: element, name: label, isReadOnly });
  else if (isReadOnly) await noteControlsInside(page, element);
}

async function noteControlsInside(page: OperatingTab, element: ElementRef): Promise<void> {
  const inside = await page.call("controlsInOpened");
  // The days of a month are alike, and two fields may share one calendar.
  const days = inside.filter(({ focus }) => focus === "none").toReversed();
  const controls = [...new Map(days.map((day) => [day.element.component, day])).values()].toReversed();
  const isKnown = (day: Control): boolean =>
    page.insideSteps.some((step) =>
      step.controls.some((one) => one.element.selector === day.element.selector),
    );
  if (controls.length === 0 || controls.some(isKnown) || (await hasKeys(page))) return;
  const open = async (): Promise<void> => {
    if (await page.call("begin", element.selector)) await page.focus();
    await page.rest();
  };
  page.insideSteps.push({ open, controls });
}

async function hasKeys(page: OperatingTab): Promise<boolean> {
  for (const key of [ARROW_DOWN, ARROW_RIGHT]) {
    const effect = await page.effectOf(() => page.press(key));
    const staysHere = effect.focus === "control";
    if (staysHere && !hasEffect(effect)) continue;
    page.spoil();
    return true;
  }
  return false;
}

/** Goes through the page where a bar came over it, so that nothing of it is as before. */
async function behindBars(page: OperatingTab, { shown, left }: Effect): Promise<CoveredByBar[] | null> {
  return shown.length === 0 || left.length > 0 ? null : await page.call("coveredByBars");
}

/** Writes what hardly anything is called, and takes it back letter by letter. */
async function search(page: OperatingTab, by: ChoiceField["searchesAtOnce"]): Promise<SaidText[]> {
  if (by === undefined) return [];
  const effect = await page.effectOf(async () => {
    for (const letter of RARE_LETTERS) await page.press(letter);
  }, TYPING_MS);
  // A field that nothing calls a search is one where entries go that do not fit.
  const isSearch = by === "by its name" || effect.hidden.length > 0;
  const said = isSearch ? await saidOf(page, effect) : [];
  for (const _ of RARE_LETTERS) await page.press(BACKSPACE);
  await page.rest(TYPING_MS);
  if (!(await page.call("isUndone"))) page.spoil();
  return said;
}

/** What a page says to the last letter that a field takes. Spoils the page. */
async function fillUp(
  page: OperatingTab,
  { element, mostLetters, takesMore }: ChoiceField,
): Promise<SaidText[]> {
  if (mostLetters === undefined) return [];
  if (!(await page.call("begin", element.selector)) || !(await page.focus())) return [];
  await page.write("a".repeat(takesMore === true ? mostLetters : mostLetters - 1));
  await page.rest(TYPING_MS);
  const effect = await page.effectOf(() => page.press(LETTER), TYPING_MS);
  const said = await saidOf(page, effect);
  page.spoil();
  return said;
}

/** Fills a field, and whether something else has the focus then, or the page leads elsewhere. */
async function whenFull(
  page: OperatingTab,
  letters: number,
): Promise<Pick<Choice, "passesFocusOn" | "leadsOnWhenFull">> {
  const effect = await page.effectOf(async () => {
    for (let letter = 0; letter < letters; letter += 1) await page.press(DIGIT);
  }, TYPING_MS);
  await takeBack(page, effect);
  return {
    passesFocusOn: effect.focus === "elsewhere",
    ...(effect.left.length > 0 ? { leadsOnWhenFull: true } : {}),
  };
}

/** What a field shows while it has the focus, such as a calendar, may stay when it has lost it. */
async function leaveField(page: OperatingTab): Promise<void> {
  await page.call("blurAll");
  await page.rest();
  if (!(await page.call("isUndone"))) page.spoil();
}

/** Whether other parts of the page are told of it, as fields that are put out of use. */
function tellsOthers({ states }: Effect): boolean {
  return states.some((state) => !state.ofControl && !isWritten(state));
}

/** Where the choice alone is other than before, it is set back; else the page starts anew. */
async function takeBack(page: OperatingTab, effect: Effect): Promise<void> {
  page.hasChosen = true;
  if (!isWithin(effect) || effect.asked > 0 || tellsOthers(effect)) page.spoil();
  else await page.call("putBackFields");
}
