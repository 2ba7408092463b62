import { describe, expect, it } from "vitest";

import { TRIED_LISTS } from "#gather/operating/lists/list-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { controlsOf, LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

/** A field below which words that fit come, with the letters that were written in them. */
const suggestions = (letters: string, role = "combobox"): string =>
  `<label>Brot <input id="field" role="${role}" aria-autocomplete="list" aria-expanded="false" aria-controls="list"></label><ul id="list" role="listbox" aria-label="Brote" hidden></ul>
  <script>field.oninput = () => { list.innerHTML = ["Aronia", "Amaranth"].map((word) => '<li role="option" aria-selected="false"><b style="${letters}">' + word.slice(0, 2) + "</b>" + word.slice(2) + "</li>").join(""); list.hidden = field.value === ""; field.ariaExpanded = String(!list.hidden); };</script>`;

/** A button that opens a list to choose from. */
const choices = (style: string): string =>
  `<button id="open" aria-haspopup="listbox" aria-expanded="false">Tamaño</button><ul id="list" role="listbox" aria-label="Tamaños" hidden><li role="option" aria-selected="true" tabindex="-1" style="${style}">Pequeño</li><li role="option" aria-selected="false" tabindex="-1">Grande</li></ul>
  <script>open.onclick = () => { list.hidden = !list.hidden; document.getElementById("open").ariaExpanded = String(!list.hidden); };</script>`.replace(
    "open.onclick",
    'document.getElementById("open").onclick',
  );

async function faintIn(body: string): Promise<[string, number][]> {
  const { states } = valueOf(await pages.operated(body), OPENED_STATES);
  return states.map(({ way, engines }) => {
    const findings = engines.flatMap(({ report }) => (report.gathered ? report.value.findings : []));
    const faint = findings.filter(({ rule, verdict }) => rule === "color-contrast" && verdict === "failed");
    return [way, faint.length];
  });
}

describe("lists that are looked at once they are open", { timeout: LONG }, () => {
  it("tell what is hard to read among suggestions", async () => {
    expect(await faintIn(suggestions("color:#f0a800"))).toEqual([["opening the list of", 2]]);
  });

  it("have nothing to tell where suggestions can be read", async () => {
    expect(await faintIn(suggestions("color:#7a4a00"))).toEqual([["opening the list of", 0]]);
  });

  it("are tried as lists, and not option by option, where a field names them as its own", async () => {
    const facts = await pages.operated(
      `<div id="field" role="combobox" tabindex="0" aria-label="País" aria-haspopup="listbox" aria-expanded="false" aria-controls="list">Italia</div><div id="list" role="listbox" aria-label="Países" hidden><div role="option" style="cursor:pointer">Italia</div><div role="option" style="cursor:pointer">España</div></div>
      <script>const show = (isOpen) => { list.hidden = !isOpen; field.ariaExpanded = String(isOpen); };
      field.onclick = () => show(list.hidden); field.onkeydown = ({ key }) => { if (key === "Enter") show(list.hidden); };
      for (const one of list.children) one.onclick = () => { field.textContent = one.textContent; show(false); };</script>`,
    );
    expect(controlsOf(facts).map(({ name }) => name)).toEqual(["País"]);
  });

  it("are opened by another letter where the first one leaves a single word, and are no calendar's", async () => {
    const words = ["Elland", "Oder", "Torre"];
    const facts = await pages.operated(
      `${suggestions("").replace('["Aronia", "Amaranth"]', `${JSON.stringify(words).replaceAll('"', "'")}.filter((word) => word.toLowerCase().includes(field.value))`)}
      <label>Tag <input id="day" aria-autocomplete="none" autocomplete="off"></label><script>day.onkeydown = () => {};</script>`,
    );
    const { lists, notTried } = valueOf(facts, TRIED_LISTS);
    expect([lists.map(({ name, items }) => [name, items]), notTried]).toEqual([[["Brot", 3]], []]);
  });

  it.each([
    [
      "the first letter of several",
      "['Berg', 'Bakke', 'Carlson'].filter((word) => word.toLowerCase().startsWith(field.value))",
      "",
    ],
    [
      "the beginning of options that are kept out of sight",
      "field.value.length < 3 ? [] : ['Torte', 'Torrone', 'Zopf'].filter((word) => word.toLowerCase().startsWith(field.value))",
      '<li role="option">Torte</li><li role="option">Torrone</li><li role="option">Zopf</li>',
    ],
  ])("are opened by %s", async (_, words, options) => {
    const body = suggestions("")
      .replace('["Aronia", "Amaranth"]', words)
      .replace("hidden></ul>", `hidden>${options}</ul>`)
      .replace('list.hidden = field.value === ""', "list.hidden = list.children.length === 0");
    const { lists, notTried } = valueOf(await pages.operated(body), TRIED_LISTS);
    expect([lists.map(({ name, items }) => [name, items]), notTried]).toEqual([[["Brot", 2]], []]);
  });

  it.each([
    ["that turns off what the browser suggests", 'autocomplete="off"', [["Straße", 2]]],
    ["for numbers", 'autocomplete="off" inputmode="numeric"', []],
    ["that the browser fills in", 'autocomplete="address-level2"', []],
  ])("are found below a field %s, where a script hears of all at once", async (_, attributes, found) => {
    const facts = await pages.operated(
      `<div id="root"><label>Straße <input ${attributes}></label><div id="list"></div></div>
      <script>root.addEventListener("input", ({ target }) => { list.innerHTML = target.value === "" ? "" : '<div class="all">' + ["Aue", "Allee"].map((word) => '<div style="cursor:pointer">' + word + "</div>").join("") + "</div>"; });
      root.addEventListener("click", ({ target }) => { if (target.closest(".all div")) { root.querySelector("input").value = target.textContent; list.innerHTML = ""; } });</script>`,
    );
    expect(valueOf(facts, TRIED_LISTS).lists.map(({ name, items }) => [name, items])).toEqual(found);
  });

  it("are looked at once where a button opens them, whatever they hold", async () => {
    expect(await faintIn(choices("color:#bbb"))).toEqual([["pressing", 1]]);
    expect(await faintIn(choices(""))).toEqual([["pressing", 0]]);
  });
});
