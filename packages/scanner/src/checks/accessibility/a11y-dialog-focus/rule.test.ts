import { GOOD_OFFER, latePage } from "#checks/accessibility/operated/late-comers.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDialogFocus } from "./rule.ts";

/** A box over the whole page, as scripts draw it. */
const STYLE =
  ".veil{position:fixed;inset:0;background:#0008;z-index:9}.veil[hidden]{display:none}.veil > div{position:absolute;left:400px;top:200px;width:400px;height:200px;background:#fff}";
const box = (inside: string): string =>
  `<div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Newsletter" id="box" tabindex="-1">${inside}</div></div>`;
const BEHIND = '<p><a href="/bread">Bread</a> <button onclick="this.textContent += 1">Count</button></p>';

/** A web component that comes with a dialog in its shadow root; `moves` gives it the focus, or doesn't. */
const component = (moves: string): string =>
  `<button id="start">Chat</button><chat-box hidden></chat-box>${BEHIND}
  <script>customElements.define("chat-box", class extends HTMLElement { connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = '<style>section{position:fixed;right:0;bottom:0;width:300px;height:200px;background:#fff}</style><section role="dialog" aria-modal="true" aria-label="Chat"><button>Schließen</button></section>';
    const [close] = root.querySelectorAll("button"); const box = this;
    const shut = () => { box.hidden = true; start.focus(); };
    start.onclick = () => { box.hidden = false; ${moves} };
    close.onclick = shut;
    root.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); if (event.key === "Tab") event.preventDefault(); });
  } });</script>`;

/** A drawer on a veil, both in the shadow root of a web component; `moves` gives it the focus, or doesn't. */
const drawer = (moves: string, keys: string): string =>
  `<cart-drawer></cart-drawer>${BEHIND}<script>customElements.define("cart-drawer", class extends HTMLElement { connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = '<style>.veil{position:fixed;inset:0;background:#0008}.side{position:fixed;top:0;right:0;bottom:0;width:300px;background:#fff}[hidden]{display:none}</style><button id="open">Panier</button><div class="veil" hidden><div class="side" role="dialog" aria-modal="true" aria-label="Panier"><p>Deux tommes.</p><button id="shut">Fermer</button></div></div>';
    const [open, shut] = root.querySelectorAll("button"); const veil = root.querySelector(".veil");
    const close = () => { veil.hidden = true; open.focus(); };
    open.onclick = () => { veil.hidden = false; ${moves} }; shut.onclick = close;
    veil.addEventListener("keydown", (event) => { ${keys} });
  } });</script>`;

/** A dialog whose shadow dims the page, opened so that the page stays in reach. */
const shadowed = (more: string): string =>
  `<button id="start">Anmälan</button>${BEHIND}<dialog id="step" aria-label="Anmälan" style="position:fixed;top:200px;box-shadow:0 0 0 100vmax #0009"><p>Skriv till kursen.</p><button id="end">Stäng</button></dialog><script>start.onclick = () => { step.show(); }; end.onclick = () => { step.close(); start.focus(); }; ${more}</script>`;

/** A step of a tour about a heading of the page; `round` says between what the Tab key goes round. */
const tour = (round: string): string =>
  `<h2 id="about">Neue Öfen</h2><p><a href="/a" id="other">Öfen</a> <a href="/b">Teig</a></p><p><button id="start">Rundgang</button></p><div id="dim" hidden style="position:fixed;inset:0;background:#0006"></div>
  <dialog id="step" aria-labelledby="name" style="position:fixed;top:300px"><h3 id="name">Drei Schritte</h3><p>Hier sehen Sie unsere Öfen.</p><button id="end">Schließen</button><button id="next">Weiter</button></dialog>
  <script>const shut = () => { step.close(); dim.hidden = true; about.removeAttribute("tabindex"); start.focus(); };
  start.onclick = () => { dim.hidden = false; step.show(); about.tabIndex = 0; end.focus(); }; end.onclick = shut; next.onclick = shut;
  addEventListener("keydown", (event) => { if (!step.open) return; if (event.key === "Escape") shut(); if (event.key !== "Tab") return; event.preventDefault();
    const all = [${round}]; all.at((all.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1)) % all.length).focus(); });</script>`;

