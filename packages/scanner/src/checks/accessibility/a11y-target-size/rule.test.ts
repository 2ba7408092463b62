import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yTargetSize } from "./rule.ts";

const icons = (style: string): string =>
  `<p>${["Rye", "Oat"].map((name) => `<a href="/${name}" aria-label="${name}" style="display:inline-block;width:16px;overflow:hidden;${style}"><svg width="16" height="18" aria-hidden="true"><circle cx="8" cy="8" r="8"/></svg></a>`).join("")}</p>`;

const SWATCHES = (style: string): string =>
  ["#eee", "#bbb", "#555"]
    .map(
      (color, index) =>
        `<button aria-label="Shade ${index}" style="width:14px;height:14px;border:1px solid;padding:0;background:${color};${style}"></button>`,
    )
    .join("");

const sizes = (style: string, beside = ""): string =>
  `<div>${beside}<span><a href="#" id="larger" style="font-size:11px;${style}">A+</a><a href="#" id="smaller" style="font-size:11px;${style}">A-</a></span></div>`;

const dots = (style: string): string =>
  `<div style="line-height:1">${"<b></b>".repeat(3).replaceAll("<b", `<b style="display:inline-block;width:12px;height:12px;border-radius:50%;background:#666;${style}"`)}</div>`;
const DOTS = [1, 2, 3].map((at) => `main > div > b:nth-of-type(${at})`);

