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

/** A name whose card a custom element brings; what it hears of is its own or that of the link in its shadow. */
const named = (onFocus: string): string =>
  `<p>By <x-author></x-author>.</p><script>customElements.define("x-author", class extends HTMLElement { connectedCallback() {
  const root = this.attachShadow({ mode: "open" });
  root.innerHTML = '<a href="/ines">Ines Moreau</a><div hidden style="position:absolute">Writes about rivers and roads.</div>';
  const [link, card] = root.children; const show = (isShown) => () => { card.hidden = !isShown; };
  this.onmouseenter = show(true); this.onmouseleave = show(false); ${onFocus} } });</script>`;

ruleOutcomes(a11yHoverOnlyContent, {
  passed: [
    {
      what: "a card that a custom element brings with the focus of a link in its shadow, too",
      body: named("link.onfocus = show(true); link.onblur = show(false);"),
    },
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
      what: "a hint that a framework brings on words for the pointer alone",
      body: drawn(`<p><span id="tax">Taxes included</span>${HINT.replace(' role="tooltip"', "")}</p>`),
      at: ["#tax"],
    },
    {
      what: "a tooltip that a framework brings on words for the pointer alone",
      body: drawn(`<p><span id="tax">Taxes included</span>${HINT}</p>`),
      at: ["#tax"],
    },
    {
      what: "a card that a custom element brings for the pointer alone",
      body: named(""),
      at: ["main > p > x-author"],
    },
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
      what: "a hint whose words stand on the page in another order",
      body: drawn(
        `<p><span id="tax">Taxes included</span>${HINT.replace(' role="tooltip"', "")}</p><p>At the hotel, guests have paid two euros for their nights, and these are paid in cash.</p>`,
      ),
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
