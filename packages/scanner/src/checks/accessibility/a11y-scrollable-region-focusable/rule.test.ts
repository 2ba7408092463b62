import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yScrollableRegionFocusable } from "./rule.ts";

const ENTRIES = Array.from(
  { length: 12 },
  (_, index) => `<li role="option" style="height:30px">Bread of day ${index}</li>`,
).join("");
const SCROLLING = "height:60px;width:200px;overflow:auto;margin:40px 0";

const OPENS = "told.hidden = false";
const LAID_OVER = "position:absolute;height:60px;width:200px;overflow:auto;margin:0";

ruleOutcomes(a11yScrollableRegionFocusable, {
  passed: [
    {
      what: "a part that is out of use, beside one that the keyboard reaches",
      body: `<div inert style="${SCROLLING}">${ENTRIES}</div><div tabindex="0" role="region" aria-label="Breads" style="${SCROLLING}">${ENTRIES}</div>`,
    },
    {
      what: "the list of a field that arrow keys go through",
      body: `<input role="combobox" aria-expanded="true" aria-controls="breads" aria-label="Bread"><ul id="breads" role="listbox" aria-label="Breads" style="${SCROLLING}">${ENTRIES}</ul>`,
    },
    {
      what: "a box around such a list",
      body: `<input aria-autocomplete="list" aria-owns="breads" aria-label="Bread"><div style="${SCROLLING}"><ul id="breads" role="listbox" aria-label="Breads">${ENTRIES}</ul></div>`,
    },
    {
      what: "parts that are hidden and keep their place",
      body: `<div style="${SCROLLING}"><div style="visibility:hidden">${"<p>Fresh bread every morning.</p>".repeat(6)}</div></div><ul style="${SCROLLING}">${ENTRIES.replaceAll("height:30px", "height:30px;visibility:hidden")}</ul><div style="${SCROLLING}" tabindex="0">${"<p>Come by.</p>".repeat(6)}</div>`,
    },
    {
      what: "a panel that is shut",
      body: '<div style="height:0;overflow:auto"><p>Fresh bread is baked here every morning.</p><p>Come by.</p></div>',
    },
    '<div style="height:60px;width:200px;overflow:auto" tabindex="0">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</div>',
    '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.<a href="/a">more</a></div>',
    {
      what: "a field in it that engines overlook",
      body: '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.<textarea aria-label="Note"></textarea></div>',
    },
  ],
  failed: [
    {
      what: "texts of which some are hidden, in Spanish",
      body: `<div id="it" style="${SCROLLING}"><p>Pan fresco</p><p style="visibility:hidden">Oferta</p>${"<p>Cada mañana.</p>".repeat(5)}</div>`,
      at: ["#it"],
    },
    {
      what: "a list that no field goes through",
      body: `<input aria-label="Bread"><ul role="listbox" aria-label="Breads" style="${SCROLLING}">${ENTRIES}</ul>`,
      at: ["main > ul"],
    },
    {
      what: "words that a button lays over the page",
      isKeyPage: true,
      body: `<div style="position:relative"><button onclick="${OPENS}">Hours</button><div id="told" hidden style="${LAID_OVER}">${"<p>Fresh bread every morning.</p>".repeat(5)}</div></div>`,
      at: ["#told"],
    },
    {
      what: "an area that a button shows and hides",
      body: `<button aria-expanded="true" aria-controls="told">Hours</button><div id="told" style="${SCROLLING}">${"<p>Fresh bread every morning.</p>".repeat(5)}</div>`,
      at: ["#told"],
    },
    {
      body: '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</div>',
      at: ["main > div"],
    },
  ],
  review: [
    {
      what: "a list that a control lays over the page, and moves through by arrow keys that nothing tells of",
      isKeyPage: true,
      body: `<div style="position:relative"><div id="ask" tabindex="0" role="button" onclick="${OPENS}" onkeydown="if (event.key === 'Enter' || event.key === ' ') ${OPENS}; if (event.key === 'ArrowDown') told.scrollTop += 30">Bread</div><ul id="told" hidden style="${LAID_OVER}">${ENTRIES.replaceAll(' role="option"', "")}</ul></div>`,
      at: ["#told"],
    },
    ...(["div", "dd"] as const).map((kind) => ({
      what: `a list of ${kind} elements that a field lays over the page, opened by a click on its arrow`,
      isKeyPage: true as const,
      body: `<div style="position:relative"><input aria-label="Bread" readonly><i style="cursor:pointer" onclick="${OPENS}">▾</i><${kind === "dd" ? "dl" : "div"} id="told" hidden style="${LAID_OVER}">${Array.from({ length: 12 }, (_, at) => `<${kind} style="height:30px">Bread of day ${at}</${kind}>`).join("")}</${kind === "dd" ? "dl" : "div"}></div>`,
      at: ["#told"],
    })),
  ],
  notApplicable: "<p>Bread</p>",
});
