import { describe, expect, it } from "vitest";

import { NOT_LED_ON } from "#gather/operating/forms/form-steps.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";

import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

const STEPS_SCRIPT = `let at = 0; const parts = [...document.querySelectorAll(".step")];
  const show = (to) => { at = to; parts.forEach((part, index) => { part.hidden = index !== at; }); }; show(0);`;

/** A form of three steps, each of which wants an entry before it leads on. */
const THREE_STEPS = `<form id="form" novalidate action="/antrag">
  <div class="step"><label>Vorname <input id="a" autocomplete="given-name"></label><p id="e1"></p><button type="button" id="n1">Weiter</button></div>
  <div class="step"><h2>Ihr Hund</h2><label>Rasse <input id="b"></label><p id="e2"></p><button>Zurück</button> <button type="button" id="n2">Weiter</button></div>
  <div class="step"><h2>Zahlung</h2><label>Konto <input id="c"></label><p id="e3"></p><button>Absenden</button></div></form>
  <script>${STEPS_SCRIPT}
  n1.onclick = () => { e1.textContent = ""; if (a.value === "") e1.textContent = "Bitte geben Sie Ihren Vornamen an."; else show(1); };
  n2.onclick = () => { e2.textContent = ""; if (b.value === "") e2.textContent = "Bitte geben Sie die Rasse an."; else show(2); };
  form.onsubmit = (event) => { event.preventDefault(); if (at === 1) show(0); else e3.textContent = c.value === "" ? "Bitte geben Sie das Konto an." : "Ihr Antrag ist da."; };</script>`;

/** Steps without a form, and a choice that only the pointer makes; nothing in the second one is a field of the browser's. */
const DRAWN_STEPS = `<form><div class="step"><p>¿Qué busca?</p><div class="card" onclick="kind = 1">Casa</div><div class="card" onclick="kind = 2">Piso</div></div>
  <div class="step"><p>Color de la puerta</p><div role="radiogroup" aria-label="Color"><span role="radio" tabindex="0" aria-checked="false" onclick="this.ariaChecked = 'true'; color = 1">Rojo</span> <span role="radio" tabindex="0" aria-checked="false">Azul</span></div></div>
  <div class="step"><label>Ciudad <input id="town"></label></div><p id="told"></p><button type="button" id="next">Siguiente</button></form>
  <style>.card { cursor: pointer }</style>
  <script>let kind = 0, color = 0; ${STEPS_SCRIPT} next.onclick = () => { told.textContent = ""; if (at === 0 && kind === 0 || at === 1 && color === 0) told.textContent = "Elija una opción."; else if (at < 2) show(at + 1); else if (town.value !== "") { told.textContent = "Gracias, le llamamos."; } };</script>`;

const WITHOUT_FORM = `<div><div class="step"><label>Nome <input id="a"></label> <button id="n1">Avanti</button></div>
  <div class="step"><label>Città <input id="b"></label> <button id="n2">Avanti</button></div><div class="step"><p>Grazie mille, abbiamo finito.</p></div></div>
  <script>${STEPS_SCRIPT} n1.onclick = () => { if (a.value !== "") show(1); }; n2.onclick = () => { if (b.value !== "") show(2); };</script>`;

const SEARCH = `<form id="flights" novalidate><label>Von <input id="from"></label> <button>Flüge suchen</button> <span id="load"></span></form><div id="found" hidden><h2>Ihre Flüge</h2><div class="fare" onclick="this.className = 'fare on'">Oslo, 129 €</div></div>
  <style>.fare { cursor: pointer }</style><script>flights.onsubmit = (event) => { event.preventDefault(); if (from.value === "") return; load.textContent = "Wird geladen …"; setTimeout(() => { load.textContent = ""; found.hidden = false; }, 700); };</script>`;

async function sentOn(body: string): Promise<SentForms> {
  return valueOf(await pages.operated(body), SENT_FORMS);
}

