import {
  ARROW_DOWN,
  ARROW_LEFT,
  ARROW_RIGHT,
  ARROW_UP,
  BACKSPACE,
  BACK_TAB,
  ENTER,
  ESCAPE,
  type Key,
  SPACE,
  TAB,
} from "#gather/examining/key-presses.ts";
import type { TriedList } from "#gather/operating/lists/list-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { BEHIND, GONE, OutOfReach, UNOPENED } from "#gather/operating/page/out-of-reach.ts";
import type { ListAtFirst } from "#gather/page/in-page/operating/lists/item-lists.ts";
import type { ListToTry } from "#gather/page/in-page/operating/lists/lists-to-try.ts";

/** Lists wait a moment for more letters before they show what fits. */
const TYPING_MS = 450;
const FIRST_LETTER = { key: "a", keyCode: 65 };
/** What is found in most lists of words, or begins most names; short lists may have one word alone with the first. */
const OTHER_LETTERS = ["e", "o", "s", "b", "m"];
const PRESSES = 2;
/** Time in which a field that was left closes its list, so that it stays open while options are pressed. */
const LEFT_MS = 300;
const ALT_ARROW_DOWN = { ...ARROW_DOWN, alt: true };
/** Where the last item is the current one, only the way back leads on; where text runs to the left, so does the other side. */
const ALL_WAYS = [ARROW_RIGHT, ARROW_DOWN, ARROW_LEFT, ARROW_UP];

/**
 * Opens a list by keyboard and moves in it. Null where something else opens. Leaves the page
 * as it was.
 *
 * @throws OutOfReach where its control is not there, or nothing opens
 */
export async function tryList(page: OperatingTab, toTry: ListToTry): Promise<TriedList | null> {
  await page.pointAside();
  await page.call("blurAll");
  await page.rest(LEFT_MS);
  if (!(await page.call("begin", toTry.control.selector))) throw new OutOfReach(GONE);
  if (!(await page.call("isReachable"))) throw new OutOfReach(BEHIND);
  await page.call("look");
  if (!(await page.focus()) && !(await page.call("hasFocusWithin"))) throw new OutOfReach(GONE);
  const list = (toTry.isGuess === true ? await openedByFocus(page) : null) ?? (await opened(page, toTry));
  if (list === null && toTry.isOpened && (await page.call("isUndone"))) {
    if (toTry.isField) page.spoil();
    // That only the pointer works a control is seen where it is operated as such.
    const isSure = toTry.isGuess !== true && toTry.replacesSelect !== true;
    if (!isSure || (await isForThePointer(page, toTry))) return null;
    throw new OutOfReach(UNOPENED);
  }
  // A month without a role is tried as a calendar, of which the list may be no more than a row of numbers.
  if (list !== null && list.role === null && toTry.isOpened && (await isOfDays(page, toTry))) {
    page.spoil();
    return null;
  }
  if (list !== null && toTry.isOpened) await page.opened.examine(page, "opening the list of");
  const isPlain = list !== null && (await page.call("isPlainList"));
  const tried = list === null ? null : { ...toTry, ...list, ...(await moveIn(page, toTry)) };
  // Words over the page among which no key moves may be there to be read.
  if (isPlain && tried?.arrows === "nothing") {
    page.spoil();
    return null;
  }
  const isMoved = tried !== null && !(toTry.hasAllStops === true && tried.arrows === "nothing");
  const isTouched = toTry.isField || (isMoved && !toTry.isOpened);
  if (isTouched || !(await page.call("isUndone"))) page.spoil();
  return tried;
}

async function isOfDays(page: OperatingTab, { isGuess }: ListToTry): Promise<boolean> {
  if (await page.call("showsMonth")) return true;
  return isGuess === true && !(await page.call("isListOfWords"));
}

/**
 * The list of words that came with the focus, and in which an arrow key moves. Anything else that does so, such as a
 * calendar, is no answer to what is written.
 */
