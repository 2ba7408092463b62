import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

/** A question of two answers, and what comes of one. */
const question = (asks: string, answers: [string, string], then: string): string =>
  `<div id="ask"><fieldset id="set"><legend>${asks}</legend>${answers.map((answer) => `<label><input type="radio" name="way" value="${answer}"> ${answer}</label>`).join("")}</fieldset></div><div id="next" hidden><h2>Your name</h2><label>Name <input autocomplete="name"></label></div>
  <script>ask.addEventListener("change", (event) => { ${then} });</script>`;

/** The same in the second step of a form, which may have a button to go on. */
const inSecondStep = (then: string, button = ""): string =>
  `<form id="form" novalidate><div id="one"><label>Name <input id="who" autocomplete="name"></label> <button type="button" id="on">Next</button></div><div id="two" hidden>${question("How will you pay?", ["Card", "Cash"], then)}${button}</div></form>
  <script>on.onclick = () => { if (who.value !== "") { one.hidden = true; two.hidden = false; } }; form.onsubmit = (event) => event.preventDefault();</script>`;

ruleOutcomes(a11yChangeOnChoosing, {
  passed: [
    {
      what: "radio buttons that show another part, drawn by labels that follow them, and in a shadow root",
      style:
        "#parts input{position:absolute;opacity:0} #parts p{display:none} #a:checked ~ .a, #b:checked ~ .b{display:block}",
      body: `<div id="parts"><input type="radio" name="part" id="a" checked><label for="a">Lato</label><input type="radio" name="part" id="b"><label for="b">Zima</label><p class="a">Truskawki i fasolka</p><p class="b">Kapusta i jabłka</p></div>
        <div id="host"></div><script>const root = host.attachShadow({ mode: "open" }); root.innerHTML = '<label><input type="radio" name="n" value="1"> 1</label> <label><input type="radio" name="n" value="2"> 2</label><p></p>';
        root.addEventListener("change", ({ target }) => { root.querySelector("p").textContent = target.value + " de 5 estrellas"; });</script>`,
    },
    {
      what: "a question in the second step of a form that stays",
      body: inSecondStep('ask.dataset.way = "some";', "<button>Send</button>"),
    },
    {
      what: "a question that stays while the next one comes below",
      body: question("How will you pay?", ["Card", "Cash"], "next.hidden = false;"),
    },
    {
      what: "a question that is drawn anew with what was chosen",
      body: question(
        "Wie zahlen Sie?",
        ["Karte", "Bar"],
        'const { value } = event.target; set.outerHTML = set.outerHTML; const again = document.querySelector(`[value="${value}"]`); again.checked = true; next.hidden = false;',
      ),
    },
    {
      what: "a question that says that choosing leads on",
      body: question(
        "Choosing one opens the next page at once.",
        ["Card", "Cash"],
        "ask.hidden = true; next.hidden = false;",
      ),
    },
  ],
  failed: [
    {
      what: "a question in the second step of a form that leads on once it is answered",
      body: inSecondStep("ask.hidden = true; next.hidden = false;", '<button type="button">Back</button>'),
    },
    {
      what: "a question that gives way to the next one once it is answered",
      body: question("How will you pay?", ["Medicare", "Cash"], "ask.hidden = true; next.hidden = false;"),
    },
    {
      what: "the same in Spanish, taken out of the page",
      body: question("¿Cómo paga?", ["Tarjeta", "Efectivo"], "ask.remove(); next.hidden = false;"),
    },
  ],
  notApplicable: "<p>Bread</p>",
});