describe("a form in steps", { timeout: LONG }, () => {
  it("says in its second step, once a field is left, that a fitting entry is wrong", async () => {
    const { filledIn } =
      await sentOn(`<form id="form" novalidate><div class="step"><label>Nombre <input id="a"></label><button type="button" id="n1">Siguiente</button></div>
      <div class="step"><p><label>Teléfono <input id="b"></label> <span id="e2"></span></p><button>Reservar</button></div></form>
      <script>${STEPS_SCRIPT} n1.onclick = () => { if (a.value !== "") show(1); }; b.onblur = () => { if (b.value !== "") e2.textContent = "Formato no válido"; }; form.onsubmit = (event) => { event.preventDefault(); };</script>`);
    expect(
      filledIn?.map(({ messages, fields }) => [
        messages.map(({ text }) => text),
        fields.map(({ entry }) => entry),
      ]),
    ).toEqual([[["Formato no válido"], ["phone"]]]);
  });

  it("leads on by the button of a bar below, and not by the links to all steps above", async () => {
    const { forms } =
      await sentOn(`<form id="form" novalidate><ul class="nav"><li><a href="#one">Anliegen</a></li><li><a href="#two">Prüfen</a></li></ul><div class="step"><label>Name <input id="a" autocomplete="name"></label></div>
      <div class="step"><label>Straße <input id="b"></label></div><div class="wizard-toolbar"><button type="button">Previous</button><button type="button" id="next">Next</button></div></form>
      <script>${STEPS_SCRIPT} next.onclick = () => { if (a.value !== "") show(1); };</script>`);
    expect([...new Set(forms.map(({ button }) => button.selector))]).toEqual(["#next"]);
  });

  it.each([
    [
      "an age",
      '<label>Edad <input type="number" id="a"></label>',
      "Number(a.value) >= 4 && Number(a.value) < 99",
    ],
    [
      "an age within limits",
      '<label>Alter <input type="number" id="a" min="1" max="12"></label>',
      "Number(a.value) === 12",
    ],
    ["a number of people", '<label>People <input type="number" id="a"></label>', "Number(a.value) === 1"],
  ])("gives %s that fits", async (_, field, fits) => {
    const { steps } =
      await sentOn(`<form novalidate><div class="step">${field}<button type="button" id="n1">Next</button></div>
      <div class="step"><p><label>Town <input id="b"></label></p><button>Send</button></div></form>
      <script>${STEPS_SCRIPT} n1.onclick = () => { if (${fits}) show(1); };</script>`);
    expect(steps).toHaveLength(1);
  });

  it("takes a day of birth in the way that a pattern, or the language of the page, asks for", async () => {
    const asks = (
      field: string,
      takes: string,
    ): string => `<form novalidate><div class="step">${field}<button type="button" id="n1">Next</button></div>
      <div class="step"><label>Street <input id="b"></label><button>Send</button></div></form>
      <script>${STEPS_SCRIPT} n1.onclick = () => { const [text = "", day, month, year] = (${takes}).exec(a.value) ?? []; if (text !== "" && Number(year) < 2020) show(1); };</script>`;
    const ways = [
      asks(
        '<label>Date of birth <input id="a" data-parsley-pattern="\\d{2}/\\d{2}/\\d{4}"></label>',
        "/^(\\d{2})\\/(\\d{2})\\/(\\d{4})$/",
      ),
      asks('<label lang="de">Geburtsdatum <input id="a"></label>', "/^(\\d{2})\\.(\\d{2})\\.(\\d{4})$/"),
    ];
    for (const way of ways)
      expect((await sentOn(way)).steps?.map(({ fields }) => fields.map(({ label }) => label))).toEqual([
        ["Street"],
      ]);
  });

  it("is gone through to the third step, and each step is left empty first", async () => {
    const facts = await pages.operated(THREE_STEPS);
    const { forms, steps, answers, stepsNotReached } = valueOf(facts, SENT_FORMS);
    expect(steps?.map(({ fields }) => fields.map(({ label }) => label))).toEqual([["Rasse"], ["Konto"]]);
    expect(
      forms.flatMap(({ filled, step, messages }) => messages.map(({ text }) => [filled, step, text])),
    ).toEqual([
      ["not", undefined, "Bitte geben Sie Ihren Vornamen an."],
      ["not", 2, "Bitte geben Sie die Rasse an."],
      ["not", 3, "Bitte geben Sie das Konto an."],
    ]);
    expect(answers?.flatMap(({ said }) => said.map(({ text }) => text))).toEqual(["Ihr Antrag ist da."]);
    expect(stepsNotReached).toBeUndefined();
    const { states } = valueOf(facts, OPENED_STATES);
    expect(states.filter(({ way }) => way === "filling in")).toHaveLength(2);
    expect(pages.site.asked).not.toContain("/antrag");
  });

  it("is gone through where choices and fields are drawn by scripts", async () => {
    const { steps, forms, stepsNotReached } = await sentOn(DRAWN_STEPS);
    expect(forms.map(({ step, messages }) => [step, messages[0]?.text])).toEqual([
      [undefined, "Elija una opción."],
      [2, "Elija una opción."],
      [3, undefined],
    ]);
    expect(steps).toHaveLength(2);
    expect(stepsNotReached).toBeUndefined();
  });

  it("is gone through where it stands in no form", async () => {
    const { steps, stepsNotReached } = await sentOn(WITHOUT_FORM);
    expect(steps?.map(({ fields }) => fields.map(({ label }) => label))).toEqual([["Città"]]);
    expect(stepsNotReached).toBeUndefined();
  });

  it("takes the step from the heading that is seen, and not from that of another form", async () => {
    const { stepsNotReached } =
      await sentOn(`<form id="f" novalidate><div id="one"><h3>Step 1 of 2: you</h3><label>Name <input id="a"></label><button type="button" id="n1">Next</button></div>
      <div id="two" hidden><h3>Step 2 of 2: the visit</h3><label>Day <input id="b"></label><button>Book</button><p id="told" role="status"></p></div></form>
      <script>n1.onclick = () => { one.hidden = true; two.hidden = false; }; f.onsubmit = (event) => { event.preventDefault(); told.textContent = "Booked."; };</script>`);
    expect(stepsNotReached).toBeUndefined();
    const beside = `<div><form id="f" novalidate><h3>Schritt 1 von 2</h3><label>Ort <input id="a"></label><button>Weiter</button></form>
      <form id="g" novalidate><label>Notiz <input></label><button>Öffnen</button></form></div>
      <script>f.onsubmit = (event) => { event.preventDefault(); if (window.a !== undefined) f.innerHTML = "<h3>Schritt 2 von 2</h3><label>Tag <input></label><button>Senden</button>"; }; g.onsubmit = (event) => { event.preventDefault(); };</script>`;
    expect((await sentOn(beside)).stepsNotReached).toBeUndefined();
  });

  it("says that a further step did not open, which leaves the controls of the page as they are", async () => {
    const refuses = THREE_STEPS.replace('if (b.value === "")', 'if (b.value !== "Dackel")');
    const facts = await pages.operated(refuses);
    expect(valueOf(facts, SENT_FORMS).stepsNotReached).toEqual([{ count: 1, reason: NOT_LED_ON }]);
    expect(valueOf(facts, OPERATED_CONTROLS).notTried).toEqual([]);
  });

  it("says so of a step that is only named, and of a button that leads nowhere", async () => {
    const named = `<h2>Étape 1 sur 3</h2><form id="f" novalidate><label>Ville <input></label><p id="told"></p><button>Envoyer</button></form><script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = "Ville inconnue"; };</script>`;
    const idle = `<form onsubmit="return false"><label>Name <input></label><button>Continue</button></form>`;
    expect((await sentOn(named)).stepsNotReached).toEqual([{ count: 1, reason: NOT_LED_ON }]);
    expect((await sentOn(idle)).stepsNotReached).toEqual([{ count: 1, reason: NOT_LED_ON }]);
  });

  it("expects no step behind a form that answers, or that keeps only a trap for robots out of sight", async () => {
    const answering = `<form id="f" novalidate><label>E-mail <input type="email"></label><button>Continue</button><p id="told" role="status"></p></form><script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = "Thank you, see you soon."; };</script>`;
    const trap = `<form id="f" novalidate><label>E-mail <input type="email"></label><div style="display:none"><input name="url"></div><button>Senden</button></form><script>f.onsubmit = (event) => { event.preventDefault(); };</script>`;
    expect((await sentOn(answering)).stepsNotReached).toBeUndefined();
    expect((await sentOn(trap)).stepsNotReached).toBeUndefined();
  });

  it("is looked at where it answers with results", async () => {
    const facts = await pages.operated(SEARCH);
    const { answers } = valueOf(facts, SENT_FORMS);
    expect(answers?.flatMap(({ said }) => said.map(({ text }) => text))).toContain("Wird geladen …");
    expect(valueOf(facts, OPENED_STATES).states.map(({ way, content }) => [way, content])).toContainEqual([
      "filling in",
      "#found",
    ]);
    expect(valueOf(facts, OPERATED_CONTROLS).controls.map(({ name }) => name)).toContain("Oslo, 129 €");
  });
});
