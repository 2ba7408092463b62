import { inShadow, type ActExamples } from "./act-examples.testing.ts";

const text =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else. Come by.</p>";
const long = text.repeat(3);
const bare = (head: string, body = "<h1>Bread</h1><p>Bread is good.</p>"): string =>
  `<!doctype html><html lang="en"><head><title>Good bread</title>${head}</head><body>${body}</body></html>`;

/** Tables, frames, bypassing, keyboard, refresh and fields. */
export const STRUCTURE_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "a25f45",
    asks: "Headers attribute specified on a cell refers to cells in the same table element",
    criterion: "1.3.1",
    failed: [
      '<table><tr><th id="h">Day</th><th id="i">Tide</th></tr><tr><td headers="x">Mon</td><td headers="i">2</td></tr></table>',
      '<p id="h2">Day</p><table><tr><th>Day</th></tr><tr><td headers="h2">Mon</td></tr></table>',
      '<table><tr><th id="k">Day</th></tr><tr><td>x</td></tr></table><table><tr><th>Day</th></tr><tr><td headers="k">Mon</td></tr></table>',
      '<table><tr><th id="d">Day</th></tr><tr><td id="s" headers="s">Mon</td></tr></table>',
    ],
    clean: [
      '<table><tr><th id="h">Day</th><th id="i">Tide</th></tr><tr><td headers="h">Mon</td><td headers="i h">2</td></tr></table>',
      '<table role="presentation"><tr><td headers="x">Mon</td></tr></table>',
      '<table><tr><th>Day</th></tr><tr><td headers="">Mon</td></tr></table>',
    ],
  },
  {
    rule: "d0f69e",
    asks: "Table header cell has assigned cells",
    criterion: "1.3.1",
    failed: [
      "<table><tr><th>Day</th><th>Tide</th></tr><tr><td>Mon</td></tr></table>",
      '<table><tr><th scope="row">Day</th></tr><tr><td>Mon</td></tr></table>',
      "<table><thead><tr><th>Day</th></tr></thead></table>",
      '<div role="grid" aria-label="g"><div role="row"><span role="columnheader">A</span><span role="columnheader">B</span></div><div role="row"><span role="gridcell">1</span></div></div>',
      '<table><tr><th colspan="2">Day</th><th>Sea</th></tr><tr><td>Mon</td><td>Tue</td></tr></table>',
      '<table><tr><td></td><th scope="col">A</th></tr><tr><th scope="row">B</th></tr></table>',
      '<div role="table" aria-label="t"><div role="row"><span role="rowheader">A</span></div><div role="row"><span role="cell">1</span></div></div>',
      '<table><tr><th id="a">Day</th><th id="b">Tide</th></tr><tr><td headers="a">Mon</td><td headers="a">2</td></tr></table>',
      inShadow("<table><tr><th>Day</th><th>Tide</th></tr><tr><td>Mon</td></tr></table>"),
    ],
    clean: [
      "<table><tr><th>Day</th><th>Tide</th></tr><tr><td>Mon</td><td>2</td></tr></table>",
      '<table><tr><th colspan="2">Day</th></tr><tr><td>Mon</td><td>2</td></tr></table>',
      '<table><tr><th scope="row">Mon</th><td>2</td></tr></table>',
      "<table><tr><th></th><th>Mon</th></tr><tr><th>Rye</th><td>2</td></tr></table>",
      '<table role="none"><tr><th>Day</th></tr></table>',
    ],
  },
  {
    rule: "4b1c6c",
    asks: "Iframe elements with identical accessible names have equivalent purpose",
    criterion: "4.1.2",
    failed: [
      '<iframe title="Info" src="/one"></iframe><iframe title="Info" src="/two"></iframe>',
      '<iframe aria-label="Film" src="/two"></iframe><iframe title="film" src="/one"></iframe>',
      '<iframe title="List" srcdoc="<title>Fish</title><p>Cod, herring, mackerel</p>"></iframe><iframe title="List" srcdoc="<title>Boats</title><p>Cutter, trawler, dinghy</p>"></iframe>',
    ],
    clean: [
      '<iframe title="Info" src="/one"></iframe><iframe title="Info" src="/one"></iframe>',
      '<iframe title="Info" src="/one"></iframe><iframe title="Info" src="/two" style="display:none"></iframe>',
      '<iframe title="Map" src="/one"></iframe><iframe title="Film" src="/two"></iframe>',
      '<iframe title="Info" src="/one"></iframe><iframe title="Info" src="/one/"></iframe>',
    ],
  },
  {
    rule: "cf77f2",
    asks: "Bypass Blocks of Repeated Content",
    criterion: "2.4.1",
    failed: [
      bare("", `<a href="/a">Shop</a> <a href="/b">Hours</a>${long}`),
      bare("", `<div><a href="/a">Shop</a></div><div>${long}</div>`),
      bare("", `<a href="/a">Shop</a> <h1 aria-hidden="true">Bread</h1>${long}`),
    ],
    clean: [
      bare("", `<a href="/a">Shop</a><main>${long}</main>`),
      bare("", `<a href="/a">Shop</a><h1>Bread</h1>${long}`),
      bare("", `<a href="#c">Skip to content</a><a href="/a">Shop</a><div id="c">${long}</div>`),
      bare("", "<p>Moved.</p>"),
    ],
  },
  {
    rule: "0ssw9k",
    asks: "Scrollable content can be reached with sequential focus navigation",
    criterion: "2.1.1",
    failed: [
      `<div style="height:40px;width:200px;overflow:auto">${long}</div>`,
      `<section style="height:60px;overflow-y:scroll" aria-label="Terms">${long}</section>`,
      `<div style="width:120px;overflow-x:auto;white-space:nowrap">${text}</div>`,
      `<div style="height:40px;overflow:auto"><button tabindex="-1">x</button>${long}</div>`,
    ],
    clean: [
      `<div style="height:40px;overflow:auto" tabindex="0" role="region" aria-label="Terms">${long}</div>`,
      `<div style="height:40px;overflow:auto"><a href="/a">Terms</a>${long}</div>`,
      `<div style="overflow:auto">${long}</div>`,
      `<div style="height:40px;overflow:hidden">${long}</div>`,
    ],
  },
  {
    rule: "akn7bn",
    asks: "Iframe with interactive elements is not excluded from tab-order",
    criterion: "2.1.1",
    failed: [
      '<iframe title="Form" tabindex="-1" srcdoc="<a href=\'/x\'>Order</a>"></iframe>',
      '<iframe title="Form" tabindex="-1" src="/form"></iframe>',
      '<iframe title="Form" tabindex="-5" srcdoc="<button>Buy</button>"></iframe>',
    ],
    clean: [
      '<iframe title="Form" srcdoc="<button>Buy</button>"></iframe>',
      '<iframe title="Form" tabindex="-1" srcdoc="<p>Text</p>"></iframe>',
      '<iframe title="Form" tabindex="-1" srcdoc="<button tabindex=-1>Buy</button>"></iframe>',
      '<iframe title="Form" tabindex="-1" hidden srcdoc="<button>Buy</button>"></iframe>',
      '<iframe title="Form" tabindex="-1" inert srcdoc="<button>Buy</button>"></iframe>',
    ],
  },
  {
    rule: "80af7b",
    asks: "Focusable element has no keyboard trap",
    criterion: "2.1.2",
    failed: [
      `<a href="/a">A</a><input aria-label="Code" onkeydown="if (event.key === 'Tab') event.preventDefault()"><a href="/b">B</a>`,
      `<button id="x" onblur="setTimeout(() => x.focus(), 5)">Stay</button><button>Next</button><a href="/b">B</a>`,
      `<button id="p" onfocusout="setTimeout(() => q.focus(), 5)">One</button><button id="q" onfocusout="setTimeout(() => p.focus(), 5)">Two</button><a href="/b">B</a>`,
    ],
    clean: [
      '<a href="/a">A</a><input aria-label="Code"><a href="/b">B</a>',
      `<a href="/a">A</a><input aria-label="Code" onkeydown="if (event.key === 'Tab' && !event.shiftKey) event.preventDefault(); if (event.key === 'Escape') last.focus()"><a href="/b" id="last">B, press Escape to get here</a>`,
    ],
  },
  {
    rule: "ffbc54",
    asks: "No keyboard shortcut uses only printable characters",
    criterion: "2.1.4",
    failed: [
      `<p id="n">0</p><script>document.body.addEventListener("keyup", (e) => { if (e.key === "+") n.textContent = Number(n.textContent) + 1; })</script>`,
      `<p id="n">0</p><script>window.addEventListener("keypress", (e) => { if (e.key === "j") n.append("."); })</script>`,
    ],
    clean: [
      `<p id="n">0</p><script>window.addEventListener("keydown", (e) => { if (e.key === "j" && e.ctrlKey) n.append("."); })</script>`,
      `<p id="n">0</p><input aria-label="Code" onkeydown="n.append('.')">`,
    ],
  },
  {
    rule: "bc659a",
    asks: "Meta element has no refresh delay",
    criterion: "2.2.1",
    failed: [
      bare('<meta http-equiv="refresh" content="40; url=/other">'),
      bare('<meta http-equiv="REFRESH" content="300">'),
      bare('<meta http-equiv="refresh" content="72000">'),
      bare('<meta http-equiv="refresh" content="  500.5, /other">'),
      bare('<meta http-equiv="refresh" content="600;URL=\'/other\'">'),
    ],
    clean: [
      bare('<meta http-equiv="refresh" content="72001">'),
      bare('<meta http-equiv="refresh" content="soon">'),
      bare('<meta http-equiv="refresh" content="-30; url=/other">'),
      bare('<meta http-equiv="refresh">'),
      bare('<meta http-equiv="refresh" content="20: /other">'),
      bare('<meta name="refresh" content="20">'),
    ],
  },
  {
    rule: "73f2c2",
    asks: "Autocomplete attribute has valid value",
    criterion: "1.3.5",
    failed: [
      '<label>Name <input name="n" autocomplete="fullname"></label>',
      '<label>Mail <input name="n" autocomplete="email work"></label>',
      '<label>Phone <input name="n" autocomplete="home street-address"></label>',
      '<label>Mail <input name="n" autocomplete="shipping section-a email"></label>',
      '<label>Mail <input name="n" autocomplete="email email"></label>',
      '<label>Land <select name="n" autocomplete="countryname"><option>NL</option></select></label>',
      '<label>Mail <input name="n" autocomplete="email,phone"></label>',
      '<label>Mail <input name="n" autocomplete="work shipping email"></label>',
      '<label>Mail <input name="n" autocomplete="section- email x"></label>',
      '<label>A <textarea name="n" autocomplete="addresses"></textarea></label>',
      '<label>Photo <input name="n" autocomplete="work photo"></label>',
      '<label>Card <input name="n" autocomplete="home cc-number"></label>',
      '<label>Name <input name="n" autocomplete="section-a name section-b"></label>',
      '<span role="textbox" contenteditable="true" aria-label="Mail" autocomplete="mail"></span><label>Mail <input autocomplete="e-mail"></label>',
    ],
    clean: [
      '<label>Mail <input name="n" autocomplete="section-a shipping work email"></label>',
      '<label>Mail <input name="n" autocomplete="EMAIL"></label>',
      '<label>Mail <input name="n" autocomplete="off"></label>',
      '<label>Mail <input name="n" autocomplete="mail" disabled></label>',
      '<label>Mail <input name="n" autocomplete="mail" style="display:none"></label>',
      '<input type="hidden" autocomplete="mail">',
      '<label>Mail <input name="n" autocomplete="username webauthn"></label>',
      '<label>Mail <input name="n" autocomplete="mail" aria-disabled="true"></label>',
    ],
  },
];
