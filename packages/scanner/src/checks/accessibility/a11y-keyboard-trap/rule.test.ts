import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yKeyboardTrap } from "./rule.ts";

/** A field in which Tab writes; `back` is what Shift+Tab does with what was written. */
const editor = (back: string): string =>
  `<a href="/rye">Rye</a><textarea id="t" aria-label="Text"></textarea><button>Save</button><script>t.onkeydown = (event) => { if (event.key !== "Tab") return; const wrote = t.value.endsWith("\\t"); if (event.shiftKey) { ${back} } else { event.preventDefault(); t.value += "\\t"; } };</script>`;

/** An editor of scripts in a dialog; `keys` is the body of its key listener. */
const opened = (keys: string, around = ""): string =>
  `<button id="start" onclick="own.showModal()">Write</button><dialog id="own" aria-label="Message">${around}<div id="text" role="textbox" aria-label="Text" contenteditable>Rye</div><button onclick="own.close()">Close</button></dialog>
  <script>text.onkeydown = (event) => { ${keys} };</script>`;

const HELD_EDITOR =
  '<div id="text" role="textbox" aria-label="Text" contenteditable>Rye</div><button>Save</button><script>text.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); };</script>';

/** A list of links that gets longer by what `more` does when the focus comes to the last of them. */
const growing = (more: string, { tag = "div", behind = '<a href="#help">Help</a>' } = {}): string =>
  `<button>Menu</button><${tag} id="feed" style="display:block;height:160px;overflow:auto"></${tag}>${behind}
  <script>let count = 0; const add = (many) => { for (let at = 0; at < many; at += 1) { count += 1; const entry = document.createElement("p"); entry.innerHTML = '<a href="#n' + count + '">Note ' + count + "</a>"; feed.append(entry); } }; add(6); ${more}</script>`;

