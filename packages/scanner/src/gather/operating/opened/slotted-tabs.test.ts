import { expect, it } from "vitest";

import { controlsOf, LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

it(
  "opens the first other tab of a row that a component makes of its children",
  { timeout: LONG },
  async () => {
    const facts = await pages.operated(
      `<tab-row><button role="tab" aria-selected="true">Rye</button><button role="tab" aria-selected="false" tabindex="-1">Oat</button></tab-row><p id="oat" hidden>Oat bread, baked on Friday</p>
    <script>customElements.define("tab-row", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = '<div role="tablist" aria-label="Bread"><slot></slot></div>'; } });
    document.querySelector("[tabindex]").onclick = ({ target }) => { oat.hidden = false; target.ariaSelected = "true"; };</script>`,
    );
    const other = controlsOf(facts).find(({ name }) => name === "Oat");
    expect(other).toMatchObject({ isLeftToArrows: true, byPointer: { shown: [{ selector: "#oat" }] } });
  },
);
