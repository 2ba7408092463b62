import type { BrowserContext } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { factsOf, type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import { operatePage } from "#gather/operating/operate-page.ts";
import {
  CHOICES,
  hasEffect,
  HOVER_CONTENTS,
  OPERATED_CONTROLS,
  type TriedControl,
} from "#gather/operating/operating-facts.ts";
import { TriedComponents } from "#gather/operating/tried-components.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-plan.ts";

/** A busy machine must not turn an answer into 'could not run'. */
const PATIENT = { ...VISIT_LIMITS, loadMs: 60_000, readMs: 60_000, operateMs: 240_000 };
const LONG = 300_000;

let browser: WarmBrowser;
let context: BrowserContext;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.puppeteer.createBrowserContext();
  site = await serveSite();
});
afterAll(async () => {
  await context.close();
  await browser.close();
  await site.close();
});

async function operated(
  body: string,
  { limits = PATIENT, tried = new TriedComponents(), path = "/" } = {},
): Promise<PageFacts> {
  site.routes["/"] = aPageWith(body);
  site.asked.length = 0;
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    return await operatePage(tab, { url: `${site.origin}${path}`, limits, tried });
  } finally {
    await tab.leave();
  }
}

function valueOf<Facts>(facts: PageFacts, asked: Probe<Facts>): Facts {
  const answer = factsOf({ facts }, asked);
  if (answer?.gathered !== true) throw new Error(answer?.reason ?? "not asked");
  return answer.value;
}

function controlsOf(facts: PageFacts): TriedControl[] {
  return valueOf(facts, OPERATED_CONTROLS).controls;
}

describe("operating a page", { timeout: LONG }, () => {
  it("sends no form, asks no server and leaves for no other page, but notes where the page tried to go", async () => {
    const facts = await operated(
      `<form action="/order" method="post"><label>Bread <select onchange="this.form.submit()"><option>Rye</option><option>Oat</option></select></label><button>Order</button></form>
      <button onclick="fetch('/count'); navigator.sendBeacon('/beacon'); location.href = '/gone'">Go</button>
      <button onclick="window.open('/popup')">Open</button><a href="#" target="_blank" onclick="new Image().src = '/pixel'">Look</a>`,
    );
    const asked = site.asked.filter((path) => path !== "/favicon.ico");
    expect(new Set(asked)).toEqual(new Set(["/"]));
    const left = controlsOf(facts).flatMap(({ byEnter }) => byEnter?.left ?? []);
    expect(left).toEqual([`${site.origin}/gone`, `${site.origin}/popup`]);
    const [choice] = valueOf(facts, CHOICES).choices;
    expect(choice?.onChoosing?.left).toEqual([`${site.origin}/order`]);
  });

  it("leaves each control a page that looks as it was loaded", async () => {
    const facts = await operated(
      `<button onclick="told.textContent += 'x'">One</button><button onclick="told.textContent += 'y'">Two</button><p id="told">Order:</p>`,
    );
    const texts = controlsOf(facts).map(({ byEnter }) => byEnter?.texts.map(({ snippet }) => snippet));
    expect(texts).toEqual([[expect.stringContaining("Order:x<")], [expect.stringContaining("Order:y<")]]);
  });

  it("takes nothing for an effect that happens by itself", async () => {
    const facts = await operated(
      `<ul><li>Rye</li><li hidden>Oat</li><li hidden>Spelt</li></ul><p id="clock">0</p><button>Order</button>
      <script>let turn = 0; const slides = [...document.querySelectorAll("li")];
      setInterval(() => { turn += 1; clock.textContent = turn; slides.forEach((slide, index) => { slide.hidden = index !== turn % 3; }); }, 200);</script>`,
    );
    expect(controlsOf(facts).map(({ byEnter, byPointer }) => [byEnter, byPointer].some(hasEffect))).toEqual([
      false,
    ]);
  });

  it("operates what looks alike on another page of the site no second time", async () => {
    const tried = new TriedComponents();
    const menu = (script: string): string =>
      `<nav><button class="menu">Menu</button></nav><p id="list" hidden>Rye</p><script>document.querySelector("button").onclick = () => { ${script} };</script>`;
    await operated(menu("list.hidden = !list.hidden"), { tried });
    const facts = await operated(menu(""), { tried });
    const [control] = controlsOf(facts);
    expect(control).toMatchObject({ name: "Menu", byEnter: { shown: [{ selector: "#list" }] } });
    const alone = await operated(menu(""));
    expect(hasEffect(controlsOf(alone)[0]?.byEnter ?? null)).toBe(false);
  });

  it("says how much it had no time to try", async () => {
    const facts = await operated(
      "<button>One</button><button>Two</button><select><option>Rye</option></select>",
      {
        limits: { ...PATIENT, operateMs: -1 },
      },
    );
    const late = { reason: "There was no time left to operate all of the page." };
    expect(valueOf(facts, OPERATED_CONTROLS)).toEqual({ controls: [], notTried: [{ count: 2, ...late }] });
    expect(valueOf(facts, CHOICES)).toEqual({ choices: [], notTried: [{ count: 1, ...late }] });
    expect(valueOf(facts, HOVER_CONTENTS)).toEqual({ contents: [], notTried: [] });
  });

  it("keeps what it has seen of a page that hangs when it is operated", async () => {
    const facts = await operated(
      `<select aria-label="Bread"><option>Rye</option><option>Oat</option></select><button onclick="for (;;);">Order</button>`,
      { limits: { ...PATIENT, loadMs: 4000, readMs: 4000 } },
    );
    expect(valueOf(facts, CHOICES).choices).toHaveLength(1);
    expect(facts["operated-controls"]).toMatchObject({ gathered: false });
  });

  it("says why where the page does not load once more", async () => {
    site.routes["/cut"] = (_request, response) => response.destroy();
    const missing = await operated("", { path: "/cut" });
    const reason = "The page did not load again to be operated.";
    expect(missing).toEqual(
      Object.fromEntries(
        ["choices", "sent-forms", "hover-contents", "operated-controls"].map((id) => [
          id,
          { gathered: false, reason },
        ]),
      ),
    );
  });
});
