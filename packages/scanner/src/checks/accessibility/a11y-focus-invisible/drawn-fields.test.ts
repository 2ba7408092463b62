import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusInvisible } from "./rule.ts";

const CLEAR = ".real{position:absolute;width:1px;height:1px;opacity:0;overflow:hidden}";
/** A slider in sight beside the field that it stands for. */
const slider = (focused: string): string =>
  `<style>${CLEAR}.bar{position:relative;height:20px;width:300px;background:#ddd}.knob{position:absolute;left:90px;width:20px;height:20px;background:#fff;border:1px solid #555}${focused}</style>
  <div class="box"><p>Precio máximo</p><input class="real" type="range" aria-label="Precio"><div class="bar"><div class="fill"></div><div class="knob"></div></div></div>`;

ruleOutcomes(a11yFocusInvisible, {
  passed: [
    {
      what: "a slider whose knob glows",
      body: slider(".real:focus + .bar .knob{box-shadow:0 0 8px rgba(255,0,255,.9)}"),
    },
    {
      what: "a slider whose knob is drawn larger before it",
      body: slider(
        ".real:focus + .bar .knob::before{content:'';position:absolute;inset:-6px;border:2px solid #06c}",
      ),
    },
    {
      what: "a box around a hidden field with an outline",
      body: slider(".box:focus-within{outline:2px solid #06c}"),
    },
    {
      what: "a dial whose ring far from the hidden field turns blue",
      body: `<style>${CLEAR}.ring{fill:none;stroke:#999;stroke-width:2}.dial:focus-within .ring{stroke:#06c;stroke-width:6}</style>
        <div class="dial"><div class="holder"><input class="real" type="range" aria-label="Température"></div><p style="height:200px">Température</p><div class="face"><svg width="60" height="60"><g><circle class="ring" cx="30" cy="30" r="24"/></g></svg></div></div>`,
    },
    {
      what: "a hidden checkbox with a drawn one two boxes away",
      body: `<style>${CLEAR}.drawn{display:inline-block;width:20px;height:20px;border:1px solid #555}label:focus-within .drawn{outline:3px solid #06c}</style><label><span><input class="real" type="checkbox"></span><span><i class="drawn"></i></span> Zustimmen</label>`,
    },
  ],
  failed: [
    {
      what: "a slider whose field alone changes, which nobody sees",
      body: slider(".real:focus{outline:3px solid #06c}"),
      at: ["input.real"],
    },
    {
      what: "a slider whose knob changes under the pointer alone",
      body: slider(".bar:hover .knob{box-shadow:0 0 8px #f0f}"),
      at: ["input.real"],
    },
    {
      what: "a hidden checkbox whose drawn one changes when it is checked",
      body: `<style>${CLEAR}.drawn{display:inline-block;width:20px;height:20px;border:1px solid #555}.real:checked + .drawn{background:#06c}</style><label><input class="real" type="checkbox"><i class="drawn"></i> Zustimmen</label>`,
      at: ["input.real"],
    },
    {
      what: "a link in a closed drawer beside a mark that comes with it",
      body: `<style>.drawer{position:fixed;left:-400px;width:300px;height:200px}</style><div><div class="drawer"><p><a href="/kasse">Zur Kasse</a></p></div></div><p>Brot</p>`,
      at: ["div.drawer > p > a"],
    },
  ],
  review: {
    what: "a link that turns a little darker",
    body: '<style>a{outline:0;color:#336}a:focus{color:#334}</style><a href="/rye">Roggen</a>',
    at: ["main > a"],
  },
  notApplicable: "<p>Bread</p>",
});
