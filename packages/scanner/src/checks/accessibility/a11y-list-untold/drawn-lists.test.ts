import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListUntold } from "./rule.ts";

const WORDS = ["Centre", "Plage", "Port"];
const items = (markup: (word: string, index: number) => string): string => WORDS.map(markup).join("");
/** Marks the next item with a color, and with its id where `told`. */
const moves = (told: boolean): string =>
  `const mark = (list, field) => { let at = -1; return (step) => { at = Math.max(0, Math.min(2, at + step)); [...list.children].forEach((one, index) => { one.style.background = index === at ? "silver" : ""; }); ${told ? "field.setAttribute('aria-activedescendant', list.children[at].id);" : ""} }; };`;

/** A list that comes below a field as soon as that has the focus. */
const onFocus = (told: boolean): string =>
  `<div class="search dropdown" id="zone"><input id="field" aria-label="Zone" autocomplete="off" ${told ? 'role="combobox" aria-expanded="false" aria-controls="list"' : ""}><div id="list" ${told ? 'role="listbox" aria-label="Zones"' : ""} hidden>${items((word, index) => `<div id="w${index}" ${told ? 'role="option"' : ""} style="cursor:pointer">${word}</div>`)}</div></div>
  <script>${moves(told)} { const field = document.getElementById("field"), move = mark(list, field);
  const show = (is) => { list.hidden = !is; if (${told}) field.ariaExpanded = String(is); };
  field.onfocus = () => show(true); field.onblur = () => show(false);
  document.getElementById("zone").addEventListener("keydown", (event) => { if (event.key === "Escape") show(false); if (event.key === "ArrowDown") { show(true); move(1); event.preventDefault(); } if (event.key === "ArrowUp") move(-1); }); }</script>`;

/** A drawn list whose field is cut off until it is open, as older scripts make of a list. */
const CUT_OFF = `<div class="chosen-box" style="position:relative;width:200px;height:28px"><a style="cursor:pointer">Alle Orte</a><div id="drop" style="position:absolute;clip:rect(0,0,0,0)"><div><input id="field" aria-label="Ort" class="chosen-search" autocomplete="off"></div><ul id="list">${items((word) => `<li style="cursor:pointer">${word}</li>`)}</ul></div></div>
  <script>${moves(false)} { const move = mark(list); field.onkeydown = ({ key }) => { if (key === "Escape") drop.style.clip = "rect(0,0,0,0)"; if (key === "ArrowDown") { drop.style.clip = "auto"; move(1); } if (key === "ArrowUp") move(-1); }; }</script>`;

/** A field to read only that stands for a list beside it. */
const READ_ONLY = `<div class="select-wrapper"><input id="field" class="select-dropdown" aria-label="Chambre" readonly value="Centre"><ul id="list" tabindex="-1" hidden>${items((word) => `<li tabindex="0" style="cursor:pointer">${word}</li>`)}</ul></div>
  <script>{ const show = (is) => { list.hidden = !is; (is ? list.firstChild : field).focus(); };
  field.onkeydown = ({ key }) => { if (key === "Enter") show(true); };
  list.onkeydown = ({ key }) => { if (key === "Escape") show(false); if (key === "ArrowDown") document.activeElement.nextElementSibling?.focus(); if (key === "ArrowUp") document.activeElement.previousElementSibling?.focus(); }; }</script>`;

ruleOutcomes(a11yListUntold, {
  passed: { what: "a list that comes with the focus and tells its current item", body: onFocus(true) },
  failed: [
    { what: "a list that comes with the focus", body: onFocus(false), at: ["#field"] },
    { what: "a list whose field is cut off", body: CUT_OFF, at: ["#field"] },
    { what: "a list of a field to read only", body: READ_ONLY, at: ["#field"] },
    {
      what: "lists of which the last is no plain field",
      body: `<form><label>Name <input onkeyup="void 0"></label></form>${CUT_OFF}`,
      at: ["#field"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a hint that comes with the focus, and a field out of sight that nobody may fill in",
      body: `<div class="select-hint"><label>Day <input onfocus="days.hidden = false" onblur="days.hidden = true" onkeydown="void 0"></label><ul id="days" hidden><li style="cursor:pointer">1</li><li style="cursor:pointer">2</li><li style="cursor:pointer">3</li></ul></div><form><div style="position:absolute;left:-9999px"><label>Leave empty <input onkeyup="void 0"></label></div><button type="button">Send</button></form>`,
    },
  ],
});
