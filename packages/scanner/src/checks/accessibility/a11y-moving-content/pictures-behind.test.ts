import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

/** A colored picture to lie behind something. */
const picture = (color: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='12'%3E%3Crect width='60' height='12' fill='${color}'/%3E%3C/svg%3E")`;
const HERO =
  ".hero{position:relative;width:700px;height:240px;background-size:cover} .hero>.layer{position:absolute;inset:0;background-size:cover;transition:opacity .4s}";
const HERO_PICTURES = `<script>const pictures = ${JSON.stringify(["red", "green", "blue"].map(picture))}; let shown = 0; const next = () => pictures[shown = (shown + 1) % 3];</script>`;

ruleOutcomes(a11yMovingContent, {
  passed: [
    {
      what: "pictures that take turns behind a heading, with a pause button",
      style: HERO,
      body: `${HERO_PICTURES}<section class="hero" id="it"><h2>Rye from the oven</h2><button>Pause</button></section><p>Baked since 1911.</p><script>it.style.backgroundImage = next(); setInterval(() => { it.style.backgroundImage = next(); }, 2400)</script>`,
    },
  ],
  failed: [
    {
      what: "pictures that take turns behind a heading, in one box or in boxes made anew",
      style: `${HERO} .made{position:absolute;inset:0;z-index:-1}`,
      body: `${HERO_PICTURES}<section class="hero" id="one"><h2>Rye from the oven</h2></section><section class="hero vegas" id="two"><h2>Oat from the oven</h2></section><p>Baked since 1911.</p>
        <script>const turn = () => { one.style.backgroundImage = next(); const made = document.createElement("div"); made.className = "made"; made.style.backgroundImage = next(); two.prepend(made); two.querySelectorAll(".made")[1]?.remove(); }; turn(); setInterval(turn, 2400)</script>`,
      at: ["#one", "#two"],
    },
    {
      what: "pictures behind a heading that fade into each other",
      style: HERO,
      body: `${HERO_PICTURES}<section class="hero" id="it"><div class="layer"></div><div class="layer"></div><h2 style="position:relative">Rye from the oven</h2></section><p>Baked since 1911.</p>
        <script>const layers = it.querySelectorAll(".layer"); let front = 0; layers.forEach((layer, at) => { layer.style.backgroundImage = pictures[at]; layer.style.opacity = at; }); setInterval(() => { layers.forEach((layer, at) => { layer.style.opacity = at === front ? 1 : 0; }); front = 1 - front; }, 2400)</script>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "a picture behind a heading that a sharp one replaces once, and a small sign whose picture changes",
      style: `${HERO} .sign{width:20px;height:20px}`,
      body: `${HERO_PICTURES}<section class="hero" id="it"><h2>Rye from the oven</h2></section><div class="sign" id="sign"></div>
        <script>it.style.backgroundImage = next(); setTimeout(() => { it.style.backgroundImage = next(); }, 900); setInterval(() => { sign.style.backgroundImage = next(); }, 1500)</script>`,
    },
  ],
});
