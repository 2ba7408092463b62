import { describe, expect, it } from "vitest";

import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import { HOVER_CONTENTS } from "#gather/operating/hover/hover-facts.ts";
import { GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { TRIED_LISTS } from "#gather/operating/lists/list-facts.ts";
import {
  controlsOf,
  LONG,
  OperatedPages,
  PATIENT,
  valueOf,
} from "#gather/operating/operated-pages.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

const pages = new OperatedPages();

describe("operating a page", { timeout: LONG }, () => {
  it("sends no form, asks no server and leaves for no other page, but notes where the page tried to go", async () => {
    const facts = await pages.operated(
      `<form action="/order" method="post"><label>Bread <select onchange="this.form.submit()"><option>Rye</option><option>Oat</option></select></label><button>Order</button></form>
      <button onclick="fetch('/count'); navigator.sendBeacon('/beacon'); location.href = '/gone'">Go</button>
      <button onclick="window.open('/popup')">Open</button><a href="#" target="_blank" onclick="new Image().src = '/pixel'">Look</a>`,
    );
    const asked = pages.site.asked.filter((path) => path !== "/favicon.ico");
    expect(new Set(asked)).toEqual(new Set(["/"]));
    const left = controlsOf(facts).flatMap(({ byEnter }) => byEnter?.left ?? []);
    expect(left).toEqual(["gone", "popup", "#"].map((path) => `${pages.site.origin}/${path}`));
    const [choice] = valueOf(facts, CHOICES).choices;
    expect(choice?.onChoosing?.left).toEqual([`${pages.site.origin}/order`]);
  });

  it("tells no page that it is offline, and takes no message of that for the page's own", async () => {
    const facts = await pages.operated(
      `<p id="box" hidden>You are offline</p><form><label>Mail <input name="mail"></label><button>Join</button></form><button type="button">Hours</button>
      <script>const tell = () => { box.hidden = false; }; addEventListener("offline", tell); setInterval(() => { if (!navigator.onLine) tell(); }, 30);
      document.querySelector("form").onsubmit = (event) => { event.preventDefault(); fetch("/join", { method: "POST" }).catch(tell); };</script>`,
    );
    expect(valueOf(facts, SENT_FORMS).forms.map(({ messages }) => messages)).toEqual([[]]);
    expect(controlsOf(facts).map(({ byEnter }) => byEnter?.shown)).toEqual([[]]);
  });

  it("leaves each control a page that looks as it was loaded", async () => {
    const facts = await pages.operated(
      `<button onclick="told.textContent += 'x'">One</button><button onclick="told.textContent += 'y'">Two</button><p id="told">Order:</p>`,
    );
    const texts = controlsOf(facts).map(({ byEnter }) => byEnter?.texts.map(({ snippet }) => snippet));
    expect(texts).toEqual([[expect.stringContaining("Order:x<")], [expect.stringContaining("Order:y<")]]);
  });

  it("loads the page anew only where something is left to try on it", async () => {
    const removed = (name: string): string =>
      `<button onclick="document.querySelector('p').remove()">${name}</button>`;
    await pages.operated(`${removed("One")}<p>Bread</p>`);
    expect(pages.site.asked.filter((path) => path === "/")).toHaveLength(1);
    const two = await pages.operated(`${removed("One")}${removed("Two")}<p>Bread</p>`);
    expect(pages.site.asked.filter((path) => path === "/")).toHaveLength(2);
    expect(controlsOf(two).map(({ byEnter }) => byEnter?.hidden.length)).toEqual([1, 1]);
  });

  it(
    "waits on a further load for nothing that an earlier one still asked for",
    { timeout: 60_000 },
    async () => {
      const asks = (name: string): string =>
        `<button onclick="told.style.background = 'url(/${name}.png)'; told.textContent += '${name}'">${name}</button>`;
      // Where it waited, it would wait longer than the test may take.
      const limits = { ...PATIENT, settleMs: 200_000 };
      const facts = await pages.operated(`${asks("Rye")}${asks("Oat")}<p id="told">Order:</p>`, { limits });
      expect(controlsOf(facts).map(({ byEnter }) => byEnter?.texts.length)).toEqual([1, 1]);
    },
  );

  it("takes nothing for an effect that happens by itself", async () => {
    const facts = await pages.operated(
      `<ul><li>Rye</li><li hidden>Oat</li><li hidden>Spelt</li></ul><p id="clock">0</p><button>Order</button>
      <script>let turn = 0; const slides = [...document.querySelectorAll("li")];
      setInterval(() => { turn += 1; clock.textContent = turn; slides.forEach((slide, index) => { slide.hidden = index !== turn % 3; }); }, 200);</script>`,
    );
    expect(controlsOf(facts).map(({ byEnter, byPointer }) => [byEnter, byPointer].some(hasEffect))).toEqual([
      false,
    ]);
  });

  it("takes slides that turn just then for an effect of their own buttons alone", async () => {
    const facts = await pages.operated(
      `<section><div id="slides"><p>Rye</p><p hidden>Oat</p></div><button class="next">Next</button></section><main><button>Order</button></main>
      <script>addEventListener("keydown", () => { for (const slide of slides.children) slide.hidden = !slide.hidden; });</script>`,
      { turning: ["#slides"] },
    );
    const shown = controlsOf(facts).map(({ name, byEnter }) => [name, byEnter?.shown.length]);
    expect(shown).toEqual([
      ["Next", 1],
      ["Order", 0],
    ]);
  });

  it("says what lay under something else, and could not be tried", async () => {
    const facts = await pages.operated(
      `<span style="cursor: pointer" onclick="days.hidden = false">Shipping</span><p id="days" hidden>Daily</p>
      <div style="position: fixed; inset: 0"><p>Join our letter</p></div>`,
    );
    const reason = "Something lies over a part of the page, so we could not point at it.";
    expect(valueOf(facts, OPERATED_CONTROLS)).toEqual({ controls: [], notTried: [{ count: 1, reason }] });
  });

  it("says that fields lie behind a dialog that stays open from the start", async () => {
    const facts = await pages.operated(
      `<label>Name <input></label><dialog aria-label="Cookies">We use cookies. <a href="/cookies">More</a></dialog><script>document.querySelector("dialog").showModal(); addEventListener("keydown", (event) => event.preventDefault())</script>`,
    );
    const reason = "A dialog is open when the page loads, so we could not try what lies behind it.";
    expect(valueOf(facts, CHOICES)).toEqual({ choices: [], notTried: [{ count: 1, reason }] });
  });

  it("still sees what a control does beside something that changes by itself", async () => {
    const facts = await pages.operated(
      `<div><span id="live">Live</span><span style="cursor: pointer" onclick="days.hidden = !days.hidden">Shipping</span><p id="days" hidden>Daily</p></div>
      <script>setInterval(() => { live.hidden = !live.hidden; }, 300);</script>`,
    );
    expect(controlsOf(facts)[0]?.byPointer?.shown).toMatchObject([{ selector: "#days" }]);
  });

  it("finds a control that moves away from under the pointer", async () => {
    const facts = await pages.operated(
      `<div><span id="news" style="display: inline-block; width: 200px">News</span><span style="cursor: pointer" onclick="days.hidden = !days.hidden">Shipping</span><p id="days" hidden>Daily</p></div>
      <script>addEventListener("mousemove", ({ clientX }) => { if (clientX > 200) setTimeout(() => { news.style.display = "none"; }, 30); });</script>`,
    );
    expect(controlsOf(facts)[0]?.byPointer?.shown).toMatchObject([{ selector: "#days" }]);
  });

  it("takes messages that come by themselves for no effect", async () => {
    const facts = await pages.operated(
      `<ul></ul><button>Order</button><script>let turn = 0; setInterval(() => { const item = document.createElement("li"); item.textContent = turn += 1; document.querySelector("ul").append(item); }, 150);</script>`,
    );
    expect(controlsOf(facts).map(({ byEnter }) => hasEffect(byEnter))).toEqual([false]);
  });

  it("goes on after a button that leads back", async () => {
    const facts = await pages.operated(
      `<button onclick="history.back()">Back</button><button onclick="days.hidden = !days.hidden">Shipping</button><p id="days" hidden>Daily</p>`,
    );
    const { controls, notTried } = valueOf(facts, OPERATED_CONTROLS);
    expect(controls.map(({ byEnter }) => hasEffect(byEnter))).toEqual([false, true]);
    expect(notTried).toEqual([]);
  });

  it("tries everything as the page was loaded, whatever was chosen before", async () => {
    const facts = await pages.operated(
      `<label>Bread <select id="bread"><option>Rye</option><option>Oat</option></select></label><label><input type="checkbox" id="cut"> Cut</label>
      <form><label><input type="radio" name="size" id="small" checked> Small</label><label><input type="radio" name="size"> Large</label><label>Name <input></label><button>Order</button></form>
      <p id="told"></p><script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); told.textContent = [bread.value, cut.checked, small.checked].join(" and "); };</script>`,
    );
    expect(valueOf(facts, CHOICES).choices).toHaveLength(4);
    const [form] = valueOf(facts, SENT_FORMS).forms;
    expect(form?.messages).toMatchObject([{ text: "Rye and false and true" }]);
  });

  it("tries the rest of the page though a dialog that keeps the focus was left open by an earlier trial", async () => {
    const facts = await pages.operated(
      `<style>.tip { display: none } #tipped:hover .tip { display: block }</style>
      <p><a href="#d" id="cancel">Cancel</a> <span id="tipped">Late<span class="tip">Call before eight, please</span></span></p>
      <div id="d" role="dialog" tabindex="-1" style="display:none;position:fixed;inset:0;background:#fff">Free until the day before</div><button id="more">More</button><p id="part" hidden>Rye</p>
      <script>cancel.onclick = () => { d.style.display = "block"; d.focus(); };
        document.addEventListener("focusin", ({ target }) => { if (d.style.display === "block" && target !== d) d.focus(); });
        more.onclick = () => { part.hidden = !part.hidden; };</script>`,
    );
    expect(valueOf(facts, OPERATED_CONTROLS).notTried).toEqual([]);
    const shown = controlsOf(facts).map(({ name, byEnter }) => [name, byEnter?.shown.length]);
    expect(shown).toEqual([
      ["Cancel", 1],
      ["More", 1],
    ]);
  });

  it("tries links to pictures that scripts hear of, and leaves others alone", async () => {
    const facts = await pages.operated(
      `<div id="gallery"><a href="/rye.jpg">Rye</a></div><a href="/oat.jpg">Oat</a><a href="/menu">Menu</a><div id="over" role="dialog" aria-label="Rye" hidden><button>Close</button></div>
      <script>gallery.onclick = (event) => { event.preventDefault(); over.hidden = false; };</script>`,
    );
    expect(controlsOf(facts).map(({ name, dialog }) => [name, dialog?.name])).toEqual([["Rye", "Rye"]]);
  });

  it("leaves a field whose calendar stays as it was before the field had the focus", async () => {
    const facts = await pages.operated(
      `<label>Day <input id="day" onfocus="calendar.hidden = false"></label><div id="calendar" hidden><span style="cursor: pointer" onclick="day.value = 1">First</span></div><button>Order</button>`,
    );
    expect(controlsOf(facts).map(({ name }) => name)).toEqual(["Order"]);
  });

  it("moves in a group that hands on the focus it is given", async () => {
    const facts = await pages.operated(
      `<div role="tablist" id="tabs" tabindex="0"><button role="tab" tabindex="-1" aria-selected="true">Rye</button><button role="tab" tabindex="-1" aria-selected="false">Oat</button></div>
      <script>const [first, second] = tabs.children; tabs.onfocus = () => first.focus(); tabs.onkeydown = ({ key }) => { if (key === "ArrowRight") second.focus(); };</script>`,
    );
    const { lists, notTried } = valueOf(facts, TRIED_LISTS);
    expect([lists.map(({ arrows }) => arrows), notTried]).toEqual([["focus"], []]);
  });

  it("opens the list of a field that is see-through until it is written in", async () => {
    const facts = await pages.operated(
      `<div>Rye <input role="combobox" aria-label="Bread" aria-expanded="false" aria-controls="list" id="field" style="opacity: 0; width: 4px"></div><ul id="list" role="listbox" hidden><li role="option" id="rye">Rye</li><li role="option">Oat</li></ul>
      <script>field.onkeydown = ({ key }) => { list.hidden = key !== "ArrowDown"; field.ariaExpanded = String(!list.hidden); if (!list.hidden) field.setAttribute("aria-activedescendant", "rye"); };</script>`,
    );
    expect(valueOf(facts, TRIED_LISTS).lists).toMatchObject([
      { name: "Bread", items: 2, escapeCloses: true },
    ]);
  });

  it.each(["className", "id"])(
    "takes what comes by itself, told by its %s, for no effect of what is operated meanwhile",
    async (told) => {
      const offer = `setTimeout(() => { const offer = document.createElement("div"); offer.${told} = "offer"; offer.style = "position: fixed; left: 0; bottom: 0; width: 300px; background: #fff"; offer.innerHTML = '<p>Ten percent off until Sunday</p><a href="/offer">See</a> <button>No</button>'; document.body.append(offer); }, 2500)`;
      const busy =
        "const until = performance.now() + 2400; while (performance.now() < until); told.textContent = 'Counted'";
      const facts = await pages.operated(
        `<button onclick="${busy}">Count</button><p id="told"></p><script>${offer}</script>`,
      );
      const effects = controlsOf(facts).flatMap(({ byEnter }) => byEnter?.shown ?? []);
      expect(effects.filter(({ selector }) => selector.includes("offer"))).toEqual([]);
      expect(valueOf(facts, OPENED_STATES).states.map(({ way }) => way)).toEqual(["waiting"]);
    },
  );

  it("says what may be a control, and was not tried", async () => {
    const names = ["chip", "thumb", "toggle", "expander", "opener", "closer", "tab", "accordion"];
    const facts = await pages.operated(
      `<div id="around">${names.map((name) => `<span class="${name}">${name}</span>`).join(" ")}</div><script>around.onclick = () => {};</script>`,
    );
    const { controls, notTried, guessesNotTried } = valueOf(facts, OPERATED_CONTROLS);
    const guesses = controls.filter(({ isGuess }) => isGuess);
    expect(guesses.map(({ name }) => name)).toEqual(names.slice(0, 6));
    const reason = "The page has more to operate than we try on one page.";
    expect([notTried, guessesNotTried]).toEqual([[], [{ count: 2, reason }]]);
  });

  it("says that a list did not open without its server", async () => {
    const facts = await pages.operated(
      `<label>Bread <input role="combobox" aria-expanded="false" aria-controls="list" id="field"></label><ul id="list" role="listbox" hidden></ul><script>field.oninput = () => fetch("/breads");</script>`,
    );
    const reason = "A list did not open while the page was cut off from its server, so we could not try it.";
    expect(valueOf(facts, TRIED_LISTS)).toEqual({ lists: [], notTried: [{ count: 1, reason }] });
  });

  it("says that something went nowhere when it was dragged", async () => {
    const facts = await pages.operated(
      `<div draggable="true" style="width: 90px; height: 40px" ondragstart="event.dataTransfer.setData('text/plain', 'Rye')">Rye</div>`,
    );
    const reason = "Something went nowhere when we dragged it, so we could not tell what dragging does.";
    expect(valueOf(facts, GESTURES)).toEqual({ gestures: [], notTried: [{ count: 1, reason }] });
  });

  it("drags one part of each thing before another part of the same", async () => {
    const parts = ["around", "track", "filled", "rail", "knob"];
    const heard = (inner: string, name: string): string =>
      `<div class="${name}" onmousedown="void 0" style="padding: 4px; width: 90px; min-height: 9px">${inner}</div>`;
    const slider = parts.toReversed().reduce(heard, "");
    const facts = await pages.operated(
      `${slider}<ul id="rank" style="width: 200px; padding: 0"><li id="rye" class="bread" style="height: 30px; cursor: grab">Rye</li><li class="bread" style="height: 30px; cursor: grab">Oat</li></ul>
      <script>let held = null; rank.onmousedown = ({ target }) => { held = target.closest("li"); }; addEventListener("mousemove", ({ clientY }) => { const next = held?.nextElementSibling; if (next && clientY > next.getBoundingClientRect().top + 9) next.after(held); }); addEventListener("mouseup", () => { held = null; });</script>`,
    );
    const { gestures } = valueOf(facts, GESTURES);
    expect(gestures.filter(({ isMoved }) => isMoved)).toMatchObject([{ name: "Rye" }]);
  });

  it("tries buttons of one look that do different things", async () => {
    const buttons = ["onclick", "data-toggle", "data-target", "data-order"].map(
      (name) => `<button class="btn" ${name}="void 0">${name}</button>`,
    );
    const names = controlsOf(await pages.operated(buttons.join(""))).map(({ name }) => name);
    expect(names).toEqual(["onclick", "data-toggle", "data-target", "data-order"]);
  });

  it("leaves plain fields of which no script hears to the first of them", async () => {
    const types = ["text", "search", "email", "tel"];
    const fields = types.flatMap((type) =>
      ["a", "b", "c"].map((name) => `<input type="${type}" class="${name}" aria-label="${type} ${name}">`),
    );
    const plain = valueOf(await pages.operated(fields.join("")), CHOICES);
    expect([plain.choices.length, plain.notTried]).toEqual([8, []]);
    const hears = `<script>document.addEventListener("change", () => {});</script>`;
    const heard = valueOf(await pages.operated(`${fields.join("")}${hears}`), CHOICES);
    const reason = "The page has more to operate than we try on one page.";
    expect([heard.choices.length, heard.notTried]).toEqual([8, [{ count: 4, reason }]]);
  });

  it("waits for what lies over the page longer than a page may take for one answer", async () => {
    const facts = await pages.operated(
      `<button onclick="note.hidden = false">Emergency</button><a href="/rye">Rye</a><p id="clock">0</p>
      <div id="note" hidden style="position: fixed; inset: 60px 20px auto; height: 90px; background: #fff">Call us now <a href="tel:1">now</a></div>
      <script>setInterval(() => { clock.dataset.now = Date.now(); }, 500);</script>`,
      { limits: { ...PATIENT, readMs: VISIT_LIMITS.readMs } },
    );
    const { notTried } = valueOf(facts, OPERATED_CONTROLS);
    expect(notTried).toEqual([]);
    expect(controlsOf(facts)).toMatchObject([{ name: "Emergency", stopsBeforeOpened: 1 }]);
  });

  it("says how much it had no time to try", async () => {
    const facts = await pages.operated(
      "<button>One</button><button>Two</button><select><option>Rye</option></select>",
      {
        limits: { ...PATIENT, operateMs: -1 },
      },
    );
    const late = { reason: "There was no time left to operate all of the page." };
    expect(valueOf(facts, OPERATED_CONTROLS)).toEqual({ controls: [], notTried: [{ count: 2, ...late }] });
    expect(valueOf(facts, CHOICES)).toEqual({ choices: [], notTried: [{ count: 1, ...late }] });
    expect(valueOf(facts, HOVER_CONTENTS)).toEqual({ contents: [], notTried: [] });
  });

  it("keeps what it has seen of a page that hangs when it is operated", async () => {
    const facts = await pages.operated(
      `<select aria-label="Bread"><option>Rye</option><option>Oat</option></select><button onclick="for (;;);">Order</button>`,
      { limits: { ...PATIENT, loadMs: 4000, readMs: 4000 } },
    );
    expect(valueOf(facts, CHOICES).choices).toHaveLength(1);
    expect(facts["operated-controls"]).toMatchObject({ gathered: false });
  });

  it("says why where the page does not load once more", async () => {
    pages.site.routes["/cut"] = (_request, response) => response.destroy();
    const missing = await pages.operated("", { path: "/cut" });
    const reason = "The page did not load again to be operated.";
    expect(missing).toEqual(
      Object.fromEntries(
        [
          "choices",
          "sent-forms",
          "hover-contents",
          "operated-controls",
          "tried-lists",
          "tried-calendars",
          "gestures",
          "pointer-acts",
          "tried-sliders",
          "followed-links",
          "texts-in-use",
          "passing-messages",
          "opened-states",
          "rows-of-slides",
          "timed-changes",
          "narrow-openings",
        ].map((id) => [id, { gathered: false, reason }]),
      ),
    );
  });
});
