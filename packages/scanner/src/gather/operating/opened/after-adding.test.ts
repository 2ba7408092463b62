import { expect, it } from "vitest";

import { openAfterAdding } from "#gather/operating/opened/after-adding.ts";
import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { OPERATED_CONTROLS, type TriedControl } from "#gather/operating/controls/control-facts.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";

const pages = new OperatedPages();

const BASKET = `<button aria-expanded="false" onclick="drawer.hidden = !drawer.hidden; this.setAttribute('aria-expanded', !drawer.hidden)">Basket <span id="count">0</span></button>
<div id="drawer" hidden><p id="empty">Nothing in it yet.</p><ul id="list"></ul></div>`;

function shop(add: string): string {
  return `<main><h1>Bakery</h1><p>Rye bread, $6 <button onclick="${add}">Add rye bread to the basket</button></p>${BASKET}</main>`;
}

const ADDS = `list.insertAdjacentHTML('beforeend', '<li>Rye bread <span class=remove onclick=&quot;this.parentNode.remove()&quot;>Remove</span></li>'); empty.hidden = true; count.textContent = list.children.length`;

function insideOf(controls: readonly TriedControl[]): string[] {
  return controls.filter(({ isInside }) => isInside === true).map(({ name }) => name);
}

it("operates what stands in a basket once something is in it", { timeout: LONG }, async () => {
  const facts = await pages.operated(shop(ADDS));
  expect(insideOf(valueOf(facts, OPERATED_CONTROLS).controls)).toEqual(["Remove"]);
});

it("examines a basket empty and with something in it", { timeout: LONG }, async () => {
  const facts = await pages.operated(shop(ADDS));
  expect(valueOf(facts, OPENED_STATES).states).toHaveLength(2);
});

it("opens what holds the number first, of all that opens anything", { timeout: LONG }, async () => {
  const others = ["Hours", "Prices", "Help"]
    .map(
      (name) =>
        `<button data-${name} onclick="${name}.hidden = !${name}.hidden">${name}</button><p id="${name}" hidden>All on ${name}. <a href="/">More</a></p>`,
    )
    .join("");
  const facts = await pages.operated(`${others}${shop(ADDS)}`);
  expect(insideOf(valueOf(facts, OPERATED_CONTROLS).controls)).toEqual(["Remove"]);
});

it("says what there was no time to open", { timeout: LONG }, async () => {
  const { controls } = valueOf(await pages.operated(shop(ADDS)), OPERATED_CONTROLS);
  const late = await pages.onPage(shop(ADDS), (page) => openAfterAdding(page, controls), -1);
  expect(late).toEqual({ found: [], notTried: [{ count: 1, reason: LATE }] });
});

it("opens nothing once more where nothing was added", { timeout: LONG }, async () => {
  const facts = await pages.operated(shop("this.title = 'Sold out'"));
  expect(valueOf(facts, OPENED_STATES).states).toHaveLength(1);
});
