import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { WayToView } from "#gather/operating/views/views-met.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Time a script has to show a view. */
const VIEW_MS = 700;
const NOT_SHOWN = "A view of the page did not come once more, so we could not operate it.";

/**
 * Shows a view of a page that was just loaded. In a narrow window its way may be out of sight, in a menu, and is pressed there.
 *
 * @throws PageTrouble where the view does not come
 */
export async function showView(page: OperatingTab, { element }: Pick<WayToView, "element">): Promise<void> {
  if (!(await page.call("begin", element.selector))) throw new PageTrouble(NOT_SHOWN);
  await page.call("look");
  await pressWay(page);
  await page.pointAside();
  await page.rest();
  if (await page.call("takeUpView")) return;
  await page.rest(VIEW_MS);
  if (!(await page.call("takeUpView"))) throw new PageTrouble(NOT_SHOWN);
}

/** Presses what was taken up: by the pointer, which works whatever takes no key. */
export async function pressWay(page: OperatingTab): Promise<void> {
  const point = await page.call("pointOn");
  if (point === null) await page.call("clickIt");
  else await page.click(point);
}