async function openedByFocus(page: OperatingTab): Promise<OpenedList | null> {
  await page.rest(TYPING_MS);
  const list = await page.call("openList", { isOpened: true });
  if (list !== null && (await page.call("isListOfWords"))) {
    await page.press(ARROW_DOWN);
    await page.rest();
    if ((await page.call("movedInList")) !== "nothing") return list;
  }
  await page.call("look");
  return null;
}

/** Whether a click opens the list of something drawn that no key opens. */
async function isForThePointer(page: OperatingTab, toTry: ListToTry): Promise<boolean> {
  if (toTry.isField || NATIVE.test(toTry.control.snippet)) return false;
  const list = await openedByClick(page, toTry, false);
  page.spoil();
  return list !== null;
}

/** What the browser makes a click of Enter on. */
const NATIVE = /^<(?:button|a|summary|input)\b/;

type OpenedList = ListAtFirst & Pick<TriedList, "opensByClick">;

async function opened(page: OperatingTab, toTry: ListToTry): Promise<OpenedList | null> {
  const { isField, isOpened, isGuess } = toTry;
  const here = await page.call("openList", { isOpened });
  if (here !== null || !isOpened) return here;
  const byKey = await openedByKey(page, isField ? [ARROW_DOWN] : [ENTER, ARROW_DOWN]);
  if (byKey !== null || !isField) return byKey;
  const isWritten = !(await page.call("isReadOnly"));
  if (isWritten) {
    if (isGuess === true) return await openedByGuess(page, FIRST_LETTER);
    const byLetter = await openedByLetters(page);
    if (byLetter !== null) return byLetter;
  } else {
    const byOther = (await openedByKey(page, [ALT_ARROW_DOWN, ENTER, SPACE])) ?? (await openedByComing(page));
    if (byOther !== null) return byOther;
  }
  return await openedByClick(page, toTry, isWritten);
}

/** By single letters, then by the beginnings of words that the page has for the field, as some lists want more than one. */
async function openedByLetters(page: OperatingTab): Promise<ListAtFirst | null> {
  const words = await page.call("wordsToWrite");
  for (const keys of [[FIRST_LETTER], ...[...OTHER_LETTERS, ...words].map(keysOf)]) {
    for (const key of keys) await page.press(key);
    await page.rest(TYPING_MS);
    const list = await page.call("openList", { isOpened: true });
    if (list !== null) return list;
    for (const _key of keys) await page.press(BACKSPACE);
  }
  return null;
}

/** What comes below a plain field once a letter stands there, or the beginning of a word that the page suggests. */
async function openedByGuess(page: OperatingTab, letter: Key): Promise<ListAtFirst | null> {
  const beginnings = [[letter], ...(await page.call("wordsToWrite")).map(keysOf)];
  for (const keys of beginnings) {
    for (const key of keys) await page.press(key);
    await page.rest(TYPING_MS);
    const list = await page.call("openList", { isOpened: true, isGuess: true });
    if (list !== null) return (await page.call("replacesChoices")) ? null : list;
    for (const _key of keys) await page.press(BACKSPACE);
  }
  return null;
}

function keysOf(word: string): Key[] {
  return Array.from(word, (key) => ({
    key,
    keyCode: /[a-z]/.test(key) ? key.toUpperCase().charCodeAt(0) : 0,
  }));
}

async function openedByKey(page: OperatingTab, keys: readonly Key[]): Promise<ListAtFirst | null> {
  for (const key of keys) {
    await page.press(key);
    await page.rest();
    const list = await page.call("openList", { isOpened: true });
    if (list !== null) return list;
  }
  return null;
}

/** Some lists open as soon as the Tab key comes to their field, which a script that gives it the focus does not tell. */
async function openedByComing(page: OperatingTab): Promise<ListAtFirst | null> {
  await page.press(BACK_TAB);
  await page.rest();
  await page.call("look");
  return await openedByKey(page, [TAB]);
}

