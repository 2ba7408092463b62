import type { ElementRef } from "#evidence/document.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Those of some things found that stand in the view that is operated: all of them where it is the page as it was loaded. */
export async function inView<Item>(
  page: OperatingTab,
  items: readonly Item[],
  elementOf: (item: Item) => ElementRef,
): Promise<Item[]> {
  if (page.firstView === null || items.length === 0) return [...items];
  const are = await page.call(
    "areInView",
    items.map((item) => elementOf(item).selector),
  );
  return items.filter((_item, index) => are[index]);
}
