import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

const OPTIONS = '<option value="/north">North</option><option value="/south">South</option>';
const GO = 'onchange="location.href = this.value"';

/** Three fields for the parts of a number, of which the first give the focus on by a script. */
const PARTS = (script: string, hint = ""): string =>
  `<fieldset><legend>Phone</legend>${hint}<label>Area <input id="area" maxlength="3" type="tel"></label> <label>First <input id="middle" maxlength="4"></label> <label>Rest <input id="rest"></label></fieldset>
  <script>const all = [area, middle, rest]; all.forEach((one, index) => { ${script} });</script>`;
const PASS = "if (one.value.length === one.maxLength) all[index + 1]?.focus();";

/** A number of which the sixth digit does something. */
const digits = (label: string, then: string): string =>
  `<p><label for="lot">${label}</label> <input id="lot" inputmode="numeric"></p><p id="result" tabindex="-1">Lots</p><script>lot.oninput = () => { if (/^\\d{6}$/.test(lot.value)) { ${then} } };</script>`;

/** A list of guests, of which the last one stands for all others. */
const guests = (script: string, hint = ""): string =>
  `${hint}<p><label>Comensales <select id="guests"><option>1</option><option>2</option><option value="more">Más</option></select></label></p><p id="told">Mesa para uno</p><script>guests.onchange = () => { ${script} };</script>`;
const LEAVES = 'if (guests.value === "more") location.href = "/groups";';

/** A list whose choice shows a further field. */
const FURTHER = (then: string): string =>
  `<label>Provincia <select id="province"><option value="">Scegli</option><option>Siena</option><option>Lucca</option></select></label><p id="more" hidden><label>Comune <select id="town"><option>Pienza</option></select></label></p>
  <script>province.onchange = () => { more.hidden = false; ${then} };</script>`;

