import { describe, expect, it } from "vitest";

import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";

const pages = new OperatedPages();

const PAGE = `<main><h1>Winery</h1><p>${"Our wines grow on limestone above the river. ".repeat(8)}</p><ul><li onclick="list.textContent = 'Red wines only'">Red</li></ul><p id="list">All wines</p><button onclick="hours.hidden = !hours.hidden">Hours</button><p id="hours" hidden>Ten to six</p></main>`;
const OVER = "position: fixed; inset: 0; z-index: 9; background: #000c; display: grid; place-items: center";

const layer = (inside: string, attributes = "") =>
  `${PAGE}<div id="over" style="${OVER}" ${attributes}><div style="background: #fff; padding: 24px">${inside}</div></div>`;

/** What was operated: in front, and of the page. */
function operated(facts: PageFacts): { inFront: string[]; behind: string[] } {
  const { controls } = valueOf(facts, OPERATED_CONTROLS);
  const namesOf = (isInside: boolean) =>
    controls
      .filter((control) => (control.isInside === true) === isInside)
      .map(({ name, element }) => name || element.selector);
  return { inFront: namesOf(true), behind: namesOf(false) };
}

const BEHIND = expect.arrayContaining(["Red", "Hours"]) as string[];

describe("what lies over all of a page", { timeout: LONG }, () => {
  it.each([
    [
      "a question of age",
      layer(`<h2>Are you 18?</h2><a href="/no">No</a> <button onclick="over.remove()">Yes, I am</button>`),
      ["Yes, I am"],
    ],
    [
      "an offer with a cross",
      layer(`<p>Ten percent off</p><span class="close" onclick="over.style.display = 'none'">×</span>`),
      ["×"],
    ],
    [
      "what Escape ends",
      `${layer(`<p>Please note our new hours.</p><a href="/hours">See them</a>`)}<script>addEventListener("keydown", (event) => { if (event.key === "Escape") over.remove(); })</script>`,
      [],
    ],
    [
      "a modal dialog",
      `${PAGE}<dialog id="over" style="width: 400px"><p>Which shop?</p><button onclick="over.close()">Continue to the shop</button></dialog><script>over.showModal()</script>`,
      ["Continue to the shop"],
    ],
    [
      "a layer that fades out",
      layer(
        `<button onclick="over.style.opacity = 0; setTimeout(() => over.remove(), 400)">Accept</button>`,
        'class="wall"',
      ),
      ["Accept"],
    ],
    [
      "a veil with a box of its own",
      `${PAGE}<div id="veil" style="position: fixed; inset: 0; background: #0008"></div><div id="over" style="position: fixed; left: 30%; top: 30%; width: 40%; background: #fff"><button onclick="veil.remove(); over.remove()">Got it</button></div>`,
      ["Got it"],
    ],
  ])("is taken away where it is %s", async (_what, body, inFront) => {
    expect(operated(await pages.operated(body))).toEqual({ inFront, behind: BEHIND });
  });

  it("is waited for where it comes some time after each load, and is no reason to overlook its like", async () => {
    const inside = (id: string, close: string) =>
      `<div class="veil" ${id} style="${OVER}"><div style="background: #fff"><p>Kaker</p><button type="button" onclick="${close}">Godta</button></div></div>`;
    const late = `${PAGE}<p><span id="rate" style="cursor: pointer">Rate us</span></p><p id="rated" hidden>Five stars</p><p><button type="button" id="ask">Empty the cellar</button></p>
      <script>const put = (markup) => document.body.insertAdjacentHTML("beforeend", markup);
      rate.onclick = () => { rated.hidden = false; }; ask.onclick = () => { put(${JSON.stringify(inside("", "this.closest('.veil').remove()"))}); };
      setTimeout(() => { put(${JSON.stringify(inside('id="late"', "this.closest('.veil').remove()"))}); }, 400);</script>`;
    const { controls } = valueOf(await pages.operated(late), OPERATED_CONTROLS);
    expect(controls.find(({ element }) => element.selector === "#rate")).toMatchObject({ isConfirmed: true });
    expect(controls.find(({ element }) => element.selector === "#ask")?.dialog).toMatchObject({
      isModal: true,
    });
  });

  it("may hold a form, which is tried, too", async () => {
    const facts = await pages.operated(
      layer(
        `<form action="/join" method="post"><label>Email <input name="email" required></label><button>Join</button></form><button onclick="over.remove()">No, thanks</button>`,
      ),
    );
    expect(valueOf(facts, SENT_FORMS).forms.length).toBeGreaterThan(0);
    expect(operated(facts).behind).toEqual(BEHIND);
  });

  it("stays where nothing takes it away, and what lies behind it was not tried", async () => {
    const facts = await pages.operated(layer(`<p>Loading</p><button>Yes</button>`));
    const { controls, notTried } = valueOf(facts, OPERATED_CONTROLS);
    expect(controls.map(({ name }) => name)).not.toContain("Red");
    expect(notTried.length).toBeGreaterThan(0);
  });

  it("is not left for what refuses or leads away", async () => {
    const facts = await pages.operated(
      layer(
        `<h2>Are you 18?</h2><button onclick="location.href = '/out'">No</button><button onclick="location.href = '/in'">Go to the shop</button>`,
      ),
    );
    expect(valueOf(facts, OPERATED_CONTROLS).controls.map(({ name }) => name)).not.toContain("Red");
  });

  it("is the page itself where the page has all it shows in it", async () => {
    const app = `<div style="position: fixed; inset: 0; overflow: auto">${PAGE}</div>`;
    expect(operated(await pages.operated(app))).toEqual({ inFront: [], behind: BEHIND });
  });

  it("is nothing where bars keep to the edges of the window", async () => {
    const bars = `${PAGE}<div style="position: fixed; inset: 0 0 auto; background: #fff"><button onclick="this.parentNode.remove()">Close</button></div>`;
    expect(operated(await pages.operated(bars)).inFront).toEqual([]);
  });
});
