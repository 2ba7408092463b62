import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusLost } from "./rule.ts";

const ROWS = ["Hafen", "Altstadt", "Flughafen"];
/** Departures that change every two seconds; `again` is what a script does then. */
const departures = (again: string): string =>
  `<ul id="list"></ul><script>let late = 1; const rows = ${JSON.stringify(ROWS)}.map((to) => '<li><a href="/' + to + '">' + to + '</a> <button type="button">Merken</button> <small></small></li>').join("");
  const tell = () => { late += 1; for (const one of list.querySelectorAll("small")) one.textContent = late + " Min."; }; list.innerHTML = rows; tell(); setInterval(() => { ${again} }, 2000);</script>`;

ruleOutcomes(a11yFocusLost, {
  passed: {
    what: "a tag that hands the focus on when it goes",
    body: `<ul id="tags"><li>Rye <button aria-label="Remove Rye">×</button></li><li>Oat <button aria-label="Remove Oat">×</button></li></ul><button id="add">Add</button><script>for (const one of tags.querySelectorAll("button")) one.onclick = () => { one.parentNode.remove(); add.focus(); };</script>`,
  },
  failed: [
    {
      what: "a tag that goes with the focus",
      body: `<ul id="tags"><li>Rye <button aria-label="Remove Rye">×</button></li><li>Oat <button aria-label="Remove Oat">×</button></li></ul><script>for (const one of tags.querySelectorAll("button")) one.onclick = () => one.parentNode.remove();</script>`,
      at: [1, 2].map((at) => `#tags > li:nth-of-type(${at}) > button`),
    },
    {
      what: "a list that is written anew every two seconds",
      body: departures("list.innerHTML = rows; tell();"),
      at: ["#list"],
    },
    {
      what: "a panel that a script replaces, with a field in it",
      body: `<section><div id="panel"><p>Stand <b>1</b></p><label>Notiz <input name="note"></label></div></section><script>let at = 1; setInterval(() => { at += 1; const next = panel.cloneNode(true); next.querySelector("b").textContent = at; panel.replaceWith(next); }, 2500);</script>`,
      at: ["main > section"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    { what: "a list of which only the words change", body: departures("tell();") },
    {
      what: "a list that is written anew and gives the focus back",
      body: departures(
        'const at = [...list.querySelectorAll("a,button")].indexOf(document.activeElement); list.innerHTML = rows; tell(); list.querySelectorAll("a,button")[at]?.focus();',
      ),
    },
    {
      what: "a list that is made once a moment after the page",
      body: departures("").replace(
        "setInterval(() => {  }, 2000)",
        "setTimeout(() => { list.innerHTML = rows; }, 1500)",
      ),
    },
  ],
});
