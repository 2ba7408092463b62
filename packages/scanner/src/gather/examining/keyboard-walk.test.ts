import { beforeAll, describe, expect, it } from "vitest";

import { BACK_TAB, press, TAB } from "#gather/examining/key-presses.ts";
import { walkByKeyboard } from "#gather/examining/keyboard-walk.ts";
import { askPage } from "#gather/page/ask-page.testing.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

const LINKS = 30;
const LIMIT_MS = 20_000;

stageSite();
beforeAll(() => {
  const links = Array.from({ length: LINKS }, (_, at) => `<p><a href="#${at}" id="link-${at}">${at}</a></p>`);
  site.routes["/"] = aPageWith(
    `<header style="position:sticky;top:0;height:120px;background:#fff">Offers</header>${links.join("")}`,
  );
});

async function load(tab: PageTab): Promise<void> {
  await tab.load(`${site.origin}/`, LIMIT_MS, "The page did not load.");
  await settle(tab, VISIT_LIMITS, Date.now());
}

/** Links that lie behind the header while a person goes back through the page. */
async function coveredByHand(tab: PageTab): Promise<string[]> {
  for (let presses = 0; presses < LINKS; presses += 1) await press(tab, TAB);
  const covered: string[] = [];
  for (let presses = 1; presses < LINKS; presses += 1) {
    await press(tab, BACK_TAB);
    const behind = await askPage<string>(
      tab,
      `{
      const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      over.tagName === "HEADER" && bottom < 120 ? document.activeElement.id : "";
    }`,
    );
    if (behind !== "") covered.push(behind);
  }
  return covered;
}

describe("a walk by keyboard", () => {
  it("finds what lies behind a bar when a person goes back with Shift+Tab", async () => {
    const tab = await PageTab.open(context, { width: 1280, height: 400 });
    await load(tab);
    const { covered, coveredGoingBack = [] } = await walkByKeyboard(tab, LIMIT_MS);
    const found = coveredGoingBack.map(({ element }) => /id="(link-\d+)"/.exec(element.snippet)?.[1]);
    expect(covered).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    await load(tab);
    expect(await coveredByHand(tab)).toEqual(expect.arrayContaining(found));
    await tab.leave();
  });
});
