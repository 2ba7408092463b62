import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

const TOGGLE = "const part = this.nextElementSibling; part.hidden = !part.hidden";
const PART = "<div hidden>We bake rye and oat.</div>";

/** Tabs of which arrow keys reach the others, if `keys` says so; `mark` tells which is chosen. */
const tabs = (mark: string, keys = ""): string =>
  `<div role="tablist" aria-label="Breads">${["Rye", "Oat"].map((name, index) => `<button role="tab" id="t${index}" aria-selected="${index === 0}" aria-controls="q${index}" ${index === 0 ? "" : 'tabindex="-1"'}>${name}</button>`).join("")}</div><div role="tabpanel" id="q0">Dark and sour.</div><div role="tabpanel" id="q1" hidden>Mild and soft.</div>
  <script>const all = [t0, t1]; const choose = (chosen) => all.forEach((tab, index) => { const is = index === chosen; document.getElementById("q" + index).hidden = !is; ${mark} }); all.forEach((tab, index) => { tab.onclick = () => choose(index); ${keys} });</script>`;
const ARROWS = "tab.onkeydown = ({ key }) => { if (/^Arrow/.test(key)) all[1 - index].focus(); };";

/** Three buttons that show one of three texts, and mark the one that was chosen last. */
const choices = (mark: string, around = (button: string): string => button): string =>
  `<style>.on{background:#223;color:#fff}</style><div id="all">${["Rye", "Oat", "Spelt"].map((name, index) => around(`<button id="b${index}" class="${index === 0 ? "one on" : "one"}">${name}</button>`)).join("")}</div>
  ${["Dark and sour.", "Mild and soft.", "Nutty and light."].map((text, index) => `<p id="p${index}" ${index === 0 ? "" : "hidden"}>${text}</p>`).join("")}
  <script>const buttons = [...all.querySelectorAll("button")]; const parts = [p0, p1, p2];
  buttons.forEach((button, chosen) => { button.onclick = () => buttons.forEach((other, index) => { const is = index === chosen; other.classList.toggle("on", is); parts[index].hidden = !is; ${mark} }); });</script>`;

/** Questions of which one answer is open at a time; `tell` says so with `button`, `isOpen`, and `isPressed` for the one that was pressed. */
const questions = (tell: string, { first = false, keepsOne = false } = {}): string =>
  `<div id="all">${["Was kostet es?", "Wer darf parken?", "Wo gilt er?"].map((name, index) => `<h3><button id="b${index}" aria-expanded="${first && index === 0}" aria-controls="a${index}">${name}</button></h3><div id="a${index}" ${first && index === 0 ? "" : "hidden"}>Antwort ${index}</div>`).join("")}</div>
  <script>const buttons = [...all.querySelectorAll("button")]; const parts = buttons.map((button) => document.getElementById(button.getAttribute("aria-controls")));
  buttons.forEach((pressed, at) => { pressed.onclick = () => { const opens = ${keepsOne} || parts[at].hidden;
    buttons.forEach((button, index) => { const isPressed = index === at; const isOpen = isPressed && opens; parts[index].hidden = !isOpen; ${tell} }); }; });</script>`;

/** A row of links that gives way to a button in a narrow window; `tell` is what the button does besides. */
const narrowMenu = (tell: string, attributes = ""): string =>
  `<style>#b{display:none} @media (max-width:40em){#b{display:block} #n:not(.on){display:none}}</style><button id="b" ${attributes}>☰ Menü</button><nav id="n"><a href="/rye">Roggen</a> <a href="/oat">Hafer</a></nav>
  <script>b.onclick = () => { const isOpen = n.classList.toggle("on"); ${tell} };</script>`;

