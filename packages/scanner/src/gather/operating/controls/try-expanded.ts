import type { Key } from "#gather/examining/key-presses.ts";
import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Time a page has to change a state, before it is believed that it never does. */
const PATIENT_MS = 600;

type ToldOfExpanded = Pick<TriedControl, "leftExpanded" | "staysExpanded">;

/** What says that it is open though the press on a control has just closed it. */
export async function leftByControl(page: OperatingTab, effect: Effect | null): Promise<ToldOfExpanded> {
  if (effect === null || effect.hidden.length === 0) return {};
  return await believed(page, "leftExpanded");
}

/**
 * Asked once what a control opened is closed again: whether it still says that it is open, and, of several beside each
 * other, whether the first one says so when the next one closes its content.
 */
export async function tryExpanded(
  page: OperatingTab,
  effect: Effect | null,
  key: Key,
): Promise<ToldOfExpanded> {
  const tellsOpen = effect?.states.some(
    ({ ofControl, name, to }) => ofControl && name === "aria-expanded" && to === "true",
  );
  if (tellsOpen !== true || effect?.shown.length === 0) return {};
  if (await page.call("staysExpanded")) {
    await page.rest(PATIENT_MS);
    const stays = await page.call("staysExpanded");
    page.spoil();
    return stays ? { staysExpanded: true } : {};
  }
  if (page.isInside || page.isLate || !(await page.call("hasPeer")) || !(await page.focus())) return {};
  return await tryPeer(page, key);
}

/** Opens the control that has the focus, then the one beside it, and takes both back. */
async function tryPeer(page: OperatingTab, key: Key): Promise<ToldOfExpanded> {
  await page.press(key);
  await page.rest();
  const isReady = (await page.call("notePeer")) && (await page.call("focusPeer"));
  if (isReady) {
    await page.press(key);
    await page.rest();
  }
  const told = isReady ? await believed(page, "leftByPeer") : {};
  if (told.leftExpanded !== undefined || !(await isTakenBack(page, key))) page.spoil();
  return told;
}

/** By a press where the focus is, and by one on the control. */
async function isTakenBack(page: OperatingTab, key: Key): Promise<boolean> {
  await page.press(key);
  await page.rest();
  if (await page.call("isUndone")) return true;
  if (!(await page.focus())) return false;
  await page.press(key);
  await page.rest();
  return await page.call("isUndone");
}

/** A state that changes a moment later is told rightly. */
async function believed(page: OperatingTab, ask: "leftExpanded" | "leftByPeer"): Promise<ToldOfExpanded> {
  if ((await page.call(ask)).length === 0) return {};
  await page.rest(PATIENT_MS);
  const leftExpanded = await page.call(ask);
  return leftExpanded.length === 0 ? {} : { leftExpanded };
}
