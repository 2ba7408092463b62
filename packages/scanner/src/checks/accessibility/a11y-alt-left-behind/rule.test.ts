import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAltLeftBehind } from "./rule.ts";

const STYLE = "#big{width:300px;height:200px}button{padding:8px}";

/** A large picture, and what a button does to it. */
const picture = (attributes: string, script: string, name = "Rot"): string =>
  `<img id="big" ${attributes}><p><button id="swap">${name}</button></p><script>swap.onclick = () => { ${script} };</script>`;

/** A preview that opens a large picture over the page. */
const viewer = (inside: string): string =>
  `<button id="open">Salón con balcón</button><div id="veil" role="dialog" aria-modal="true" aria-label="Fotos" style="position:fixed;inset:0;background:#000;color:#fff" hidden>${inside}<button id="end">Cerrar</button></div>
  <script>const open = document.getElementById("open"); open.onclick = () => { veil.hidden = false; end.focus(); };
  end.onclick = () => { veil.hidden = true; open.focus(); };</script>`;
const enlarged = (attributes: string): string =>
  `<img id="large" ${attributes} src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'><rect width='400' height='300' fill='teal'/></svg>">`;

ruleOutcomes(a11yAltLeftBehind, {
  passed: [
    { what: "a large picture that says what it shows", body: viewer(enlarged('alt="Salón con balcón"')) },
    {
      what: "pictures whose text changes with them",
      style: STYLE,
      body: picture(
        'src="/loaf-1.jpg" alt="A dark loaf"',
        'big.src = "/loaf-2.jpg"; big.alt = "A pale loaf"',
      ),
    },
    {
      what: "a logo that is drawn for dark colors, and a decoration",
      style: STYLE,
      body: `${picture('src="/brand-a.svg" alt="Logo of the bakery"', 'big.src = "/brand-b.svg"', "Dunkel")}<img id="wave" src="/wave-a.png" alt="" width="200" height="100"><button onclick="wave.src = '/wave-b.png'">Wave</button>`,
    },
  ],
  failed: {
    what: "a large picture that opens without the text of its preview",
    body: viewer(enlarged('alt=""')),
    at: ["#large"],
  },
  review: [
    {
      what: "a product whose color is chosen with a button",
      style: STYLE,
      body: picture('src="/tasche-blau.jpg?v=2" alt="Tasche in Blau"', 'big.src = "/tasche-rot.jpg?v=2"'),
      at: ["#big"],
    },
    {
      what: "a product whose color is chosen with the mouse alone",
      style: `${STYLE}.swatch{display:inline-block;width:40px;height:40px;background:#b00;cursor:pointer}`,
      body: `<img id="big" src="/bolso-azul.webp" alt="Bolso azul"><span class="swatch" title="Rojo" onclick="big.src = '/bolso-rojo.webp'"></span>`,
      at: ["#big"],
    },
    {
      what: "photos that take turns under one text",
      style: STYLE,
      body: picture('src="/photos/1.jpg" alt="La chambre"', 'big.src = "/photos/2.jpg"', "Photo suivante"),
      at: ["#big"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "an ornament beside the words of a dialog",
      body: viewer(`${enlarged('alt=""')}<p>Gracias por su visita a la casa.</p>`),
    },
    {
      what: "a larger file of the same picture, a placeholder, and one for dark colors",
      style: STYLE,
      body: `${picture('src="/loaf-400x300.jpg" alt="A loaf"', 'big.src = "/loaf-1600.jpg"', "Enlarge")}<img id="late" src="/placeholder.png" alt="The oven" width="200" height="100"><button onclick="late.src = '/oven.jpg'">Load</button>
        <img id="map" src="/map-light.png" alt="How to get here" width="200" height="100"><button onclick="map.src = '/map-dark.png'">Dark</button>`,
    },
    {
      what: "an icon in a button",
      body: `<button id="star"><img src="/star-empty.png" alt="Remember" width="16" height="16"></button><script>star.onclick = () => { star.firstChild.src = "/star-full.png"; };</script>`,
    },
  ],
});
