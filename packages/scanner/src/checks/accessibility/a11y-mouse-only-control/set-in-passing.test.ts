import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** Stars of a form that the pointer lights as it comes; `keys` is what else sets them. */
const stars = (sets: string, keys = ""): string =>
  `<form action="/review"><p>Your rating</p><div id="stars" class="stars">${"☆".repeat(5).replaceAll("☆", '<span class="star">☆</span>')}</div><input type="hidden" id="rate" name="rate">${keys}</form>
  <script>const all = [...stars.children]; const show = (many) => all.forEach((one, at) => { one.textContent = at < many ? "★" : "☆"; }); const set = (many) => { show(many); rate.value = many; };
  all.forEach((one, at) => { one.onmouseenter = () => { ${sets} }; }); stars.onmouseleave = () => show(Number(rate.value));</script>`;
const NUMBERS = `<label>Stars <input type="number" min="1" max="5" oninput="set(Number(this.value))"></label>`;

/** A track that follows the pointer, with its value beside it. */
const track = (attributes: string, keys = ""): string =>
  `<div id="track" ${attributes} style="width:200px;height:24px;background:#ddd"><div id="bar" style="width:0;height:24px;background:#850"></div></div><p>Note: <span id="said">0</span></p>
  <script>let at = 0; const set = (to) => { at = Math.max(0, Math.min(10, to)); bar.style.width = at * 20 + "px"; said.textContent = at; track.role && (track.ariaValueNow = at); }; track.onmousemove = ({ offsetX }) => set(Math.round(offsetX / 20)); ${keys}</script>`;

/** Stars that are buttons and take over what the pointer lit; a framework hears of it all at the root of what it draws. */
const litFirst = (takes: string): string =>
  `<div id="root"><fieldset><legend>Rate it</legend>${[1, 2, 3, 4, 5].map((many) => `<button type="button" aria-label="${many} stars" data-many="${many}">☆</button>`).join("")}</fieldset><p id="said">No rating</p></div>
  <script>let lit = 0; const ofStar = ({ target }) => Number(target.dataset?.many ?? 0); for (const name of ["mousedown", "mouseup", "mouseover", "click"]) root.addEventListener(name, (event) => { const many = ofStar(event); if (name === "mouseover") lit = many; if (name === "click" && many > 0 && ${takes} > 0) said.textContent = ${takes} + " of 5"; });</script>`;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E%3Crect width='200' height='150' fill='%23964'/%3E%3C/svg%3E";
/** A picture of a shop over which the pointer moves; `follow` is what comes of it. */
const picture = (follow: string, beside = ""): string =>
  `<div id="box" style="width:300px;height:225px;overflow:hidden"><img id="photo" src="${PICTURE}" alt="Ein Regal" width="300" height="225"></div>${beside}<p>Ein Regal aus Eiche</p>
  <script>box.onmousemove = (event) => { const { left, top } = box.getBoundingClientRect(); const [x, y] = [event.clientX - left, event.clientY - top]; ${follow} }; box.onmouseleave = () => { photo.style.transform = ""; };</script>`;
const GROWS = 'photo.style.transformOrigin = x + "px " + y + "px"; photo.style.transform = "scale(2.5)";';
const TILTS = 'photo.style.transform = "scale(1.05) rotate(" + (x - 150) / 50 + "deg)";';

/** Small pictures, each of which a large one shows; `small` is what hears of it. */
const gallery = (small: (at: number) => string): string =>
  `<p><img id="large" src="${PICTURE}" alt="Regal" width="300" height="225"></p><div id="small">${[1, 2, 3].map(small).join("")}</div>
  <script>for (const one of small.children) for (const event of ["mouseenter", "click"]) one.addEventListener(event, () => { if (event === "click" && one.tagName !== "BUTTON") return; large.src = "${PICTURE}#" + one.dataset.at; large.alt = "Regal " + one.dataset.at; });</script>`;
const small = (at: number): string =>
  `<img data-at="${at}" src="${PICTURE}#${at}" alt="" width="90" height="90">`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "small pictures that are buttons",
      body: gallery((at) => `<button data-at="${at}" aria-label="Regal ${at}">${at}</button>`),
    },
    { what: "stars that are buttons, whatever the pointer lit", body: litFirst("many") },
    {
      what: "a picture that follows the pointer, and that a button enlarges as well",
      body: picture(
        GROWS,
        `<button onclick="photo.style.width = photo.style.width === '900px' ? '300px' : '900px'; photo.style.height = 'auto'">Bild vergrößern</button>`,
      ),
    },
  ],
  failed: [
    {
      what: "small pictures that are shown large as the pointer comes",
      body: gallery(small),
      at: ["main > div"],
    },
    {
      what: "stars that are buttons and do nothing that the pointer has not lit before",
      body: litFirst("lit"),
      at: [1, 2].map((at) => `#root > fieldset > button:nth-of-type(${at})`),
    },
    {
      what: "stars that are set as soon as the pointer comes",
      body: stars("set(at + 1)"),
      at: ["#stars"],
    },
    { what: "a track that follows the pointer alone", body: track(""), at: ["#track"] },
    { what: "a picture that is enlarged where the pointer is", body: picture(GROWS), at: ["#box"] },
    {
      what: "a picture of which a box beside it shows a part enlarged",
      body: picture(
        'glass.hidden = false; glass.style.backgroundPosition = -x * 2 + "px " + -y * 2 + "px";',
        `<div id="glass" hidden style="width:200px;height:200px;background:url(&quot;${PICTURE}&quot;) 0 0/900px 675px"></div>`,
      ),
      at: ["#box"],
    },
  ],
  review: [
    {
      what: "a picture that follows the pointer, beside a button that seems to enlarge it",
      body: picture(GROWS, "<button>Vergrößern</button>"),
      at: ["#box"],
    },
    {
      what: "stars beside a field for their number",
      body: stars("set(at + 1)", NUMBERS),
      at: ["#stars"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a track that follows the pointer, and arrow keys",
      body: track(
        'role="slider" tabindex="0" aria-label="Note" aria-valuemin="0" aria-valuemax="10" aria-valuenow="0"',
        'track.onkeydown = ({ key }) => { if (key === "ArrowRight") set(at + 1); if (key === "ArrowLeft") set(at - 1); };',
      ),
    },
    { what: "a picture that tilts under the pointer", body: picture(TILTS) },
    { what: "stars that only light up under the pointer", body: stars("show(at + 1)") },
    {
      what: "cards that hear of the pointer and take a color",
      body: `<div id="cards">${["Roggen", "Hafer", "Dinkel"].map((one) => `<div onmouseenter="this.style.background='silver'" onmouseleave="this.style.background=''">${one}</div>`).join("")}</div>`,
    },
  ],
});
