import { describe, expect, it } from "vitest";

import { twoSteps } from "#checks/accessibility/operated/steps.testing.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import { judgmentOf } from "./page-judgment.ts";

async function visit(body: string): Promise<PageEvidence> {
  const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true });
  // What is judged again has been archived.
  return JSON.parse(JSON.stringify(page)) as PageEvidence;
}

/** What is told of a page, by rule and message, in so far as it concerns what the page opened. */
function toldOf(page: PageEvidence): string[] {
  const defects = [...judgmentOf(page).defects];
  return defects
    .flatMap(([id, found]) => found.map(({ message }) => `${id} ${message}`))
    .filter((told) => /after /i.test(told));
}

/** A button that shows a dialog which the browser keeps in front. */
function dialogWith(content: string, opener = "Opening hours"): string {
  return `<button onclick="document.querySelector('dialog').showModal()">${opener}</button><dialog aria-label="Hours">${content}<button onclick="this.parentNode.close()">Close</button></dialog>`;
}

/** A button that shows a list below it, and hides it again. */
function menuWith(items: string): string {
  return `<nav><button aria-expanded="false" onclick="menu.hidden = !menu.hidden; this.ariaExpanded = !menu.hidden">Menu</button><div id="menu" hidden>${items}</div></nav><style>nav a { display: block; padding: 8px }</style>`;
}

