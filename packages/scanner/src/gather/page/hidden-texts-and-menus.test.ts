import { describe, expect, it } from "vitest";

import { documentWith, stageSite } from "#gather/page/site-stage.testing.ts";

stageSite();

const WORDS = "roofer Tampa and roof repair Tampa, ".repeat(5);

describe("reading texts that no one can read", () => {
  it.each([
    ["tiny", `<p style="font-size:1px">${WORDS}</p>`],
    ["tiny", `<div style="font-size:1px;color:#777"><span>${WORDS}</span></div>`],
    ["tiny", `<div style="font-size:0;line-height:0">${WORDS}</div>`],
    ["color", `<div style="background:#fff"><p style="color:#ffffff">${WORDS}</p></div>`],
    ["away", `<div style="position:absolute;left:-9999px">${WORDS}</div>`],
    ["away", `<ul style="position:fixed;top:-3000px"><li>${WORDS}</li></ul>`],
    [
      "away",
      `<a href="#main">Skip</a><main id="main" tabindex="-1"><div><p style="position:absolute;left:-9999px">${WORDS}</p></div></main>`,
    ],
    ["away", `<p style="text-indent:-9999px;overflow:hidden">${WORDS}</p>`],
    ["away", `<p style="text-indent:-200%">${WORDS}</p>`],
    ["away", `<p style="text-indent:100%;white-space:nowrap;overflow:hidden">${WORDS}</p>`],
    ["away", `<div style="position:absolute;left:-625rem">${WORDS}</div>`],
    ["away", `<div style="position:absolute;left:-300vw">${WORDS}</div>`],
    ["away", `<div style="position:absolute;right:-9999px">${WORDS}</div>`],
    ["away", `<section style="transform:translateX(-9999px)"><h2>More</h2><p>${WORDS}</p></section>`],
    ["away", `<div style="margin-left:-9999px;width:300px">${WORDS}</div>`],
    ["clear", `<div style="opacity:0">${WORDS}</div>`],
    ["cut", `<div style="height:0;overflow:hidden"><p>${WORDS}</p></div>`],
    [
      "cut",
      `<p style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">${WORDS}</p>`,
    ],
    ["color", `<footer style="background:#123;color:rgb(17,34,51)">${WORDS}</footer>`],
  ])("finds a text that is hidden by %s: %s", async (how, body) => {
    expect((await documentWith(`<p>Bread</p>${body}`)).hiddenTexts).toMatchObject([{ how, words: 30 }]);
  });

  it.each([
    `<p>${WORDS}</p>`,
    `<p style="font-size:1px">Skip to the text</p>`,
    `<a href="#main" style="position:absolute;left:-9999px">Skip to the text</a>`,
    `<nav style="position:fixed;left:0;width:300px;transform:translateX(-100%)">${WORDS}</nav>`,
    `<h3><button aria-expanded="false">More</button></h3><div class="body"><div style="height:0;overflow:hidden">${WORDS}</div>`,
    `<input aria-describedby="help"><p id="help" style="position:absolute;left:-9999px">${WORDS}</p>`,
    `<div role="status" style="position:absolute;left:-9999px">${WORDS}</div>`,
    `<div style="position:absolute;left:-9999px"><button>Close</button><p>${WORDS}</p></div>`,
    `<ul style="position:absolute;left:-999em"><li><a href="/tampa">${WORDS}</a></li></ul>`,
    `<template><p style="text-indent:-9999px">${WORDS}</p></template>`,
    `<p style="display:none;font-size:1px">${WORDS}</p>`,
    `<details><summary>More</summary><p style="font-size:1px">${WORDS}</p></details>`,
    `<div style="background:#fff"><img src="/sky.jpg"><p style="color:#fff">${WORDS}</p></div>`,
    `<div style="background:#fff linear-gradient(#000,#333)"><p style="color:#fff">${WORDS}</p></div>`,
    `<div style="opacity:0"><a href="/tampa">${WORDS}</a></div>`,
    `<p style="text-indent:2em">${WORDS}</p>`,
    `<div style="position:absolute;left:1300px;width:300px">${WORDS}</div>`,
    `<label style="position:absolute;left:-9999px">Leave this empty <input name="url2"></label>`,
    `<div style="font-size:0"><p style="font-size:16px">${WORDS}</p></div>`,
  ])("leaves alone what can be read, or is shown to no one: %s", async (body) => {
    expect((await documentWith(`<p>Bread</p>${body}`)).hiddenTexts).toEqual([]);
  });
});