/** A dialog that moves the focus to its cross; `keys` says what else keys do in it. */
const terms = (keys: string, inside = ""): string =>
  `<button id="start">Insurance</button>${BEHIND}${box(`<p>We carry two million. <a href="#cert">Ask for the certificate</a></p>${inside}<button id="end">Close</button>`)}
  <script>const shut = () => { veil.hidden = true; start.focus(); }; start.onclick = () => { veil.hidden = false; end.focus(); }; end.onclick = shut;
  veil.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); ${keys} });</script>`;
const LEADS_ROUND =
  'const all = [...box.querySelectorAll("a,button")]; const at = all.indexOf(document.activeElement); ';
/** A dialog that comes as a field gets the focus, and leaves that there; Escape closes it where `keys` says so. */
const ofField = (modal: string, keys: string): string =>
  `<label>Channel <input id="it"></label>${box('<button id="nine">9</button><button id="last">16</button>').replace('aria-modal="true"', modal)}${BEHIND}
  <script>it.onfocus = () => { veil.hidden = false; }; const shut = () => { veil.hidden = true; }; veil.onclick = shut; ${keys}</script>`;

ruleOutcomes(a11yDialogFocus, {
  passed: [
    { what: "an offer that comes by itself and takes the focus", body: latePage(GOOD_OFFER) },
    {
      what: "a drawer in a shadow root that gets and keeps the focus",
      body: drawer(
        "shut.focus();",
        'if (event.key === "Escape") close(); if (event.key === "Tab") event.preventDefault();',
      ),
    },
    {
      what: "a dialog that keeps the focus in, and dims the page by its shadow",
      body: shadowed(
        'step.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); if (event.key === "Escape") end.click(); };',
      ),
    },
    {
      what: "a dialog of a web component that gets the focus",
      style: STYLE,
      body: component("close.focus();"),
    },
    {
      what: "a dialog into which the Tab key leads, and that leaves the page to screen readers",
      style: STYLE,
      body: `${BEHIND}<button onclick="veil.hidden = false">Open</button>${box('<button onclick="veil.hidden = true">Close</button>').replace(' aria-modal="true"', "")}
        <script>veil.addEventListener("keydown", (event) => { if (event.key === "Tab") event.preventDefault(); if (event.key === "Escape") { veil.hidden = true; document.querySelector("main > button").focus(); } });</script>`,
    },
    {
      what: "a dialog opened by what can't take the focus back",
      style: STYLE,
      body: `<a style="cursor:pointer" id="start">Find my plate</a>${BEHIND}${box('<input aria-label="Plate" id="mail">')}
        <script>start.onclick = () => { veil.hidden = false; mail.focus(); };
        veil.addEventListener("keydown", (event) => { if (event.key === "Escape") veil.hidden = true; if (event.key === "Tab") event.preventDefault(); });</script>`,
    },
    { what: "a tour whose Tab key goes round through what it is about", body: tour("end, next, about") },
    {
      what: "a dialog in which arrow keys move the focus in place of the Tab key",
      style: STYLE,
      body: terms(
        `if (event.key === "Tab") event.preventDefault(); ${LEADS_ROUND} if (event.key === "ArrowDown") all[(at + 1) % all.length].focus();`,
      ),
    },
    {
      what: "a dialog in which a script moves the focus round",
      style: STYLE,
      body: terms(
        `${LEADS_ROUND} if (event.key === "Tab") { event.preventDefault(); all.at((at + (event.shiftKey ? -1 : 1)) % all.length).focus(); }`,
      ),
    },
    {
      what: "the browser's own dialog",
      body: `<button onclick="own.showModal()">Open</button><dialog id="own" aria-label="Newsletter"><label>Mail <input></label><button onclick="own.close()">Close</button></dialog>${BEHIND}`,
    },
    {
      what: "a dialog of scripts that moves the focus in when it has faded in, keeps it and gives it back",
      style: STYLE,
      body: `<button id="start">Open</button>${box('<input aria-label="Mail" id="mail"><button id="end">Close</button>')}${BEHIND}
        <script>const shut = () => { veil.hidden = true; start.focus(); };
        start.onclick = () => { veil.hidden = false; setTimeout(() => mail.focus(), 250); };
        end.onclick = shut;
        veil.addEventListener("keydown", (event) => {
          if (event.key === "Escape") shut();
          if (event.key !== "Tab") return;
          event.preventDefault();
          (document.activeElement === mail ? end : mail).focus();
        });</script>`,
    },
    {
      what: "a dialog whose opener is gone for good when it closes",
      style: STYLE,
      body: `<div id="app"><button onclick="draw()">Subscribe</button></div>${BEHIND}<script>
        const draw = () => { app.innerHTML = '<div class="veil"><div role="dialog" aria-modal="true" aria-label="Newsletter" id="box"><input aria-label="Mail" id="mail"></div></div>'; document.getElementById("mail").focus(); };
        addEventListener("keydown", (event) => { if (event.key === "Escape") app.innerHTML = "<p>Thank you</p>"; if (event.key === "Tab" && document.getElementById("mail")) event.preventDefault(); });</script>`,
    },
    {
      what: "a list with a field over the page that the Tab key closes",
      style: STYLE,
      body: `<button id="start">Open</button>${box('<input aria-label="Search" id="mail">')}${BEHIND}
        <script>start.onclick = () => { veil.hidden = false; mail.focus(); };
        veil.addEventListener("keydown", ({ key }) => { if (key === "Tab") veil.hidden = true; if (key === "Escape") { veil.hidden = true; start.focus(); } });</script>`,
    },
  ],
  failed: [
    {
      what: "a dialog that a field opens, and that the Tab key goes on behind",
      style: STYLE,
      body: ofField('aria-modal="true"', ""),
      at: ["#box"],
    },
    {
      what: "a dialog in which the Tab key does nothing, and Escape closes it",
      style: STYLE,
      body: terms('if (event.key === "Tab") event.preventDefault();'),
      at: ["#box"],
    },
    {
      what: "a dialog that puts the focus back on its cross each time it leaves it",
      style: STYLE,
      body: `${terms("")}<script>end.onblur = () => { if (!veil.hidden) setTimeout(() => end.focus()); };</script>`,
      at: ["#box"],
    },
    {
      what: "the browser's own dialog with a dead Tab key",
      body: `<button onclick="own.showModal()">Conditions</button><dialog id="own" aria-label="Conditions"><p>Prix fermes. <a href="#a">Attestation</a></p><label>Courriel <input autofocus></label><button onclick="own.close()">Fermer</button></dialog>${BEHIND}<script>own.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); };</script>`,
      at: ["#own"],
    },
    {
      what: "an offer that comes by itself, and leaves the focus behind it",
      body: latePage(),
      at: ["#offer"],
    },
    {
      what: "a drawer in a shadow root that leaves the focus behind it",
      body: drawer("", ""),
    },
    {
      what: "a dialog that dims the page by its shadow, and that the Tab key leaves",
      body: shadowed(""),
      at: ["#step"],
    },
    {
      what: "a menu beside a veil that dims the page, where the Tab key goes on through the page",
      style: `${STYLE}.veil > div{left:0;top:0;bottom:0;height:auto;width:300px}`,
      body: `<button onclick="veil.hidden = !veil.hidden">Menü</button>${BEHIND}<div class="veil" id="veil" hidden><div><a href="/rye" id="rye">Rye</a> <a href="/oat">Oat</a> <a href="/cake">Cake</a></div></div>`,
      at: ["#veil"],
    },
    {
      what: "a tour whose box comes after its veil, and that the Tab key leaves",
      style:
        ".hole{position:fixed;left:20px;top:20px;width:200px;height:60px;box-shadow:0 0 1px 2px #222,0 0 0 5000px #0008}.shield{position:fixed;inset:0;opacity:0}.tip{position:fixed;left:300px;top:300px;background:#fff}",
      body: `<button id="start">Tour</button>${BEHIND}<script>start.onclick = () => {
        document.body.insertAdjacentHTML("beforeend", '<div class="tour shield"></div><div class="tour hole"></div>');
        setTimeout(() => { document.body.insertAdjacentHTML("afterbegin", '<div class="tour tip" role="dialog" aria-label="Tour"><p>Choose a bread.</p><button id="next">Next</button></div>'); document.getElementById("next").focus(); }, 350); };
        addEventListener("keydown", ({ key }) => { if (key === "Escape") for (const one of document.querySelectorAll(".tour")) one.remove(); });</script>`,
      at: ["div.tip"],
    },
    {
      what: "a tour whose Tab key goes on to other parts of the page",
      body: tour("end, next, about, other"),
      at: ["#step"],
    },
    {
      what: "a tour whose Tab key comes to what started it",
      body: tour("end, next, start"),
      at: ["#step"],
    },
    {
      what: "a dialog of a web component that does not get the focus",
      style: STYLE,
      body: component(""),
      at: ["main > chat-box >>> :host > section"],
    },
    {
      what: "a dialog at the end of the page that only Shift+Tab leaves",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; document.getElementById('box').focus()" id="start">Open</button>${BEHIND}${box('<a href="/mail">Write to us</a><button id="end">Close</button>')}
        <script>document.body.append(veil); const shut = () => { veil.hidden = true; start.focus(); }; end.onclick = shut;
        addEventListener("keydown", (event) => { if (veil.hidden) return; if (event.key === "Escape") shut(); if (event.key === "Tab" && !event.shiftKey) { event.preventDefault(); (document.activeElement === end ? veil.querySelector("a") : end).focus(); } });</script>`,
      at: ["#box"],
    },
    {
      what: "a dialog that hides the page while the focus stays there, though the Tab key leads in",
      style: STYLE,
      body: `${BEHIND}<button onclick="veil.hidden = false">Open</button>${box('<button onclick="veil.hidden = true">Close</button>')}
        <script>veil.addEventListener("keydown", (event) => { if (event.key === "Tab") event.preventDefault(); if (event.key === "Escape") { veil.hidden = true; document.querySelector("main > button").focus(); } });</script>`,
      at: ["#box"],
    },
    {
      what: "a dialog that leaves the focus behind",
      style: STYLE,
      body: `<button onclick="veil.hidden = false">Open</button>${BEHIND}${box('<input aria-label="Mail"><button onclick="veil.hidden = true">Close</button>')}`,
      at: ["#box"],
    },
    {
      what: "a dialog the Tab key leaves",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; mail.focus()" id="start">Open</button>${box('<input aria-label="Mail" id="mail"><button onclick="veil.hidden = true; start.focus()">Close</button>')}${BEHIND}`,
      at: ["#box"],
    },
    {
      what: "a lightbox whose veil lies beside its picture, and that loses the focus",
      style:
        ".over{position:fixed;inset:0;z-index:9}.over[hidden]{display:none}.over > *{position:absolute;inset:0}.dark{background:#000d}",
      body: `<a href="/rye.jpg" id="rye">Rye</a>${BEHIND}<div class="over" id="over" role="dialog" tabindex="-1" hidden><div class="dark"></div><div><button onclick="shut()">Close</button></div></div>
        <script>const shut = () => { over.hidden = true; }; rye.onclick = (event) => { event.preventDefault(); rye.blur(); over.hidden = false; over.focus(); };
        addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); if (event.key === "Tab" && !over.hidden) { event.preventDefault(); over.querySelector("button").focus(); } });</script>`,
      at: ["#over"],
    },
    {
      what: "a viewer without aria-modal that hides the page around what keeps the focus",
      style: STYLE,
      body: `<div id="behind"><p>Salón</p><button id="start">Ampliar</button></div><div class="veil" id="veil" role="dialog" aria-label="Salón" hidden><div><button id="end">Cerrar</button></div></div>
        <script>const show = (isOpen) => { veil.hidden = !isOpen; behind.ariaHidden = String(isOpen); };
        start.onclick = () => show(true); end.onclick = () => { show(false); start.focus(); };
        addEventListener("keydown", (event) => { if (veil.hidden) return; if (event.key === "Escape") { show(false); start.focus(); } if (event.key === "Tab") { event.preventDefault(); end.focus(); } });</script>`,
      at: ["#veil"],
    },
    {
      what: "a dialog that only a click opens, and that leaves the focus behind",
      style: STYLE,
      body: `<div role="button" tabindex="0" onclick="veil.hidden = false">Termos</div>${BEHIND}${box('<button onclick="veil.hidden = true">Fechar</button>')}`,
      at: ["#box"],
    },
    {
      what: "a dialog that loses the focus when Escape closes it",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; behind.inert = true; mail.focus()">Open</button><div id="behind">${BEHIND}</div>${box('<input aria-label="Mail" id="mail">')}
        <script>addEventListener("keydown", ({ key }) => { if (key === "Escape") { veil.hidden = true; behind.inert = false; } })</script>`,
      at: ["#box"],
    },
    {
      what: "a dialog whose opener is drawn anew when it closes, and that loses the focus",
      style: STYLE,
      body: `<div id="app"></div>${BEHIND}<script>
        const draw = (isOpen) => { app.innerHTML = isOpen ? '<div class="veil"><div role="dialog" aria-modal="true" aria-label="Newsletter" id="box"><input aria-label="Mail" id="mail"></div></div>' : '<button onclick="draw(true)">Subscribe</button>'; document.getElementById("mail")?.focus(); };
        draw(false);
        addEventListener("keydown", (event) => { if (event.key === "Escape") draw(false); if (event.key === "Tab" && document.getElementById("mail")) event.preventDefault(); });</script>`,
      at: ["#box"],
    },
    {
      what: "a dialog whose focus goes to a cross that is hidden from screen readers",
      style: STYLE,
      body: `<button id="start">Open</button>${box('<button aria-hidden="true" id="cross">×</button><input aria-label="Mail" id="mail">')}${BEHIND}
        <script>const shut = () => { veil.hidden = true; start.focus(); };
        start.onclick = () => { veil.hidden = false; cross.focus(); };
        cross.onclick = shut;
        veil.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); if (event.key === "Tab") { event.preventDefault(); (document.activeElement === mail ? cross : mail).focus(); } });</script>`,
      at: ["#box"],
    },
  ],
  review: [
    {
      what: "a lightbox that takes the focus once its picture has come from the server",
      style: STYLE,
      body: `<a href="/rye.jpg" id="rye">Rye</a>${BEHIND}${box('<button onclick="veil.hidden = true; rye.focus()" id="end">×</button>')}
        <script>rye.onclick = (event) => { event.preventDefault(); const picture = new Image(); picture.onload = () => { end.before(picture); end.focus(); }; picture.src = "/rye.svg"; veil.hidden = false; };
        addEventListener("keydown", (event) => { if (event.key === "Tab" && !veil.hidden && document.activeElement === end) event.preventDefault(); if (event.key === "Escape") { veil.hidden = true; rye.focus(); } });</script>`,
      at: ["#box"],
    },
    {
      what: "a menu over the whole page behind which nothing is left to use",
      style: `${STYLE}.veil{background:#eee}`,
      body: `${BEHIND}<button onclick="veil.hidden = !veil.hidden">Menú</button><div class="veil" id="veil" hidden><div><a href="/rye" id="rye">Rye</a> <a href="/oat">Oat</a> <a href="/cake">Cake</a></div></div>
        <script>document.body.prepend(veil);</script>`,
      at: ["#veil"],
    },
    {
      what: "dialogs that give the focus to the top of the page when they close",
      style: STYLE,
      body: `${BEHIND}<button onclick="own.showModal()">Conditions</button><dialog id="own" aria-label="Conditions">Rien à payer d'avance. <button onclick="own.close()">Fermer</button></dialog><script>own.onclose = () => document.querySelector("a").focus();</script>`,
      at: ["#own"],
    },
    {
      what: "a menu over the whole page the Tab key leaves",
      style: STYLE,
      body: `<button onclick="veil.hidden = !veil.hidden; if (!veil.hidden) rye.focus()">Menu</button><div class="veil" id="veil" hidden><div><a href="/rye" id="rye">Rye</a> <a href="/oat">Oat</a> <a href="/cake">Cake</a></div></div>${BEHIND}`,
      at: ["#veil"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part of the page that opens, and a notice in the corner",
      body: '<button onclick="more.hidden = !more.hidden">More</button><div id="more" hidden>We bake <a href="/rye">rye</a>.</div><button onclick="note.hidden = !note.hidden">Note</button><div id="note" hidden style="position:fixed;right:0;bottom:0">Saved <button>Undo</button></div>',
    },
  ],
});
