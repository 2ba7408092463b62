import { expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { browser, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const image = (style = ""): string => `<img alt="" src="${PIXEL}" style="${style}">`;

const HELD = {
  "both sides": image("width:90px;height:60px"),
  "a ratio and a width": image("width:100%;aspect-ratio:3/2"),
  "a box of fixed height that cuts it off": `<div style="height:120px;overflow:hidden">${image("width:100%")}</div>`,
  "a box of fixed height, filled": `<div style="height:120px">${image("max-width:100%;max-height:100%")}</div>`,
  "a box with a ratio": `<a style="display:block;aspect-ratio:16/9;overflow:hidden" href="/">${image("width:100%;object-fit:cover")}</a>`,
  "such a box around a picture element": `<figure style="width:200px;height:120px"><picture><source srcset="/b.png">${image("width:100%")}</picture></figure>`,
  "a box with padding for its height": `<div style="position:relative;padding-top:56%">${image("position:absolute;inset:0;width:100%")}</div>`,
  "a box with a label over its corner": `<div style="height:120px;width:120px;position:relative">${image("width:100%")}<span style="position:absolute">New</span></div>`,
};
const ONE_HIGH = {
  "a height in a row of other pictures": `<div><a href="/">${image("height:48px")}</a> <a href="/b"><svg width="90" height="48"></svg></a></div>`,
  "a height in rem, inline and centered": `<div style="text-align:center">${image("height:3rem")}</div>`,
  "a height in a column": `<div style="display:flex;flex-direction:column">${image("height:48px")}<p>Rye</p></div>`,
};
const GROWING = {
  nothing: image(),
  "a height beside a link in its line": `<div>${image("height:48px")} <a href="/">Get it</a></div>`,
  "a height beside text in a flex row": `<div style="display:flex">${image("height:48px")}<p>Rye</p></div>`,
  "a height and a largest width in a text": `<p>Rye ${image("height:20px;max-width:100%")} oat</p>`,
  "one side": image("width:100%"),
  "a box of no size": `<div style="overflow:hidden">${image("width:100%")}</div>`,
  "a box that grows beyond its least height": `<div style="min-height:120px">${image("width:100%")}</div>`,
  "a ratio that gives way": `<div style="aspect-ratio:16/9">${image("width:100%")}</div>`,
  "a box of fixed height with a text below": `<div style="height:400px">${image("width:100%")}<p>Rye</p></div>`,
  "a part of a box that grows": `<div style="min-height:90px">${image("height:100%")}</div>`,
  "a largest height, and a least one": image("max-height:300px;min-height:20px"),
};

it("knows which images have a place before they have loaded", async () => {
  const all = [...Object.values(HELD), ...Object.values(ONE_HIGH), ...Object.values(GROWING)];
  site.routes["/"] = aPageWith(all.map((markup) => `<section>${markup}</section>`).join(""));
  const context = await browser.puppeteer.createBrowserContext();
  const { document } = await visitPage(context, {
    url: `${site.origin}/`,
    isKeyPage: false,
    accessibility: false,
    limits: { readMs: 30_000 },
  });
  const heldNames = [...Object.keys(HELD), ...Object.keys(ONE_HIGH)];
  const names = [...heldNames, ...Object.keys(GROWING)];
  const held = document.gathered ? document.value.images.map(({ sizedByCss }) => sizedByCss) : [];
  expect(names.filter((_, index) => held[index] === true)).toEqual(heldNames);
});
