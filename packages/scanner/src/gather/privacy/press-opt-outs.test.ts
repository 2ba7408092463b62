import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { PressedOptOut } from "#evidence/privacy.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { pressOptOuts } from "#gather/privacy/press-opt-outs.ts";
import { PRIVACY_LIMITS } from "#gather/privacy/privacy-limits.ts";

let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

async function pressed(body: string): Promise<PressedOptOut[]> {
  const choices = "<!doctype html><title>Choices</title><h1>Your choices</h1>";
  web.serve({
    "shop.test/": { body: `<!doctype html><title>Shop</title><h1>Shop</h1>${body}` },
    "shop.test/choices": { body: choices },
  });
  const limits = { ...PRIVACY_LIMITS, loadMs: 40_000 };
  const signal = AbortSignal.timeout(110_000);
  return await pressOptOuts(web.browser, { url: "http://shop.test/", limits, userAgent: null, signal });
}

const link = (attributes: string): string =>
  `<p><a ${attributes}>Do Not Sell My Personal Information</a></p>`;
const DIALOG = `<dialog id="d"><p>Opt out of the sale of your data</p><input type="checkbox" aria-label="Opt out"></dialog>`;

describe("an opt-out link that leads to no other page", () => {
  it.each([
    ["an empty fragment", link(`href="#"`), ""],
    ["a script that does nothing", link(`href="javascript:void(0)"`), ""],
    ["a fragment that is not there", link(`href="#opt-out"`), `<script>onscroll = () => {}</script>`],
  ])("is seen to do nothing where it has %s", async (_what, html, more) => {
    const [seen] = await pressed(html + more);
    expect(seen).toMatchObject({
      label: "Do Not Sell My Personal Information",
      heardBy: null,
      leftPage: false,
      namesPart: false,
      shown: "",
      fields: 0,
      frames: 0,
      requests: 0,
    });
  });

  it.each([
    ["itself", link(`href="#" onclick="d.showModal()"`), ""],
    [
      "what holds it",
      link(`href="#"`),
      `document.querySelector("p").addEventListener("click", () => d.showModal())`,
    ],
    ["its address", link(`href="javascript:d.showModal()"`), ""],
  ])("is seen to open a dialog by %s", async (_what, html, script) => {
    const [seen] = await pressed(`${html}${DIALOG}<script>${script}</script>`);
    expect(seen).toMatchObject({ heardBy: "link", shown: "Opt out of the sale of your data", fields: 1 });
  });

  it("is seen where the whole page listens, and another page comes", async () => {
    const script = `document.addEventListener("click", () => { location.href = "/choices" })`;
    const [seen] = await pressed(`${link(`href="#"`)}<script>${script}</script>`);
    expect(seen).toMatchObject({ heardBy: "page", leftPage: true });
  });

  it("is not pressed where it leads to another page, says something else, or names a part", async () => {
    const others = `<a href="/choices">Do Not Sell My Personal Information</a><a href="#">Menu</a>`;
    expect(await pressed(others)).toEqual([]);
    const [part] = await pressed(`${link(`href="#opt-out"`)}<h2 id="opt-out">Opt out</h2>`);
    expect(part).toMatchObject({ namesPart: true });
  });
});
