import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHoverOnlyContent } from "./rule.ts";

const HINT = '<span id="tip" role="tooltip" hidden>Two euros a night are paid at the hotel.</span>';

/**
 * What React draws: it keeps what hears of the pointer with the element, and listens at the root alone.
 *
 * @param others what the element hears of besides
 */
const drawn = (box: string, others = ""): string =>
  `<div id="root">${box}</div><script>
  const show = () => { tip.hidden = false; }; const hide = () => { tip.hidden = true; };
  const kept = { onMouseEnter: show, onMouseLeave: hide${others} };
  tax.__reactProps$k1 = kept;
  const name = { mouseover: "onMouseEnter", mouseout: "onMouseLeave", focusin: "onFocus", focusout: "onBlur", click: "onClick" };
  for (const event of Object.keys(name))
    root.addEventListener(event, ({ target, relatedTarget }) => {
      if (tax.contains(target) && !tax.contains(relatedTarget)) kept[name[event]]?.();
    });</script>`;

ruleOutcomes(a11yHoverOnlyContent, {
  passed: [
    {
      what: "a hint that a framework brings on focus, too",
      body: drawn(`<button id="tax">Taxes included</button>${HINT}`, ", onFocus: show, onBlur: hide"),
    },
    {
      what: "a hint whose words stand below",
      body: drawn(
        `<button id="tax">Taxes included</button>${HINT}<p>Two euros a night are paid at the hotel.</p>`,
      ),
    },
  ],
  failed: [
    {
      what: "a hint that a framework brings on a button for the pointer alone",
      body: drawn(`<button id="tax">Taxes included</button>${HINT}`),
      at: ["#tax"],
    },
    {
      what: "links that a framework brings for the pointer alone",
      body: drawn(
        '<div id="tax"><a href="/rooms">Rooms</a><div id="tip" hidden><a href="/suite">Suite</a></div></div>',
      ),
      at: ["#tax"],
    },
  ],
  review: [
    {
      what: "a hint that a framework brings on words for the pointer alone",
      body: drawn(`<p><span id="tax">Taxes included</span>${HINT}</p>`),
      at: ["#tax"],
    },
  ],
  notApplicable: [
    {
      what: "a row that a framework colors under the pointer",
      body: '<div id="root"><p id="row">Rye</p></div><script>row.__reactProps$k1 = { onMouseEnter: () => { row.style.background = "#eee"; } }; root.addEventListener("mouseover", () => row.__reactProps$k1.onMouseEnter());</script>',
    },
  ],
});
