import { ENTER, ESCAPE, type Key, SPACE, TAB } from "#gather/examining/key-presses.ts";
import { type Control, onlyLeadsOn, type TriedControl } from "#gather/operating/controls/control-facts.ts";
import {
  type Effect,
  hasEffect,
  onlyLooksOtherwise,
  showsPassword,
} from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { clickOn, pressOnceMore } from "#gather/operating/page/press-once-more.ts";
import { COVERED, GONE, OutOfReach, UNREACHED } from "#gather/operating/page/out-of-reach.ts";
import { closesOnTheWay } from "#gather/operating/opened/closes-on-the-way.ts";
import { goesWithin } from "#gather/operating/page/goes-within.ts";
import { isRepeated, isSame } from "#gather/operating/controls/same-effects.ts";
import { keyOf } from "#gather/operating/controls/tried-components.ts";
import { saidByPress } from "#gather/operating/controls/said-by-press.ts";
import { ANSWERS_MS, withLateReaction } from "#gather/operating/controls/late-reaction.ts";
import { lateStates } from "#gather/operating/controls/late-states.ts";
import { opensByArrow } from "#gather/operating/controls/opens-by-arrow.ts";
import { leftByControl, tryExpanded } from "#gather/operating/controls/try-expanded.ts";
import { coloredMark, coloredState, noteColors } from "#gather/operating/controls/try-colors.ts";
import { doArrowsSo } from "#gather/operating/controls/try-other-keys.ts";
import { tryFocus } from "#gather/operating/controls/try-focus.ts";
import { marksInEditor, mayMarkInEditor } from "#gather/operating/controls/try-in-editor.ts";
import { tryDialog } from "#gather/operating/opened/try-dialog.ts";
import { isMarkedInPlace, isMarkedOnce, tryMark } from "#gather/operating/controls/try-mark.ts";
import { tryPlaces } from "#gather/operating/controls/try-places.ts";
import { whenInUseAgain } from "#gather/operating/controls/when-in-use-again.ts";
import { wordsSince } from "#gather/operating/controls/words-since.ts";

/** Time a page has where nothing seems to come of a key, before that is believed. */
const PATIENT_MS = 600;
const STEP_MS = 40;
/** Time after which most messages that go by themselves are gone. */
const MESSAGE_MS = 6000;
/** What is checked or switched is so by Space; what is pressed, by Enter first. */
const SWITCHES = new Set(["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"]);

type Trial = "byEnter" | "bySpace";
const KEYS = { byEnter: ENTER, bySpace: SPACE } as const;

/** What has come of a control so far. */
type Tried = Omit<TriedControl, keyof Control>;

type StopsOnTheWay = Pick<Tried, "stopsBeforeOpened" | "stopsPastOpened" | "closesOnTheWay">;

const NOTHING: Tried = {
  byEnter: null,
  bySpace: null,
  byPointer: null,
  isConfirmed: null,
  escapeDoesSo: false,
  undoneBy: null,
  dialog: null,
};

/**
 * Operates one control by keyboard, and by the pointer where the keyboard does nothing. Leaves the page as it was.
 *
 * @throws OutOfReach where the control is not there, or something lies over it
 */
