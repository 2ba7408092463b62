import { describe, expect, it } from "vitest";

import { TEXTS_IN_USE } from "#gather/operating/hover/look-facts.ts";
import { controlsOf, LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import { HOVER_CONTENTS } from "#gather/operating/hover/hover-facts.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";

const pages = new OperatedPages();

describe("operating the pages of a site", { timeout: LONG }, () => {
  it("operates what looks alike on another page of the site no second time", async () => {
    const tried = new TriedComponents();
    const menu = (script: string): string =>
      `<nav><button class="menu">Menu</button></nav><p id="list" hidden>Rye</p><script>document.querySelector("button").onclick = () => { ${script} };</script>`;
    await pages.operated(menu("list.hidden = !list.hidden"), { tried });
    const facts = await pages.operated(menu(""), { tried });
    const [control] = controlsOf(facts);
    expect(control).toMatchObject({ name: "Menu", byEnter: { shown: [{ selector: "#list" }] } });
    const alone = await pages.operated(menu(""));
    expect(hasEffect(controlsOf(alone)[0]?.byEnter ?? null)).toBe(false);
  });

  it("tries as much of its own on each page, however much of it is known from another", async () => {
    const tried = new TriedComponents();
    const buttons = (page: string): string =>
      Array.from({ length: 16 }, (_, index) => `is-${index + 1}`)
        .map((name) => `<button data-${page}-${name}>${page} ${name}</button>`)
        .join("");
    await pages.operated(buttons("header"), { tried });
    const facts = await pages.operated(buttons("header") + buttons("order"), { tried });
    expect(valueOf(facts, OPERATED_CONTROLS).notTried).toEqual([]);
    expect(controlsOf(facts)).toHaveLength(32);
  });

  it("tries more than has its place where all else has left time for it", async () => {
    const buttons = Array.from(
      { length: 34 },
      (_, index) => `<button data-is-${index + 1}>${index}</button>`,
    );
    const facts = await pages.operated(buttons.join(""));
    expect(valueOf(facts, OPERATED_CONTROLS).notTried).toEqual([]);
    expect(controlsOf(facts)).toHaveLength(34);
  });

  it("asks a form that had nothing to say no second time on another page, and each other one by itself", async () => {
    const tried = new TriedComponents();
    const form = (script: string): string =>
      `<form action="/join"><label>Mail <input name="mail"></label><p></p><button>Join</button></form><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); ${script} };</script>`;
    const say = 'document.querySelector("p").textContent = "Please enter your mail";';
    const messages = async (script: string): Promise<number[]> =>
      valueOf(await pages.operated(form(script), { tried }), SENT_FORMS).forms.map(
        (sent) => sent.messages.length,
      );
    expect(await messages(say)).toEqual([1]);
    expect(await messages("")).toEqual([0]);
    expect(await messages(say)).toEqual([0]);
  });

  it("believes of a field that changed nothing but itself that its like on another page does neither", async () => {
    const tried = new TriedComponents();
    const field = (name: string, script: string): string =>
      `<label>${name} <select onchange="${script}"><option>Rye</option><option>Oat</option></select></label><p id="told">None</p>`;
    const say = "told.textContent = 'Changed'";
    const texts = async (body: string): Promise<number[]> =>
      valueOf(await pages.operated(body, { tried }), CHOICES).choices.map(
        ({ onChoosing }) => onChoosing?.texts.length ?? 0,
      );
    expect(await texts(field("Loud", say))).toEqual([1]);
    expect(await texts(field("Loud", say))).toEqual([1]);
    const quiet = `<script>document.querySelector("select").onchange = () => {`;
    expect(await texts(`${field("Bread", "")}${quiet}};</script>`)).toEqual([0]);
    expect(await texts(`${field("Bread", "")}${quiet}${say};};</script>`)).toEqual([0]);
    expect(await texts(`${field("Roll", "")}${quiet}${say};};</script>`)).toEqual([1]);
  });

  it("points no second time at the like of what showed nothing on another page", async () => {
    const tried = new TriedComponents();
    const link = (name: string, script: string): string =>
      `<a href="/menu">${name}</a><p id="list" hidden>Rye and oat</p><script>document.querySelector("a").onmouseenter = () => { ${script} }; document.querySelector("a").onmouseleave = () => { list.hidden = true; };</script>`;
    const shown = async (body: string): Promise<number> =>
      valueOf(await pages.operated(body, { tried }), HOVER_CONTENTS).contents.length;
    expect(await shown(link("Menu", ""))).toBe(0);
    expect(await shown(link("Menu", "list.hidden = false;"))).toBe(0);
    expect(await shown(link("Shop", "list.hidden = false;"))).toBe(1);
    expect(await shown(link("Shop", "list.hidden = false;"))).toBe(1);
  });

  it("believes how a text looks in use where the like of it looked the same at rest", async () => {
    const tried = new TriedComponents();
    const link = (color: string, pointed = ""): string =>
      `<style>a { color: ${color} } a:hover { color: #ccc }</style><a href="/menu" onmouseenter="${pointed}" onmouseleave="this.style.color = ''">Menu</a>`;
    const letters = async (body: string): Promise<unknown> =>
      valueOf(await pages.operated(body, { tried }), TEXTS_IN_USE).texts.map(({ inUse }) => inUse.letters);
    const red = "this.style.color = '#f00'";
    const [gray, bright] = [
      [204, 204, 204, 1],
      [255, 0, 0, 1],
    ];
    // Its style first, then what scripts may do.
    expect(await letters(link("#111"))).toEqual([gray, gray]);
    expect(await letters(link("#111", red))).toEqual([gray, bright]);
    expect(await letters(link("#222", red))).toEqual([bright, bright]);
  });
});
