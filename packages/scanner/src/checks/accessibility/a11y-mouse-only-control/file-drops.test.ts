import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** A box that says how many files were dropped on it; `inside` and `beside` is what else opens files. */
const drop = (words: string, { inside = "", beside = "", also = "" } = {}): string =>
  `<section><h2>Photos</h2><div><div id="box" style="border:2px dashed #555;padding:30px">${words}${inside}</div><p id="said"></p>${beside}</div></section>
  <script>box.ondragover = (event) => event.preventDefault(); box.ondrop = (event) => { event.preventDefault(); const { files } = event.dataTransfer; if (files.length > 0) said.textContent = files.length + " ✓ " + files[0].name; }; ${also}</script>`;

/** A box of a framework, which hears of everything at the root of what it draws. */
const drawn = (beside = ""): string =>
  `<div id="root"><section><h2>Receipts</h2><div class="box"><p>Drop receipts here</p></div>${beside}<p id="said"></p></section></div>
  <script>for (const name of ["click", "mousedown", "mouseover", "dragover"]) root.addEventListener(name, (event) => { if (event.target.closest(".box")) event.preventDefault(); });
  root.addEventListener("drop", (event) => { const { files } = event.dataTransfer; if (event.target.closest(".box") && files.length > 0) said.textContent = files.length + " taken"; });</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: {
    what: "a box around a field for files, beside a button",
    body: `${drop("Drop photos here ", { inside: '<label>or choose some <input type="file" multiple></label>' })}<p><button onclick="said.textContent = 'None'">Clear</button></p>`,
  },
  failed: [
    { what: "a box of a framework", body: drawn(), at: ["div.box > p"] },
    {
      what: "a box that only takes what is dropped",
      body: drop("Drop photos of the ditch here"),
      at: ["#box"],
    },
    {
      what: "the same in German, where dropping replaces the words",
      body: drop("Dateien hier ablegen", {
        also: 'box.addEventListener("drop", () => { box.textContent = "Eine Datei liegt bereit"; });',
      }),
      at: ["#box"],
    },
    { what: "the same in Spanish", body: drop("Arrastre sus fotos aquí"), at: ["#box"] },
  ],
  review: {
    what: "a box beside another one that has a field of its own",
    body: drop("Drop photos of the ditch here", {
      beside: '<div><label>Drop or choose photos of the pool <input type="file"></label></div>',
    }),
    at: ["#box"],
  },
  notApplicable: [
    {
      what: "a box of a framework beside a field for files",
      body: drawn('<label>Or choose them <input type="file"></label>'),
    },
    {
      what: "a box above a field for files",
      body: drop("Drop photos here", { beside: '<label>Or choose them <input type="file"></label>' }),
    },
    {
      what: "a box for cards, which takes no files",
      body: drop("Déposez une carte ici").replace("files.length > 0", "false"),
    },
  ],
});
