import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Time after which a ripple or flash is over. */
const STAYS_MS = 600;

/**
 * Whether a mark that a control has just taken stays when neither the pointer nor the focus is there, and goes when
 * another one like it is pressed: then it shows which of several is chosen. The page is spoiled where another one was pressed.
 */
export async function tryMark(
  page: OperatingTab,
  effect: Effect | null,
): Promise<Pick<TriedControl, "givesMarkUp" | "keepsMark" | "coloredState" | "markedApartFrom">> {
  if (page.isLate || !isMarkedOnce(effect)) return {};
  await page.pointAside();
  await page.call("blurAll");
  await page.rest(STAYS_MS);
  if (effect.takesOverMark === true) return (await page.call("handsMarkOn")) ? { keepsMark: true } : {};
  const isTold = await page.call("hasTold");
  const point = await page.call("pointOnPeer");
  if (point === null) return {};
  await page.call("noteColors");
  await page.movePointer(point);
  await page.click(point);
  await page.pointAside();
  await page.call("blurAll");
  await page.rest();
  const isGivenUp = await page.call("hasGivenMarkUp");
  const colors = isGivenUp ? await page.call("changedColors") : null;
  const apartFrom = isGivenUp || isTold ? null : await markedApart(page);
  page.spoil();
  if (apartFrom !== null) return { markedApartFrom: apartFrom };
  if (!isGivenUp) return {};
  const told = isTold ? { isTold: true as const } : {};
  const colored =
    colors === null || colors.length === 0 ? {} : { coloredState: { state: "mark", colors, ...told } };
  // What is said when it is chosen tells screen readers so.
  return isTold ? colored : { givesMarkUp: true, ...colored };
}

/** Null where a text or anything else came of either press. */
async function markedApart(page: OperatingTab): Promise<string | null> {
  const { shown, hidden, texts } = await page.effectAfter(0);
  return shown.length + hidden.length + texts.length === 0 ? await page.call("peerMarkedApart") : null;
}

/** Whether it looks otherwise in its place, whatever came beside it, such as the free hours of a chosen day. */
export function isMarkedOnce(effect: Effect | null): effect is Effect {
  if (effect === null || !effect.hasNewLook) return false;
  const { left, asked, isRenamed, isReplaced } = effect;
  return left.length + asked === 0 && !isRenamed && !isReplaced;
}

/** Whether it looks otherwise, and nothing else that would tell what it did came of it. */
export function isMarkedInPlace(effect: Effect | null): effect is Effect {
  if (!isMarkedOnce(effect)) return false;
  const { shown, hidden, texts } = effect;
  return shown.length + hidden.length + texts.length === 0;
}