/** Radio buttons of their own look, the first of which is checked and redrawn by a press. */
const radios = (role: string, press: string): string =>
  `<div role="${role === "radio" ? "radiogroup" : "menu"}" aria-label="Day" id="days"><button role="${role}" aria-checked="true" id="first">Monday</button><button role="${role}" aria-checked="false">Tuesday</button></div>
  <script>for (const one of days.children) one.onclick = () => { for (const other of days.children) { other.style.textDecoration = other === one ? "underline" : ""; ${press} } };</script>`;

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "a radio button that is checked already",
      body: radios("radio", "other.ariaChecked = String(other === one);"),
    },
    {
      what: "an item of a menu that is checked already",
      body: radios("menuitemradio", "other.ariaChecked = String(other === one);"),
    },
    {
      what: "a chosen tab that fetches what it shows anew",
      body: `<div role="tablist" aria-label="Days" id="days"><button role="tab" aria-selected="true" aria-controls="p">Monday</button><button role="tab" aria-selected="false" aria-controls="p">Tuesday</button></div><div role="tabpanel" id="p"><p>Rye from six</p></div>
        <script>days.onclick = ({ target }) => { for (const tab of days.children) tab.ariaSelected = String(tab === target);
          const shown = document.createElement("p"); shown.textContent = target.textContent === "Monday" ? "Rye until noon" : "Oat from nine"; p.replaceChildren(shown); };</script>`,
    },
    {
      what: "the button of a menu in a narrow window, which says that it opened it",
      body: narrowMenu("b.ariaExpanded = String(isOpen);", 'aria-expanded="false"'),
    },
    {
      what: "answers of which one is open at a time, the others being said to be closed a moment later",
      body: questions(
        "setTimeout(() => { button.ariaExpanded = String(!parts[index].hidden); }, isPressed ? 0 : 400);",
      ),
    },
    {
      what: "answers of which one is always open",
      body: questions("button.ariaExpanded = String(isOpen);", { first: true, keepsOne: true }),
    },
    {
      what: "answers that stay open beside each other",
      body: ["Preis", "Dauer"]
        .map(
          (name) =>
            `<div><button aria-expanded="false" onclick="${TOGGLE}; this.ariaExpanded = String(!part.hidden)">${name}</button>${PART}</div>`,
        )
        .join(""),
    },
    {
      what: "a button that shows the password and says so",
      body: `<label>Password <input type="password" id="secret"></label> <button type="button" id="eye" aria-pressed="false" onclick="this.ariaPressed = String(secret.type !== 'text'); secret.type = secret.type === 'text' ? 'password' : 'text'">Show password</button>`,
    },
    {
      what: "tabs that tell which is chosen, the others being left to arrow keys",
      body: tabs("tab.ariaSelected = String(is); tab.tabIndex = is ? 0 : -1;", ARROWS),
    },
    {
      what: "choices whose names say which is chosen, and steps that replace each other",
      body: `${choices('other.textContent = other.textContent.replace(" (chosen)", "") + (is ? " (chosen)" : "");')}<button onclick="this.className = 'done'; s2.hidden = false; s1.hidden = true" id="s1b">Go on</button><p id="s1">First</p><p id="s2" hidden>Second</p>`,
    },
    {
      what: "choices that tell the chosen one to screen readers",
      body: choices("other.ariaCurrent = String(is);"),
    },
    {
      what: "choices of which the pressed one says so",
      body: choices("other.ariaPressed = String(is);"),
    },
    {
      what: "a part that opens, a menu, a switch, tabs and a checkbox that tell their states",
      body: `<button aria-expanded="false" onclick="${TOGGLE}; this.ariaExpanded = String(!part.hidden)">More</button>${PART}
        <div role="switch" tabindex="0" aria-checked="false" aria-label="Sliced" style="width:40px;height:20px;background:#ccc" onclick="this.ariaChecked = String(this.ariaChecked !== 'true'); this.style.background = this.ariaChecked === 'true' ? '#070' : '#ccc'" onkeydown="if (event.key === ' ') this.click()"></div>
        <button aria-pressed="false" onclick="this.ariaPressed = String(this.ariaPressed !== 'true'); this.style.fontWeight = 'bold'; this.style.color = '#700'">Bold</button>
        <div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1">Rye</button><button role="tab" aria-selected="false" aria-controls="p2" onclick="this.ariaSelected = 'true'; this.previousElementSibling.ariaSelected = 'false'; p1.hidden = true; p2.hidden = false">Oat</button></div><div role="tabpanel" id="p1">Rye bread</div><div role="tabpanel" id="p2" hidden>Oat bread</div>`,
    },
    {
      what: "tabs that tell which is chosen once their panels have slid in",
      body: `<div role="tablist"><button role="tab" id="rye" aria-selected="true" aria-controls="p1">Rye</button><button role="tab" id="oat" aria-controls="p2" onclick="p1.hidden = true; p2.hidden = false; setTimeout(() => { rye.removeAttribute('aria-selected'); oat.ariaSelected = 'true'; }, 450)">Oat</button></div><div role="tabpanel" id="p1">Rye bread</div><div role="tabpanel" id="p2" hidden>Oat bread</div>`,
    },
    {
      what: "parts that open and tell it, while their siblings and classes change",
      body: `<section><div role="button" tabindex="0" class="shut" aria-expanded="false">Sizes</div></section>
        <section><div role="button" tabindex="0" class="shut" aria-expanded="false">Prices</div></section>
        <script>for (const one of document.querySelectorAll("section")) {
          const control = one.firstElementChild;
          control.onclick = () => { const isOpen = control.ariaExpanded === "true"; control.className = isOpen ? "shut" : "open"; control.ariaExpanded = String(!isOpen);
            if (isOpen) one.firstElementChild.remove(); else one.insertAdjacentHTML("afterbegin", "<div>Small and large</div>"); };
          control.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); control.click(); } };
        }</script>`,
    },
  ],
  failed: [
    {
      what: "colors of which only the look tells the chosen one",
      body: `<style>.on{background:#223;color:#fff}</style><div id="all"><button class="on">Red</button><button id="blue">Blue</button></div><script>const all2 = [...all.children]; all2.forEach((one) => { one.onclick = () => all2.forEach((other) => other.classList.toggle("on", other === one)); });</script>`,
      at: ["#blue"],
    },
    {
      what: "a radio button that never says that it is checked",
      body: radios("radio", ""),
      at: ["#days > button:nth-of-type(2)"],
    },
    {
      what: "a button without a name, which engines tell of as well",
      body: `<button id="b" onclick="${TOGGLE}"><svg width="16" height="16"></svg></button>${PART}`,
      at: ["#b"],
    },
    {
      what: "the button of a menu that only a narrow window shows",
      body: narrowMenu(""),
      at: ["#b"],
    },
    {
      what: "the button of a menu in a narrow window that says all the time that it is closed",
      body: narrowMenu("", 'aria-expanded="false"'),
      at: ["#b"],
    },
    {
      what: "answers that close each other while the others go on saying that they are open",
      body: questions("if (isPressed) button.ariaExpanded = String(isOpen);"),
      at: ["#b0"],
    },
    {
      what: "an answer that is open at first and says so for good",
      body: questions("if (isPressed) button.ariaExpanded = 'true';", { first: true, keepsOne: true }),
      at: ["#b0"],
    },
    {
      what: "a part that goes on saying that it is open, closed by its button or by the Escape key",
      body: `<button id="again" aria-expanded="false" onclick="${TOGGLE}; this.ariaExpanded = 'true'">Más</button>${PART}
        <button id="escape" aria-expanded="false" onclick="hours.hidden = false; this.ariaExpanded = 'true'">Horas</button><div id="hours" hidden>We open at six.</div>
        <script>addEventListener("keydown", ({ key }) => { if (key === "Escape") hours.hidden = true; });</script>`,
      at: ["#again", "#escape"],
    },
    {
      what: "a button that shows the password and says that it is not pressed",
      body: `<label>Password <input type="password" id="secret"></label> <button type="button" id="eye" aria-pressed="false" onclick="secret.type = secret.type === 'text' ? 'password' : 'text'">Show password</button>`,
      at: ["#eye"],
    },
    {
      what: "tabs that arrow keys reach, and that never tell which is chosen",
      body: tabs("tab.className = is ? 'on' : '';", ARROWS),
      at: ["#t1"],
    },
    { what: "tabs that nothing but the mouse reaches, and that never tell", body: tabs(""), at: ["#t1"] },
    {
      what: "a part that opens in a page behind which something fades for ever",
      style:
        "@keyframes fade{50%{opacity:0}} body::before{content:'';position:fixed;inset:0;z-index:-1;background:#eef;animation:fade 3s infinite}",
      body: `<button id="more" onclick="${TOGGLE}">More</button>${PART}`,
      at: ["#more"],
    },
    {
      what: "a part that opens beside words that blink",
      style: "@keyframes blink{0%{opacity:1}50%{opacity:0}} .new{animation:blink 1s steps(2) infinite}",
      body: `<p><span class="new">New: oat rolls</span></p><button id="more" onclick="${TOGGLE}">More</button>${PART}`,
      at: ["#more"],
    },
    {
      what: "buttons that are marked and unmarked by their look, and by what comes in them",
      style: ".on{background:#700;color:#fff}",
      body: `<button id="one" onclick="this.classList.toggle('on')">Remember rye</button>
        <button id="two" aria-label="Favorite" style="width:40px;height:40px" onclick="const star = this.firstElementChild; star.hidden = !star.hidden"><span hidden>★</span></button>`,
      at: ["#one", "#two"],
    },
    {
      what: "a filter that takes entries away until it is pressed again",
      style: ".on{background:#700;color:#fff}",
      body: `<button id="filter" onclick="this.classList.toggle('on'); oat.hidden = !oat.hidden">Without oat</button><ul><li>Rye</li><li id="oat">Oat</li></ul>`,
      at: ["#filter"],
    },
    {
      what: "a part in a dialog that says it is closed while it is open",
      body: `<button onclick="own.showModal()">Settings</button><dialog id="own" aria-label="Settings"><button id="more" aria-expanded="false" onclick="large.hidden = !large.hidden">More settings</button><div id="large" hidden>Large print</div><button onclick="own.close()">Close</button></dialog>`,
      at: ["#more"],
    },
    {
      what: "choices beside each other of which only the look tells the chosen one",
      body: choices(""),
      at: ["#b1", "#b2"],
    },
    {
      what: "choices of a list of which only the look tells the chosen one",
      body: choices("", (button) => `<span>${button}</span>`),
      at: ["#b1", "#b2"],
    },
    {
      what: "states that stay as they were",
      body: `<button id="more" aria-expanded="false" onclick="${TOGGLE}">More</button>${PART}
        <div id="switch" role="switch" tabindex="0" aria-checked="false" aria-label="Sliced" style="width:40px;height:20px" class="off" onclick="this.style.background = this.style.background === 'green' ? 'silver' : 'green'" onkeydown="if (event.key === ' ') this.click()"></div>
        <div role="tablist"><button role="tab" aria-selected="true">Rye</button><button role="tab" id="oat" aria-selected="false" onclick="p1.hidden = true; p2.hidden = false">Oat</button></div><div role="tabpanel" id="p1">Rye bread</div><div role="tabpanel" id="p2" hidden>Oat bread</div>`,
      at: ["#more", "#switch", "#oat"],
    },
    {
      what: "parts that open without a state, by buttons and by a link",
      body: `<button id="one" onclick="${TOGGLE}">Our breads</button>${PART}
        <a href="#" id="two" onclick="${TOGGLE}; return false">Our cakes</a><div hidden>Plum cake.</div>`,
      at: ["#two", "#one"],
    },
  ],
  review: [
    {
      what: "buttons that are marked for good, by a class and by a color, and counted",
      body: `<p>Saved: <b id="sum">0</b></p><button id="rye" onclick="sum.textContent = Number(sum.textContent) + 1; this.style.background = '#0c4a4a'; this.style.color = '#fff'">Save rye</button>
        <p><button id="oat" onclick="sum.textContent = Number(sum.textContent) + 1; this.className = 'on'"><span aria-hidden="true">♥</span> Merken</button></p><style>.on{background:#fde;color:#700}</style>`,
      at: ["#oat", "#rye"],
    },
    {
      what: "a menu that Escape closes",
      body: `<button id="menu" onclick="list.hidden = false">Breads</button><ul id="list" hidden><li><a href="/rye">Rye</a></li></ul><script>addEventListener("keydown", ({ key }) => { if (key === "Escape") list.hidden = true; })</script>`,
      at: ["#menu"],
    },
  ],
  notApplicable: [
    {
      what: "buttons that are counted and say so, by their name, by going out of use, or that are not marked",
      body: `<p>Saved: <b id="sum">0</b></p><style>.on{background:#fde;color:#700}</style><script>const more = (one, isMarked) => { sum.textContent = Number(sum.textContent) + 1; if (isMarked) one.className = "on"; };</script>
        <button onclick="more(this, true); this.textContent = 'Saved rye'">Save rye</button><p><button onclick="more(this, true); this.disabled = true">Merken</button></p><div><button onclick="more(this, false)">Ajouter</button></div>`,
    },
    {
      what: "the button of a menu in a narrow window that is called otherwise once it is open",
      body: narrowMenu('b.textContent = isOpen ? "Menü schließen" : "☰ Menü";'),
    },
    "<p>Bread</p>",
    {
      what: "buttons that flash up, that stay marked, and whose page around them changes",
      style:
        ".on{background:#700;color:#fff}.dark{background:#111;color:#eee}.dark button{background:#333;color:#fff}",
      body: `<button onclick="this.classList.add('on'); setTimeout(() => this.classList.remove('on'), 400)">Refresh</button>
        <button onclick="this.classList.add('on')">Done</button>
        <button onclick="document.documentElement.classList.toggle('dark')">Night</button>`,
    },
    {
      what: "a button whose words say it, one that adds, a hint and a part of the browser's own",
      body: `<button onclick="${TOGGLE}; this.textContent = part.hidden ? 'Show breads' : 'Hide breads'">Show breads</button>${PART}
        <button onclick="list.append(document.createElement('li')); list.lastChild.textContent = 'Oat'">Add</button><ul id="list"><li>Rye</li></ul>
        <button onclick="${TOGGLE}">Hours</button><div role="tooltip" hidden>Open from six</div>
        <button popovertarget="pop">Terms</button><div id="pop" popover>We bake daily.</div>
        <details><summary>Cakes</summary>Plum cake</details>`,
    },
  ],
});
