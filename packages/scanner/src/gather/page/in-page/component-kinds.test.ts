import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { ComponentKind } from "#evidence/component-kinds.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

let browser: WarmBrowser;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function kindsOn(body: string): Promise<readonly ComponentKind[]> {
  site.routes["/"] = aPageWith(body);
  const context = await browser.puppeteer.createBrowserContext();
  try {
    const page = await visitPage(context, {
      url: `${site.origin}/`,
      isKeyPage: false,
      accessibility: false,
    });
    if (!page.document.gathered) throw new Error(page.document.reason);
    return page.document.value.components ?? [];
  } finally {
    await context.close();
  }
}

const SLIDE = '<div style="position:absolute;width:600px;height:300px">Bread</div>';
const CARD = '<li style="flex:none;width:900px;height:200px">Cake</li>';

describe("the kinds of components a glance at a page tells", { timeout: 60_000 }, () => {
  it.each<[ComponentKind, string, string]>([
    ["forms", "a form", "<form><label>Name <input name=name></label></form>"],
    ["forms", "a field that a script sends", "<label>Size <select><option>S</select></label>"],
    ["dialogs", "a closed dialog", "<dialog><p>Hello</p></dialog>"],
    ["dialogs", "a box of an old library", '<div class="remodal modal-box" hidden>Hello</div>'],
    ["dialogs", "links to pictures in a lightbox", '<a href="/a.jpg" data-lightbox="a">Bread</a>'],
    ["carousels", "a library by its class", '<div class="swiper-container"><div>1</div></div>'],
    ["carousels", "slides on top of each other, of no known library", `<div>${SLIDE.repeat(3)}</div>`],
    ["carousels", "cards beyond the edge", `<ul style="display:flex;overflow:hidden">${CARD.repeat(4)}</ul>`],
    ["media", "a film", "<video src=/a.mp4 controls></video>"],
    [
      "media",
      "a film of another site",
      '<iframe title="Film" src="https://www.youtube.com/embed/x"></iframe>',
    ],
    ["tables", "a table", "<table><tr><th>Bread<td>1<tr><th>Cake<td>2</table>"],
    ["tables", "a grid made of boxes", '<div role="grid"><div role="row">1</div></div>'],
  ])("are %s for %s", async (kind, _what, body) => {
    expect(await kindsOn(body)).toEqual([kind]);
  });

  it.each([
    [
      "a search box",
      '<form role="search"><input type="search" aria-label="Search"><button>Go</button></form>',
    ],
    [
      "a button that posts",
      "<form method=post><input type=hidden name=id value=1><button>Buy</button></form>",
    ],
    ["a table for layout alone", '<table role="presentation"><tr><td>1<tr><td>2</table>'],
    ["a list of cards", `<ul style="display:flex;flex-wrap:wrap">${CARD.repeat(4)}</ul>`],
    ["words like slider in a text", "<p>Sliders, carousels and dialogs made of bread</p>"],
    ["a class that only begins like one", '<p class="modality slidersize">Bread</p>'],
  ])("are none for %s", async (_what, body) => {
    expect(await kindsOn(body)).toEqual([]);
  });
});