/** On a page loaded anew: an answer to what was written must not be taken for one to the click. */
async function openedByClick(
  page: OperatingTab,
  { control }: ListToTry,
  isWritten: boolean,
): Promise<OpenedList | null> {
  page.spoil();
  if (!(await page.call("begin", control.selector))) throw new OutOfReach(GONE);
  await page.call("look");
  const point = await page.call("pointOn");
  if (point === null) return null;
  await page.movePointer(point);
  await page.click(point);
  await page.rest();
  const list = await page.call("openList", { isOpened: true });
  if (list === null) return null;
  return { ...list, opensByClick: { hasButtonBeside: await page.call("hasButtonBeside"), isWritten } };
}

type Moved = Omit<TriedList, keyof ListToTry | keyof OpenedList>;

async function moveIn(page: OperatingTab, toTry: ListToTry): Promise<Moved> {
  const { isOpened } = toTry;
  const atOpen = await page.call("expandedOfList");
  const arrows = await pressArrows(page, isOpened ? [ARROW_DOWN, ARROW_UP] : ALL_WAYS);
  const told = (await page.call("hasTold")) ? { isTold: true as const } : {};
  const names = await page.call("namedInstead");
  const marks = {
    ...(arrows === "selection" && (await page.call("marksAlone")) ? { marksAlone: true as const } : {}),
    ...(names === null || names === undefined ? {} : { names }),
  };
  const tabLeadsIn = isOpened && arrows === "nothing" && (await tabLeads(page, toTry));
  if (!isOpened) {
    const lost = arrows === "focus" && (await losesTabStop(page)) ? { losesTabStop: true as const } : {};
    const expanded = { open: atOpen, closed: null };
    const branch = arrows === "nothing" ? {} : await openBranch(page);
    return { arrows, tabLeadsIn, escapeCloses: null, expanded, ...lost, ...told, ...branch };
  }
  await page.press(ESCAPE);
  await page.rest();
  const escapeCloses = !(await page.call("isListOpen"));
  const closed = escapeCloses ? await page.call("expandedOfList") : null;
  const losesFocus = escapeCloses && (await page.call("hasNoFocus")) ? { losesFocus: true as const } : {};
  const expanded = { open: atOpen, closed };
  return { arrows, tabLeadsIn, escapeCloses, expanded, ...losesFocus, ...marks, ...told };
}

/** What a closed branch of a tree says once a key has opened it. */
async function openBranch(page: OperatingTab): Promise<Pick<TriedList, "opensUntold">> {
  for (const key of [ARROW_RIGHT, ENTER, SPACE]) {
    if (!(await page.call("focusClosedBranch"))) return {};
    const { shown, states } = await page.effectOf(() => page.press(key));
    if (shown.length === 0) continue;
    return states.some(({ name }) => name === "aria-expanded") ? {} : { opensUntold: true };
  }
  return {};
}

async function pressArrows(page: OperatingTab, keys: readonly Key[]): Promise<TriedList["arrows"]> {
  let seen: TriedList["arrows"] = "nothing";
  for (const key of keys) {
    for (let press = 0; press < PRESSES; press += 1) {
      await page.press(key);
      await page.rest();
      const moved = await page.call("movedInList");
      if (moved !== "nothing" && moved !== "look") return moved;
      if (moved === "look") seen = moved;
    }
  }
  return seen;
}

/** Arrow keys that do nothing in the list may have closed it: then it is opened once more, and left by Tab at once. */
async function tabLeads(page: OperatingTab, toTry: ListToTry): Promise<boolean> {
  if (await leadsIn(page)) return true;
  page.spoil();
  if (!(await page.call("begin", toTry.control.selector)) || !(await page.focus())) return false;
  await page.call("look");
  return (await opened(page, toTry)) !== null && (await leadsIn(page));
}

async function leadsIn(page: OperatingTab): Promise<boolean> {
  await page.press(TAB);
  await page.rest();
  return await page.call("isFocusInList");
}

/** Whether whoever leaves a group after moving in it cannot come back, neither by Shift+Tab nor all around the page. */
async function losesTabStop(page: OperatingTab): Promise<boolean> {
  if (await page.call("hasTabStop")) return false;
  await page.press(TAB);
  await page.rest();
  await page.press(BACK_TAB);
  await page.rest();
  return !(await page.call("isFocusInList"));
}
