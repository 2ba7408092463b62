import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const LINKS = (rest: string): string =>
  `<div id="list" hidden><a href="#one"${rest}>Cite</a> <a href="#two"${rest}>Share</a></div>`;
const onFocus = (close: string, list = LINKS("")): string =>
  `<h2 id="one">Rye</h2><h2 id="two">Oat</h2><div id="box"><button type="button" id="it" aria-expanded="false">Tools</button>${list}</div><p><a href="/more">More</a></p>
  <script>it.onfocus = () => { list.hidden = false; it.ariaExpanded = "true"; }; const close = () => { list.hidden = true; it.ariaExpanded = "false"; }; ${close}</script>`;
/** A menu below a button that opens and closes it. */
const onPress = (close: string, entries = '<a href="#one">Cite</a> <a href="#two">Share</a>'): string =>
  `<h2 id="one">Rye</h2><h2 id="two">Oat</h2><div id="box"><button type="button" id="it" aria-expanded="false">Tools</button><div id="list" hidden>${entries}</div></div><p><a href="/more">More</a></p>
  <script>const show = (open) => { list.hidden = !open; it.ariaExpanded = String(open); }; it.onclick = () => { show(list.hidden); }; ${close}</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "a menu that stays open while the focus is in it",
      body: onFocus(
        "box.addEventListener('focusout', ({ relatedTarget }) => { if (!box.contains(relatedTarget)) close(); });",
      ),
    },
    {
      what: "a menu whose entries an arrow key leads to",
      body: onFocus(
        "it.onblur = () => setTimeout(() => { if (!box.contains(document.activeElement)) close(); }, 100); it.onkeydown = ({ key }) => { if (key === 'ArrowDown') list.firstElementChild.focus(); };",
        LINKS(' tabindex="-1"'),
      ),
    },
    {
      what: "a menu that a press opens, and that closes when the focus has left it",
      body: onPress(
        "box.addEventListener('focusout', ({ relatedTarget }) => { if (!box.contains(relatedTarget)) show(false); });",
      ),
    },
    {
      what: "a menu that a press opens, closed by the Tab key and led into by an arrow key",
      body: onPress(
        "it.onblur = () => { setTimeout(() => { if (!list.contains(document.activeElement)) show(false); }, 50); }; box.onkeydown = (event) => { if (event.key === 'ArrowDown') list.firstElementChild.focus(); if (event.key === 'Tab') show(false); };",
      ),
    },
  ],
  failed: [
    {
      what: "a menu that a press opens, and that closes as the focus leaves its button",
      body: onPress("it.onblur = () => { show(false); };"),
      at: ["#it"],
    },
    {
      what: "a menu of buttons that a press opens, and that closes a moment after the focus has left its button, in German",
      body: onPress(
        "it.onblur = () => { setTimeout(() => { show(false); }, 150); };",
        "<button>Zitieren</button> <button>Teilen</button>",
      ).replace("Tools", "Werkzeuge"),
      at: ["#it"],
    },
    {
      what: "a menu that is taken out of the page as the Tab key is pressed",
      body: onPress("box.onkeydown = ({ key }) => { if (key === 'Tab') show(false); };"),
      at: ["#it"],
    },
    {
      what: "a menu whose entries are no stops, and that closes when the focus goes on",
      body: onFocus("it.onblur = () => setTimeout(close, 150);", LINKS(' tabindex="-1"')),
      at: ["#it"],
    },
    {
      what: "a menu that closes at once when the focus goes on to its first entry, in German",
      body: onFocus("it.onblur = close;").replace("Tools", "Werkzeuge"),
      at: ["#it"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
