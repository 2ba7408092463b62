import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLanguageSwitched } from "./rule.ts";

const ENGLISH = [
  "Our bakery in the market place",
  "We bake every morning from five, and sell what we have baked until it is gone.",
  "Trains run every half hour, and from the station it is ten minutes on foot.",
];
const GERMAN = [
  "Unsere Bäckerei am Marktplatz",
  "Wir backen jeden Morgen ab fünf und verkaufen, was wir gebacken haben, bis nichts mehr da ist.",
  "Züge fahren jede halbe Stunde, und vom Bahnhof sind es zehn Minuten zu Fuß.",
];
const SPANISH = [
  "Nuestra panadería en la plaza del mercado",
  "Horneamos cada mañana desde las cinco y vendemos lo que hemos horneado hasta que se acaba.",
  "Los trenes pasan cada media hora, y desde la estación son diez minutos a pie.",
];
const NEWER = [
  "Our bakery is closed today",
  "Tomorrow we bake again from six, and everybody who comes early gets a roll for free.",
  "The road to the station is being mended, so please walk along the river instead.",
];

/** A page whose texts a control changes into others; `also` is done beside. */
const page = (control: string, to: readonly string[], also = "", rest = ""): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main>${control}<h1 class="text">${ENGLISH[0]}</h1><p class="text">${ENGLISH[1]}</p><p class="text">${ENGLISH[2]}</p>${rest}</main>
  <script>const texts = [${JSON.stringify(ENGLISH)}, ${JSON.stringify(to)}]; let at = 0;
  const say = () => { at = 1 - at; document.querySelectorAll(".text").forEach((one, index) => { one.textContent = texts[at][index]; }); ${also} };</script></body></html>`;
const BUTTON = '<button id="switch" onclick="say()">Deutsch</button>';

ruleOutcomes(a11yLanguageSwitched, {
  passed: {
    what: "texts that a button changes into German, as the page then says a moment later",
    body: page(
      BUTTON,
      GERMAN,
      'setTimeout(() => { document.documentElement.lang = at === 1 ? "de" : "en"; }, 300);',
    ),
  },
  failed: [
    {
      what: "texts that a button changes into German",
      body: page(BUTTON, GERMAN),
      at: ["#switch"],
    },
    {
      what: "texts that a list of languages changes into Spanish",
      body: page(
        '<label>Language <select id="switch" onchange="say()"><option>English</option><option>Español</option></select></label>',
        SPANISH,
      ),
      at: ["#switch"],
    },
  ],
  review: {
    what: "most texts of a page, while others stay in English",
    body: page(
      BUTTON,
      GERMAN,
      "",
      "<p>Call us, or come by and ask for Ama. We are closed on Mondays, on the first of May and in the week after Easter, when the oven is cleaned.</p>",
    ),
    at: ["#switch"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "texts that become others in the same language, and such as say that they are in another one",
      body: page(
        `<button onclick="say()">Today</button><button onclick="hint.hidden = !hint.hidden">Deutsch</button><p id="hint" lang="de" hidden>${GERMAN.join(" ")} ${GERMAN.join(" ")}</p>`,
        NEWER,
      ),
    },
  ],
});
