import type { ColoredState, Control } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const STATES = ["aria-pressed", "aria-checked", "aria-selected"];

/** Notes how a control is painted that tells a state, while nothing is pointed at or has the focus. */
export async function noteColors(page: OperatingTab, { states }: Control): Promise<void> {
  if (STATES.some((name) => name in states)) await page.call("noteColors");
}

/** What showed that the state of a control changed, where that was nothing but its own colors. The focus comes back. */
export async function coloredState(
  page: OperatingTab,
  effect: Effect | null,
): Promise<{ coloredState?: ColoredState }> {
  if (effect === null || effect.focus !== "control" || effect.left.length + effect.asked > 0) return {};
  if (effect.shown.length + effect.hidden.length + effect.texts.length > 0) return {};
  const changed = effect.states.find(({ ofControl, name }) => ofControl && STATES.includes(name));
  if (changed === undefined) return {};
  await page.call("blurAll");
  await page.rest();
  const colors = await page.call("changedColors");
  await page.focus();
  return colors === null || colors.length === 0 ? {} : { coloredState: { state: changed.name, colors } };
}

/** The same, of a mark that a click alone makes and the next one takes back; the pointer goes elsewhere. */
export async function coloredMark(
  page: OperatingTab,
  effect: Effect | null,
): Promise<{ coloredState?: ColoredState }> {
  if (effect === null || !effect.hasNewLook || effect.left.length + effect.asked > 0) return {};
  if (effect.shown.length + effect.hidden.length > 0 || effect.isRenamed) return {};
  await page.pointAside();
  await page.rest();
  const colors = await page.call("changedColors");
  return colors === null || colors.length === 0 ? {} : { coloredState: { state: "mark", colors } };
}
