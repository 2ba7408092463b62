import { ARROW_DOWN } from "#gather/examining/key-presses.ts";
import type { Choice, ClearedEntry, EmptiedEntry } from "#gather/operating/forms/choice-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import { saidOf } from "#gather/operating/messages/said-of.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/forms/choice-fields.ts";

/** Time in which pages save what is written, once nobody writes any more, and until they have sent a file. */
const SAVES_MS = 2500;
/** Fits next to nothing that wants a form of its own, and what only reads digits or letters keeps some of it. */
const ENTRY = "Ab 12";
const SIGNS = ["a", "b", "1", "2"];
const LETTERS = [
  { key: "a", keyCode: 65 },
  { key: "n", keyCode: 78 },
];

/** What a page says to what is written in a field, such as that it was saved. Spoils the page. */
export async function saidOnWriting(page: OperatingTab, field: ChoiceField): Promise<Partial<Choice>> {
  if (field.maySave !== true || page.isLate) return {};
  if (!(await page.call("begin", field.element.selector)) || !(await page.focus())) return {};
  const effect = await page.effectOf(async () => {
    for (const letter of LETTERS) await page.press(letter);
  }, SAVES_MS);
  const said = await saidOf(page, effect);
  page.spoil();
  return said.length === 0 ? {} : { saidOnWriting: said };
}

/** What comes of a number that is made zero, where that takes its entry away. Spoils the page. */
export async function emptiedAtZero(page: OperatingTab, field: ChoiceField): Promise<Partial<Choice>> {
  const { stepsToZero = 0 } = field;
  if (stepsToZero === 0 || page.isLate) return {};
  page.spoil();
  if (!(await page.call("begin", field.element.selector)) || !(await page.focus())) return {};
  const effect = await page.effectOf(async () => {
    for (let step = 0; step < stepsToZero; step += 1) await page.press(ARROW_DOWN);
  });
  const isGone = effect.isReplaced && effect.hidden.length > 0;
  const isTold = isGone && ((await page.call("hasTold")) || effect.shown.length > 0);
  page.spoil();
  if (!isGone) return {};
  const emptied: EmptiedEntry = { focus: effect.focus, ...(isTold ? { isTold: true } : {}) };
  return { emptiedAtZero: emptied };
}

/**
 * Writes letters and digits, and leaves the field: what stands there then, where none of them does. What a field keeps out
 * while one writes isn't asked for. Spoils the page.
 */
export async function clearedOnLeaving(page: OperatingTab, field: ChoiceField): Promise<Partial<Choice>> {
  if (field.mayBeCleared !== true || page.isLate) return {};
  page.spoil();
  if (!(await page.call("begin", field.element.selector)) || !(await page.focus())) return {};
  await page.write(ENTRY);
  await page.rest();
  if ((await page.call("entryIn")) !== ENTRY) return {};
  const { shown, texts, asked, left } = await page.effectOf(() => page.call("blurAll"));
  const isTold = shown.length + texts.length + asked + left.length > 0 || (await page.call("hasTold"));
  const text = await page.call("entryIn");
  page.spoil();
  if (text === null || SIGNS.some((sign) => text.toLowerCase().includes(sign))) return {};
  const cleared: ClearedEntry = { text, ...(isTold ? { isTold: true } : {}) };
  return { afterLeaving: cleared };
}

/**
 * Chooses a small file, and hears what the page says to it. Spoils the page.
 *
 * @throws OutOfReach where the field is not there
 */
export async function tryFile(page: OperatingTab, field: ChoiceField): Promise<Choice> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", field.element.selector))) throw new OutOfReach(GONE);
  const onFocus = await page.effectOf(async () => {
    await page.call("focusIt");
  });
  let name = "";
  const effect = await page.effectOf(async () => {
    name = await page.call("chooseFile");
  }, SAVES_MS);
  const said = name === "" ? [] : await saidOf(page, effect);
  page.spoil();
  const { element, label, kind, advice } = field;
  const told = said.length === 0 ? {} : { saidOnFile: said, fileName: name };
  return { element, label, kind, advice, onFocus, onChoosing: null, ...told };
}
