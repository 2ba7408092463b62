import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yVisualReference } from "./rule.ts";

ruleOutcomes(a11yVisualReference, {
  passed: [
    "<p>Use the stairs at the square, and find the circle of chairs behind the mill.</p>",
    "<p>Press the triangle “Towns” to open the list.</p><button>Towns</button>",
    "<p>A green garden is in bloom, and red roses are in the vase on the button shelf.</p>",
    "<p>Press the round button “Start”.</p>",
    {
      what: "required fields with a sign beside the color",
      body: "<p>Fields in red with a star (*) are required.</p>",
    },
    {
      what: "what must be filled in by a color with a sign, and fields that are none",
      body: "<p>Rot markierte Felder mit einem Sternchen müssen ausgefüllt werden.</p><p>赤字の「必須」がついた項目は必ずご記入ください。</p><p>Les champs de lavande sont rouges en juin.</p>",
    },
    {
      what: "a named box in German",
      body: "<p>Angaben zur Anfahrt stehen im Kasten „So finden Sie uns“ rechts.</p>",
    },
    { what: "a box that is a thing, in French", body: "<p>L'encadré de bois à droite date de 1900.</p>" },
    ...[
      "Die Wand ist rot gestrichen, und die Rosen in Blau sehen gut aus.",
      "La maison est peinte en rouge depuis cent ans.",
      "Pintamos la casa en verde y la puerta quedó bonita.",
      "Vestita in rosso, canta ogni sera.",
      "Pusieron el enlace de la derecha hace cien años.",
    ].map((words) => ({ what: `colors of things: “${words}”`, body: `<p>${words}</p>` })),
    ...["Red: our oldest wine", "Grün = frei"].map((words) => ({
      what: `a line that may be about a thing: “${words}”`,
      body: `<p>${words}</p><ul><li>Rye</li><li>Oat</li><li>Rolls</li></ul><button>Green</button>`,
    })),
    ...[
      'Our vans are painted by hand and shown in red. Call <span class="c">555 0132</span>.',
      'The closed days are shown in red: <strong class="c">May 1 (closed)</strong>, May 2.',
      'Geschlossene Tage sind rot markiert: <span class="c x">1. Mai</span>, 2. Mai, <span class="c x">9. Mai</span>.',
      'Sold-out dates are shown in red: <a class="c" href="/a">May 1</a>, May 2, <a class="c" href="/b">May 9</a>.',
    ].map((words, at) => ({
      what: `what is in another color and bold, told by a sign, a link, or far away: “${words}”`,
      style: ".c{color:#b00020}.x::after{content:' ✗'}",
      body:
        at === 0
          ? `<p>Our vans are painted by hand and shown in red.</p><p>Rye</p><p>Oat</p><p>Call <span class="c">555 0132</span>.</p>`
          : `<p>${words}</p>`,
    })),
    {
      what: "two colors of things, beside a list in black",
      body: "<p>Le pareti sono in verde e le porte in rosso.</p><ul><li>Sala 1</li><li>Sala 2</li><li>Sala 3</li></ul>",
    },
    {
      what: "colored things to buy, without a drawing",
      body: "<p>Blue boxes are for tea, and brown ones are for bread.</p><p>Press the round button “Start”.</p>",
    },
    ...[
      "Read how to find the right panel for your roof.",
      "Choose the right box for your bread.",
      "Read the rules in the left column, “House rules”.",
    ].map((words) => ({
      what: `no side of the page, or one with a name: “${words}”`,
      body: `<p>${words}</p>`,
    })),
    { what: "a field of another kind", body: "<p>The fields in the north are green in May.</p>" },
  ],
  failed: [
    ...[
      'Closed days are shown in red: <span class="c">May 1</span>, May 2, May 4, <span class="c">May 9</span>.',
      'Ausgebuchte Tage sind rot geschrieben: 1. Mai, <span class="c">2. Mai</span>, <span class="c">4. Mai</span>.',
      'Les jours complets sont indiqués en rouge : <span class="c">lundi</span>, mardi, <span class="c">jeudi</span>.',
      'Los días cerrados están en rojo: <font color="#b00020">lunes</font>, martes, <font color="#b00020">jueves</font>.',
    ].map((words) => ({
      what: `days in a sentence: “${words}”`,
      style: ".c{color:#b00020}",
      body: `<p id="it">${words}</p>`,
      at: ["#it"],
    })),
    {
      what: "words in the entries of a list after the sentence",
      style: ".c{color:#0b5a26}",
      body: `<p id="it">Boats in green have room.</p><ul><li>Monday: <span class="c">Alma</span>, Bora</li><li>Friday: Alma, <span class="c">Cleo</span></li></ul>`,
      at: ["#it"],
    },
    {
      what: "sizes outside of a form, by a legend in French",
      style: ".out{color:#b00020}",
      body: `<fieldset><legend>Taille</legend>${["S", "M", "L", "XL"].map((size, at) => `<label${at > 1 ? ' class="out"' : ""}><input type="radio" name="g"> <span>${size}</span></label>`).join(" ")}</fieldset><p id="it">Rouge = épuisé</p>`,
      at: ["#it"],
    },
    {
      what: "sizes of which only a color tells that they are sold out, by a legend",
      style: ".out{color:#b00020}",
      body: `<form><fieldset><legend>Größe</legend>${["S", "M", "L", "XL"].map((size, at) => `<label${at > 1 ? ' class="out"' : ""}><input type="radio" name="g"> <span>${size}</span></label>`).join(" ")}<p id="it">Rot: zurzeit ausverkauft</p></fieldset><button>Weiter</button></form>`,
      at: ["#it"],
    },
    {
      what: "required fields of which only the labels' color tells",
      style: ".must{color:#b00020}",
      body: `<p id="it">Fields in red are required.</p><form>${["Name", "Town", "Phone", "Street"].map((name, at) => `<p><label${at % 2 === 0 ? ' class="must"' : ""}>${name} <input></label></p>`).join("")}<button>Send</button></form>`,
      at: ["#it"],
    },
    {
      what: "a sentence without a verb that gives each of two colors a meaning, in Italian",
      style: ".v{color:#166534}.r{color:#b91c1c}",
      body: `<p id="it">In verde le sale aperte, in rosso le sale chiuse.</p><ul>${["v", "r", "v", "r"].map((name, at) => `<li><span class="${name}">Sala ${at}</span></li>`).join("")}</ul>`,
      at: ["#it"],
    },
    {
      what: "rows of a table of which only a color tells, in German",
      style: ".full{color:#0b5a26}",
      body: `<p id="it">Grün geschriebene Kurse sind frei.</p><table><tr><th>Kurs</th></tr>${["Brot", "Kuchen", "Torte", "Hefe"].map((name, at) => `<tr${at > 1 ? ' class="full"' : ""}><td>${name}</td></tr>`).join("")}</table>`,
      at: ["#it"],
    },
  ],
  review: [
    '<p>Use the triangle to open the list.</p><button aria-label="Towns">▼</button>',
    '<p>Tap on the green circle to go on.</p><button aria-label="Next">●</button>',
    {
      what: "places of a drawing and cells of a table by their color, in several languages",
      body: `<div><p id="one">Stalls at the market: tan ones are free</p><svg width="300" height="60" role="img" aria-label="Stalls"><rect width="40" height="40" fill="tan"/><rect x="50" width="40" height="40" fill="brown"/></svg></div><div><p id="two">Grüne Felder sind frei.</p><table><tr><th>Montag</th><td>8</td><td>9</td></tr></table></div><div><p id="three">Les places rouges sont prises.</p><p>${[1, 2, 3, 4, 5, 6].map((seat) => `<button>Place ${seat}</button>`).join("")}</p></div>`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "what must be filled in by its color, in several languages",
      body: `${[
        "Rot beschriftete Felder müssen ausgefüllt werden.",
        "Les champs en rouge sont obligatoires.",
        "I campi in rosso sono obbligatori.",
        "赤字は必須項目です。",
        "红色字段为必填项。",
      ]
        .map((words, at) => `<div id="it${at}">${words}</div>`)
        .join("")}<p><label style="color:#b00020">A <input></label></p><p><label>B <input></label></p>`,
      at: ["#it0", "#it1", "#it2", "#it3", "#it4"],
    },
    {
      what: "a single word in the color that a sentence names",
      style: ".c{color:#b00020}",
      body: '<p id="it">The day of the auction is printed in red: May 1, <span class="c">May 2</span>, May 3.</p>',
      at: ["#it"],
    },
    {
      what: "words in a color that say what it means",
      style: ".c{color:#b00020}",
      body: '<p id="it">Closed days are shown in red: <span class="c">May 1, closed</span>, May 2, <span class="c">May 9, closed</span>.</p>',
      at: ["#it"],
    },
    {
      what: "a legend of a color in which some also say so",
      style: ".full{color:#b00020}",
      body: `<p id="it">Red – waiting list</p><ul>${["Bread, waiting", "Cake, waiting", "Rolls", "Tarts"].map((name, at) => `<li${at < 2 ? ' class="full"' : ""}>${name}</li>`).join("")}</ul>`,
      at: ["#it"],
    },
    {
      what: "rows in a color that also say in words what it means, at a guess",
      style: ".full{color:#b00020}",
      body: `<p id="it">Courses in red are full.</p><ul>${["Bread, waiting list", "Cake, waiting list", "Rolls", "Tarts"].map((name, at) => `<li${at < 2 ? ' class="full"' : ""}>${name}</li>`).join("")}</ul>`,
      at: ["#it"],
    },
    {
      what: "fields in a color, of which each has a mark",
      style: ".must{color:#b00020}.must::after{content:'!'}",
      body: `<p id="it">Fields in red are required.</p><form>${["Name", "Town", "Phone"].map((name, at) => `<p><label${at < 2 ? ' class="must"' : ""}>${name} <input></label></p>`).join("")}<button>Send</button></form>`,
      at: ["#it"],
    },
    {
      what: "entries in a color that is much lighter",
      style: "body{background:#fff}.free{color:#ff4d4d}",
      body: `<p id="it">Times in red are free.</p><ul>${["Monday", "Tuesday", "Friday"].map((name, at) => `<li${at < 2 ? ' class="free"' : ""}>${name}</li>`).join("")}</ul>`,
      at: ["#it"],
    },
    ...[
      "Read the right-hand column for the news of this week.",
      "Please fill in the box on the left first.",
      "Lesen Sie dazu die Hinweise in der rechten Spalte.",
      "Lea las normas en la columna de la izquierda.",
      "Lees eerst de regels in de rechterkolom.",
      "Siehe die Termine in der linken Leiste.",
      "Si le falta algún documento, utilice el enlace de la derecha.",
      "Pour commander, choisissez le bouton à droite.",
      "Per ordinare, seleziona il pulsante a destra.",
      "Rot geschriebene Sorten sind ausverkauft.",
      "Die grün hinterlegten Termine sind noch frei.",
      "Les articles en rouge sont épuisés.",
      "Los horarios en verde están libres.",
      "I corsi in rosso sono al completo.",
      "Cursussen in het rood zijn vol.",
      "Os cursos em vermelho estão esgotados.",
    ].map((words) => ({ what: `“${words}”`, body: `<p>${words}</p>`, at: ["main > p"] })),
    { body: '<p id="it">Courses in <b>red</b> are full.</p>', at: ["#it"] },
    { body: '<p id="it">Green means that there are places left.</p>', at: ["#it"] },
    "<p>Press the round button to begin.</p>",
    {
      what: "required fields told by color",
      body: "<p>Fields marked in red are required.</p>",
      at: ["main > p"],
    },
    {
      what: "a box told by its place in German",
      body: "<p>Angaben zur Anfahrt stehen im Kasten rechts.</p>",
    },
    { what: "the same in Spanish", body: "<p>El horario está en el recuadro de la derecha.</p>" },
    { what: "the same in French", body: "<p>Les horaires se trouvent dans l'encadré à gauche.</p>" },
    {
      what: "a button told by its shape in Italian",
      body: "<p>Per iniziare, premi il pulsante rotondo.</p>",
    },
    { what: "the same the other way round", body: "<p>Required fields are red.</p>", at: ["main > p"] },
  ],
  notApplicable: "<p>Bread</p>",
});
