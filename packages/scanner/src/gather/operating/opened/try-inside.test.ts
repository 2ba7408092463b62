import { expect, it } from "vitest";

import { ENTER } from "#gather/examining/key-presses.ts";
import { LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { tryInside } from "#gather/operating/opened/try-inside.ts";

const pages = new OperatedPages();
const MENU = `<button id="open" onclick="more.hidden = !more.hidden">More</button><div id="more" hidden><button onclick="told.textContent += 'Rye '">Rye</button></div><p id="told"></p>`;

async function inside(timeLeftMs: number): ReturnType<typeof tryInside> {
  return await pages.onPage(
    MENU,
    async (page) => {
      const controls = await page.call("controls");
      const open = async (): Promise<void> => {
        if ((await page.call("begin", "#open")) && (await page.focus())) await page.press(ENTER);
      };
      return await tryInside(page, { open, controls });
    },
    timeLeftMs,
  );
}

it("operates what a control opened", { timeout: LONG }, async () => {
  const { tried, left } = await inside(LONG);
  expect([tried.length, left]).toEqual([1, []]);
});

it("says what there was no time for", { timeout: LONG }, async () => {
  expect(await inside(-1)).toEqual({ tried: [], left: [{ count: 1, reason: LATE }] });
});
