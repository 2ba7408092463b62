import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAltLeftBehind } from "./rule.ts";

const STYLE = "#big{width:300px;height:200px}button{padding:8px}";

/** A large picture, and what a button does to it. */
const picture = (attributes: string, script: string, name = "Rot"): string =>
  `<img id="big" ${attributes}><p><button id="swap">${name}</button></p><script>swap.onclick = () => { ${script} };</script>`;

ruleOutcomes(a11yAltLeftBehind, {
  passed: [
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
