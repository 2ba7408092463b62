import { expect, it } from "vitest";

import { LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";
import { askPage } from "#gather/page/ask-page.testing.ts";
import { tryGesture } from "#gather/operating/gestures/try-gesture.ts";

const pages = new OperatedPages();

/** What browsers drag by themselves, and nothing takes. */
const PICTURE = `<div style="width:90px" onpointerdown="void 0"><img alt="Rye" width="90" height="40" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></div>
<button onclick="document.title = 'heard'">More</button>`;

it(
  "leaves no drag in the tab that would keep its next page from hearing the mouse",
  {
    timeout: LONG,
  },
  async () => {
    const title = await pages.onPage(PICTURE, async (page) => {
      const [target] = await page.call("gestureTargets");
      if (target === undefined) throw new Error("Nothing can be dragged.");
      expect(await tryGesture(page, target)).toBeNull();
      await page.load();
      await page.call("begin", "button");
      const point = await page.call("pointOn");
      if (point === null) throw new Error("The button is not shown.");
      await page.click(point);
      return await askPage<string>(page.tab, "document.title");
    });
    expect(title).toBe("heard");
  },
);