ruleOutcomes(a11yTargetSize, {
  passed: [
    {
      what: "small boxes in large labels, and a button in a field that is pressed as a whole",
      body: `<style>input[type=checkbox]{width:12px;height:12px;margin:0;appearance:none;border:1px solid}label{display:block;padding:8px;width:200px}.in{position:relative;width:200px}.in input{width:200px;height:40px}.in button{position:absolute;right:6px;top:10px;width:14px;height:14px;padding:0}</style>
        <label><input type="checkbox"> Rye</label><label><input type="checkbox"> Oat</label><div class="in"><input readonly aria-label="Day"><button aria-label="Pick a day"></button></div>`,
    },
    { what: "such icons with room around them", body: icons("margin:8px;height:14px;line-height:14px") },
    { what: "such icons with padding", body: icons("padding:6px;height:14px;line-height:14px") },
    '<button style="width:30px;height:30px;padding:0;border:0" aria-label="Rye"></button><button style="width:30px;height:30px;padding:0;border:0;margin-left:0px" aria-label="Oat"></button>',
    {
      what: "small checkboxes whose size is the browser's own",
      body: '<style>input { margin: 0;  }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
    },
    {
      what: "small buttons, fields and lists whose size is the browser's own, one below the other",
      body: `<style>button, input, select { display: block; margin: 0; color: #000; transition: all 1s }</style>
        <button>Rye</button><button style="background:#eee;border-radius:4px">Oat</button><button>×</button><button>+</button>
        <input aria-label="Rye" size="40"><input type="password" aria-label="Oat"><select aria-label="Bread"><option>Rye</option></select><select aria-label="Bun"><option>Oat</option></select>
        <select aria-label="Roll"><optgroup label="Light"><option>Spelt</option></optgroup><hr><option>Rye</option></select><select aria-label="Cake"><optgroup label="Dark"><option>Nuss</option></optgroup></select>`,
    },
    {
      what: "buttons that are wider than the browser makes them, and no lower",
      body: '<button style="display:block;width:220px">Rye</button><button style="display:block;width:220px">Oat</button>',
    },
  ],
  failed: [
    {
      what: "icons before the words they are for, and numbers of pages after a word",
      body: `<p>${SWATCHES("margin:0 1px")} Warmth</p><p>Page ${[1, 2].map((at) => `<a href="?p=${at}" style="display:inline-block;width:15px;height:15px;font-size:10px;line-height:15px">${at}</a>`).join("")}</p>`,
      at: [
        "main > p:nth-of-type(1) > button:nth-of-type(1)",
        "main > p:nth-of-type(1) > button:nth-of-type(2)",
        "main > p:nth-of-type(1) > button:nth-of-type(3)",
        "main > p:nth-of-type(2) > a:nth-of-type(1)",
        "main > p:nth-of-type(2) > a:nth-of-type(2)",
      ],
    },
    {
      what: "a button in a field that people write in",
      body: `<style>.in{position:relative;width:200px}.in input{width:200px;height:40px}.in button{position:absolute;right:6px;top:10px;width:14px;height:14px;padding:0}</style>
        <div class="in"><input aria-label="Day"><button id="pick" aria-label="Pick a day"></button></div>`,
      at: ["#pick"],
      by: AXE,
    },
    {
      what: "swatches close to each other after a label",
      body: `<p>Color ${SWATCHES("margin:0 1px")}</p>`,
      at: [
        "main > p > button:nth-of-type(1)",
        "main > p > button:nth-of-type(2)",
        "main > p > button:nth-of-type(3)",
      ],
    },
    {
      what: "buttons made lower than the browser's own, by padding, letters, lines or an icon",
      body: `<style>button { display: block; margin: 0 }</style><button style="padding:0;border-width:1px">Rye</button><button style="font-size:9px">Oat</button>
        <button style="line-height:10px">Spelt</button><button aria-label="Bun" style="padding:0"><svg width="12" height="12"></svg></button>`,
      at: [
        "main > button:nth-of-type(1)",
        "main > button:nth-of-type(2)",
        "main > button:nth-of-type(3)",
        "main > button:nth-of-type(4)",
      ],
      by: AXE,
    },
    {
      what: "letters that make a text larger and smaller, by themselves",
      body: sizes("padding:0 4px"),
      at: ["#larger", "#smaller"],
    },
    {
      what: "icons in small boxes that they stick out of",
      body: icons("margin:1px;height:14px;line-height:14px"),
      at: ["main > p > a:nth-of-type(1)", "main > p > a:nth-of-type(2)"],
    },
    '<button style="width:10px;height:10px;padding:0;border:0" aria-label="Rye"></button><button style="width:10px;height:10px;padding:0;border:0;margin-left:2px" aria-label="Oat"></button>',
    {
      what: "lists with groups that the page makes lower",
      body: '<style>select { display: block; margin: 0; height: 14px }</style><select aria-label="Brot"><optgroup label="Hell"><option>Dinkel</option></optgroup></select><select aria-label="Kuchen"><optgroup label="Dunkel"><option>Nuss</option></optgroup></select>',
      by: AXE,
    },
    {
      what: "small checkboxes of the page's own making",
      body: '<style>input { margin: 0; appearance: none; width: 13px; height: 13px; border: 1px solid }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
      by: AXE,
    },
  ],
  review: [
    {
      what: "letters that make a text larger and smaller, in a line with other words",
      body: sizes("padding:0 4px", "Plaza de la Biblioteca 1 "),
      at: ["#larger", "#smaller"],
    },
    {
      what: "dots in a row over which the pointer becomes a hand",
      body: dots("cursor:pointer;margin:0 3px"),
      at: DOTS,
    },
  ],
  notApplicable: [
    {
      what: "numbers of notes within a text, and in line with a few words",
      body: '<p>Rye is sour <a href="#n1">1</a><a href="#n2">2</a> and keeps for long.</p><p>Notes <a href="#n1">1</a> <a href="#n2">2</a></p>',
    },
    "<p>Bread</p>",
    {
      what: "such dots with room around them, in a card that is pressed as a whole, and that nobody presses",
      body: `${dots("cursor:pointer;margin:0 7px")}<div style="cursor:pointer">${dots("margin:0 3px")}</div>${dots("margin:0 3px")}`,
    },
    {
      what: "such letters with room around them",
      body: sizes("display:inline-block;padding:8px", "Plaza 1 "),
    },
    {
      what: "swatches after a label with room around them",
      body: `<p>Color ${SWATCHES("margin:0 6px")}</p>`,
    },
    {
      what: "small icons in a sentence, at its end, on a map and for one address",
      body: `<p>We bake what you see in these pictures of our breads <a href="/rye" aria-label="Rye"><svg width="10" height="10"></svg></a><a href="/oat" aria-label="Oat"><svg width="10" height="10"></svg></a></p><p>Bread <a href="/rye" aria-label="Rye"><svg width="10" height="10"></svg></a><a href="/oat" aria-label="Oat"><svg width="10" height="10"></svg></a> here</p>`,
    },
  ],
});
