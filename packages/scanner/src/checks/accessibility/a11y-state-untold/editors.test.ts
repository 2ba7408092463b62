import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** An editor with two buttons for its letters; `marks` shows which of them are on. */
const editor = (marks: string, attributes = "", words = "Rye bread"): string =>
  `<div class="box"><div role="toolbar" aria-label="Text"><button type="button" id="bold" ${attributes}>Bold</button><button type="button" id="italic" ${attributes}>Italic</button></div>
  <div id="text" contenteditable="true" role="textbox" aria-multiline="true" aria-label="Notes">${words}</div></div><style>.on{background:#024;color:#fff}</style>
  <script>const all = [bold, italic]; const show = () => { for (const one of all) { const on = document.queryCommandState(one.id); ${marks} } };
  for (const one of all) { one.onmousedown = (event) => event.preventDefault(); one.onclick = () => { text.focus(); document.execCommand(one.id); show(); }; } document.onselectionchange = show;</script>`;
const MARKS = 'one.classList.toggle("on", on);';
const BUTTONS = ["#bold", "div.box > div:nth-of-type(1) > button:nth-of-type(2)"];

ruleOutcomes(a11yStateUntold, {
  passed: {
    what: "an editor whose buttons tell, beside a part that opens",
    body: `${editor(`${MARKS} one.ariaPressed = String(on);`, 'aria-pressed="false"')}<button aria-expanded="false" onclick="more.hidden = !more.hidden; this.ariaExpanded = String(!more.hidden)">More</button><p id="more" hidden>Oat</p>`,
  },
  failed: [
    {
      what: "an editor whose buttons are only drawn otherwise",
      body: editor(MARKS),
      at: BUTTONS,
    },
    { what: "an empty editor of this kind", body: editor(MARKS, "", ""), at: BUTTONS },
    {
      what: "an editor whose buttons take another color",
      body: editor('one.style.backgroundColor = on ? "gold" : "white";'),
      at: BUTTONS,
    },
  ],
  review: {
    what: "a button that is marked while a number grows",
    body: `<style>.on{background:#024;color:#fff}</style><button id="save" onclick="this.className = 'on'; many.textContent = 4">Save it</button><p><span id="many">3</span> saved</p>`,
    at: ["#save"],
  },
  notApplicable: [
    "<p>Bread</p>",
    { what: "an editor whose buttons are not marked", body: editor("") },
    {
      what: "an editor with buttons that put something in",
      body: `<div><button type="button" id="rule">Insert a line</button><div id="text" contenteditable="true" role="textbox" aria-label="Notes">Rye</div></div><script>rule.onclick = () => { text.focus(); document.execCommand("insertHorizontalRule"); };</script>`,
    },
  ],
});
