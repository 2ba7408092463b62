import type { BoxOfField } from "#gather/operating/opened/dialog-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** What came over the whole page when a field was used; null where nothing did. */
export async function boxOfField(page: OperatingTab): Promise<BoxOfField | null> {
  const dialog = await page.call("dialog");
  if (dialog === null) return await page.call("boxInMiddle");
  if (!dialog.isModal) return null;
  const { element, role, name, isNative, isModal, isMenu, isBoxOnVeil } = dialog;
  return { element, role, name, isNative, isModal, isMenu, ...(isBoxOnVeil === true ? { isBoxOnVeil } : {}) };
}
