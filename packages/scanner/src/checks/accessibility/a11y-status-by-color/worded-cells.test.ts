import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const PALE = "td,th{padding:8px;border:1px solid #aab}.free{background:#9fdcae}.full{background:#f2a5a5}";
/** Groups of a school, of which some have room. */
const groups = (full: string, free: string, more = ""): string =>
  `<table>${more}<tr><th scope="col">Hora</th><th scope="col">Lunes</th><th scope="col">Martes</th></tr><tr><th scope="row">9:30</th><td class="free" id="free">${free}</td><td class="full" id="full">${full}</td></tr><tr><th scope="row">18:00</th><td class="full">Alemán A1</td><td class="free">Inglés B1</td></tr></table>`;
const LEGEND = "<p>Verde: plazas libres. Rojo: completo.</p>";

ruleOutcomes(a11yStatusByColor, {
  passed: {
    what: "empty cells whose colors stand for nothing but what is written by them",
    style: `${PALE} b{display:inline-block;width:14px;height:14px}`,
    body: '<ul><li><b class="free" style="background:#080"></b> frei</li><li><b style="background:#c00"></b> voll</li></ul>',
  },
  failed: [
    {
      what: "groups of a timetable that a legend in Spanish explains",
      style: PALE,
      body: groups("Francés A1", "Inglés A2") + LEGEND,
      at: ["#free"],
    },
    {
      what: "days of which only the red ones are explained, before the table and in German",
      style: "td,th{padding:8px}.full{background:#f8d0d0}",
      body: `<section><p>Rot hinterlegte Kurse sind ausgebucht (Warteliste: 0761 20).</p><div>${groups("Töpfern", "Nähen")}</div></section>`,
      at: ["#full"],
    },
    {
      what: "a legend in French in the table's caption",
      style: PALE,
      body: groups(
        "Poterie",
        "Couture",
        "<caption>Ateliers. Vert = places libres, rouge = complet</caption>",
      ),
      at: ["#free"],
    },
    {
      what: "a legend with boxes of the same colors",
      style: PALE,
      body: `${groups("Pottery", "Sewing")}<div><span class="free">&nbsp;&nbsp;</span> has room <span class="full">&nbsp;&nbsp;</span> booked</div>`,
      at: ["#free"],
    },
  ],
  notApplicable: [
    {
      what: "cells that say it in words",
      style: PALE,
      body: groups("Francés A1, completo", "Inglés A2, libres 3") + LEGEND,
    },
    {
      what: "cells that show it by a sign, by a picture or by a line, too",
      style: `${PALE} .sign .full::after{content:" ✕"} .line .full{text-decoration:line-through}`,
      body: `<div class="sign">${groups("Francés A1", "Inglés A2")}${LEGEND}</div><div class="line">${groups("Francés A1", "Inglés A2")}${LEGEND}</div>${groups('Francés <img src="data:," alt="completo">', "Inglés A2")}${LEGEND}`.replaceAll(
        / id="(?:free|full)"/g,
        "",
      ),
    },
    {
      what: "colors that no text explains, or that a text explains of other things",
      style: PALE,
      body: `${groups("Francés A1", "Inglés A2")}<h2>Vino</h2><p>Azul: nuestra casa. Servimos vino todos los días.</p>`,
    },
    {
      what: "rows of two grays",
      style: "td,th{padding:8px}.free{background:#f4f4f4}.full{background:#e4e6e8}",
      body: groups("Francés A1", "Inglés A2") + LEGEND,
    },
  ],
});
