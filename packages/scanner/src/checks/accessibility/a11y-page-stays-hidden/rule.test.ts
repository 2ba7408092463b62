import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPageStaysHidden } from "./rule.ts";

const STYLE =
  ".veil{position:fixed;inset:0;background:#0008;z-index:9}.veil[hidden]{display:none}.veil > div{position:absolute;left:400px;top:200px;width:400px;height:200px;background:#fff}";
const DIALOG =
  '<div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="News" id="box"><input id="mail" aria-label="Mail"><button id="end">Close</button></div></div>';

/** A page in a box of its own, and what opening and closing a dialog does to it. */
const shop = (open: string, close: string): string =>
  `<div id="page"><p><a href="/bread">Bread</a></p><button id="start">Join</button></div>${DIALOG}<script>
  start.onclick = () => { veil.hidden = false; ${open}; mail.focus(); };
  const shut = () => { veil.hidden = true; ${close}; start.focus(); };
  end.onclick = shut;
  veil.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shut();
    if (event.key !== "Tab") return;
    event.preventDefault();
    (document.activeElement === mail ? end : mail).focus();
  });</script>`;

ruleOutcomes(a11yPageStaysHidden, {
  passed: [
    {
      what: "a page that is hidden while its dialog is open",
      style: STYLE,
      body: shop("page.ariaHidden = 'true'", "page.ariaHidden = null"),
    },
    {
      what: "a page that is told not to be hidden any more",
      style: STYLE,
      body: shop("page.ariaHidden = 'true'", "page.ariaHidden = 'false'"),
    },
    {
      what: "a page that is inert meanwhile",
      style: STYLE,
      body: shop("page.inert = true", "page.inert = false"),
    },
    {
      what: "the browser's own dialog",
      body: '<button onclick="own.showModal()">Hours</button><dialog id="own" aria-label="Hours">From six <button onclick="own.close()">Close</button></dialog>',
    },
  ],
  failed: [
    {
      what: "a page that stays hidden from screen readers",
      style: STYLE,
      body: shop("page.ariaHidden = 'true'", "veil.remove()"),
      at: ["#box"],
    },
    {
      what: "a page that stays inert",
      style: STYLE,
      body: shop("page.inert = true", "document.body.tabIndex = -1"),
      at: ["#box"],
    },
    {
      what: "a page whose main part stays hidden after each other dialog",
      style: STYLE,
      body: shop(
        "document.querySelector('main').setAttribute('aria-hidden', 'true'); document.body.append(veil)",
        "document.body.className = 'closed'",
      ),
      at: ["#box"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part of the page that opens",
      body: '<button aria-expanded="false" onclick="more.hidden = !more.hidden; this.ariaExpanded = String(!more.hidden)">More</button><div id="more" hidden>We bake <a href="/rye">rye</a>.</div>',
    },
  ],
});