export async function tryControl(page: OperatingTab, control: Control): Promise<TriedControl> {
  if (!(await takeUp(page, control))) throw new OutOfReach(GONE);
  await noteColors(page, control);
  const isOfEditor = await mayMarkInEditor(page, control);
  const tried = { ...NOTHING };
  const acted = control.focus === "tab" ? await tryKeys(page, control, tried) : null;
  if (acted === null) {
    Object.assign(tried, await tryFocus(page, control));
    if (control.hearsPointer) await tryPointer(page, control, tried);
  } else {
    if (showsPassword(tried[acted]) && (await page.call("hasTold"))) tried.isTold = true;
    await lookAtWhatCame(page, control, { effect: tried[acted], key: KEYS[acted] });
    Object.assign(tried, await saidByPress(page, tried[acted]));
    Object.assign(tried, await coloredState(page, tried[acted]));
    await noteToggle(page, control, { tried, key: acted });
    Object.assign(tried, await wordsSince(page, tried[acted]), await leftByControl(page, tried[acted]));
    const hasPeer = mayBeChosen(control, tried[acted]) && (await page.call("pointOnPeer")) !== null;
    const came = await seeThrough(page, control, {
      key: acted,
      effect: tried[acted],
    });
    Object.assign(tried, came);
    if (came.undoneBy !== null) Object.assign(tried, await tryExpanded(page, tried[acted], KEYS[acted]));
    Object.assign(tried, await markOf(page, control, { tried, key: acted, hasPeer }));
    await tryOtherKey(page, control, tried);
  }
  if (isOfEditor && tried.togglesLook !== true) Object.assign(tried, await marksInEditor(page, control));
  if (isUntouched(control, tried) && !(await page.call("isUnderControl"))) throw new OutOfReach(UNREACHED);
  return { ...control, ...tried };
}

/** Finds a control as it is before it is operated, with the pointer and the focus elsewhere. */
async function takeUp(page: OperatingTab, { element }: Control): Promise<boolean> {
  await page.pointAside();
  await page.call("blurAll");
  return await page.call("begin", element.selector);
}

/** @returns the key that something came of; null where nothing did of either */
async function tryKeys(
  page: OperatingTab,
  control: Control,
  tried: Tried,
  leastMs?: number,
): Promise<Trial | null> {
  for (const key of keysFor(control)) {
    if (!(await page.focus())) continue;
    const soon = await page.effectOf(() => page.press(KEYS[key]), leastMs);
    const effect = await withLateReaction(page, await whenInUseAgain(page, soon));
    tried[key] = { ...effect, ...(await lateStates(page, control, effect)) };
    if (hasEffect(effect)) return key;
  }
  return (await opensByArrow(page, control, tried)) ? "byEnter" : null;
}

/** On what the browser itself makes a click of, both keys are one. */
function keysFor({ role, isNative }: Control): readonly Trial[] {
  if (isNative) return ["byEnter"];
  return SWITCHES.has(role ?? "") ? ["bySpace", "byEnter"] : ["byEnter", "bySpace"];
}

/** What opened is examined at once; a message is watched later, in a load of its own. */
async function lookAtWhatCame(
  page: OperatingTab,
  control: Control,
  { effect, key }: { effect: Effect | null; key: Key | null },
): Promise<void> {
  if (effect === null) return;
  const showsView = !page.isInside && (await page.views.note(page, control, effect));
  if (await page.call("isRepainted")) await page.opened.examine(page, "pressing");
  if (effect.shown.length + effect.texts.length === 0) return;
  const { selector } = control.element;
  await page.messages.note(page, { selector, key, alike: keyOf(control) });
  if (!page.isInside) await noteBegun(page, control, key);
  if (effect.shown.length === 0) return;
  await page.call("awaitPicture");
  await page.opened.examine(page, "pressing");
  // A view is operated as a page of its own.
  if (page.isInside) await noteDeeper(page, selector, key);
  if (page.isInside || showsView) return;
  const all = await page.call("controlsInOpened");
  const forms = page.sentInside === null ? [] : await page.call("formsInOpened");
  // What sends a form is pressed with the form filled in.
  const senders = new Set(forms.map(({ button }) => button.selector));
  const controls = all.filter(({ isNative, element }) => !isNative || !senders.has(element.selector));
  if (controls.length + forms.length === 0) return;
  const kind = await page.call("kindOfOpened");
  page.foundInside = { open: () => pressOnceMore(page, selector, key), controls, forms, kind };
}

/** What stands in a part that opens in what has opened, as behind the second tab of a dialog. */
async function noteDeeper(page: OperatingTab, selector: string, key: Key | null): Promise<void> {
  if (page.foundDeeper === null) return;
  const controls = await page.call("controlsInOpened");
  if (controls.length > 0)
    page.foundDeeper.push({ open: () => pressOnceMore(page, selector, key), controls });
}

