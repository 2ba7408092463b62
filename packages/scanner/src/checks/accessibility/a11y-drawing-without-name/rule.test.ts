import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDrawingWithoutName } from "./rule.ts";

function canvasOf(id: string, lines: readonly string[]): string {
  const draw = lines.map((line, at) => `pen.fillText("${line}", 20, ${50 + at * 50});`).join(" ");
  return `<canvas id="${id}" width="400" height="180"></canvas><script>{ const pen = document.getElementById("${id}").getContext("2d"); pen.font = "26px sans-serif"; ${draw} }</script>`;
}

ruleOutcomes(a11yDrawingWithoutName, {
  passed: [
    '<canvas width="300" height="200" role="img" aria-label="Sales"></canvas>',
    '<svg width="16" height="16"><rect width="9" height="9"/></svg>',
    {
      what: "decoration beside questions about other things, and a picture with a text that a question is about",
      body: `<p><img src="/a.svg" alt="" width="90" height="80"> Do you like this place? What does the sign at the gate say?</p><p><img src="/b.svg" alt="A red triangle" width="90" height="80"> What does this sign mean?</p><figure><img src="/c.svg" alt="" width="90" height="80"><figcaption>What is in this picture? Two loaves.</figcaption></figure>`,
    },
    '<p>Opening hours:</p><img src="/hours.png" alt="" width="50" height="50"><span>until six</span>',
  ],
  failed: [
    {
      what: "pictures of signs and photos that a question is about, in several languages",
      body: `<p><img id="one" src="/a.svg" alt="" width="90" height="80"> What does this sign mean? <select aria-label="Answer"><option>Road narrows</select></p>
        <div><img id="two" src="/b.svg" alt="" width="90" height="80"></div><p>Was bedeutet dieses Verkehrszeichen?</p>
        <p>Choisissez. Que voit-on sur la photo ?</p><img id="three" src="/c.svg" alt="" width="90" height="80">`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "a picture that a text announces",
      body: '<p>How we bake:</p><img src="/oven.png" alt="" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "a chart and a notice on a canvas, which no text says",
      isKeyPage: true,
      body: `${canvasOf("chart", ["Ventas 212", "Enero 140", "Marzo 251"])}${canvasOf("notice", ["Closed from Monday", "to Thursday"])}<p>Nos chiffres</p>`,
      at: ["#chart", "#notice"],
    },
  ],
  review: [
    {
      what: "a canvas whose words a text says, and one with a single word",
      isKeyPage: true,
      body: `${canvasOf("said", ["Closed from Monday", "to Thursday"])}<p>We are closed from Monday to Thursday.</p>${canvasOf("short", ["Bread"])}`,
      at: ["#said", "#short"],
    },
    {
      what: "a drawing of some size",
      body: '<canvas width="300" height="200"></canvas>',
      at: ["main > canvas"],
    },
    {
      what: "an alternative text that is hidden",
      body: '<img src="/a.png" alt="Two loaves" aria-hidden="true" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "decoration in a file named like a chart",
      body: '<img src="/sales-chart.png" alt="" width="50" height="50">',
      at: ["main > img"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
