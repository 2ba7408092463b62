import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPartLanguageWrong } from "./rule.ts";

const ENGLISH =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>";
const MORE_ENGLISH =
  "<p>We open at six, and on Saturdays there is a table with cakes in front of the shop for everyone.</p>";
const FRENCH =
  "Notre boulanger fait lever la pâte toute la nuit, et vous pouvez goûter le pain chaque matin dans la boutique.";

const NAMES =
  "<p>rosario, paloma, ramón, centeno, avena, mazamorra, salmorejo, espelta, cebada, montilla, brígida</p>";
const SPANISH =
  "<p>Hacemos el pan cada noche con la harina del molino de al lado, y lo puede probar cada mañana en la tienda.</p>";

const ENGLISH_DAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

/** A part of a page that is in Spanish, and says so. */
function spanish(markup: string): string {
  return `<div lang="es">${SPANISH}${markup}</div>`;
}

function week(days: readonly string[]): string {
  return `<table><tr>${days.map((day) => `<th><abbr>${day}</abbr></th>`).join("")}</tr></table>`;
}

ruleOutcomes(a11yPartLanguageWrong, {
  passed: [
    {
      what: "names and signs in other scripts, an Italian description, and titles that describe a picture",
      body: `<div lang="it"><p>Il museo racconta la vita del porto, dei pescatori e delle loro famiglie.</p><p>Ristorante 東京製作所 大阪支店 株式会社</p><p>Музей Моря</p><img src="/a.png" alt="Un pescatore ripara le sue reti sulla spiaggia al tramonto, con il figlio" width="90" height="60"><img src="/b.png" alt="The Lord of the Rings: The Return of the King" width="90" height="60"><img lang="en" src="/c.png" alt="A fisherman repairing his nets on the beach at sunset" width="90" height="60"></div>`,
    },
    {
      what: "names of languages that say so, that of the page, and other words",
      body: `${ENGLISH}<ul><li><a href="/">English</a></li><li><a href="/de" lang="de">Deutsch</a></li><li lang="fr"><a href="/fr">Français</a></li><li><a href="/rye">Rye bread</a></li></ul>`,
    },
    {
      what: "a calendar and buttons in the language of the page, and one in English that says so",
      body: spanish(
        `${week("L M X J V S D".split(" "))}${week("dom lun mar mié jue vie sáb".split(" "))}<div lang="en">${week(ENGLISH_DAYS)}<button>Close</button></div><button>Cerrar</button><button>No</button>`,
      ),
    },
    {
      what: "an English calendar on an English page, and days that are names of dishes",
      body: `${ENGLISH}${week(ENGLISH_DAYS)}<button aria-label="Close">x</button><ul><li>Sun</li><li>Moon</li><li>Tue</li></ul>`,
    },
    {
      what: "a page that is Spanish as a whole, which another rule tells, with names that are not",
      body: `${SPANISH}${NAMES.repeat(3)}`,
    },
    {
      what: "a menu of languages, each in its own",
      body: '<ul><li lang="en">English</li><li lang="fr">Français</li><li lang="es-MX">Español</li><li lang="fr">Allemand</li><li lang="fil">Filipino</li><li lang="nb">norsk bokmål</li></ul>',
    },
    `${ENGLISH}<p lang="de">Unser Brot wird jeden Morgen frisch gebacken.</p>`,
    {
      what: "a quotation that declares its language",
      body: `${ENGLISH}<blockquote lang="fr">${FRENCH}</blockquote>`,
    },
    {
      what: "an English sentence with a French title, and one with a German proverb that says so",
      body: `${ENGLISH}<p>The film “Les vacances de monsieur Hulot et de sa famille” is shown on Friday evening.</p><p>As they say: <i lang="de">Wer nicht hören will, der muss fühlen.</i></p>`,
    },
    {
      what: "a Spanish sentence full of English names of things",
      body: spanish(
        "<p>En la tienda tenemos muffins, brownies, cookies, bagels y cheesecake de New York para llevar.</p>",
      ),
    },
    {
      what: "a Dutch sentence on a page in Dutch, and a list of words",
      body: `<div lang="nl"><p>Wij bakken elke nacht brood van het meel uit de molen hiernaast.</p><p>rye, oat, spelt, barley, malt, millet, emmer, einkorn, buckwheat</p></div>`,
    },
    {
      what: "French names in an English sentence",
      body: `${ENGLISH}<p>Try our pain de campagne, the tarte aux pommes and the croissants from Boulangerie du Moulin on Sundays.</p>`,
    },
    {
      what: "names, titles and terms in elements of their own, and a page that names languages",
      body: `${ENGLISH}${MORE_ENGLISH}<p>We show <em>La vie est un long fleuve tranquille et les autres</em> on Friday, after <cite>Nous sommes tous des assassins.</cite> and <b>pain de la maison</b>.</p><p>Learn español with us. <span>Our school is the Instituto Español.</span> <span>English is spoken.</span></p>`,
    },
    {
      what: "sentences in elements of their own that say their language",
      body: `${ENGLISH}<p>Guests: <span lang="de">Wir sprechen gern Deutsch mit Ihnen und zeigen Ihnen die Werkstatt.</span> <i lang="es">Se habla español.</i></p>`,
    },
    {
      what: "a Spanish page with names in Portuguese",
      body: spanish("<p>Vamos cada año de Vila Nova de Gaia a Viana do Castelo.</p>"),
    },
    {
      what: "Latin that fills a template",
      body: `${ENGLISH}<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p>`,
    },
  ],
  failed: [
    {
      what: "sentences in scripts that an Italian page is not written in, and what is read out for a picture in English",
      body: `<div lang="it"><p>Il museo racconta la vita del porto, dei pescatori e delle loro famiglie.</p><p>Ogni sala è dedicata a un mestiere diverso, dal cordaio al velaio.</p><p id="uk">Ласкаво просимо до музею моря, вхід безкоштовний.</p><p id="ja">いらっしゃいませ、本日は十時から開いています。</p><img id="alt" src="/a.png" alt="A fisherman repairing his nets on the beach at sunset" width="90" height="60"></div>`,
      at: ["#alt", "#ja", "#uk"],
    },
    {
      what: "what someone says in English within a Swedish sentence",
      body: `<div lang="sv"><p>Du kan hyra en lott från mars till oktober, och vatten ingår i priset.</p><p id="it">En granne brukar säga: “You never really own the soil, you only look after it for those who come later.”</p></div>`,
      at: ["#it"],
    },
    {
      what: "what someone says in German, after a colon and within an English sentence",
      body: `${ENGLISH}<p id="it">The motto of the guild: „Wer langsam fährt, kommt auch ans Ziel und sieht mehr vom Land“</p>`,
      at: ["#it"],
    },
    {
      what: "the only sentence of a Dutch page of headings and lists, and of a German one",
      body: `<div lang="nl"><p id="it">Swimming lessons for expats are given in English every Saturday morning.</p><h2>Openingstijden van het bad</h2><ul><li><a href="/a">Bekijk een andere dag</a></li><li><a href="/b">Inschrijven voor zwemles</a></li><li>Los kaartje kopen in de winkel</li><li>Mag ik een snorkel mee?</li></ul><h2>Beoordeel uw bezoek aan ons</h2></div>`,
      at: ["#it"],
    },
    ...[
      ENGLISH_DAYS,
      "Su Mo Tu We Th Fr Sa".split(" "),
      "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
    ].map((days) => ({
      what: `a calendar on a Spanish page whose days are ${days[0]} and so on`,
      body: spanish(week(days)),
    })),
    {
      what: "a calendar that only a button opens",
      isKeyPage: true,
      body: spanish(
        `<button onclick="c.hidden = !c.hidden" aria-expanded="false">Elegir fecha</button><div id="c" hidden>${week(ENGLISH_DAYS)}</div>`,
      ),
    },
    {
      what: "a passage in German on a page that is Spanish and declares English, with names that are neither",
      body: `${SPANISH}<p id="it">Unser Bäcker lässt den Teig die ganze Nacht ruhen, und Sie können das Brot jeden Morgen im Laden probieren.</p>${NAMES.repeat(3)}`,
      at: ["#it"],
    },
    {
      what: "names of languages that are declared to be in another one",
      body: '<ul><li lang="en">English</li><li lang="fr">Français</li><li id="es" lang="fr">Español</li></ul><p><a id="de" href="/de" lang="en">Deutsch</a></p>',
      at: ["#de", "#es"],
    },
    {
      body: `${ENGLISH}<p lang="fr">Unser Brot wird jeden Morgen frisch gebacken.</p>`,
      at: ["main > p:nth-of-type(2)"],
    },
    {
      what: "passages in French that nothing declares, told once",
      body: `${ENGLISH}${MORE_ENGLISH}${ENGLISH}<blockquote>${FRENCH}</blockquote><ul><li>${FRENCH}</li></ul>`,
      at: ["main > blockquote"],
    },
    ...[
      [
        "de",
        "Wir backen jede Nacht, und das Mehl kommt von der Mühle nebenan.",
        "We are happy to talk to you in English, just ask us.",
      ],
      [
        "es",
        "Hacemos el pan cada noche con la harina del molino de al lado.",
        "Bienvenue à tous les voyageurs venus de Suisse et de France.",
      ],
      [
        "en",
        "We bake each night, and the flour comes from the mill next door.",
        "Wir sprechen Deutsch und freuen uns auf Ihren Besuch.",
      ],
      [
        "fr",
        "Nous cuisons le pain chaque nuit avec la farine du moulin.",
        "Our visitors are welcome, and the staff speak English.",
      ],
    ].map(([lang = "", own = "", other = ""]) => ({
      what: `one short sentence in another language than ${lang}`,
      body: `<div lang="${lang}"><p>${own}</p><p>${own}</p><p id="it">${other}</p></div>`,
      at: ["#it"],
    })),
    ...[
      ["en", "Bring it before ten.", "Se habla español."],
      ["de", "Kommen Sie vor zehn.", "English spoken."],
      ["es", "Traiga la bicicleta por la mañana.", "Falamos português e ajudamos com os papéis do seguro."],
      [
        "de",
        "Wir bauen Treppen aus dem Holz der Gegend, jede nach den Maßen des Hauses. Unser Partner:",
        "La menuiserie de nos amis bretons fabrique les escaliers les plus fins.",
      ],
      [
        "en",
        "Our workshop is open on Sundays, and you can try the wheel for as long as you like. Guests from Germany:",
        "Wir sprechen gern Deutsch mit Ihnen und zeigen Ihnen die Werkstatt.",
      ],
    ].map(([lang = "", own = "", other = ""]) => ({
      what: `a sentence in an element of its own: ${other}`,
      body: `<div lang="${lang}"><p>${own} <span id="it">${other}</span></p></div>`,
      at: ["#it"],
    })),
    {
      what: "short sentences that say which language is spoken, told once",
      body: `${ENGLISH}<p id="it">On parle français.</p><footer><p>Open daily. Nous parlons français.</p></footer>`,
      at: ["#it"],
    },
    {
      what: "a sentence in French at the end of a paragraph, whether in an element of its own or not",
      body: `${ENGLISH}${MORE_ENGLISH}<p id="it">Cyclists are welcome. Nous sommes ouverts aux cyclistes, et vous pouvez parler français avec Luc.</p>`,
      at: ["#it"],
    },
    {
      what: "a sentence in French at the end of a paragraph",
      body: `${ENGLISH}${MORE_ENGLISH}<p>Cyclists are welcome. <i id="it">Nous sommes ouverts aux cyclistes, et vous pouvez parler français avec Luc.</i></p>`,
      at: ["#it"],
    },
    {
      what: "a quotation in French, whose full stop stands behind it, on an Arabic page, and an English name on it",
      body: '<!doctype html><html lang="ar" dir="rtl"><head><title>جريدة النهر</title></head><body><main><h1>افتتاح المكتبة</h1><p>افتتحت المدينة أمس مكتبتها العامة بعد أعمال ترميم استمرت ثلاث سنوات.</p><p>قالت المديرة: <q id="it">La bibliothèque est le cœur de notre ville et le restera pour nos enfants</q>.</p><p>وحضر الافتتاح ممثلون عن The Royal Society of Literature في لندن.</p></main></body></html>',
      at: ["#it"],
    },
    {
      what: "a passage in German that nothing declares",
      body: `${ENGLISH}<p>Unser Bäcker lässt den Teig die ganze Nacht ruhen, und Sie können das Brot jeden Morgen im Laden probieren.</p>`,
      at: ["main > p:nth-of-type(2)"],
    },
  ],
  review: [
    {
      what: "a button, a menu and a short description that a template left in English",
      body: spanish(
        '<nav id="menu" aria-label="Main navigation"><a href="/">Pan</a></nav><button>Load more results</button><img id="alt" src="/a.png" alt="all bread that we bake here through the night" width="90" height="60">',
      ),
      at: ["#alt", "#menu"],
    },
    {
      what: "names of languages in a menu that nothing marks",
      body: `${ENGLISH}<ul><li><a href="/">English</a></li><li><a href="/de" id="it">Deutsch</a></li><li><a href="/pl">Polski</a></li></ul>`,
      at: ["#it"],
    },
    {
      what: "buttons of a slide show that came in English",
      body: spanish(
        '<button id="next" aria-label="Next slide">›</button><button aria-label="Previous slide">‹</button><button>Enviar</button>',
      ),
      at: ["#next"],
    },
    {
      what: "a list that found nothing, and says so in English",
      body: spanish('<ul><li id="none">No results found</li></ul>'),
      at: ["#none"],
    },
  ],
  notApplicable: ["<p>Bread</p>", { what: "a page that is French as a whole", body: `<p>${FRENCH}</p>` }],
});
