import { describe, expect, it } from "vitest";

import type { PageFacts } from "#evidence/probe-facts.ts";
import { GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import {
  LONG,
  controlsOf,
  OperatedPages,
  PATIENT,
  valueOf,
} from "#gather/operating/operated-pages.testing.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { FOLLOWED_LINKS } from "#gather/operating/views/route-facts.ts";
import { TIMED_CHANGES } from "#gather/operating/timers/timer-facts.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

const pages = new OperatedPages();

const BREADS = "<p>Rye, oat and spelt are baked each day but Monday, and sold until none is left.</p>";
const ORDER = `<h2>Order bread</h2><p>Choose what we bake for you, and fetch it from seven in the morning on.</p>
  <label>Bread <select onchange="location.href = '/gone'"><option>Rye</option><option>Oat</option></select></label>
  <div class="how" onclick="this.nextElementSibling.hidden = false" style="cursor:pointer">How to pay</div><p hidden>In cash, at the counter.</p>`;
const HOME = `<h2>Harbour bakery</h2>${BREADS}<button class="buy" onclick="this.textContent = 'Bought'">Buy</button>`;

/** What chose something in the view in which bread is ordered, and in which view it was. */
function leftByChoosing(facts: PageFacts): unknown[] {
  return valueOf(facts, CHOICES).choices.map(({ element, onChoosing }) => [
    element.inView,
    onChoosing?.left.length,
  ]);
}

describe("later views of a page", { timeout: LONG }, () => {
  it("are operated where links to fragments swap sections", async () => {
    const facts = await pages.operated(
      `<nav><a href="#/">Home</a> <a href="#/order">Order</a></nav><div><section id="home">${HOME}</section><section id="order" hidden>${ORDER}</section></div>
      <script>addEventListener("hashchange", () => { home.hidden = location.hash === "#/order"; order.hidden = !home.hidden; });</script>`,
    );
    expect(leftByChoosing(facts)).toEqual([["Order", 1]]);
    const pay = controlsOf(facts).find(({ name }) => name === "How to pay");
    expect(pay).toMatchObject({ element: { inView: "Order", selector: "div.how" } });
    expect(pay?.byPointer?.shown).toMatchObject([{ inView: "Order" }]);
    expect(valueOf(facts, OPENED_STATES).states.map(({ opener, inView }) => [opener, inView])).toEqual([
      ["Order", undefined],
      ["How to pay", "Order"],
    ]);
    // The link to the view that is shown already leaves nothing open.
    expect(valueOf(facts, FOLLOWED_LINKS).notTried).toEqual([]);
  });

  it("are operated where a script draws all of the page anew", async () => {
    const facts = await pages.operated(
      `<div id="app"></div><script>
      const views = { Home: ${JSON.stringify(HOME)}, Order: ${JSON.stringify(ORDER)} };
      const draw = (shown) => { app.innerHTML = "<header><nav>" + Object.keys(views).map((view) => "<button" + (view === shown ? " aria-current=page" : "") + ">" + view + "</button>").join("") + "</nav></header><div>" + views[shown] + "</div>";
      for (const button of app.querySelectorAll("nav button")) button.onclick = () => draw(button.textContent); };
      draw("Home");</script>`,
    );
    expect(leftByChoosing(facts)).toEqual([["Order", 1]]);
    expect(controlsOf(facts).filter(({ name }) => name === "Buy")).toHaveLength(1);
  });

  it("are operated where a script sets another address", async () => {
    const facts = await pages.operated(
      `<header><nav><a href="/">Home</a> <a href="/order">Order</a> <a href="/jobs">Jobs</a></nav></header><div id="content">${HOME}</div><script>
      const views = { "/": content.innerHTML, "/order": ${JSON.stringify(ORDER)}, "/jobs": "<h2>Jobs</h2><p>We look for someone who likes to get up early.</p><ul><li draggable=true>Baker</li><li draggable=true>Driver</li><li draggable=true>Clerk</li></ul>" };
      for (const link of document.querySelectorAll("nav a")) link.onclick = (event) => { event.preventDefault(); history.pushState(null, "", link.pathname); content.innerHTML = views[link.pathname]; };
      let dragged; content.ondragstart = ({ target }) => { dragged = target; }; content.ondragover = (event) => event.preventDefault(); content.ondrop = ({ target }) => { target.closest("li")?.before(dragged); };</script>`,
    );
    expect(leftByChoosing(facts)).toEqual([["Order", 1]]);
    expect(valueOf(facts, GESTURES).gestures.map(({ element }) => element.inView)).toContain("Jobs");
  });

  it("are operated where tabs show panels that are all of the page", async () => {
    const facts = await pages.operated(
      `<h1>Bakery</h1><div role="tablist"><button role="tab" aria-selected="true" aria-controls="one">Home</button><button role="tab" aria-selected="false" aria-controls="two">Order</button></div>
      <div role="tabpanel" id="one">${HOME}</div><div role="tabpanel" id="two" hidden>${ORDER}</div>
      <script>for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => { for (const other of document.querySelectorAll("[role=tab]")) { other.ariaSelected = String(other === tab); document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab; } };</script>`,
    );
    expect(leftByChoosing(facts)).toEqual([["Order", 1]]);
  });

  it("are heard where scripts listen only in them", async () => {
    const facts = await pages.operated(
      `<nav><button id="go">Order</button></nav><div id="content">${HOME}</div><script>go.onclick = () => { content.innerHTML = "<h2>Order</h2><p>We put it aside until six in the evening, for you alone.</p><label>Bread <input></label><p id='tip' hidden>Rye, oat or spelt</p><span class='rye'>Rye</span>";
      document.querySelector("input").addEventListener("focus", () => { location.href = "/gone"; }); document.querySelector(".rye").addEventListener("click", () => { tip.hidden = false; }); };</script>`,
    );
    expect(
      valueOf(facts, CHOICES).choices.map(({ element, onFocus }) => [element.inView, onFocus.left.length]),
    ).toEqual([["Order", 1]]);
    expect(controlsOf(facts).find(({ name }) => name === "Rye")?.element.inView).toBe("Order");
  });

  it("have their own time limits", async () => {
    const hold = `<h2>Pay</h2><p>Your bread is put aside for you at the counter of the shop.</p><button onclick="this.textContent = 'Paid'">Pay</button>`;
    const facts = await pages.operated(
      `<nav><button id="go">Pay</button></nav><div id="content">${HOME}</div><script>go.onclick = () => { content.innerHTML = ${JSON.stringify(hold)}; setTimeout(() => { location.href = "/gone"; }, 45000); };</script>`,
    );
    expect(valueOf(facts, TIMED_CHANGES).changes.map(({ ms }) => ms)).toEqual([45_000]);
  });

  it("leave all that is said of the page as it is loaded as it is", async () => {
    const views = (order: string): string =>
      `<nav><button id="go">Order</button></nav><div><section id="home">${HOME}</section><section id="order" hidden>${order}</section></div><script>go.onclick = () => { home.hidden = true; order.hidden = false; };</script>`;
    const withView = await pages.operated(views(ORDER));
    const without = await pages.operated(views(""));
    const first = (facts: PageFacts) =>
      controlsOf(facts).filter(({ element }) => element.inView === undefined);
    expect(first(withView).map(({ name, element }) => [name, element.selector])).toEqual(
      first(without).map(({ name, element }) => [name, element.selector]),
    );
    expect(first(withView).find(({ name }) => name === "Buy")).toEqual(
      first(without).find(({ name }) => name === "Buy"),
    );
  });

  it("are operated on one page of a site, and there each time", async () => {
    const body = `<nav><button id="go">Order</button></nav><div><section id="home">${HOME}</section><section id="order" hidden>${ORDER.replaceAll("location.href = '/gone'", "")}</section></div><script>go.onclick = () => { home.hidden = true; order.hidden = false; };</script>`;
    const tried = new TriedComponents();
    pages.site.routes["/offers"] = aPageWith(body.replace("Harbour bakery", "Offers"));
    const viewsOf = (facts: PageFacts) =>
      valueOf(facts, CHOICES).choices.map(({ element }) => element.inView);
    expect(viewsOf(await pages.operated(body, { tried }))).toEqual(["Order"]);
    expect(viewsOf(await pages.operated(body, { tried, path: "/offers" }))).toEqual([]);
    expect(viewsOf(await pages.operated(body, { tried }))).toEqual(["Order"]);
  });

  it("are no more than a few, and what is left of them is said", async () => {
    const names = ["Rye", "Oat", "Spelt", "Wheat"];
    const facts = await pages.operated(
      `<nav>${names.map((name) => `<button>${name}</button>`).join("")}</nav><div id="content">${HOME}</div><script>
      for (const button of document.querySelectorAll("nav button")) button.onclick = () => { content.innerHTML = "<h2>" + button.textContent + "</h2><p>We bake it from flour of the mill beside the " + button.textContent + " field.</p><select aria-label='" + button.textContent + "'><option>1</option><option>2</option></select>"; };</script>`,
      { limits: { ...PATIENT, laterViews: 2 } },
    );
    const { choices, notTried } = valueOf(facts, CHOICES);
    expect(choices.map(({ label }) => label)).toEqual(["Rye", "Oat"]);
    expect(notTried).toEqual([
      { count: 2, reason: "The page shows more views than we operate on one page." },
    ]);
  });

  it("that only a server could send are said not to have been operated", async () => {
    const facts = await pages.operated(
      `<nav><a href="#/">Home</a> <a href="#/order">Order</a></nav><div id="content">${HOME}</div><script>
      addEventListener("hashchange", async () => { if (location.hash !== "#/order") return; content.innerHTML = "<p>One moment</p>"; content.innerHTML = await (await fetch("/order.html")).text(); });</script>`,
    );
    const reason =
      "A view did not come while the page was cut off from its server, so we could not operate it.";
    expect(valueOf(facts, CHOICES).notTried).toEqual([{ count: 1, reason }]);
  });
});

const LONG_TEXT = `<h2>How we bake</h2><p>${"We bake in a stone oven that was built by the first of our bakers. ".repeat(6)}</p>`;

describe("no views", { timeout: LONG }, () => {
  const clean = {
    "tabs in a small part of the page": `<div>${LONG_TEXT}<div role="tablist"><button role="tab" id="t1">Rye</button><button role="tab" id="t2">Oat</button></div><div id="p1"><p>Dark bread</p><a href="/rye">Rye</a></div><div id="p2" hidden><p>Light bread</p><a href="/oat">Oat</a></div></div>
      <script>t1.onclick = () => { p1.hidden = false; p2.hidden = true; }; t2.onclick = () => { p1.hidden = true; p2.hidden = false; };</script>`,
    "links that scroll": `<nav><a href="#a">Bread</a> <a href="#b">Cake</a></nav><div><section id="a">${LONG_TEXT}</section><section id="b"><h2>Cake</h2><p>On Sundays.</p></section></div>`,
    "sections of which one is open": `<div><h2><button id="t1">Bread</button></h2><div id="p1"><p>Rye, oat and spelt, each day but Monday.</p><a href="/rye">Rye</a></div><h2><button id="t2">Cake</button></h2><div id="p2" hidden><p>On Sundays, and as long as there is any.</p><a href="/cake">Cake</a></div></div>
      <script>t1.onclick = () => { p1.hidden = false; p2.hidden = true; }; t2.onclick = () => { p1.hidden = true; p2.hidden = false; };</script>`,
    "a list that is filtered": `<nav><button id="all">All</button> <button id="dark">Dark</button></nav><div><h2>Breads</h2><ul id="list"></ul></div>
      <script>const show = (names) => { list.innerHTML = names.map((name) => "<li><h3>" + name + "</h3><p>Baked each day but Monday.</p><a href=/" + name + ">Buy</a></li>").join(""); }; all.onclick = () => show(["Oat", "Rye", "Spelt"]); dark.onclick = () => show(["Rye", "Spelt"]); show(["Oat", "Rye", "Spelt"]);</script>`,
    "a dialog": `<nav><button id="ask">Hours</button></nav><div id="content">${HOME}</div><dialog id="hours"><h2>Hours</h2><p>From seven to six, and until noon on Saturdays.</p><button onclick="hours.close()">Close</button></dialog><script>ask.onclick = () => hours.showModal();</script>`,
  };
  it.each(Object.entries(clean))("are %s", async (_what, body) => {
    const facts = await pages.operated(body);
    expect(JSON.stringify(facts)).not.toContain("inView");
    expect(JSON.stringify(facts)).not.toContain("view did not come");
  });
});
