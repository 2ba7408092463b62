import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCurrentUntold } from "./rule.ts";

const STYLE =
  ".active, .current, .is-current { background: #036; color: #fff } .sr { position: absolute; width: 1px; height: 1px; overflow: hidden }";

ruleOutcomes(a11yCurrentUntold, {
  passed: [
    {
      what: "pages with the current one told",
      style: STYLE,
      body: '<ul><li><a href="?p=1">1</a></li><li class="active"><a href="?p=2" aria-current="page">2</a></li><li><a href="?p=3">3</a></li></ul>',
    },
    {
      what: "a current page that alone is no link",
      style: STYLE,
      body: '<div><a href="?p=1">1</a> <span class="current">2</span> <a href="?p=3">3</a></div>',
    },
    {
      what: "steps with hidden words",
      style: STYLE,
      body: '<ol class="steps"><li>Dates</li><li class="current"><span class="sr">Now: </span>Room</li><li>Payment</li></ol>',
    },
    {
      what: "steps below a text that counts them",
      style: STYLE,
      body: '<div><p>Step 2 of 3</p><ol class="steps"><li>Dates</li><li class="current">Room</li><li>Payment</li></ol></div>',
    },
    {
      what: "buttons to choose from that tell it: by a state, by a sign, and by hidden words",
      style: `${STYLE} .tabs button { background: #eee; color: #000 }`,
      body: `<div class="tabs"><button aria-pressed="true" class="active">Rye</button><button aria-pressed="false">Oat</button></div>
        <p><button class="active">✓ Small</button> <button>Large</button></p>
        <div><button class="active">Day <span class="sr">(chosen)</span></button><button>Week</button></div>`,
    },
    {
      what: "a navigation that tells the page",
      style: STYLE,
      body: '<nav aria-label="Main"><ul><li><a class="active" aria-current="page" href="/">Home</a></li><li><a href="/a">Rooms</a></li><li><a href="/b">Prices</a></li></ul></nav>',
    },
  ],
  failed: {
    what: "several buttons of which a class calls one chosen, in English and Spanish",
    style: `${STYLE} .on, .seleccionado, .elegido { background: #cec }`,
    body: `<p><button id="one" class="chip on">Rye</button> <button class="chip">Oat</button> <button class="chip">Spelt</button></p><ul>${["Día", "Semana", "Mes", "Año"].map((name, at) => `<li><button${at === 1 ? ' id="two" class="elegido"' : ""}>${name}</button></li>`).join("")}</ul>`,
    at: ["#one", "#two"],
  },
  review: [
    {
      what: "buttons to choose from: in a row called tabs, and one of two",
      style: `${STYLE} .tabs .x { background: #036; color: #fff }`,
      body: `<div class="tabs"><button>Loaves</button><button>Buns</button><button id="two" class="x">Cakes</button></div>
        <ul><li><button class="active" id="three">Day</button></li><li><button>Week</button></li></ul>`,
      at: ["#three", "#two"],
    },
    {
      what: "a step that only stands out, in what is called steps",
      style: ".it { font-weight: bold; color: #803 }",
      body: '<ol class="steps"><li>Dates</li><li id="it" class="it">Room</li><li>Payment</li></ol>',
      at: ["#it"],
    },
    {
      what: "links to pages",
      style: STYLE,
      body: '<ul><li><a href="?p=1">1</a></li><li class="active"><a id="it" href="?p=2">2</a></li><li><a href="?p=3">3</a></li><li><a href="?p=2">›</a></li></ul>',
      at: ["#it"],
    },
    {
      what: "two pages between arrows, whose links a script follows",
      style: STYLE,
      body: '<ul><li><a>‹</a></li><li class="active" id="it"><a>1</a></li><li><a>2</a></li><li><a>›</a></li></ul>',
      at: ["#it"],
    },
    {
      what: "buttons for pages",
      style: STYLE,
      body: '<div><button>1</button><button>2</button><button id="it" class="is-current">3</button></div>',
      at: ["#it"],
    },
    {
      what: "steps of an order",
      style: STYLE,
      body: '<ol class="steps"><li>Dates</li><li id="it" class="current">Room</li><li>Payment</li></ol>',
      at: ["#it"],
    },
    {
      what: "Schritte einer Buchung, of which the first is done",
      style: `${STYLE} .done { color: #060 }`,
      body: '<div id="schritte"><span class="done">Termin</span><span id="it" class="active">Zimmer</span><span>Zahlung</span></div>',
      at: ["#it"],
    },
    {
      what: "words above the fields of a form",
      style: STYLE,
      body: '<ul class="wz"><li class="current" id="it">Stück</li><li>Wünsche</li><li>Kontakt</li></ul><form action="/"><label>Stück <input></label><button>Weiter</button></form>',
      at: ["#it"],
    },
    {
      what: "words inside of a form, above its fields",
      style: STYLE,
      body: '<form action="/"><ol><li>Wer</li><li class="is-current" id="it">Wann</li><li>Wohin</li></ol><div><label>Tag <input></label></div><button>Weiter</button></form>',
      at: ["#it"],
    },
    {
      what: "two steps of which a line shows the one that is now",
      style: "li { border-bottom: 4px solid #aaa } .now { border-color: #036; font-weight: 700 }",
      body: '<ol class="steps"><li class="now" id="it">Your plot</li><li>Water</li></ol><p>Where is it?</p>',
      at: ["#it"],
    },
    {
      what: "the same in Spanish",
      style: "span { color: #555 } .ahora { color: #036; text-decoration: underline }",
      body: '<div id="pasos"><span class="ahora">Parcela</span> <span>Agua</span> <span>Pago</span></div>',
      at: ["span.ahora"],
    },
  ],
  advice: [
    {
      what: "a navigation",
      style: STYLE,
      body: '<nav aria-label="Main"><ul><li class="active"><a id="it" href="/">Home</a></li><li><a href="/a">Rooms</a></li><li><a href="/b">Prices</a></li></ul></nav>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "main buttons beside others, one that sends a form, and one that can't be pressed",
      style: `${STYLE} .primary, .it, .off { background: #036; color: #fff } .off { opacity: 0.4 }`,
      body: `<p><button class="primary">Save</button> <button>Cancel</button></p><p><button>Print</button> <button>Share</button> <button class="it">Order</button></p>
        <form action="/"><button type="button">Back</button><button type="submit" class="active">Next</button></form>
        <div class="tabs"><button class="off" disabled>Loaves</button><button>Buns</button><button>Cakes</button></div>`,
    },
    '<ul><li><a href="?p=1">1</a></li><li class="active"><a href="?p=2">2</a></li><li><a href="?p=3">3</a></li></ul>',
    {
      what: "filters that a role tells",
      style: STYLE,
      body: '<div role="tablist" aria-label="Rooms"><button role="tab" class="active" aria-selected="true">All</button><button role="tab" aria-selected="false">Big</button><button role="tab" aria-selected="false">Small</button></div>',
    },
    {
      what: "a list with one that stands out",
      style: STYLE,
      body: "<ul><li>Bread</li><li class='active'>Cake</li><li>Buns</li></ul>",
    },
    {
      what: "a list with one that stands out, above a text and a form",
      style: STYLE,
      body: "<ul><li>Bread</li><li class='active'>Cake</li><li>Buns</li></ul><p>Order here:</p><form action='/'><label>Name <input></label><button>Send</button></form>",
    },
    {
      what: "numbers that lead nowhere",
      style: STYLE,
      body: "<ul><li>A</li><li class='active'>1</li><li>2</li><li>B</li></ul>",
    },
    {
      what: "two words of which one calls for something, and two that are not called steps",
      style: "li { color: #555 } .book-now { color: #036; font-weight: 700 } .now { font-weight: 700 }",
      body: "<ol class='steps'><li>Read</li><li class='book-now'>Book</li></ol><ul><li class='now'>Peas</li><li>Beans</li></ul>",
    },
    "<p>Step 1</p>",
  ],
});
