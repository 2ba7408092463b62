import { describe, expect, it } from "vitest";

import {
  brief,
  LONG,
  PATIENT,
  ViewsOfPages,
  WORDS,
  type Given,
} from "#gather/views/views-of-pages.testing.ts";

const WIDE_ROW = `<tr>${"<td>12,345.00</td>".repeat(9)}</tr>`;
const HIDDEN = "position:absolute;left:-9999px";

const views = new ViewsOfPages();

describe("a window 320 pixels wide", () => {
  it.each<[string, Given, string[][]]>([
    [
      "finds the box with a fixed width, not all that is in it",
      { style: ".wide{width:900px}", body: `<div class="wide"><p>${WORDS}</p><p>${WORDS}</p></div>` },
      [["reflow", "failed", "div.wide"]],
    ],
    [
      "finds a page that refuses to become narrower",
      { style: "body{min-width:960px}", body: "" },
      [["reflow", "failed", "body"]],
    ],
    [
      "finds the column that does not wrap",
      {
        style: ".row{display:flex}.row div{flex:0 0 200px}",
        body: `<div class="row"><div>${WORDS}</div><div id="second">${WORDS}</div></div>`,
      },
      [["reflow", "failed", "#second"]],
    ],
    [
      "finds a word longer than the window",
      {
        body: `<h2 style="font-size:60px">Rye-bread</h2><h2 style="font-size:60px">Donaudampfschifffahrt</h2>`,
      },
      [["reflow", "failed", "main > h2:nth-of-type(2)"]],
    ],
    [
      "asks a person about a wide table that moves the whole page",
      { body: `<table>${WIDE_ROW}</table>` },
      [["reflow", "review", "main > table"]],
    ],
    [
      "asks a person about a wide picture",
      {
        body: `<img alt="A loaf" style="width:700px;height:50px" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`,
      },
      [["reflow", "review", "main > img"]],
    ],
    [
      "accepts tables, code and rows of cards that scroll in a box of their own",
      {
        style: ".scroll{overflow-x:auto}.cards{display:flex}.cards div{flex:0 0 200px}",
        body: `<div class="scroll" tabindex="0"><table>${WIDE_ROW}</table></div>
          <pre class="scroll" tabindex="0">${"const loaf = 1; ".repeat(20)}</pre>
          <div class="scroll cards" tabindex="0"><div>One</div><div>Two</div><div>Three</div></div>`,
      },
      [],
    ],
    [
      "accepts menus that wait beside the window, sliders and bars that stay in place",
      {
        style: `nav{position:fixed;top:0;right:0;width:280px;height:100%;transform:translateX(100%)}
          .carousel{overflow:hidden}.track{display:flex;width:300%}.track div{width:33.3%}
          header{position:sticky;top:0;height:40px;overflow:hidden;background:#fff}`,
        body: `<header><a href="/">Home</a></header><nav><a href="/a">Prices and offers</a></nav><a href="#a" style="${HIDDEN}">Skip</a>
          <div class="carousel"><div class="track"><div>${WORDS}</div><div>${WORDS}</div><div>${WORDS}</div></div></div>`,
      },
      [],
    ],
    [
      "accepts a menu that becomes a button",
      {
        style:
          "button{display:none}@media(max-width:600px){.menu{display:none}button{display:block}}ul{display:flex}li{flex:0 0 200px}",
        body: `<button>Menu</button><ul class="menu"><li>Bread</li><li>Rolls</li><li>Cakes</li></ul>`,
      },
      [],
    ],
  ])(
    "%s",
    async (_what, given, expected) => {
      expect((await views.findings(given)).map(brief)).toEqual(expected);
    },
    LONG,
  );

  it(
    "says when what sticks out cannot even be scrolled to",
    async () => {
      const given = {
        style: "body{overflow-x:hidden}.wide{width:900px}",
        body: `<div class="wide">${WORDS}</div>`,
      };
      expect(await views.findings(given)).toMatchObject([
        { severity: "high", message: expect.stringContaining("people can't reach it"), view: "320 px wide" },
      ]);
    },
    LONG,
  );
});

