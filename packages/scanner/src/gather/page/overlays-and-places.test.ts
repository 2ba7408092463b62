import { describe, expect, it } from "vitest";

import { documentWith, stageSite } from "#gather/page/site-stage.testing.ts";

stageSite();

const PAGE = "<main><h1>Bread</h1><p>We bake every morning.</p><p>Come by.</p></main>";

describe("reading what covers a page", () => {
  it("finds an overlay with its words and fields, and the names of places below", async () => {
    const cover = `<div id="offer" style="position:fixed;inset:0;background:#fff"><div><p>Get 10% off</p><input type="email"></div></div>`;
    const { overlay, placeNames } = await documentWith(`${PAGE}<a name="old"></a>${cover}`);
    expect(overlay).toMatchObject({ selector: "#offer", share: 1, text: "Get 10% off", fields: 1 });
    expect(placeNames).toEqual(expect.arrayContaining(["old", "offer"]));
  });

  it("finds a dialog that keeps people from the page, though it is small", async () => {
    const offer = `<dialog id="offer"><p>Get 10% off</p></dialog><script>offer.showModal()</script>`;
    expect((await documentWith(PAGE + offer)).overlay).toMatchObject({ selector: "#offer", share: 1 });
  });

  it.each([
    [
      `${PAGE}<div style="position:fixed;bottom:0;left:0;right:0;height:120px;background:#eee">Get 10% off</div>`,
    ],
    [`<div style="position:fixed;inset:0;overflow:auto">${PAGE}</div>`],
    [`${PAGE}<div style="position:fixed;inset:0;pointer-events:none;z-index:-1">A pattern</div>`],
    [`${PAGE}<div style="position:fixed;inset:0;display:none">Get 10% off</div>`],
  ])("finds none in %s", async (body) => {
    expect((await documentWith(body)).overlay).toBeNull();
  });
});
