import { AXE, PLUMBLINE } from "#evidence/engine-names.ts";

import { inShadow, type ActExamples } from "./act-examples.testing.ts";

const doc = (lang: string, body = "<p>Text</p>", head = "<title>Harbour</title>"): string =>
  `<!doctype html><html${lang}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const GERMAN =
  "<p>Unser Brot wird jeden Morgen frisch gebacken, mit Mehl aus der Mühle nebenan und sonst nichts.</p>";
const FRENCH = "<p>Notre pain est cuit chaque matin avec la farine du moulin voisin, et rien d'autre.</p>";
const ENGLISH =
  "<p>Our bread is baked every morning with flour from the mill next door, and nothing else.</p>";
const DUTCH = "<p>Ons brood wordt elke ochtend vers gebakken met meel van de molen hiernaast.</p>";

const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Languages, titles, headings and pictures. */
export const READING_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "b5c3f8",
    asks: "HTML page has lang attribute",
    criterion: "3.1.1",
    by: [AXE],
    failed: [doc(""), doc(' lang=""'), doc(' lang="  "'), doc(' xml:lang="en"')],
    clean: [doc(' lang="en"'), doc(' lang="de-CH"')],
  },
  {
    rule: "bf051a",
    asks: "HTML page lang attribute has valid language tag",
    criterion: "3.1.1",
    by: [AXE],
    failed: [
      doc(' lang="english"'),
      doc(' lang="xx"'),
      doc(' lang="#1"'),
      doc(' lang="em-US"'),
      doc(' lang="eng-US-"'),
    ],
    clean: [doc(' lang="nl-BE"', DUTCH), doc(' lang="zh-Hant-TW"', "<p>麵包</p>"), doc(' lang="EN"')],
  },
  {
    rule: "5b7ae0",
    asks: "HTML page lang and xml:lang attributes have matching values",
    criterion: "3.1.1",
    by: [AXE],
    failed: [doc(' lang="en" xml:lang="fr"', ENGLISH), doc(' lang="nl" xml:lang="de-DE"', DUTCH)],
    clean: [doc(' lang="en" xml:lang="en-GB"', ENGLISH), doc(' lang="en-US" xml:lang="en"', ENGLISH)],
  },
  {
    rule: "ucwvc8",
    asks: "HTML page language subtag matches default language",
    criterion: "3.1.1",
    by: [PLUMBLINE],
    failed: [
      doc(' lang="en"', GERMAN),
      doc(' lang="de"', FRENCH),
      doc(' lang="fr-CA"', DUTCH),
      doc(' lang="it"', ENGLISH),
      doc(' lang="nl"', "<p>The fishermen of the village sell herring at the quay.</p>"),
      doc(' lang="en"', "<p>Die Fischer des Dorfes verkaufen Hering an der Mole.</p>"),
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour</title></head><body><p>Guten Tag, wir haben heute geschlossen.</p></body></html>',
    ],
    clean: [
      doc(' lang="de"', GERMAN),
      doc(' lang="fr"', `${FRENCH}<blockquote lang="de">${GERMAN}</blockquote>`),
      doc(' lang="en"', "<p>Sushi</p>"),
      doc(' lang="en"', `<div lang="nl">${DUTCH}</div>`, "<title>Baking</title>"),
    ],
  },
  {
    rule: "de46e4",
    asks: "Element with lang attribute has valid language tag",
    criterion: "3.1.2",
    by: [AXE],
    failed: [
      '<p lang="dutchh">Brood</p>',
      '<span lang="zz">Brood</span>',
      '<p lang="!">Brood</p>',
      '<div lang="em-GB"><p>Bread</p></div>',
      '<p lang="  ">Brood</p>',
    ],
    clean: [
      '<p lang="nl">Brood</p>',
      '<p lang="nl-XX-nope"><span lang="en">Bread</span></p>',
      '<p lang="invalid"></p>',
      '<div lang="foo"><p lang="fr">Pain</p></div>',
      '<p lang="zz" style="display:none">Brood</p>',
    ],
  },
  {
    rule: "off6ek",
    asks: "HTML element language subtag matches language",
    criterion: "3.1.2",
    by: [PLUMBLINE],
    failed: [
      `<div lang="fr">${GERMAN}</div>`,
      `<blockquote lang="de">${FRENCH}</blockquote>`,
      `<section lang="es" aria-label="x">${DUTCH}</section>`,
      `<div lang="nl">${ENGLISH}</div>`,
      '<div lang="fr"><img src="/x.png" alt="Three fishing boats lying in the harbour at dawn"></div>',
      '<p lang="en">Die Boote liegen seit dem Morgen im Hafen und warten.</p>',
      '<p lang="de">The boats have been waiting in the harbour since dawn.</p>',
      '<p lang="de">We bake bread every morning.</p>',
      '<p lang="en">Wir sind gleich zurück.</p>',
      '<p lang="nl" style="position:absolute;left:-999em">Please come to our shop on Monday.</p>',
    ],
    clean: [
      `<div lang="de">${GERMAN}</div>`,
      '<span lang="fr">déjà vu</span>',
      `<div lang="fr"><div lang="de">${GERMAN}</div></div>`,
      '<p lang="en">Hotel Zum Goldenen Löwen</p>',
      '<p lang="de">Kindergarten</p>',
    ],
  },
  {
    rule: "2779a5",
    asks: "HTML page has non-empty title",
    criterion: "2.4.2",
    by: [AXE],
    failed: [
      doc(' lang="en"', "<h1>Bread</h1>", ""),
      doc(' lang="en"', "<h1>Bread</h1>", "<title> </title>"),
      doc(' lang="en"', '<svg width="9" height="9"><title>Bread</title></svg><p>x</p>', ""),
      doc(' lang="en"', "<h1>Bread</h1>", "<title></title><title>Bread</title>"),
    ],
    clean: [doc(' lang="en"', "<title>Bread</title><p>Bread is good</p>", ""), doc(' lang="en"')],
  },
  {
    rule: "c4a8a4",
    asks: "HTML page title is descriptive",
    criterion: "2.4.2",
    by: [PLUMBLINE],
    failed: [
      doc(' lang="en"', ENGLISH, "<title>undefined</title>"),
      doc(' lang="en"', ENGLISH, "<title>New tab</title>"),
      doc(' lang="en"', ENGLISH, "<title>localhost:3000</title>"),
      doc(' lang="en"', ENGLISH, "<title>My first website</title>"),

      doc(' lang="en"', ENGLISH, "<title>Untitled Document</title>"),
      doc(' lang="en"', ENGLISH, "<title>index.html</title>"),
      doc(' lang="en"', ENGLISH, "<title>http://example.org/bread</title>"),
      doc(' lang="en"', ENGLISH, "<title>Title</title>"),
      doc(' lang="en"', ENGLISH, "<title>-</title>"),
      doc(' lang="de"', GERMAN, "<title>Neue Seite 1</title>"),
      doc(' lang="en"', ENGLISH, "<title>Shoes and leather</title><title>Bread of the mill</title>"),
      doc(' lang="en"', ENGLISH, "<title>Lorem ipsum dolor sit amet</title>"),
      doc(' lang="en"', ENGLISH, "<title>Home</title>"),
      doc(' lang="en"', ENGLISH, "<title>Test page</title>"),
      doc(' lang="en"', ENGLISH, "<title>Enter the title of your document here</title>"),
    ],
    clean: [
      doc(' lang="en"', ENGLISH, "<title>Bread of the mill</title>"),
      doc(' lang="de"', GERMAN, "<title>Brot</title>"),
    ],
  },
  {
    rule: "b49b2e",
    asks: "Heading is descriptive",
    criterion: "2.4.6",
    by: [PLUMBLINE],
    failed: [
      `<h2>Heading</h2>${ENGLISH}`,
      `<h2>Lorem ipsum</h2>${ENGLISH}`,
      `<h3>...</h3>${ENGLISH}`,
      `<h2>Subtitle</h2>${ENGLISH}`,
      `<h2>Title</h2>${ENGLISH}`,
      `<h2>Section title</h2>${ENGLISH}`,
      `<h2>TBD</h2>${ENGLISH}`,
      inShadow(`<h2>Untitled</h2>${ENGLISH}`),
      `<div role="heading" aria-level="2">Your headline here</div>${ENGLISH}`,
      "<h2>Click to edit title</h2><p>Rye and oat.</p>",
    ],
    clean: [
      `<h2>Bread</h2>${ENGLISH}`,
      `<h2>Über uns</h2>${GERMAN}`,
      `<h2>A</h2><p>Apples</p><h2>B</h2><p>Bananas</p>`,
      `<h2>Section 3</h2>${ENGLISH}`,
      "<h2>2024</h2><p>In May we opened.</p>",
      "<h2>Text and data mining</h2><p>Rye and oat.</p>",
      "<h2>undefined</h2><p>What a function without a result returns.</p>",
    ],
  },
  {
    rule: "9bd38c",
    asks: "Content has alternative for visual reference",
    criterion: "1.3.3",
    by: [PLUMBLINE],
    failed: [],
    review: [
      '<p>Press the round button to begin.</p><button style="border-radius:50%">Go</button>',
      "<p>Use the links on the right to find our opening hours.</p>",
      '<p>Click the green square below to go on.</p><button style="background:green"><span></span>Next</button>',
      "<p>Klicken Sie auf den Knopf rechts, um zu beginnen.</p><button>Los</button>",
      "<p>Choose a size from the list on the left.</p><ul><li>S</li></ul>",
      "<p>Press the arrow-shaped button to go on.</p><button>x</button>",
    ],
    clean: [
      '<p>Press the round button labelled "Go" to begin.</p><button>Go</button>',
      "<p>Turn right at the square to reach our shop.</p>",
      "<p>The round loaf is our best.</p>",
      '<nav aria-label="Menu on the right"><a href="/x">x</a></nav><p>Use the Menu on the right.</p>',
    ],
  },
  {
    rule: "qt1vmo",
    asks: "Image accessible name is descriptive",
    criterion: "1.1.1",
    by: [PLUMBLINE],
    failed: [
      `<img src="${DOT}" width="80" height="60" alt="harbour-2.jpg">`,
      `<img src="${DOT}" width="80" height="60" alt="Image">`,
      `<img src="${DOT}" width="80" height="60" alt="DSC_0042">`,
      `<div role="img" aria-label="placeholder" style="width:80px;height:60px"></div>`,
      `<a href="/x"><img src="${DOT}" width="80" height="60" alt="banner_final.PNG"></a>`,
      '<svg role="img" width="60" height="60"><title>image</title><rect width="40" height="40"/></svg>',
      '<canvas role="img" aria-label="canvas" width="90" height="90"></canvas>',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="undefined">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="https://example.org/a.png">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="Screenshot 2026-01-02 at 10.11.12">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="...">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="Insert image description here">',
    ],
    clean: [
      `<img src="${DOT}" width="80" height="60" alt="Harbour at dawn">`,
      `<img src="${DOT}" width="80" height="60" alt="">`,
      `<img src="${DOT}" width="80" height="60" alt="Photo of the mill">`,
      `<img src="${DOT}" width="80" height="60" alt="W3C.org">`,
      `<img src="${DOT}" width="80" height="60" alt="image" aria-hidden="true">`,
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="Undefined behavior, the book">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="A">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="60" alt="Figure 1: yield by year">',
    ],
  },
  {
    rule: "e88epe",
    asks: "Image not in the accessibility tree is decorative",
    criterion: "1.1.1",
    by: [PLUMBLINE],
    failed: [
      '<p>Our seal: <svg width="90" height="90"><circle cx="45" cy="45" r="40"/></svg></p>',
      '<p>So finden Sie uns:</p><canvas width="200" height="100"></canvas>',
      `<div>Scan to pay:<br><img src="${DOT}" width="80" height="80" alt=""></div>`,
    ],
    review: [
      '<canvas width="300" height="200"></canvas>',
      '<svg width="200" height="200"><circle cx="90" cy="90" r="80"/></svg>',
      '<img src="/mill-logo.png" width="80" height="60" alt="">',
      `<img src="${DOT}" width="80" height="60" alt="The mill" aria-hidden="true">`,
    ],
    clean: [
      `<p>Bread</p><img src="${DOT}" width="80" height="60" alt="">`,
      '<p>Call: <svg width="30" height="30"><circle cx="9" cy="9" r="9"/></svg> 123 456</p>',
      '<button>Close: <svg width="30" height="30"><circle cx="9" cy="9" r="9"/></svg></button>',
      '<a href="/x"><img src="/logo.png" width="80" height="60" alt=""> Bakery</a>',
      '<p>Our seal: <svg width="90" height="90" role="img" aria-label="Seal"><circle cx="45" cy="45" r="40"/></svg></p>',
    ],
  },
];
