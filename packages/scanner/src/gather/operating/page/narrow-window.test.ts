import { describe, expect, it } from "vitest";

import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { OPERATED_CONTROLS, type TriedControl } from "#gather/operating/controls/control-facts.ts";

import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

const LINKS = '<a href="/rye">Rye</a> <a href="/oat">Oat</a>';
const NARROW = "(max-width: 700px)";
/** A row of links in a wide window, and a button that opens it in a narrow one. */
const menu = (
  button: string,
  style = `@media ${NARROW} { #menu { display: block } #nav:not(.open) { display: none } }`,
) =>
  `<style>#menu { display: none } ${style}</style>${button}<nav id="nav" aria-label="Breads">${LINKS}</nav>`;
const TOGGLE = "nav.classList.toggle('open')";
const BUTTON = `<button id="menu" onclick="${TOGGLE}">Menu</button>`;

async function triedOn(body: string): Promise<TriedControl[]> {
  return valueOf(await pages.operated(body), OPERATED_CONTROLS).controls;
}

describe("a page that is operated, where a narrow window shows other controls,", { timeout: LONG }, () => {
  it("is operated there too, and says where that was", async () => {
    const facts = await pages.operated(
      `${menu(BUTTON)}<button onclick="this.textContent = 'Ordered'">Order</button>`,
    );
    const { controls, notTried } = valueOf(facts, OPERATED_CONTROLS);
    expect(notTried).toEqual([]);
    expect(controls.map(({ name, element }) => [name, element.isInNarrowWindow === true])).toEqual([
      ["Order", false],
      ["Menu", true],
    ]);
    const [, opened] = controls;
    expect(
      opened?.byEnter?.shown.map(({ selector, isInNarrowWindow }) => [selector, isInNarrowWindow]),
    ).toEqual([["#nav", true]]);
    const { states } = valueOf(facts, OPENED_STATES);
    expect(states.map(({ opener, isInNarrowWindow }) => [opener, isInNarrowWindow])).toEqual([
      ["Menu", true],
    ]);
  });

  it("tells what only the pointer opens there", async () => {
    const sign = `<div id="menu" style="width: 40px; height: 40px; background: #223; cursor: pointer" onclick="${TOGGLE}"></div>`;
    const [opened] = await triedOn(menu(sign));
    expect(opened).toMatchObject({
      focus: "none",
      byEnter: null,
      isConfirmed: true,
      element: { isInNarrowWindow: true },
    });
  });

  it.each([
    ["no style sheet asks for the width", menu(BUTTON, "")],
    ["a narrow window shows the same", `<style>@media ${NARROW} { p { margin: 0 } }</style><p>Rye</p>`],
    [
      "what is hidden stays so",
      `<style>@media ${NARROW} { p { margin: 0 } }</style><dialog>${BUTTON}</dialog><div hidden>${BUTTON}</div>`,
    ],
  ])("is not operated there where %s", async (_, body) => {
    expect(await triedOn(body)).toEqual([]);
  });
});