async function noteBegun(page: OperatingTab, { name, element }: Control, key: Key | null): Promise<void> {
  await page.begun.note(page, { name, element, open: () => pressOnceMore(page, element.selector, key) });
}

/** A dialog that opened is tried, and whatever came is taken back. */
async function seeThrough(
  page: OperatingTab,
  control: Control,
  { key, effect }: { key: Trial; effect: Effect | null },
): Promise<Pick<Tried, "dialog" | "undoneBy" | "goesWithFocus"> & StopsOnTheWay> {
  const order: StopsOnTheWay = effect?.focus === "control" ? await stopsOnTheWay(page) : {};
  const dialog = await tryDialog(page, control.focus);
  const again = (): Promise<void> => pressAgain(page, KEYS[key]);
  // What left the focus where it was may close as it opened. Escape first would hide that.
  const repeats = dialog === null && effect?.focus === "control";
  const mayClose = repeats && !page.isInside && effect.shown.length > 0;
  if (mayClose && (await closesOnTheWay(page, KEYS[key]))) order.closesOnTheWay = true;
  const isLate = effect?.isLate === true;
  return { dialog, ...(await undo(page, control, { again, repeats, isLate })), ...order };
}

/** Whether Tab leads from a control to what it laid over the page, or through the page behind first. */
async function stopsOnTheWay(page: OperatingTab): Promise<StopsOnTheWay> {
  for (const which of ["stopsBeforeOpened", "stopsPastOpened"] as const) {
    const stops = await page.call(which);
    if (stops !== null) return stops > 0 && (await goesBehind(page, which)) ? { [which]: stops } : {};
  }
  return {};
}

async function goesBehind(
  page: OperatingTab,
  which: "stopsBeforeOpened" | "stopsPastOpened",
): Promise<boolean> {
  await page.press(TAB);
  await page.rest(STEP_MS);
  const leadsIn = await page.call("isFocusInOpened");
  await page.focus();
  if (leadsIn) return false;
  if ((await page.call("messageSince")) === null) return true;
  // A message that goes by itself is no place to go on in.
  await goesWithin(page, MESSAGE_MS);
  return (await page.call(which)) !== null;
}

/** A mark that stays until the next press, and goes then, is a state; what only flashes up is none. */
async function noteToggle(
  page: OperatingTab,
  control: Control,
  { tried, key }: { tried: Tried; key: Trial },
): Promise<void> {
  if (!isMarkedAlone(control, tried[key]) || !(await page.call("hasNewMark"))) return;
  await page.rest(PATIENT_MS);
  const stays = (await page.call("hasNewMark")) && !(await page.call("isUndone", true));
  if (!stays) return;
  await pressAgain(page, KEYS[key]);
  await page.rest();
  if (await page.call("isUndone", true)) tried.togglesLook = true;
  else if ((await page.call("hasNewMark")) && !(await page.call("isOff"))) tried.staysMarked = true;
}

/** Whether a button looks otherwise, in its place and by its name, and nothing came or was asked for. */
function isMarkedAlone({ role, focus }: Control, effect: Effect | null): boolean {
  if (effect === null || (role !== "button" && role !== "link") || focus !== "tab") return false;
  const { shown, left, asked, isRenamed, isReplaced, reachesBeyond, takesOverMark } = effect;
  // A sign that changes under a name of its own is a mark as well.
  const isCalledElse = isRenamed && effect.otherWords === undefined;
  const isElse = isCalledElse || isReplaced || takesOverMark === true || effect.focus !== "control";
  const comes = reachesBeyond && shown.length > 0;
  return !isElse && !comes && left.length + asked === 0;
}

/** Whether a button is marked beside what it brought: what opens and closes tells its state in another way. */
function mayBeChosen({ role, focus, states }: Control, effect: Effect | null): boolean {
  const isButton = (role === "button" || role === "link") && focus === "tab" && !("aria-expanded" in states);
  return isButton && isMarkedOnce(effect) && effect.focus === "control" && effect.takesOverMark !== true;
}