describe("reading menus", () => {
  it("counts what can be followed or clicked in each", async () => {
    const entries = (tag: string, style = "") =>
      ["Home", "Games", "Chat"].map((name) => `<${tag} ${style}>${name}</${tag}>`).join(" ");
    const { menus } = await documentWith(
      `<nav id="spans">${entries("span", 'style="cursor:pointer"')}</nav>
       <nav id="links">${entries("a", 'href="/"')}</nav>
       <div id="steps" role="navigation">${entries("span")}</div>`,
    );
    expect(menus).toMatchObject([
      { selector: "#spans", controls: 0, clickable: 3 },
      { selector: "#links", controls: 3, clickable: 3 },
      { selector: "#steps", controls: 0, clickable: 0 },
    ]);
  });
});

describe("reading elements that scripts make act as links", () => {
  it.each([
    ["/flats/12", '<div data-href="/flats/12" style="cursor:pointer"><h3>12 Canal Street</h3></div>'],
    ["/rifugi", '<span class="voce" data-vai="/rifugi" style="cursor:pointer">Rifugi</span>'],
    ["/rye", `<li onclick="window.location.href = '/rye'">Rye</li>`],
    ["/rye.html", `<button type="button" onclick="goTo('rye.html')">Rye</button>`],
    ["/rye", `<a href="#" onclick="location.assign('/rye')">Rye</a>`],
    ["/rye", `<span onclick="idz('/rye')">Rye</span>`],
    ["/team", '<p role="link" tabindex="0" data-link="/team">Team</p>'],
  ])("finds the one that leads to %s", async (path, body) => {
    const { scriptedLinks } = await documentWith(`<p>Bread</p>${body}`);
    expect(scriptedLinks?.map(({ href }) => new URL(href).pathname)).toEqual([path]);
  });

  it.each([
    '<div data-href="/flats/12" style="cursor:pointer"><h3><a href="/flats/12">12 Canal Street</a></h3></div>',
    '<a href="/rye"><span data-url="/rye">Rye</span></a>',
    '<div class="fb-like" data-href="/rye">Like</div>',
    '<button data-src="/img/rye.jpg">Larger</button>',
    '<button data-url="/api/rye" style="cursor:pointer">Load</button>',
    '<div data-price="/kg" style="cursor:pointer">4.20</div>',
    '<div data-url="/rye" hidden role="link">Rye</div>',
    '<button onclick="open(true)">Menu</button>',
    `<button onclick="trackClick('/rye')">Rye</button>`,
    `<button onclick="loadPart('/rye'); show('/rye', 2)">Rye</button>`,
    `<button onclick="location.hash = '#top'">Top</button>`,
    '<tr data-date="2026/01/02" style="cursor:pointer"><td>Day</td></tr>',
  ])("leaves alone: %s", async (body) => {
    expect((await documentWith(`<p>Bread</p>${body}`)).scriptedLinks).toEqual([]);
  });
});

describe("the whole text of a page whose data has questions", () => {
  const panels = `<details><summary>Do you deliver?</summary><p>Yes, on <b>Fridays</b> in Salem.</p></details><p hidden>Free</p>`;
  const data = (type: string): string => `<script type="application/ld+json">{"@type":"${type}"}</script>`;

  it("holds what closed panels say, in its order", async () => {
    const { wholeText } = await documentWith(panels + data("FAQPage"));
    expect(wholeText).toContain("Do you deliver?Yes, on Fridays in Salem.Free");
  });

  it("is not read of other pages", async () => {
    expect((await documentWith(panels + data("Bakery"))).wholeText).toBeUndefined();
  });
});
