import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusInvisible } from "./rule.ts";

/** Three links, each with a border on one side that a style sheet may change with the focus. */
const links = (side: string, focused: string, transition = "none"): string =>
  `<style>.menu a { outline: none; text-decoration: none; padding: 4px; border-${side}: 2px solid transparent; transition: ${transition} } .menu a:focus { ${focused} }</style>
  <p class="menu"><a id="rye" href="/rye">Rye</a> <a id="oat" href="/oat">Oat</a> <a id="spelt" href="/spelt">Spelt</a></p>`;

ruleOutcomes(a11yFocusInvisible, {
  passed: [
    {
      what: "links under which a line comes with the focus",
      body: links("bottom", "border-bottom-color: #88bfff", "0.2s ease-in-out"),
    },
    { what: "a bar at the left", body: links("left", "border-left: 4px solid #036") },
    { what: "a line above, in the color of the text", body: links("top", "border-top-color: currentColor") },
  ],
  failed: [
    {
      what: "a line under links whose color stays with the focus",
      body: links("bottom", "outline: none").replaceAll("transparent", "#036"),
      at: ["#rye", "#oat", "#spelt"],
    },
    {
      what: "a line of no width",
      body: links("bottom", "border-bottom: 0 solid #036").replace("2px solid", "0 solid"),
      at: ["#rye", "#oat", "#spelt"],
    },
  ],
  review: {
    what: "a line that gets only a little darker",
    body: links("bottom", "border-bottom-color: #556").replaceAll("transparent", "#667"),
    at: ["#rye", "#oat", "#spelt"],
  },
  notApplicable: "<p>Bread</p>",
});
