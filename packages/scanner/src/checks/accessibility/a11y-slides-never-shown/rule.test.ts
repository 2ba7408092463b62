import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySlidesNeverShown } from "./rule.ts";

const STYLE = ".frame{overflow:hidden;width:300px}.row{display:flex}.row>*{flex:0 0 300px}";
const slides = (inside = ""): string =>
  ["Rye", "Oat", "Spelt", "Plum cake"].map((name) => `<div><h2>${name}</h2>${inside}</div>`).join("");

ruleOutcomes(a11ySlidesNeverShown, {
  neverPasses: true,
  review: [
    {
      what: "a row of slides without any control",
      style: STYLE,
      body: `<div class="frame"><div class="row">${slides()}</div></div>`,
      at: ["div.frame > div"],
    },
    {
      what: "slides with links of their own, which bring no other slide",
      style: STYLE,
      body: `<section><div class="frame"><div class="row">${slides('<a href="/bread">Read about it</a>')}</div></div></section>`,
      at: ["div.frame > div"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "rows that can be scrolled, that buttons move, that can be dragged, and that move by themselves",
      style: `${STYLE}.scrolls{overflow-x:auto}@keyframes run{to{transform:translateX(-900px)}}.runs{animation:run 20s linear infinite}`,
      body: `<div class="frame scrolls"><div class="row">${slides()}</div></div>
        <section><div class="frame"><div class="row">${slides()}</div></div><button>Next</button></section>
        <div class="frame" id="drag"><div class="row">${slides()}</div></div><script>drag.onpointerdown = () => {};</script>
        <div class="frame"><div class="row runs">${slides()}</div></div>`,
    },
    {
      what: "a list of which all is seen, and tabs of which one is",
      style: STYLE,
      body: `<ul class="frame"><li>Rye</li><li>Oat</li><li>Spelt</li></ul><div><div role="tablist"><button role="tab">Rye</button></div><div class="frame"><div class="row">${slides()}</div></div></div>`,
    },
  ],
});
