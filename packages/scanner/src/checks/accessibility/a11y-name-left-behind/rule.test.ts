import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yNameLeftBehind } from "./rule.ts";

const player = (attributes: string, script: string): string =>
  `<button id="play" ${attributes}>Start</button><p id="told" role="status"></p><script>let on = false; play.onclick = () => { on = !on; ${script}; told.textContent = on ? "It runs." : "It has ended."; };</script>`;

/** A button that has something to do for a moment. */
const addingLater = (
  attributes: string,
  then: string,
  { first = "add.disabled = true", afterMs = 800 } = {},
): string =>
  `<button id="add" ${attributes}>Add</button><script>add.onclick = () => { ${first}; add.textContent = "…"; setTimeout(() => { add.disabled = false; add.ariaBusy = null; ${then}; }, ${afterMs}); };</script>`;

ruleOutcomes(a11yNameLeftBehind, {
  passed: [
    { what: "a button without another name", body: player("", 'play.textContent = on ? "Stop" : "Start"') },
    {
      what: "a switch on which people see its state",
      body: player(
        'role="switch" aria-checked="false" aria-label="Prices in euro"',
        'play.textContent = on ? "On" : "Off"; play.ariaChecked = String(on)',
      ),
    },
    {
      what: "a button whose name changes too",
      body: player(
        'aria-label="Start the film"',
        'play.textContent = on ? "Stop" : "Start"; play.ariaLabel = on ? "Stop the film" : "Start the film"',
      ),
    },
    {
      what: "a button that is busy for a moment, and is called by its new words afterward",
      body: addingLater(
        'aria-label="Tilføj rugbrød"',
        'add.textContent = "Tilføjet"; add.ariaLabel = "Tilføjet: rugbrød"',
      ),
    },
    {
      what: "a button on which dots stand for a moment, and its words again",
      body: addingLater('aria-label="Add rye bread"', 'add.textContent = "Add"'),
    },
    {
      what: "a name that holds both words",
      body: player('aria-label="Start or stop"', 'play.textContent = on ? "Stop" : "Start"'),
    },
  ],
  failed: [
    {
      what: "a button that still is called as before",
      body: player('aria-label="Start"', 'play.textContent = on ? "Stop" : "Start"'),
      at: ["#play"],
    },
    {
      what: "a button that is off for a moment, and says something else afterward",
      body: addingLater('aria-label="Ajouter au panier"', 'add.textContent = "Dans le panier"'),
      at: ["#add"],
    },
    {
      what: "a button that is off for longer",
      body: addingLater('aria-label="In den Korb legen"', 'add.textContent = "Im Korb"', { afterMs: 1500 }),
      at: ["#add"],
    },
    {
      what: "a button on which dots stand for a moment, and other words afterward",
      body: addingLater('aria-label="Add rye bread"', 'add.textContent = "In the basket"', {
        first: "add.ariaBusy = 'true'",
      }),
      at: ["#add"],
    },
    {
      what: "a link that follows and is called as before",
      body: `<a href="#" role="button" id="follow" aria-label="Folgen"><span>Folgen</span></a><script>follow.onclick = (event) => { event.preventDefault(); follow.firstChild.textContent = "Entfolgen"; };</script>`,
      at: ["#follow"],
    },
    {
      what: "a button that is named by a text elsewhere",
      body: `<span id="word">More about rye</span> <button id="more" aria-labelledby="word" aria-expanded="false">More about rye</button><div id="rye" hidden>Dark and heavy.</div><script>more.onclick = () => { rye.hidden = !rye.hidden; more.ariaExpanded = String(!rye.hidden); more.textContent = rye.hidden ? "More about rye" : "Less"; };</script>`,
      at: ["#more"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a button whose sign changes, and one that counts elsewhere",
      body: `<button id="add" onclick="told.textContent = 'Loaves: 2'">Add</button><p id="told">Loaves: 1</p>`,
    },
  ],
});