/** What a mark says: where more than the mark came, on the page as it was once more. */
async function markOf(
  page: OperatingTab,
  control: Control,
  { tried, key, hasPeer }: { tried: Tried; key: Trial; hasPeer: boolean },
): ReturnType<typeof tryMark> {
  const effect = tried[key];
  if (tried.togglesLook === true) return {};
  const isTakenOver = effect?.takesOverMark === true && effect.focus === "control";
  if (isMarkedInPlace(effect))
    return isTakenOver || isMarkedAlone(control, effect) ? await tryMark(page, effect) : {};
  const stays = tried.dialog === null && tried.undoneBy === null;
  if (!hasPeer || !stays || page.isLate) return {};
  await page.load();
  await pressOnceMore(page, control.element.selector, KEYS[key]);
  const mark = await tryMark(page, effect);
  page.spoil();
  return mark;
}

async function pressAgain(page: OperatingTab, key: Key): Promise<void> {
  if (await page.focus()) await page.press(key);
}

/** Takes back what came of operating: by Escape, by doing it again, else by a new load. */
async function undo(
  page: OperatingTab,
  { states }: Control,
  { again, repeats, isLate = false }: { again: () => Promise<void>; repeats: boolean; isLate?: boolean },
): Promise<Pick<Tried, "undoneBy" | "goesWithFocus">> {
  const escape = { by: "escape", act: () => page.press(ESCAPE) } as const;
  const repeat = { by: "again", act: again } as const;
  const isToggle = ["aria-expanded", "aria-pressed", "aria-checked", "open"].some((name) => name in states);
  // Escape would close what the control stands in.
  const ways = page.isInside ? [repeat] : isToggle || repeats ? [repeat, escape] : [escape, repeat];
  let goesWithFocus = false;
  for (const { by, act } of ways) {
    if (await page.call("isUndone")) return { undoneBy: null };
    await act();
    // What goes at first may come again as late as it came before.
    await page.rest(isLate ? ANSWERS_MS : undefined);
    if (await page.call("isUndone")) return { undoneBy: by };
    goesWithFocus ||= by === "again" && (await page.call("isGoneWithFocus"));
  }
  page.spoil();
  return { undoneBy: null, ...(goesWithFocus ? { goesWithFocus } : {}) };
}

/** Whether neither key nor pointer came to it, though one of them should. */
function isUntouched({ focus, hearsPointer }: Control, { byEnter, bySpace, byPointer }: Tried): boolean {
  const isMeant = focus === "tab" || hearsPointer;
  return isMeant && byEnter === null && bySpace === null && byPointer === null;
}

/**
 * On what calls itself a button and leaves it to scripts to hear the keyboard, both keys must do something. That one
 * does nothing is believed only on a page that was loaded anew: what is chosen already need not react.
 */
async function tryOtherKey(page: OperatingTab, control: Control, tried: Tried): Promise<void> {
  const { role, tag, isNative } = control;
  if (role !== "button" || (isNative && tag !== "a")) return;
  const other = hasEffect(tried.byEnter) ? "bySpace" : "byEnter";
  for (const isAnew of [false, true]) {
    if (isAnew) await page.load();
    if (!(await takeUp(page, control)) || !(await page.focus())) return;
    tried[other] = await page.effectOf(() => page.press(KEYS[other]), PATIENT_MS);
    if (!hasEffect(tried[other])) continue;
    await undo(page, control, { again: () => pressAgain(page, KEYS[other]), repeats: false });
    return;
  }
}

