import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yFocusInvisible } from "./rule.ts";

const links = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<a href="#${index}">Loaf ${index}</a> `).join("");

const MENU = (mark: string): string =>
  `<button>One</button><ul id="menu" role="menu" tabindex="0" style="outline:none"><li role="menuitem" id="rye">Rye</li><li role="menuitem">Oat</li></ul><button>Two</button>
  <script>menu.onfocus = () => { menu.setAttribute("aria-activedescendant", "rye"); rye.style.background = ${mark}; }; menu.onblur = () => setTimeout(() => { rye.style.background = ""; }, 250);</script>`;

ruleOutcomes(a11yFocusInvisible, {
  passed: [
    "<button>One</button><button>Two</button>",
    {
      what: "a focus that fades in",
      body: '<style>.slow { transition: background-color 1s linear 20s; background-color: #fff; outline: none } .slow:focus { background-color: #000 }</style><button class="slow">One</button><button>Two</button>',
    },
    {
      what: "such a focus after many others",
      body: `${links(60)}<style>.slow { transition: background-color 1s linear 20s; background-color: #fff; outline: none } .slow:focus { background-color: #000 }</style><button class="slow">One</button><button>Two</button>`,
      isKeyPage: true,
    },
    {
      what: "a link in an element that takes the focus after it",
      body: '<div id="card" tabindex="0">Bread <a id="more" href="/a">More</a></div><script>more.onblur = () => card.focus()</script>',
    },
    {
      what: "a skip link that comes in with the focus",
      body: '<style>.skip { position: absolute; left: -9999px } .skip:focus { left: 8px }</style><a class="skip" href="#bread">Skip to the bread</a><p id="bread">Bread</p><button>Two</button>',
    },
    {
      what: "choices beyond the edge whose labels show the focus",
      body: '<style>input { position: absolute; left: -9999px } input:focus + label { outline: 2px solid #000 }</style><fieldset><legend>Bread</legend><input type="radio" name="bread" id="rye"><label for="rye">Rye</label></fieldset><button>Two</button>',
    },
    {
      what: "a link to the left where lines run to the left",
      body: '<!doctype html><html lang="he" dir="rtl"><head><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1><a href="/rye" style="position:absolute;left:-900px">Rye</a><button>Two</button></main></body></html>',
    },
    {
      what: "an element that only scripts focus",
      body: '<style>.bare:focus { outline: none }</style><p class="bare" tabindex="-1">Bread</p><button>One</button>',
    },
  ],
  failed: [
    {
      what: "links and choices that stay beyond the edge of the page",
      body: '<style>.away { position: absolute; left: -9999px } .above { position: fixed; top: -300px }</style><div class="away"><a id="rye" href="#a">Rye</a></div><fieldset><legend>Bread</legend><label class="away"><input id="oat" type="radio" name="bread"> Oat</label></fieldset><button class="above">One</button><button>Two</button>',
      at: ["#rye", "#oat", "button.above"],
    },
    { what: "a menu that marks no item", body: MENU('""'), at: ["#menu"] },
    {
      body: '<style>.bare:focus { outline: none }</style><button class="bare">One</button><button>Two</button>',
      at: ["button.bare"],
    },
  ],
  notApplicable: "<p>Bread</p>",
  notLookedAt: {
    what: "a page too large to be operated",
    body: `<style>:focus { outline: none }</style><button>One</button>${MUCH_TEXT}`,
  },
});
