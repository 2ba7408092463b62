import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { ElementRef } from "#evidence/document.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";

let browser: WarmBrowser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.puppeteer.newPage();
});
afterAll(() => browser.close());

const references = z.array(
  z.object({
    selector: z.string(),
    snippet: z.string(),
    component: z.string(),
    heading: z.string().optional(),
  }),
);

const DESCRIBER = inPage(
  new URL("./in-page/describe-element.ts", import.meta.url),
  () => import("./in-page/describe-element.ts"),
);

/** Loads markup and describes every element that matches. */
async function describeAll(markup: string, selector: string): Promise<ElementRef[]> {
  await page.setContent(markup);
  const script = `(() => {
    const { describe } = ${moduleSource(DESCRIBER)}.createDescriber(document);
    return [...document.querySelectorAll(${JSON.stringify(selector)})].map(describe);
  })()`;
  return references.parse(await page.evaluate(script));
}

async function componentOf(markup: string, selector: string): Promise<string | undefined> {
  return (await describeAll(markup, selector))[0]?.component;
}

describe("the heading of an element", () => {
  it("is the nearest one before it, wherever in the document that is", async () => {
    const markup = `<a href="/0">Skip</a><header><h1> Harbor
      <b>Bakery</b></h1></header><a href="/1">Menu</a><h2></h2><a href="/2">Cake</a>
      <section><h3 role="heading">Orders<a href="/3">#</a></h3><a href="/4">Call</a></section>`;
    const found = await describeAll(markup, "a");
    expect(found.map(({ heading }) => heading)).toEqual([
      undefined,
      "Harbor Bakery",
      "Harbor Bakery",
      "Orders#",
      "Orders#",
    ]);
  });

  it("is the one before the host for what is in a shadow root", async () => {
    await page.setContent("<h2>Offers</h2><div id=host></div><h2>Later</h2>");
    const script = `(() => {
      const root = document.querySelector("#host").attachShadow({ mode: "open" });
      root.innerHTML = "<button></button>";
      const { describe } = ${moduleSource(DESCRIBER)}.createDescriber(document);
      return [describe(root.querySelector("button"))];
    })()`;
    const [button] = references.parse(await page.evaluate(script));
    expect(button?.heading).toBe("Offers");
  });
});

describe("the selector of an element", () => {
  const LIST = `<main><ul class="menu"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>
    <p>One</p><p id="terms">Two</p><p id="item-42">Three</p><div class="css-1x2y3z"><b>Four</b></div></main>`;

  it("finds exactly that element", async () => {
    const found = await describeAll(LIST, "body *");
    const counts = await Promise.all(
      found.map(({ selector }) => page.$$eval(selector, (list) => list.length)),
    );
    const snippets = await Promise.all(
      found.map(({ selector }) =>
        page.$eval(selector, (e, end) => e.outerHTML.slice(0, end), SNIPPET_CHARACTERS),
      ),
    );
    expect(counts.every((count) => count === 1)).toBe(true);
    expect(snippets).toEqual(found.map(({ snippet }) => snippet));
  });

  it("starts at the nearest name that can be trusted", async () => {
    const selectors = (await describeAll(LIST, "a, p, b")).map(({ selector }) => selector);
    expect(selectors).toEqual([
      "ul.menu > li:nth-of-type(1) > a",
      "ul.menu > li:nth-of-type(2) > a",
      "main > p:nth-of-type(1)",
      "#terms",
      "main > p:nth-of-type(3)",
      "main > div > b",
    ]);
  });

  it("copes with names that CSS must escape", async () => {
    const found = await describeAll(
      `<my-card><button class="a:b">x</button></my-card><i id="1"></i>`,
      "button, i",
    );
    const counts = await Promise.all(
      found.map(({ selector }) => page.$$eval(selector, (list) => list.length)),
    );
    expect(counts).toEqual([1, 1]);
  });
});

describe("the component of an element", () => {
  const CARD = `<main><div class="wrap"><article class="card"><h2>Bread</h2><img src="a.jpg"></article></div></main>`;

  it.each([
    ["another text and picture", CARD.replace("Bread", "Cake").replace("a.jpg", "b.jpg")],
    ["other siblings before it", CARD.replace("<h2>", "<p>New</p><h2>")],
    [
      "an anonymous wrapper around it",
      CARD.replace("<article", "<div><article").replace("</article>", "</article></div>"),
    ],
    ["redeployed classes", CARD.replace('"card"', '"card css-9z8y7x"')],
    ["a state and utilities", CARD.replace('"card"', '"card is-open mt-4 md:p-2"')],
    ["another page's body class", `<body class="page-id-12 single">${CARD}</body>`],
  ])("stays the same with %s", async (_change, markup) => {
    expect(await componentOf(markup, "img")).toBe(await componentOf(CARD, "img"));
  });

  it("is shared by the entries of a list", async () => {
    const found = await describeAll(
      `<nav><ul><li id="item-1"><a href=1>A</a></li><li id="item-2"><a href=2>B</a></li></ul></nav>`,
      "a",
    );
    expect(new Set(found.map(({ component }) => component)).size).toBe(1);
  });

  it("is shared by fields whose ids one template numbers, and not by fields with ids of their own", async () => {
    const found = await describeAll(
      `<ul><li><input id="todoCheck1"></li><li><input id="todoCheck12"></li></ul><input id="mail"><input id="phone">`,
      "input",
    );
    const [first, second, mail, phone] = found.map(({ component }) => component);
    expect(second).toBe(first);
    expect(phone).not.toBe(mail);
  });

  it("is shared by cards of several colors, and differs between kinds of their buttons", async () => {
    const cards = ["card card-info", "card card-danger bg-gradient-dark", "card"].map(
      (names) => `<div class="${names}"><button class="btn btn-tool"></button></div>`,
    );
    const found = await describeAll(`<main>${cards.join("")}</main>`, "button");
    expect(new Set(found.map(({ component }) => component)).size).toBe(1);
    const [other] = await describeAll(
      `<main><div class="card"><button class="btn btn-buy"></button></div></main>`,
      "button",
    );
    expect(other?.component).not.toBe(found[0]?.component);
  });

  it.each([
    ["in another landmark", CARD.replaceAll("main>", "footer>")],
    ["in another component", CARD.replace('"card"', '"teaser"')],
    ["of another kind", CARD.replace("<img", '<img role="presentation"')],
  ])("differs %s", async (_change, markup) => {
    expect(await componentOf(markup, "img")).not.toBe(await componentOf(CARD, "img"));
  });
});
