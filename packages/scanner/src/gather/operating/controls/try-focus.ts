import { leadsIntoOpened } from "#gather/operating/opened/leads-into-opened.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Longer than menus wait before they close. */
const CLOSES_MS = 350;

/** What comes as soon as a control has the focus that no key does anything on, and whether a key leads into that. */
export async function tryFocus(
  page: OperatingTab,
  { focus, element }: Control,
): Promise<Pick<TriedControl, "opensOnFocus">> {
  if (focus !== "tab" || page.isInside) return {};
  await page.pointAside();
  await page.call("blurAll");
  await page.rest(CLOSES_MS);
  if (!(await page.call("begin", element.selector))) return {};
  const effect = await page.effectOf(async () => void (await page.call("focusIt")));
  const opens = effect.shown.length > 0 && effect.focus === "control" && (await page.call("offersControls"));
  const comeBack = async (): Promise<boolean> => {
    await page.call("blurAll");
    await page.rest(CLOSES_MS);
    await page.focus();
    await page.rest();
    return await page.call("offersControls");
  };
  const isReached = opens && (await leadsIntoOpened(page, comeBack));
  await page.call("blurAll");
  await page.rest(effect.shown.length > 0 ? CLOSES_MS : undefined);
  if (!(await page.call("isUndone"))) page.spoil();
  return opens ? { opensOnFocus: { isReached } } : {};
}