describe("text that is set more widely or enlarged", () => {
  it.each<[string, Given, string[][]]>([
    [
      "finds lines cut off by a fixed height",
      {
        style: ".box{height:44px;width:250px;overflow:hidden;line-height:1.2}",
        body: `<div class="box">Fresh bread from the stone oven, baked by hand for you.</div>`,
      },
      [["text-spacing", "failed", "div.box"]],
    ],
    [
      "finds a label that no longer fits its button, and accepts one that grows",
      {
        style: "a{display:block;border:1px solid}.tight{width:130px;overflow:hidden;white-space:nowrap}",
        body: `<a href="/a" class="tight">Read all our news</a><a href="/b" style="width:130px">Read all our offers</a>`,
      },
      [["text-spacing", "failed", "a.tight"]],
    ],
    [
      "asks a person where a text runs into the next",
      {
        style: ".box{height:40px;width:250px}.next{margin:0}",
        body: `<div class="box">Fresh bread from the stone oven, baked by hand for you.</div><p class="next">${WORDS}</p>`,
      },
      [["text-spacing", "review", "div.box"]],
    ],
    [
      "finds what enlarging cuts off, once for all views, with each criterion",
      {
        style: "@media(max-width:700px){.box{height:30px;overflow:hidden}}",
        body: `<div class="box">${WORDS.repeat(3)}</div>`,
      },
      [["text-clipped", "failed", "div.box"]],
    ],
    [
      "accepts boxes that grow, shut panels and texts for screen readers",
      {
        style: `.box{min-height:44px}.shut{height:0;overflow:hidden}
          .sr{position:absolute;width:1px;height:1px;overflow:hidden}.open{height:44px;overflow:auto}`,
        body: `<div class="box">${WORDS}</div><div class="shut">${WORDS}</div><span class="sr">${WORDS}</span>
          <div class="open" tabindex="0">${WORDS.repeat(4)}</div>`,
      },
      [],
    ],
  ])(
    "%s",
    async (_what, given, expected) => {
      expect((await views.findings(given)).map(brief)).toEqual(expected);
    },
    LONG,
  );
});

describe("a device that is turned", () => {
  const ask = `<div class="ask"><p>Please rotate your device to see this page.</p></div>`;
  it.each<[string, Given, string[][]]>([
    [
      "finds a page that asks to turn it in place of its content",
      {
        style:
          ".ask{display:none}@media(orientation:portrait){.ask{display:block;position:fixed;inset:0;background:#fff}}",
        body: ask,
      },
      [["orientation-locked", "failed", "div.ask > p"]],
    ],
    [
      "asks a person about a mere hint",
      {
        style: ".ask{display:none}@media(orientation:portrait) and (max-width:600px){.ask{display:block}}",
        body: ask,
      },
      [["orientation-locked", "review", "div.ask > p"]],
    ],
    [
      "finds a page that is turned back",
      {
        style:
          "@media(orientation:landscape) and (max-width:900px) and (max-height:395px){body{transform:rotate(-90deg)}}",
        body: "",
      },
      [["orientation-locked", "failed", "body"]],
    ],
    ["accepts a page that shows the same text both ways", { body: ask }, []],
  ])(
    "%s",
    async (_what, given, expected) => {
      expect((await views.findings(given)).map(brief)).toEqual(expected);
    },
    LONG,
  );
});

describe("empty required fields", () => {
  const fields = `<form action="/send"><label>Name <input name="who" required></label>
    <p id="told" hidden>Please enter your name.</p><button>Send</button></form>`;
  const onInvalid = (act: string): string =>
    `<script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault(); ${act} })</script>`;

  it(
    "finds a form that only turns a border red, and sends nothing",
    async () => {
      const body = fields + onInvalid(`event.target.style.borderColor = "red"; fetch("/send")`);
      expect((await views.findings({ body })).map(brief)).toEqual([
        ["error-untold", "failed", 'input[name="who"]'],
      ]);
      expect(views.site.asked).not.toContain("/send");
    },
    LONG,
  );

  it.each([
    ["the browser's own message", ""],
    ["a text of its own", onInvalid("told.hidden = false")],
  ])(
    "accepts %s",
    async (_what, script) => {
      expect(await views.findings({ body: fields + script })).toEqual([]);
    },
    LONG,
  );
});

describe("colors and controls of other views", () => {
  it(
    "finds text that cannot be read in dark colors alone",
    async () => {
      const style = `@media(prefers-color-scheme:dark){body{background:#222;color:#eee}.dim{color:#444}}`;
      const found = await views.findings({ style, body: `<p class="dim">${WORDS}</p>` });
      expect(found).toMatchObject([{ rule: "color-contrast", engine: "axe-core", view: "dark colors" }]);
    },
    LONG,
  );

  it(
    "finds a nameless button that only phones show",
    async () => {
      const style =
        "button{display:none}@media(max-width:600px){button{display:block;width:40px;height:40px}}";
      const found = await views.findings({ style, body: "<button></button>" });
      expect(found).toMatchObject([{ rule: "button-name", engine: "axe-core", view: "phone width" }]);
    },
    LONG,
  );
});

it(
  "says of each view that it could not run when the time is up",
  async () => {
    const missing = await views.of({ body: "" }, { ...PATIENT, viewsUntilMs: -1 });
    const missed = missing.filter(({ report }) => !report.gathered).map(({ engine }) => engine);
    expect(missed).toContain("Plumbline at 320 px");
    expect(missed).toHaveLength(9);
  },
  LONG,
);
