import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBypass } from "./rule.ts";

const bread =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>";
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body>${body}${bread}${bread}</div></body></html>`;
const links = '<ul><li><a href="/a">Shop</a></li><li><a href="/b">About</a></li></ul>';

ruleOutcomes(a11yBypass, {
  passed: [
    {
      what: "a heading of the menu and one of the content",
      body: page(`<h2>Menu</h2>${links}<div><h2>Rye</h2>`),
    },
    { what: "a heading of the menu of a kitchen", body: page(`${links}<div><h2>Menu</h2>`) },
    {
      what: "a skip link to a part that holds links and the content",
      body: page(`<a href="#all">Skip</a>${links}<div id="all"><p><a href="/c">Rye</a></p>`),
    },
    {
      what: "a menu that can be folded",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><details open><summary>Menu</summary><ul><li><a href="/a">Shop</a></li><li><a href="/b">About</a></li></ul></details><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></body></html>',
    },
    {
      what: "a skip link to a named place, and one back to the top",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body id="top"><a href="#bread">Skip</a><a href="/a">Shop</a><a name="bread"></a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><a href="#top">Top</a></body></html>',
    },
    {
      what: "frames with a few words or links of their own",
      body: `<h2>Opening hours</h2><iframe title="This week" srcdoc="<p>Monday to Friday: 9 am to 6 pm</p>"></iframe><iframe title="Next week" srcdoc="<html lang='en'><title>Next week</title><a href='/a'>Shop</a><a href='/b'>About</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>"></iframe>`,
    },
    {
      what: "a page whose links follow its content",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><p>Fresh bread is baked here every morning, see <a href="/a">our offers</a>, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><div><a href="/b">Shop</a></div></body></html>',
    },
    '<a href="/a">Shop</a><a href="/b">About</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>',
  ],
  failed: [
    { what: "a heading of the menu alone", body: page(`<div><h2>Menu</h2>${links}</div><div>`) },
    {
      what: "a heading within the menu alone",
      body: page(`<nav><h3>Harbour Bakery</h3>${links}</nav><div>`),
    },
    {
      what: "a skip link that leads to the menu",
      body: page(`<a href="#menu">Skip</a><div id="menu">${links}</div><div>`),
    },
    { what: "such a heading in German", body: page(`<div><h2>Hauptmenü</h2>${links}</div><div>`) },
    {
      what: "links before a menu that can be folded",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="/c">Order</a><a href="/d">Find us</a><details open><summary>Menu</summary><a href="/a">Shop</a></details><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></body></html>',
    },
    {
      what: "a skip link behind what it should skip",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="/a">Shop</a><a href="/b">About</a><div id="content"><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></div><a href="#content">Skip to content</a></body></html>',
    },
    {
      what: "links back to the top alone, in Dutch",
      body: '<!doctype html><html lang="nl"><head><title>Bakkerij</title></head><body><div id="boven"><a href="/a">Winkel</a></div><p>Vers brood wordt hier elke ochtend gebakken, met meel van de molen hiernaast en verder niets.</p><p>Vers brood wordt hier elke ochtend gebakken, met meel van de molen hiernaast en verder niets.</p><p><a href="#boven">Naar boven</a></p></body></html>',
    },
    {
      what: "a link to a place that is not there",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="#content">Skip</a><a href="/a">Shop</a><a href="#">Top</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></body></html>',
    },
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="/a">Shop</a><a href="/b">About</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></body></html>',
  ],
  notApplicable: "<p>Bread</p>",
});
