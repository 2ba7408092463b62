import type { ElementRef } from "#evidence/document.ts";
import { documentedKeys } from "#gather/examining/documented-keys.ts";
import { BACK_TAB, ESCAPE, press, TAB } from "#gather/examining/key-presses.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";

/** Time a page has to move the focus elsewhere. */
const STEP_MS = 60;

/** Editors in what came that neither Tab, Shift+Tab nor Escape leaves, nor a key of which the page says so. */
export async function heldIn(page: OperatedPage): Promise<ElementRef[]> {
  const { count, text } = await page.call("takeUpEditors");
  if (count === 0) return [];
  const told = documentedKeys(text).flatMap((key) => [key, TAB]);
  const held: ElementRef[] = [];
  for (let index = 0; index < count && !page.isLate; index += 1) {
    if (!(await page.call("focusEditor", index))) continue;
    if (!(await keepsFocus(page, index, [TAB, BACK_TAB, BACK_TAB, TAB, ESCAPE, TAB, TAB, ...told]))) continue;
    const editor = await page.call("editorAt", index);
    if (editor !== null) held.push(editor);
  }
  await page.call("leaveEditors");
  return held;
}

async function keepsFocus(
  page: OperatedPage,
  index: number,
  keys: Parameters<typeof press>[1][],
): Promise<boolean> {
  for (const key of keys) {
    await press(page.tab, key);
    await page.call("settled", STEP_MS, STEP_MS);
    if (!(await page.call("isInEditor", index))) return false;
  }
  return true;
}
