import { beforeAll, describe, expect, it } from "vitest";

import { askPage } from "#gather/page/ask-page.testing.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

stageSite();
beforeAll(() => {
  // The menu lies at the corner, where a pointer is that nobody has moved.
  site.routes["/"] = aPageWith(`<nav style="position:fixed;top:0;left:0;width:200px;height:200px">Menu</nav>
    <script>
      var told = [];
      ["mousemove", "mouseover", "pointermove"].forEach((name) => addEventListener(name, () => told.push(name)));
    </script>`);
});

async function loaded(tab: PageTab): Promise<void> {
  await tab.load(`${site.origin}/`, 10_000, "The page did not load.");
  await settle(tab, VISIT_LIMITS, Date.now());
}

const toldTo = async (tab: PageTab) => await askPage<string>(tab, "told.join(' ')");
const isHovered = async (tab: PageTab) =>
  await askPage<boolean>(tab, "document.querySelector('nav:hover') !== null");

describe("a tab nobody has reached into", () => {
  it("has no pointer over its page", async () => {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    await loaded(tab);
    expect(await toldTo(tab)).toBe("");
    expect(await isHovered(tab)).toBe(false);
  });

  it("takes the pointer from then on, until it loads again", async () => {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    await loaded(tab);
    const session = await tab.inputSession();
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 100, y: 100 });
    expect(await toldTo(tab)).toContain("mousemove");
    expect(await isHovered(tab)).toBe(true);
    await loaded(tab);
    expect(await toldTo(tab)).toBe("");
  });

  it("has none when another page was reached into before", async () => {
    const before = await PageTab.open(context, { width: 1280, height: 800 });
    await loaded(before);
    const session = await before.inputSession();
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 100, y: 100 });
    await before.leave();
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    expect(tab.target).toBe(before.target);
    await loaded(tab);
    expect(await toldTo(tab)).toBe("");
    expect(await isHovered(tab)).toBe(false);
  });
});
