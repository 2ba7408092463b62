import { describe, expect, it } from "vitest";

import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/messages/message-facts.ts";
import { controlsOf, LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

/** What a button begins, by how what comes of it is told later. */
const LATE_REACTIONS = {
  timer: "setTimeout(tell, 100)",
  "timer of a timer": "setTimeout(() => setTimeout(tell, 40), 40)",
  "text of script": `setTimeout("tell()", 90)`,
  interval:
    "let count = 0; const ticking = setInterval(() => { count += 1; if (count === 3) { clearInterval(ticking); tell(); } }, 30)",
  frames:
    "let left = 6; const draw = () => { left -= 1; if (left > 0) requestAnimationFrame(draw); else tell(); }; draw()",
  "idle moment": "requestIdleCallback(tell)",
  channel: "const { port1, port2 } = new MessageChannel(); port1.onmessage = tell; port2.postMessage('')",
  picture: `const picture = new Image(); picture.onload = tell; picture.src = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="`,
  transition: "box.ontransitionend = tell; box.style.opacity = 0.9",
};

describe("waiting for what a page does later", { timeout: LONG }, () => {
  it("sees what comes a moment later, however the page has set it", async () => {
    const buttons = Object.entries(LATE_REACTIONS).map(
      ([name, script], index) =>
        `<button id="b${index}">${name}</button><script>b${index}.onclick = () => { const tell = () => { box.textContent = ${JSON.stringify(name)}; }; window.tell = tell; ${script}; };</script>`,
    );
    const facts = await pages.operated(
      `<style>#box { transition: opacity 80ms; }</style><p id="box">Nothing</p>${buttons.join("")}`,
    );
    const seen = controlsOf(facts).filter(({ byEnter }) => hasEffect(byEnter));
    expect(seen.map(({ name }) => name)).toEqual(Object.keys(LATE_REACTIONS));
  });

  it("sees what comes of the end of a movement, however late the browser draws", async () => {
    const drawsLate = `<style>@keyframes glow { to { filter: blur(90px) } } i { position: fixed; inset: 0; z-index: -1; background: linear-gradient(red, blue); animation: glow 9s infinite }</style>${"<i></i>".repeat(10)}`;
    const facts = await pages.operated(
      `<style>#box { transition: opacity 80ms; }</style><p id="box">Nothing</p><button id="fade">Fade</button>
      <script>fade.onclick = () => { box.ontransitionend = () => { box.textContent = "Gone"; }; box.style.opacity = 0.9; };</script>${drawsLate}`,
    );
    expect(controlsOf(facts).map(({ byEnter }) => byEnter?.texts.map(({ selector }) => selector))).toEqual([
      ["#box"],
    ]);
  });
});

describe("clocks", { timeout: LONG }, () => {
  it("that run down are no effect of what is operated meanwhile", async () => {
    const names = ["one", "two", "three", "four"];
    const facts = await pages.operated(
      `<p id="left">Time left: 9:59</p>${names.map((name) => `<button data-${name} onclick="${name}.hidden = false">${name}</button><p id="${name}" hidden>Bread ${name}</p>`).join("")}
      <script>let s = 599; setInterval(() => { s -= 1; left.textContent = "Time left: " + Math.floor(s / 60) + ":" + String(s % 60).padStart(2, "0"); }, 1000);</script>`,
    );
    expect(controlsOf(facts).map(({ byEnter }) => byEnter?.texts)).toEqual(names.map(() => []));
  });

  const CLOCK = `<p id="clock">0</p><script>setInterval(() => { clock.textContent = Number(clock.textContent) + 1; }, 1000);</script>`;

  it("are waited for where what is done has begun them", async () => {
    const facts = await pages.operated(
      `${CLOCK}<button id="save">Save</button><script>save.onclick = () => { document.body.insertAdjacentHTML("beforeend", '<div role="status" style="position: fixed; right: 0; bottom: 0">Your order has been saved</div>'); const toast = document.body.lastChild; let left = 3; setInterval(() => { left -= 1; if (left === 0) toast.remove(); }, 1000); };</script>`,
    );
    expect(valueOf(facts, PASSING_MESSAGES).messages.map(({ goesByItself }) => goesByItself)).toEqual([true]);
  });
});

describe("texts that run for a while after the load", { timeout: LONG }, () => {
  const COUNTS = `<b id="members">0</b><script>let count = 0; const counting = setInterval(() => { count += 1; members.textContent = count; if (count === 40) clearInterval(counting); }, 30);</script>`;
  const removed = (name: string): string =>
    `<button onclick="document.querySelector('p').remove()">${name}</button>`;

  it("are no effect of what is operated meanwhile on a further load", async () => {
    const facts = await pages.operated(
      `${COUNTS}<p>Bread</p>${removed("One")}${removed("Two")}<button>Three</button>`,
    );
    const texts = controlsOf(facts).map(({ name, byEnter }) => [
      name,
      byEnter?.texts.length,
      byEnter?.hidden.length,
    ]);
    expect(texts).toEqual([
      ["One", 0, 1],
      ["Two", 0, 1],
      ["Three", 0, 0],
    ]);
  });

  it("are waited for where the page becomes another once they have run", async () => {
    const shop =
      `document.body.insertAdjacentHTML("beforeend", '<p>Bread</p>${removed("One")}${removed("Two")}'.replaceAll("§", "'"))`.replaceAll(
        "'p'",
        "§p§",
      );
    const facts = await pages.operated(
      `<b id="loaded">0</b><script>let part = 0; const loading = setInterval(() => { part += 5; loaded.textContent = part; if (part < 100) return; clearInterval(loading); ${shop}; }, 30);</script>`,
    );
    expect(controlsOf(facts).map(({ name, byEnter }) => [name, byEnter?.hidden.length])).toEqual([
      ["One", 1],
      ["Two", 1],
    ]);
  });
});

describe("what comes once by a timer", { timeout: LONG }, () => {
  it("is no effect of what is operated meanwhile, though it stood there all the time", async () => {
    const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
    const facts = await pages.operated(
      `${names.map((name) => `<button data-${name}>${name}</button>`).join("")}<div id="offer" hidden style="position:fixed;right:0;top:0"><p>Ten percent off</p><a href="/offer">Show me</a></div><script>setTimeout(() => { offer.hidden = false; }, 2600);</script>`,
    );
    const controls = controlsOf(facts);
    expect(controls.map(({ name }) => name)).toEqual(names);
    expect(controls.filter(({ byEnter }) => hasEffect(byEnter))).toEqual([]);
  });
});
