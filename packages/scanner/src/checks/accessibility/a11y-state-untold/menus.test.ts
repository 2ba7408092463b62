import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** A control that opens a list of links and gives it the focus. */
const menu = (opener: string, list = 'ul id="list" tabindex="-1"'): string =>
  `${opener}<${list} hidden style="position:absolute;background:#fff"><li><a href="/simple">Simple</a></li><li><a href="/double">Double</a></li></${list.split(" ")[0]}>
  <script>{ const opener = document.getElementById("opener"); opener.onclick = (event) => { event.preventDefault(); list.hidden = false; if (opener.ariaExpanded !== null) opener.ariaExpanded = "true"; list.focus(); };
  list.onkeydown = ({ key }) => { if (key === "Escape") { list.hidden = true; if (opener.ariaExpanded !== null) opener.ariaExpanded = "false"; opener.focus(); } }; }</script>`;

/** A menu that slides in at the side and pushes a part of the page out of the window; `tell` is what its button does besides. */
const pushed = (tell: string, attributes = ""): string =>
  `<style>body{overflow-x:hidden;position:relative;left:0}body.on{left:260px}#side{position:fixed;top:0;left:-260px;width:240px;background:#eee}.on #side{left:0}</style><p style="text-align:right;width:100%"><a href="tel:+15205550177">(520) 555-0177</a></p><button id="b" ${attributes}>☰ Menu</button><div id="side"><ul><li><a href="/rye">Rye</a></li><li><a href="/oat">Oat</a></li></ul></div>
  <script>b.onclick = () => { const isOpen = document.body.classList.toggle("on"); ${tell} };</script>`;

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "a menu whose button tells that it is open",
      body: menu('<button id="opener" aria-expanded="false">Zimmer</button>'),
    },
    {
      what: "a menu that pushes the page aside and tells that it is open",
      body: pushed("b.ariaExpanded = String(isOpen);", 'aria-expanded="false"'),
    },
  ],
  review: [
    { what: "a menu that pushes the page aside", body: pushed(""), at: ["#b"] },
    { what: "a link", body: menu('<a id="opener" href="#!">Chambres</a>'), at: ["#opener"] },
    { what: "a button", body: menu('<button id="opener">Habitaciones</button>'), at: ["#opener"] },
    {
      what: "a button of a box that calls itself a menu",
      body: menu('<button id="opener">Rooms</button>', 'div id="list" role="menu" tabindex="-1"'),
      at: ["#opener"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a button that says that it has a menu",
      body: menu('<button id="opener" aria-haspopup="true">Quartos</button>'),
    },
    {
      what: "a button that leads to a part of the page which it shows",
      body: menu('<button id="opener">Write</button>', 'div id="list" tabindex="-1"'),
    },
  ],
});