ruleOutcomes(a11yKeyboardTrap, {
  passed: [
    {
      what: "a list that gets longer once",
      body: growing(
        "feed.addEventListener('focusin', ({ target }) => { if (count < 12 && target === feed.lastElementChild.firstChild) add(6); });",
      ),
    },
    {
      what: "a list that gets a lot longer at once",
      body: growing(
        "feed.addEventListener('focusin', ({ target }) => { if (count < 60 && target === feed.lastElementChild.firstChild) add(60); });",
      ),
    },
    {
      what: "a list that grows without end, with nothing behind it",
      body: growing("feed.onscroll = () => add(3);", { behind: "<p>That is all.</p>" }),
    },
    {
      what: "a list that grows by a button",
      body: growing("more.onclick = () => add(6);", { behind: '<button id="more">Mehr anzeigen</button>' }),
    },
    {
      what: "a button that drops the focus, and a last one that does",
      body: '<button>One</button><button onfocus="this.blur()">Two</button><button>Three</button><button onfocus="this.blur()">Four</button>',
    },
    {
      what: "an editor in a dialog that Tab leaves",
      isKeyPage: true,
      body: opened(""),
    },
    {
      what: "an editor in a dialog that Tab leaves once Escape was pressed",
      isKeyPage: true,
      body: `<button id="start" onclick="box.hidden = false">Write</button><div id="box" hidden><div id="text" role="textbox" aria-label="Texto" contenteditable>Rye</div><button>Enviar</button></div><script>let isFree = false; text.onkeydown = (event) => { if (event.key === "Escape") isFree = true; if (event.key === "Tab" && !isFree) event.preventDefault(); };</script>`,
    },
    {
      what: "an editor in a dialog that says which key leaves it",
      isKeyPage: true,
      body: opened(
        'if (event.ctrlKey && event.key === "m") own.querySelector("button").focus(); else if (event.key === "Tab") event.preventDefault();',
        "<p>Press Ctrl+M to leave the text.</p>",
      ),
    },
    "<button>One</button><button>Two</button><button>Three</button>",
    {
      what: "a field that says which key leads out of it",
      body: '<p>Press Ctrl+M to leave the text.</p><textarea id="t" aria-label="Text"></textarea><button id="b">Save</button><script>t.onkeydown = (e) => { if (e.ctrlKey && e.key === "m") b.focus(); else if (e.key === "Tab") e.preventDefault() }</script>',
    },
  ],
  failed: [
    {
      what: "an editor behind a button that drops the focus",
      body: `<button>Send</button><button onfocus="this.blur()">Tribute</button>${HELD_EDITOR}`,
      at: ["#text"],
    },
    {
      what: "an editor behind two links that drop the focus late",
      body: `<a href="#a" onfocus="setTimeout(() => this.blur(), 5)">Uno</a><a href="#b">Dos</a><a href="#c" onfocus="this.blur()">Tres</a>${HELD_EDITOR}`,
      at: ["#text"],
    },
    {
      what: "an editor behind players with many controls",
      body: `${'<audio controls src="data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA="></audio>'.repeat(3)}${HELD_EDITOR}`,
      at: ["#text"],
    },
    {
      what: "an editor in a part that opens, in which Tab writes",
      isKeyPage: true,
      body: `<button id="start" onclick="box.hidden = false">Schreiben</button><div id="box" hidden><div id="text" role="textbox" aria-label="Text" contenteditable>Rye</div><button>Senden</button></div><script>text.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); };</script>`,
      at: ["#text"],
    },
    {
      what: "a field cut away behind a drawn editor in a part that opens",
      isKeyPage: true,
      body: `<button id="start" onclick="box.hidden = false">Escribir</button><div id="box" hidden><div style="overflow:hidden;position:relative;width:3px;height:0"><textarea id="text" aria-label="Texto" style="position:absolute;width:900px;height:1em"></textarea></div><p>Centeno</p><button>Enviar</button></div><script>text.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); };</script>`,
      at: ["#text"],
    },
    {
      what: "a tiny field behind a drawn editor in a part that opens",
      isKeyPage: true,
      body: `<button id="start" onclick="box.hidden = false">Écrire</button><div id="box" hidden><div style="position:relative;height:80px"><textarea id="text" aria-label="Texte" style="position:absolute;width:1px;height:1px;padding:0;border:0"></textarea><p>Seigle</p></div><button>Envoyer</button></div><script>text.onkeydown = (event) => { if (event.key === "Tab") event.preventDefault(); };</script>`,
      at: ["#text"],
    },
    {
      body: '<button id="stay" onblur="setTimeout(() => this.focus(), 0)">Stay</button><button>Next</button><button>Last</button>',
      at: ["#stay"],
    },
    {
      what: "a field whose key does not lead out as it says",
      body: '<p>Press Ctrl+M to leave the text.</p><textarea id="t" aria-label="Text"></textarea><button id="b">Save</button><script>t.onkeydown = (e) => { if (e.key === "Tab") e.preventDefault() }</script>',
      at: ["#t"],
    },
    {
      what: "an editor in which Tab writes and Shift+Tab does nothing",
      body: editor("event.preventDefault()"),
      at: ["#t"],
    },
  ],
  review: [
    {
      what: "a feed that grows whenever the focus scrolls it",
      body: growing(
        "feed.onscroll = () => { if (feed.scrollTop + feed.clientHeight > feed.scrollHeight - 60) add(5); };",
      ),
      at: ["#feed"],
    },
    {
      what: "a list that grows with each focus of its last entry",
      body: growing(
        "feed.addEventListener('focusin', ({ target }) => { if (target === feed.lastElementChild.firstChild) add(4); });",
        { tag: "section", behind: '<footer><a href="/impressum">Impressum</a></footer>' },
      ),
      at: ["#feed"],
    },
    {
      what: "a feed that grows as its end comes into sight, after a moment",
      body: growing(
        "new IntersectionObserver((seen) => { if (seen.some(({ isIntersecting }) => isIntersecting)) setTimeout(() => { add(6); feed.append(end); }, 20); }, { root: feed }).observe(end);",
        { behind: '<button>Contacto</button><p id="end" style="height:4px"></p>' },
      ).replace("add(6);", "add(6); feed.append(end);"),
      at: ["#feed"],
    },
    {
      what: "an editor in which Tab writes, and which Shift+Tab leaves once all of it is taken back",
      body: editor("if (wrote) { event.preventDefault(); t.value = t.value.slice(0, -1); }"),
      at: ["#t"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
