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

/** Languages, titles, headings, links and labels. */
export const READING_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "b5c3f8",
    asks: "HTML page has lang attribute",
    criterion: "3.1.1",
    failed: [doc(""), doc(' lang=""'), doc(' lang="  "'), doc(' xml:lang="en"')],
    clean: [doc(' lang="en"'), doc(' lang="de-CH"')],
  },
  {
    rule: "bf051a",
    asks: "HTML page lang attribute has valid language tag",
    criterion: "3.1.1",
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
    failed: [doc(' lang="en" xml:lang="fr"', ENGLISH), doc(' lang="nl" xml:lang="de-DE"', DUTCH)],
    clean: [doc(' lang="en" xml:lang="en-GB"', ENGLISH), doc(' lang="en-US" xml:lang="en"', ENGLISH)],
  },
  {
    rule: "ucwvc8",
    asks: "HTML page language subtag matches default language",
    criterion: "3.1.1",
    failed: [
      doc(' lang="en"', GERMAN),
      doc(' lang="de"', FRENCH),
      doc(' lang="fr-CA"', DUTCH),
      doc(' lang="it"', ENGLISH),
      doc(' lang="nl"', "<p>The fishermen of the village sell herring at the quay.</p>"),
      doc(' lang="en"', "<p>Die Fischer des Dorfes verkaufen Hering an der Mole.</p>"),
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
    failed: [
      `<div lang="fr">${GERMAN}</div>`,
      `<blockquote lang="de">${FRENCH}</blockquote>`,
      `<section lang="es" aria-label="x">${DUTCH}</section>`,
      `<div lang="nl">${ENGLISH}</div>`,
      '<div lang="fr"><img src="/x.png" alt="Three fishing boats lying in the harbour at dawn"></div>',
      '<p lang="en">Die Boote liegen seit dem Morgen im Hafen und warten.</p>',
      '<p lang="de">The boats have been waiting in the harbour since dawn.</p>',
    ],
    clean: [
      `<div lang="de">${GERMAN}</div>`,
      '<span lang="fr">déjà vu</span>',
      `<div lang="fr"><div lang="de">${GERMAN}</div></div>`,
    ],
  },
  {
    rule: "2779a5",
    asks: "HTML page has non-empty title",
    criterion: "2.4.2",
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
    failed: [
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
    ],
    clean: [
      `<h2>Bread</h2>${ENGLISH}`,
      `<h2>Über uns</h2>${GERMAN}`,
      `<h2>A</h2><p>Apples</p><h2>B</h2><p>Bananas</p>`,
      `<h2>Section 3</h2>${ENGLISH}`,
      "<h2>2024</h2><p>In May we opened.</p>",
    ],
  },
  {
    rule: "5effbb",
    asks: "Link in context is descriptive",
    criterion: "2.4.4",
    failed: [
      doc(' lang="en"', '<div><a href="/a">more</a></div><div><a href="/b">more</a></div>'),
      "<ul><li><a href='/a'>Download</a></li><li><a href='/b'>Download</a></li></ul>",
      '<table><tr><th>Book</th><th>Get</th></tr><tr><td>Rye</td><td><a href="/r">PDF</a></td></tr></table>',
      doc(' lang="en"', '<p><a href="/q">Click here</a></p>'),
      doc(' lang="de"', '<nav><a href="/p">Preise</a></nav><p><a href="/q">hier klicken</a></p>'),
      doc(' lang="en"', '<div>Tide tables<span><p><a href="/q">Learn more</a></p></span></div>'),
      doc(' lang="en"', '<p>Tide tables</p><p><a href="/q" aria-label="click here">Open</a></p>'),
    ],
    review: ['<h2>Tide tables</h2><p><a href="/q">Learn more</a></p>'],
    clean: [
      '<p>Read the <a href="/a">tide tables</a>.</p>',
      '<p>Tide tables: <a href="/a">here</a></p>',
      '<p id="t">Tide tables</p><p><a href="/a" aria-describedby="t">more</a></p>',
      '<table><tr><th>Rye</th><td><a href="/r">PDF</a></td></tr></table>',
      "<ul><li>Tide tables <ul><li><a href='/a'>PDF</a></li><li><a href='/b'>HTML</a></li></ul></li></ul>",
      '<table><tr><th>Prices of the mill</th></tr><tr><td><a href="/two">more</a></td></tr></table>',
      '<p><a href="/two">Read more<span style="position:absolute;left:-4000px"> about rye bread</span></a></p>',
    ],
  },
  {
    rule: "fd3a94",
    asks: "Links with identical accessible names and same context serve equivalent purpose",
    criterion: "2.4.4",
    failed: [
      '<p>Our shops: <a href="/one">Directions</a> and <a href="/two">Directions</a></p>',
      '<table><tr><td><a href="/one">Map</a>, <a href="/two">Map</a></td></tr></table>',
      '<ul><li>Shops: <a href="/two" aria-label="Way">east</a>, <a href="/one"><img src="/x.png" alt="Way"></a></li></ul>',
    ],
    clean: [
      '<p><a href="/one">Directions</a> or <a href="/one#">Directions</a></p>',
      '<p>East: <a href="/one">Directions</a></p><p>West: <a href="/two">Directions</a></p>',
      '<p><a href="/one">East</a> <a href="/two">West</a></p>',
      '<p>You may <a href="/one">write</a> or <a href="/same">write</a></p>',
    ],
  },
  {
    rule: "cc0f0a",
    asks: "Form field label is descriptive",
    criterion: "2.4.6",
    failed: [
      '<label>Field <input name="a"></label>',
      '<label>Label <textarea name="a"></textarea></label>',
      '<label>Input <input name="a" type="email"></label>',
      '<form><fieldset><label>Name <input name="a"></label><label>Street <input name="b"></label></fieldset><fieldset><label>Name <input name="c"></label><label>Street <input name="d"></label></fieldset></form>',
      '<label>??? <input name="a"></label>',
      '<label>Text <input name="a"></label>',
      '<label>Enter value <input name="a"></label>',
    ],
    clean: [
      '<label>Name <input name="a"></label>',
      '<form><fieldset><legend>Ship to</legend><label>Name <input name="a"></label></fieldset><fieldset><legend>Bill to</legend><label>Name <input name="c"></label></fieldset></form>',
      '<label>1 <input type="radio" name="a"></label><label>2 <input type="radio" name="a"></label>',
      '<label>% <input name="a"></label>',
    ],
  },
  {
    rule: "36b590",
    asks: "Error message describes invalid form field value",
    criterion: "3.3.1",
    failed: [
      '<form><label>Age <input id="age" aria-describedby="e" value="x" aria-invalid="true"></label><span id="e">Error</span><button>Go</button></form>',
      '<form><p role="alert">Invalid input!</p><label>Age <input name="age"></label><label>Town <input name="town"></label><button>Go</button></form>',
      '<form><label>Mail <input value="x" aria-describedby="e"></label><span id="e" class="error">Please correct this field.</span><button>Go</button></form>',
      '<form><label>Datum <input aria-errormessage="m" aria-invalid="true" value="x"></label><p id="m">Ungültig.</p><button>Los</button></form>',
      '<form><label>Age <input name="age" aria-invalid="true" value="x"></label> <label>Town <input name="town"></label><p class="form-error">Something is wrong.</p><button>Go</button></form>',
    ],
    clean: [
      '<form><label>Age <input aria-describedby="e" aria-invalid="true" value="x"></label><span id="e">Age must be a whole number</span><button>Go</button></form>',
      '<form><label>Age <input name="age"></label><label>Town <input name="town"></label><p hidden role="alert">Invalid input!</p><button>Go</button></form>',
      '<form><label>Age <input aria-describedby="e"></label><span id="e">In years</span><button>Go</button></form>',
      '<form><label>Mail <input aria-describedby="e" aria-invalid="true" value="x"></label><span id="e">Error: the @ is missing</span><button>Go</button></form>',
    ],
  },
  {
    rule: "9bd38c",
    asks: "Content has alternative for visual reference",
    criterion: "1.3.3",
    failed: [],
    review: [
      '<p>Press the round button to begin.</p><button style="border-radius:50%">Go</button>',
      "<p>Use the links on the right to find our opening hours.</p>",
      '<p>Click the green square below to go on.</p><button style="background:green"><span></span>Next</button>',
      "<p>Klicken Sie auf den Knopf rechts, um zu beginnen.</p><button>Los</button>",
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
    failed: [
      `<img src="${DOT}" width="80" height="60" alt="harbour-2.jpg">`,
      `<img src="${DOT}" width="80" height="60" alt="Image">`,
      `<img src="${DOT}" width="80" height="60" alt="DSC_0042">`,
      `<div role="img" aria-label="placeholder" style="width:80px;height:60px"></div>`,
      `<a href="/x"><img src="${DOT}" width="80" height="60" alt="banner_final.PNG"></a>`,
      '<svg role="img" width="60" height="60"><title>image</title><rect width="40" height="40"/></svg>',
      '<canvas role="img" aria-label="canvas" width="90" height="90"></canvas>',
    ],
    clean: [
      `<img src="${DOT}" width="80" height="60" alt="Harbour at dawn">`,
      `<img src="${DOT}" width="80" height="60" alt="">`,
      `<img src="${DOT}" width="80" height="60" alt="Photo of the mill">`,
      `<img src="${DOT}" width="80" height="60" alt="W3C.org">`,
      `<img src="${DOT}" width="80" height="60" alt="image" aria-hidden="true">`,
    ],
  },
  {
    rule: "e88epe",
    asks: "Image not in the accessibility tree is decorative",
    criterion: "1.1.1",
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