async function tryPointer(page: OperatingTab, control: Control, tried: Tried): Promise<void> {
  tried.byPointer = await clickOn(page);
  if (tried.byPointer === null && (await page.call("isUnderControl"))) return;
  if (tried.byPointer === null) throw new OutOfReach(COVERED);
  if (onlyLeadsOn(control, tried.byPointer)) {
    tried.isConfirmed = await leadsOnAgain(page, control, tried.byPointer);
    return;
  }
  if (!hasEffect(tried.byPointer)) {
    Object.assign(tried, await tryPlaces(page, control));
    return;
  }
  await lookAtWhatCame(page, control, { effect: tried.byPointer, key: null });
  Object.assign(tried, await saidByPress(page, tried.byPointer));
  if (tried.byPointer.shown.length > 0 && !page.isInside) tried.dialog = await tryDialog(page, control.focus);
  // A flash is over by then, so that no second click seems to take it back.
  if (isMarkedInPlace(tried.byPointer)) await page.rest(PATIENT_MS);
  tried.undoneBy = (await takeBackClick(page)) ? "again" : null;
  // Where others stand in it, only a person knows whether they do the same.
  const isConfirming = !page.isLate && control.holds !== "others";
  const isOther = isConfirming && (await confirm(page, control, tried));
  const mayStay = tried.isConfirmed === true && tried.undoneBy === null;
  const stays = mayStay && !(await page.call("isUndone", true));
  if (stays) Object.assign(tried, await tryMark(page, tried.byPointer));
  if (isOther || stays) page.spoil();
  else await takeBackClick(page);
  // A track that shows where it was clicked: two places tell whether it is set by them.
  const isLookAlone = onlyLooksOtherwise(tried.byPointer) && tried.undoneBy === null && !page.isLate;
  if (isLookAlone) Object.assign(tried, await tryPlaces(page, control));
}

/** Whether it leads to the same place on a page that was loaded anew. */
async function leadsOnAgain(page: OperatingTab, control: Control, { wentTo }: Effect): Promise<boolean> {
  page.spoil();
  if (page.isLate || !(await takeUp(page, control))) return false;
  const again = await clickOn(page);
  page.spoil();
  return again?.wentTo === wentTo;
}

/**
 * Clicks once more, which is how most of what only the pointer works is taken back; else loads the page again.
 *
 * @returns whether the click took it back
 */
async function takeBackClick(page: OperatingTab): Promise<boolean> {
  if (await page.call("isUndone", true)) return false;
  const point = await page.call("pointOn");
  if (point !== null) await page.click(point);
  await page.rest();
  if (await page.call("isUndone", true)) return true;
  page.spoil();
  return false;
}

/**
 * Tries once more whether the pointer does something that the keyboard does not, though the page has time.
 *
 * @returns whether a key did anything meanwhile, so that a second click does not take all back
 */
async function confirm(page: OperatingTab, control: Control, tried: Tried): Promise<boolean> {
  if (!(await takeUp(page, control))) return true;
  const acted = control.focus === "tab" ? await tryKeys(page, control, tried, PATIENT_MS) : null;
  if (acted !== null) return true;
  if (await doArrowsSo(page, control, tried.byPointer)) {
    tried.arrowsDoSo = true;
    return true;
  }
  const idle = await effectOfEscape(page, control);
  tried.escapeDoesSo = isSame(idle, tried.byPointer);
  // What a key did late must not seem to come of the click after it.
  const isAnew = control.isNative && control.focus === "tab" && !page.isInside;
  if (isAnew) await page.load();
  if (isAnew && !(await takeUp(page, control))) return true;
  await page.call("noteColors");
  const again = await clickOn(page);
  if (isAnew && again !== null && !hasEffect(again)) tried.byPointer = again;
  if (tried.undoneBy === "again") Object.assign(tried, await coloredMark(page, again));
  tried.isConfirmed = again !== null && isRepeated(idle, again, tried.byPointer);
  return hasEffect(idle);
}

/** Escape would close what a control stands in, which only says something of one that closes it, too. */
async function effectOfEscape(page: OperatingTab, { closes }: Control): Promise<Effect | null> {
  if (page.isInside && closes === undefined) return null;
  if (page.isInside) await page.call("focusAround");
  return await page.effectOf(() => page.press(ESCAPE), PATIENT_MS);
}