describe.concurrent("in what a page opens, all other rules", { timeout: LONG }, () => {
  it.each([
    ["a picture without a text", dialogWith('<img src="/rye.png" width="80" height="80">'), "a11y-image-alt"],
    ["a field without a label", dialogWith('<p>How many?</p><input id="many">'), "a11y-label"],
    [
      "a button without a name",
      dialogWith('<button><svg width="9" height="9"></svg></button>'),
      "a11y-button-name",
    ],
    [
      "pale text",
      dialogWith('<p style="color: #bbb; background: #fff">We open at seven.</p>'),
      "a11y-color-contrast",
    ],
    [
      "a link without a name in a menu",
      menuWith('<a href="/rye">Rye</a><a href="/oat"><svg width="9" height="9"></svg></a>'),
      "a11y-link-name",
    ],
  ])("find %s, and say how to get there", async (_, body, rule) => {
    const told = toldOf(await visit(body));
    const opener = body.includes("dialog") ? "Opening hours" : "Menu";
    expect(told).toEqual([expect.stringMatching(new RegExp(`^${rule} After pressing “${opener}”: .`))]);
  });

  it("say so where only a narrow window shows what opens it", async () => {
    const body = `<style>#menu, #nav { display: none } @media (max-width: 700px) { #menu { display: block } } #nav.open { display: block } a { display: block; padding: 9px }</style><button id="menu" onclick="nav.classList.toggle('open')">Menu</button><nav id="nav"><a href="/rye">Rye</a> <a href="/oat"><svg width="9" height="9"></svg></a></nav>`;
    const found = [...judgmentOf(await visit(body)).defects];
    const told = found.flatMap(([id, defects]) => defects.map(({ message }) => `${id} ${message}`));
    expect(told.toSorted()).toEqual([
      expect.stringMatching(
        /^a11y-link-name In a window as narrow as a phone, after pressing “Menu”: The link has/,
      ),
      expect.stringMatching(/^a11y-state-untold In a window as narrow as a phone: “Menu” shows/),
    ]);
  });

  it("say so where they stand in a view that takes the place of the content", async () => {
    const body = `<nav><button onclick="home.hidden = true; order.hidden = false">Order</button></nav><section id="home"><h2>Harbour bakery</h2><p>Rye, oat and spelt, each day but Monday.</p></section><section id="order" hidden><h2>Order bread</h2><p>We put it aside until six in the evening.</p>${menuWith('<a href="/rye">Rye</a><a href="/oat"><svg width="9" height="9"></svg></a>')}</section>`;
    const told = toldOf(await visit(body));
    expect(told).toEqual([
      expect.stringMatching(
        /^a11y-link-name In the view that “Order” shows, after pressing “Menu”: The link has/,
      ),
    ]);
  });

  it("call a link the link, for “it” would be what was pressed", async () => {
    const told = toldOf(
      await visit(menuWith('<a href="/rye">Rye</a><a href="/oat"><svg width="9" height="9"></svg></a>')),
    );
    expect(told).toEqual([expect.stringContaining("After pressing “Menu”: The link has no name for")]);
  });

  it("find what a switch that darkens the page makes hard to read, and nothing else of it", async () => {
    const shop = (dark: string): string =>
      `<div id="app"><button aria-pressed="false" onclick="this.ariaPressed = document.body.classList.toggle('dark')">Dark mode</button><p class="note">We open at seven.</p><a href="/rye">Rye</a><img src="/rye.png" width="80" height="80"></div>
      <style>#app { min-height: 700px } .note { color: #444 } body { transition: background .3s } .dark { background: #111; color: #eee } .dark a, .dark .note { color: #9cf } ${dark}</style>`;
    const [pale, fit] = [
      toldOf(await visit(shop(".dark .note { color: #444 }"))),
      toldOf(await visit(shop(""))),
    ];
    expect(pale).toEqual([expect.stringMatching(/^a11y-color-contrast After pressing “Dark mode”: ./)]);
    expect(fit).toEqual([]);
  });

  it("judge no colors of the page behind a veil", async () => {
    const body = `<button onclick="veil.style.background = 'rgba(0, 0, 0, 0.8)'; hours.hidden = false">Hours</button><p style="color: #555">We bake in our own oven.</p><div id="hours" role="dialog" aria-label="Hours" style="position: fixed; left: 40px; top: 200px; background: #fff" hidden><p>We open at seven.</p><button>Close</button></div>
      <div id="veil" style="position: fixed; inset: 0; z-index: -1; background: transparent"></div>`;
    expect(toldOf(await visit(body)).filter((told) => told.includes("contrast"))).toEqual([]);
  });

  it("find what the next step of a form asks", async () => {
    const page = await visit(twoSteps('<h2>Payment</h2><input id="account"><label>Bank <input></label>'));
    expect(toldOf(page)).toContainEqual(
      expect.stringMatching(/^a11y-label After filling in the form and pressing “Next”: /),
    );
  });

  it("find what a basket holds once something is in it", async () => {
    const page = await visit(
      `<p>Rye bread <button onclick="list.innerHTML = '<li>Rye bread <button></button></li>'; count.textContent = 1">Add to basket</button></p><button aria-expanded="false" onclick="drawer.hidden = !drawer.hidden; this.ariaExpanded = String(!drawer.hidden)">Basket <span id="count">0</span></button><div id="drawer" hidden><p>Your basket is here.</p><ul id="list"></ul></div>`,
    );
    expect(toldOf(page)).toContainEqual(
      expect.stringMatching(
        /^a11y-button-name After pressing “Add to basket” and then “Basket \d”: The button has no name/,
      ),
    );
  });

  it("find errors that are hard to read, where a form was sent empty", async () => {
    const form = (color: string): string =>
      `<style>.error { color: ${color}; background: #fff }</style><form action="/send" novalidate><label for="who">Your name</label><input id="who" autocomplete="name"><button>Send</button></form><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); who.ariaInvalid = "true"; who.setAttribute("aria-describedby", "told"); who.insertAdjacentHTML("afterend", '<p class="error" id="told">Please write your name.</p>'); who.focus(); };</script>`;
    const [pale, dark] = [toldOf(await visit(form("#f28b82"))), toldOf(await visit(form("#900")))];
    expect(pale).toEqual([
      expect.stringMatching(/^a11y-color-contrast After pressing “Send” with an empty form: ./),
    ]);
    expect(dark).toEqual([]);
  });

  it("speak of no form where arrows lead through slides with fields", async () => {
    const page = await visit(
      `<div id="row"><div class="slide"><label>Mail <input type="email"></label></div><div class="slide" hidden><p>Which bread do you like?</p><input></div><button id="next">Next</button></div><script>next.onclick = () => { for (const slide of row.querySelectorAll(".slide")) slide.hidden = !slide.hidden; };</script>`,
    );
    expect(toldOf(page).filter((told) => told.startsWith("a11y-label "))).toEqual([
      expect.stringMatching(/^a11y-label After pressing “Next”: ./),
    ]);
  });

  it("find what comes when the pointer is over something", async () => {
    const page = await visit(
      `<style>.more { display: none } li:hover .more, li:focus-within .more { display: block }</style><nav><ul><li><a href="/bread">Bread</a><div class="more"><a href="/rye">Rye</a> <img src="/rye.png" width="60" height="60"></div></li></ul></nav>`,
    );
    expect(toldOf(page)).toEqual([expect.stringMatching(/^a11y-image-alt After pointing at “Bread”: /)]);
  });

  it.each([
    [
      "a dialog in order",
      dialogWith('<p>We open at seven.</p><label>Name <input autocomplete="name"></label>'),
    ],
    ["a menu in order", menuWith('<a href="/rye">Rye</a> <a href="/oat">Oat</a>')],
    [
      "a dialog whose picture only decorates",
      dialogWith('<img src="/rye.png" alt="" width="80" height="80"><p>Seven to six</p>'),
    ],
    [
      "a page whose defects stand beside the dialog",
      `${dialogWith("<p>We open at seven.</p>")}<img src="/rye.png" width="80" height="80"><p style="color: #bbb">Pale text</p>`,
    ],
  ])("say nothing of %s", async (_, body) => {
    expect(toldOf(await visit(body))).toEqual([]);
  });

  it("do not tell again what the closed page told", async () => {
    const page = await visit(
      `<button onclick="box.className = 'open'">Bread</button><div id="box" style="height: 60px"><img class="bread" src="/rye.png" width="60" height="60"><p class="pale"></p></div>
      <style>.open p::before { content: none } .open p { color: #bbb; background: #fff }</style><script>document.querySelector("button").addEventListener("click", () => { document.querySelector("p").textContent = "We open at seven every day"; });</script>`,
    );
    const defects = judgmentOf(page).defects;
    expect(defects.get("a11y-image-alt")).toHaveLength(1);
    expect(toldOf(page).map((told) => told.split(" ")[0])).toEqual(["a11y-color-contrast"]);
  });

  it("are asked about each content once, and never about more than a page has time for", async () => {
    const names = [
      "rye",
      "oat",
      "spelt",
      "wheat",
      "corn",
      "rice",
      "millet",
      "barley",
      "teff",
      "sorghum",
      "fonio",
    ];
    const pairs = names.map(
      (name) =>
        `<section class="${name}"><button class="open-${name}" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">${name}</button><p hidden>What there is to know of ${name}</p></section>`,
    );
    const page = await visit(pairs.join(""));
    const answer = page.facts?.["opened-states"];
    expect(answer).toMatchObject({
      gathered: true,
      value: {
        states: names.slice(0, 9).map((opener) => ({ opener })),
        notTried: [{ count: 2, reason: "The page opens more than we examine on one page." }],
      },
    });
  });
});
