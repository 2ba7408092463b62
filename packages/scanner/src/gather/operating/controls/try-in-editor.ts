import { ENTER } from "#gather/examining/key-presses.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const TELLS = ["aria-pressed", "aria-checked", "aria-selected", "aria-expanded", "aria-haspopup"];
const SAMPLE = "text";
/** Time in which a toolbar shows what the text is like that was chosen. */
const SHOWS_MS = 250;

/** Whether a button that was taken up tells no state and stands beside an editor. */
export async function mayMarkInEditor(page: OperatingTab, control: Control): Promise<boolean> {
  const { role, focus, states } = control;
  if (role !== "button" || focus === "none" || TELLS.some((name) => name in states)) return false;
  return !page.isInside && (await page.call("hasEditorBeside"));
}

/**
 * Whether a button of a toolbar is marked while the words that are chosen in the editor beside it have what it gives them,
 * such as bold letters, and only its look says so. Spoils the page.
 */
export async function marksInEditor(
  page: OperatingTab,
  { element }: Control,
): Promise<Pick<TriedControl, "marksInEditor">> {
  if (page.isLate) return {};
  page.spoil();
  const isMarked = (await page.call("begin", element.selector)) && (await isMarkedInTurns(page));
  page.spoil();
  return isMarked ? { marksInEditor: true } : {};
}

async function isMarkedInTurns(page: OperatingTab): Promise<boolean> {
  if ((await page.call("chooseInEditor")) === "empty") {
    await page.write(SAMPLE);
    await page.call("chooseInEditor");
  }
  await page.rest(SHOWS_MS);
  const first = await pressed(page);
  if (first === null || !first.isMarked) return false;
  const next = await pressed(page);
  // What is marked again by each press flashes up, or has put something in.
  return next !== null && next.isMarked && first.look !== next.look;
}

/** What the button looks like once it was pressed; null where anything tells of it, or something else came of it. */
async function pressed(page: OperatingTab): Promise<{ isMarked: boolean; look: string } | null> {
  await page.call("look");
  if (!(await page.call("focusIt"))) return null;
  const { states, left, asked, isReplaced } = await page.effectOf(() => page.press(ENTER), SHOWS_MS);
  const isTold = states.some(({ ofControl }) => ofControl) || (await page.call("hasTold"));
  if (isTold || isReplaced || left.length + asked > 0) return null;
  return { isMarked: await page.call("hasNewMark"), look: await page.call("markOfControl") };
}
