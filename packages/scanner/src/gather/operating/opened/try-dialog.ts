import {
  ARROW_DOWN,
  ARROW_RIGHT,
  BACK_TAB,
  ENTER,
  ESCAPE,
  type Key,
  TAB,
} from "#gather/examining/key-presses.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";
import type { Closing, OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { DialogAtFirst } from "#gather/page/in-page/operating/opened/opened-dialog.ts";

/** Dialogs may move the focus when they have faded in. */
const FOCUS_MS = 600;
const STEP_MS = 40;
const MOST_STEPS = 14;
/** Presses of Tab beyond a dialog's own stops after which the focus must have come round. */
const MORE_STEPS = 2;

/**
 * Tries the dialog that has just opened by keyboard, and closes it; null where none has.
 *
 * @param opener how what opened it takes the focus
 */
export async function tryDialog(
  page: OperatingTab,
  opener: Control["focus"] = "tab",
): Promise<OpenedDialog | null> {
  const { lacksAnswer } = page;
  const first = (await page.call("dialog")) ?? (await laterDialog(page));
  if (first === null) return null;
  const focusGoesIn = first.focusGoesIn || (await comesIn(page));
  const isUntold = focusGoesIn && (await page.call("focusIsUntold"));
  const isHidden = !focusGoesIn && (await page.call("openerStaysHidden"));
  const isWaiting = lacksAnswer && !focusGoesIn && !(await page.call("dialogHasWords"));
  const walk = await walkThrough(page, first);
  return {
    ...first,
    focusGoesIn,
    ...walk,
    closing: await close(page),
    ...(isUntold ? { focusIsUntold: true } : {}),
    ...(isWaiting ? { waitsForContent: true } : {}),
    ...(isHidden ? { leavesFocusHidden: true } : {}),
    ...(opener === "none" ? { openerTakesNoFocus: true } : {}),
  };
}

/** Tours lay their veil over the page first, and the box comes when that has faded in. */
async function laterDialog(page: OperatingTab): Promise<DialogAtFirst | null> {
  if (!(await page.call("awaitBoxOnVeil"))) return null;
  await page.opened.examine(page, "pressing");
  return await page.call("dialog");
}

async function comesIn(page: OperatingTab): Promise<boolean> {
  await page.rest(FOCUS_MS);
  return (await page.call("placeOfFocus")) === "shown";
}

/** Goes round with the Tab key, until the focus is behind the dialog or has come round, and back from its first stop. */
async function walkThrough(
  page: OperatingTab,
  { stops }: DialogAtFirst,
): Promise<Pick<OpenedDialog, "tabLeadsIn" | "leftTo" | "leavesBackwards" | "holdsFocus">> {
  let tabLeadsIn = false;
  let isHeld = await page.call("noteFocusInDialog");
  for (let step = 0; step < Math.min(stops + MORE_STEPS, MOST_STEPS); step += 1) {
    await page.press(TAB);
    await page.rest(STEP_MS);
    if (step === 0) tabLeadsIn = (await page.call("placeOfFocus")) === "shown";
    const leftTo = await page.call("focusedBehind");
    if (leftTo !== null && !(await comesBack(page))) return { tabLeadsIn, leftTo };
    isHeld &&= await page.call("isFocusHeld");
  }
  if (isHeld && (await staysHeld(page))) return { tabLeadsIn, leftTo: null, holdsFocus: true };
  if (!(await page.call("focusFirstInDialog"))) return { tabLeadsIn, leftTo: null };
  await page.press(BACK_TAB);
  await page.rest(STEP_MS);
  const behind = await page.call("focusedBehind");
  const leftTo = behind === null || (await comesBack(page, BACK_TAB)) ? null : behind;
  return leftTo === null ? { tabLeadsIn, leftTo } : { tabLeadsIn, leftTo, leavesBackwards: true };
}

/** Whether no other key leads on from where the Tab key does nothing. */
async function staysHeld(page: OperatingTab): Promise<boolean> {
  for (const key of [BACK_TAB, ARROW_DOWN, ARROW_RIGHT]) {
    await page.press(key);
    await page.rest(STEP_MS);
    if (!(await page.call("isFocusHeld"))) return false;
  }
  return true;
}

/** Tours go round through the one part of the page that they are about, and straight back. */
async function comesBack(page: OperatingTab, key: Key = TAB): Promise<boolean> {
  if ((await page.call("placeOfFocus")) === "control") return false;
  await page.press(key);
  await page.rest(STEP_MS);
  return (await page.call("placeOfFocus")) === "shown";
}

/** Closes a dialog by Escape, else by its own controls, with the focus where a person would have it. */
async function close(page: OperatingTab): Promise<Closing> {
  const { tried, saying, ...counts } = await page.call("closers");
  if (!(await page.call("isDialogOpen"))) {
    const openerIsSeen = await page.call("openerIsSeen");
    return { by: "tab", tried: 0, ...counts, focus: null, openerIsSeen };
  }
  await page.call("focusIntoDialog");
  await page.press(ESCAPE);
  await page.rest();
  if (!(await page.call("isDialogOpen"))) return await closedBy(page, "escape", { tried: 0, ...counts });
  for (let index = 0; index < tried; index += 1) {
    await page.call("focusCloser", index);
    await page.press(ENTER);
    await page.rest();
    if (await page.call("isDialogOpen")) continue;
    const closed = await closedBy(page, "control", { tried: index + 1, ...counts });
    return index < saying ? closed : { ...closed, byAnother: true };
  }
  const openerIsSeen = await page.call("openerIsSeen");
  const stays = { by: "nothing" as const, tried, ...counts, focus: null, openerIsSeen };
  const told = (await page.call("dialogHasWords")) ? { hasWords: true as const } : {};
  return { ...stays, ...told, ...((await closesBeside(page)) ? { closesBeside: true as const } : {}) };
}

/** Whether a click on the veil closes a dialog that no key closes. */
async function closesBeside(page: OperatingTab): Promise<boolean> {
  const point = await page.call("pointOnVeil");
  if (point === null) return false;
  await page.click(point);
  await page.rest();
  return !(await page.call("isDialogOpen"));
}

async function closedBy(
  page: OperatingTab,
  by: "escape" | "control",
  counts: Pick<Closing, "tried" | "of" | "forPointer">,
): Promise<Closing> {
  // Some put the focus back only when the dialog has faded out.
  if ((await page.call("placeOfFocus")) !== "control") await page.rest(FOCUS_MS);
  const focus = await page.call("placeOfFocus");
  const closed = { by, ...counts, focus, openerIsSeen: await page.call("openerIsSeen") };
  return (await page.call("openerStaysHidden")) ? { ...closed, openerIsHidden: true } : closed;
}
