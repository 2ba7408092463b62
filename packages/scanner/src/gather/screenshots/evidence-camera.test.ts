import { describe, expect, it } from "vitest";

import type { EvidenceShot } from "#evidence/page.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import { CAMERA_LIMITS, EvidenceCamera, type Place } from "#gather/screenshots/evidence-camera.ts";

const LIMIT_MS = 60_000;

let tab: PageTab;
/** The page after its pictures were taken. */
let markup: string;

stageSite();

const CONTENT = `<p id="text">Fresh bread</p><p id="hidden" hidden>Stale bread</p>
  <div id="tall" style="width:1100px;height:3000px;background:linear-gradient(#fff,#000)"></div>
  <p id="deep">Far below</p><img src="/none.png" width="50" height="50">`;

function found(selector: string, check = "a11y-some-check"): Place {
  return { check, element: { selector, snippet: "", component: selector } };
}

/** How many pixels of a picture have the red of the frame. */
async function redPixels({ webp }: EvidenceShot): Promise<unknown> {
  const page = await context.newPage();
  const source = `new Promise((resolve) => { const image = new Image();
    image.onload = () => {
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const drawing = canvas.getContext("2d");
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
      let red = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at] > 150 && data[at] - data[at + 1] > 60 && data[at] - data[at + 2] > 60) red += 1;
      resolve(red);
    };
    image.src = "data:image/webp;base64,${webp}"; })`;
  const red: unknown = await page.evaluate(source);
  await page.close();
  return red;
}

async function pictured(places: Place[], camera = new EvidenceCamera()): Promise<EvidenceShot[]> {
  site.routes["/"] = aPageWith(CONTENT);
  tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    const loaded = new Promise((resolve) => tab.session.once("Page.loadEventFired", resolve));
    await tab.session.send("Page.navigate", { url: `${site.origin}/` });
    await loaded;
    const shots = await camera.shoot(tab, places, { limitMs: LIMIT_MS, before: [] });
    markup = String(await tab.evaluate("document.documentElement.outerHTML", LIMIT_MS));
    return shots;
  } finally {
    await tab.leave();
  }
}

/** Pixels of a picture, as a browser draws it. */
async function sizeOf({ webp }: EvidenceShot): Promise<{ width: number; height: number }> {
  const page = await context.newPage();
  const source = `new Promise((resolve) => { const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = "data:image/webp;base64,${webp}"; })`;
  const size: unknown = await page.evaluate(source);
  await page.close();
  return size as { width: number; height: number };
}

describe("pictures of places", () => {
  it("show small elements with what is around, and no more than 800 by 600 pixels of large ones", async () => {
    const shots = await pictured([found("#text"), found("#tall"), found("#deep")]);
    expect(shots.map(({ selector }) => selector)).toEqual(["#text", "#tall", "#deep"]);
    const sizes = await Promise.all(shots.map(sizeOf));
    expect(sizes[1]).toEqual({ width: 800, height: 600 });
    for (const { width, height } of sizes) {
      expect(width).toBeLessThanOrEqual(800);
      expect(height).toBeGreaterThanOrEqual(66);
    }
  });

  it("frame the element, and leave the page as it was", async () => {
    const [deep, text] = await pictured([found("#deep"), found("#text")]);
    expect(await redPixels(deep!)).toBeGreaterThan(100);
    expect(await redPixels(text!)).toBeGreaterThan(100);
    expect(markup).not.toContain("evidence-frame");
  });

  it("leave out what cannot be seen, is gone, lies in a frame or is the page itself", async () => {
    const nowhere = [found("#hidden"), found("#gone"), found("iframe |> p"), found("html")];
    expect(await pictured(nowhere)).toEqual([]);
  });

  it("are taken once for each check and component, and once for each element", async () => {
    const camera = new EvidenceCamera();
    expect(await pictured([found("#text"), found("#text", "a11y-other-check")], camera)).toHaveLength(1);
    expect(await pictured([found("#text")], camera)).toEqual([]);
  });

  it("are limited in number and size", async () => {
    const all = [found("#text"), found("#tall"), found("#deep")];
    const few = new EvidenceCamera({ ...CAMERA_LIMITS, ofPage: 2 });
    expect(await pictured(all, few)).toHaveLength(2);
    const inAll = new EvidenceCamera({ ...CAMERA_LIMITS, ofScan: 1 });
    expect(await pictured(all, inAll)).toHaveLength(1);
    const small = new EvidenceCamera({ ...CAMERA_LIMITS, bytes: 10 });
    expect(await pictured(all, small)).toEqual([]);
  });
});

it("pictures what the engines find on a visit, and nothing where no one wants pictures", async () => {
  site.routes["/"] = aPageWith(CONTENT);
  const plan = { url: `${site.origin}/`, isKeyPage: false, accessibility: true };
  const page = await visitPage(context, { ...plan, camera: new EvidenceCamera() });
  expect(page.shots?.map(({ selector }) => selector)).toContain("main > img");
  expect((await visitPage(context, plan)).shots).toBeUndefined();
});