ruleOutcomes(a11yChangeOnChoosing, {
  passed: [
    {
      what: "a number whose last digit shows something, and one that says that it leads on",
      body:
        digits("Lot number", 'result.textContent = "Lot 6";') +
        digits("Codice, poi si passa automaticamente al risultato", "result2.focus();")
          .replaceAll('"lot"', '"lot2"')
          .replaceAll("lot.", "lot2.")
          .replaceAll('"result"', '"result2"'),
    },
    {
      what: "a list that shows another one, and keeps the focus",
      body: FURTHER(""),
    },
    {
      what: "a list whose last choice shows more below it",
      body: guests('told.textContent = guests.value === "more" ? "Escríbanos" : "Mesa";'),
    },
    {
      what: "a list that says that its last choice leads away",
      body: guests(LEAVES, "<p>Al elegir “Más” se abre otra página.</p>"),
    },
    {
      what: "parts of a number whose fields check what is written, and keep the focus",
      body: PARTS("one.oninput = () => { one.style.color = /^\\d*$/.test(one.value) ? '' : 'red'; };"),
    },
    {
      what: "fields that pass the focus on, and say so before",
      body: PARTS(
        `one.oninput = () => { ${PASS} };`,
        "<p>You are taken to the next field automatically.</p>",
      ),
    },
    {
      what: "a list with a button, and choices that change the page",
      body: `<form><label>Shop <select name="shop">${OPTIONS}</select></label><button>Go</button></form>
        <label>Bread <select onchange="told.textContent = this.value">${OPTIONS}</select></label><p id="told">Rye</p>
        <label><input type="checkbox" onchange="told.hidden = this.checked"> Short</label>`,
    },
    {
      what: "choices that the address names, that show a field of their own, and one that gives it the focus",
      body: `<label>Sort <select onchange="history.replaceState(null, '', '#' + this.value)"><option>name</option><option>price</option></select></label>
        <label><input type="radio" name="when" onchange="day.hidden = false; day.firstElementChild.focus()"> Later</label><label id="day" hidden>Day <input></label>`,
    },
    {
      what: "a list that says that it jumps",
      body: `<p>Choosing a part of the town jumps to its section.</p><p><label>Part <select onchange="location.hash = this.value"><option value="">All</option><option value="north">North</option></select></label></p><h2 id="north">North</h2>`,
    },
    {
      what: "a list that says what it does",
      body: `<p>Choosing a shop opens its page.</p><p><label>Shop <select ${GO}>${OPTIONS}</select></label></p>`,
    },
    {
      what: "a list that says in Spanish what it does",
      body: `<p>Al elegir una tienda se abre su página.</p><p><label>Tienda <select ${GO}>${OPTIONS}</select></label></p>`,
    },
    {
      what: "a list that says that it acts at once",
      body: `<p><label>Shop <select aria-describedby="hint" ${GO}>${OPTIONS}</select></label> <span id="hint">The page reloads automatically.</span></p>`,
    },
  ],
  failed: [
    {
      what: "a number whose last digit gives the focus to the result",
      body: digits("Six-digit lot number", 'location.hash = "lot"; result.focus();'),
      at: ["#lot"],
    },
    {
      what: "the same in German",
      body: digits("Kundennummer", "result.focus();"),
      at: ["#lot"],
    },
    {
      what: "fields that pass the focus on as soon as they are full",
      body: PARTS(`one.oninput = () => { ${PASS} };`),
      at: ["#area", "#middle"],
    },
    {
      what: "fields that do so when the key is let go",
      body: PARTS(`one.addEventListener("keyup", () => { ${PASS} });`),
      at: ["#area", "#middle"],
    },
    {
      what: "lists whose last choice moves the focus to a field that was there before, in Dutch and English",
      body: `<p>Heeft uw kind angst voor water? <select id="fear" aria-label="Angst"><option>Nee</option><option>Een beetje</option><option>Ja</option></select></p><label>E-mail <input id="mail"></label><script>fear.onchange = () => { if (fear.value === "Ja") mail.focus(); };</script>
        <label>Size <select id="size"><option>S</option><option>M</option><option>Other</option></select></label><script>size.addEventListener("change", () => { if (size.selectedIndex === 2) { scrollTo(0, 0); mail.focus(); } });</script>`,
      at: ["#fear", "#size"],
    },
    { what: "a list whose last choice alone leads away", body: guests(LEAVES), at: ["#guests"] },
    {
      what: "a list that jumps to a part of the page",
      body: `<label>Quartier <select id="part" onchange="location.hash = this.value"><option value="">Tous</option><option value="north">Nord</option></select></label><h2 id="north">Nord</h2>`,
      at: ["#part"],
    },
    {
      what: "a choice that moves the focus to a field that was there before",
      body: `<fieldset><legend>Wann?</legend><label><input type="radio" name="when" id="now"> sofort</label> <label><input type="radio" name="when"> später</label></fieldset><label>Telefon <input id="phone"></label><script>now.onchange = () => phone.focus();</script>`,
      at: ["#now"],
    },
    {
      what: "a list beside words about when a shop opens and changes its bread",
      body: `<label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label><p>The shop opens at eight. Our bread changes every week.</p>`,
      at: ["#shop"],
    },
    {
      what: "a list beside a German text about opening hours",
      body: `<p lang="de">Das Café öffnet um acht.</p><label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label>`,
      at: ["#shop"],
    },
    {
      what: "lists and choices that lead away, or send their form",
      body: `<label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label>
      <form action="/sort"><label>Sort <select id="sort" name="sort" onchange="this.form.submit()"><option>Price</option><option>Name</option></select></label></form>
      <label><input type="radio" id="radio" name="town" onchange="location.href = '/north'"> North</label>`,
      at: ["#shop", "#sort", "#radio"],
    },
  ],
  review: [
    {
      what: "lists whose labels may say that they lead on",
      body: `<label>Go to shop <select id="go" ${GO}>${OPTIONS}</select></label> <label>Jump to a shop <select id="jump" ${GO}>${OPTIONS}</select></label>`,
      at: ["#go", "#jump"],
    },
    {
      what: "a list that shows another one, and gives it the focus",
      body: FURTHER("town.focus();"),
      at: ["#province"],
    },
    {
      what: "a list that shows a field a moment later, and gives it the focus",
      body: FURTHER("setTimeout(() => town.focus(), 50);").replace(
        /<select id="town">.*?<.select>/,
        '<input id="town">',
      ),
      at: ["#province"],
    },
    {
      what: "boxes for the digits of a code that pass the focus on",
      body: `<p>${[1, 2, 3].map((at) => `<input id="d${at}" maxlength="1" aria-label="Digit ${at}">`).join("")}</p><script>for (const one of document.querySelectorAll("input")) one.oninput = () => { if (one.value !== "") one.nextElementSibling?.focus(); };</script>`,
      at: ["#d1", "#d2"],
    },
  ],
  notApplicable: "<p>Bread</p><label>Name <input></label>",
});
