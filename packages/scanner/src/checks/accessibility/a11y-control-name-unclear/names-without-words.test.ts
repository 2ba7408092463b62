import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yControlNameUnclear } from "./rule.ts";

const ICON = '<svg width="20" height="20"><circle cx="10" cy="10" r="8"></circle></svg>';

ruleOutcomes(a11yControlNameUnclear, {
  passed: [
    {
      what: "signs and numbers with a name or a description",
      body: `<button aria-label="Warenkorb, 3 Artikel">${ICON} 3</button> <button title="Cerrar">×</button> <button aria-describedby="d">♡</button> <span id="d">Guardar la receta</span>
        <button>${ICON} <span class="seen" style="position:absolute;left:-999px">Nachrichten</span> 2</button> <button><img src="/cart.png" alt="Panier" width="20" height="20"> 0</button>`,
    },
    {
      what: "numbers of pages, days and marks, and the keys of a calculator",
      body: `<nav aria-label="Pages"><button>«</button><button>1</button><button>2</button><button>3</button><button>»</button></nav>
        <table><tr><td><button>1</button></td><td><button>2</button></td></tr></table><div><button>${ICON} 4</button><button>${ICON} 5</button></div>
        <div><button>7</button><button>8</button><button>+</button><button>−</button><button>×</button></div>`,
    },
    {
      what: "a count or an amount alone, sizes, currencies and commands that are not in use",
      body: `<p><button>12</button></p><div><button>S</button><button>M</button><button>L</button><button>X</button></div><p><button>€</button> <button>$</button></p><p><button disabled>…</button></p><p><button>+33 1 44 55 66 77</button></p>`,
    },
    {
      what: "steps in a group that says what they count",
      body: '<div role="group" aria-label="Anzahl der Brote"><button>−</button> <output>2</output> <button>+</button></div>',
    },
    {
      what: "links to notes and to headings, and an arrow at the end of a sentence",
      body: '<button>Order</button><h2 id="rye">Rye <a href="#rye">#</a></h2><p>Baked twice<a href="#n1">*</a></p><p>Read about our oat bread <a href="/oat">»</a></p><p>See us on <a href="/x">X</a></p>',
    },
  ],
  failed: [
    {
      what: "counts beside an icon that nobody named",
      body: `<header><button id="cart">${ICON} <span>0</span></button> <button id="likes"><img src="/heart.png" alt="" width="20" height="20">(14)</button> <a href="/inbox"><b>Ama</b></a></header>`.replace(
        '<button id="likes">',
        '</header><div><button id="likes">',
      ),
      at: ["#cart", "#likes"],
    },
    {
      what: "letters of an icon font in the markup",
      body: '<button id="close">&#xf00d;</button> <a id="home" href="/accueil">&#xe88a;</a>',
      at: ["#close", "#home"],
    },
  ],
  review: [
    {
      what: "steps, crosses, hearts and arrows named by their sign alone",
      body: '<p><button id="less">-</button> <output>2</output> <button id="more">+</button></p><div><button id="x">x</button></div><div><button id="heart">♡</button></div><p>Spedizione in Italia <a id="info" href="#">ⓘ</a></p><div><input aria-label="Nachricht"><button id="send">➤</button></div><div><a id="previous" href="/p/2">«</a></div>',
      at: ["#less", "#more", "#x", "#heart", "#info", "#send", "#previous"],
    },
    {
      what: "a number with an icon beside words, and before an icon that opens a list",
      body: `<div>Ihr Warenkorb <button id="cart">${ICON} 0</button></div><div><button id="size" aria-haspopup="listbox">10 ${ICON}</button></div>`,
      at: ["#cart", "#size"],
    },
  ],
  advice: [],
  notApplicable: ['<p>We bake.</p><h2 id="a">Rye <a href="#a">¶</a></h2>'],
});
