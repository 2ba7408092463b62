import type { BrowserContext } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { EngineFinding } from "#evidence.ts";
import { PLUMBLINE } from "#gather/engines/plumbline-finding.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

let browser: WarmBrowser;
let context: BrowserContext;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveSite();
});
beforeEach(async () => {
  context = await browser.puppeteer.createBrowserContext();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What our own checks say of a page with this content; as a key page it is operated too. */
async function findingsOn(body: string, isKeyPage = false): Promise<EngineFinding[]> {
  site.routes["/"] = body.startsWith("<!doctype") ? body : aPageWith(body);
  const page = await visitPage(context, { url: `${site.origin}/`, isKeyPage, accessibility: true });
  const own = page.engines.find(({ engine }) => engine === PLUMBLINE);
  if (own === undefined) throw new Error(page.notMeasured ?? "our own checks were not asked");
  if (!own.report.gathered) throw new Error(own.report.reason);
  return own.report.value.findings;
}

async function verdictOn(rule: string, body: string, isKeyPage = false): Promise<string> {
  const findings = (await findingsOn(body, isKeyPage)).filter((finding) => finding.rule === rule);
  if (findings.some(({ verdict }) => verdict === "failed")) return "failed";
  return findings.length > 0 ? "review" : "nothing";
}

const LOREM =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>";

/** Each rule with content it fails, content a person must look at, and content it has nothing to say about. */
const EXAMPLES: { rule: string; failed?: string; review?: string; nothing: string }[] = [
  {
    rule: "naming-prohibited",
    failed: '<p aria-label="Bread">B r e a d</p>',
    nothing: '<p role="group" aria-label="Bread">B</p><nav aria-label="Main"></nav>',
  },
  {
    rule: "table-header-without-cells",
    failed: "<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td></tr></table>",
    nothing:
      "<table><tr><td></td><th>Mon</th></tr><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>4</td></tr></table>",
  },
  {
    rule: "link-purpose",
    failed: '<ul><li><a href="/a">PDF</a></li><li><a href="/b">EPUB</a></li></ul>',
    review: '<div><h2>Rye</h2><div><a href="/a">Read more</a></div></div>',
    nothing: '<p>Our price list: <a href="/a">download</a></p>',
  },
  {
    rule: "placeholder-contrast",
    failed: '<style>input::placeholder { color: #ccc }</style><input placeholder="Your name">',
    // A label that lies in the field until it is entered takes the hint's place: the hint is not to be seen.
    nothing:
      '<style>input::placeholder { color: transparent }</style><input placeholder="a"><textarea placeholder="b"></textarea><style>textarea::placeholder { opacity: 0 }</style>',
  },
  {
    rule: "field-label-unclear",
    failed: "<label>Info: <input name='dob' type='date'></label>",
    nothing: "<label>Name <input name='a'></label><label>Street <input name='b'></label>",
  },
  {
    rule: "error-without-field",
    failed:
      "<form><p class='error'>Please check your entry.</p><label>Age <input name='age'></label><label>Town <input name='town'></label></form>",
    nothing:
      "<form><p class='error'>Age must be a number.</p><label>Age <input name='age'></label><label>Town <input name='town'></label></form>",
  },
  {
    rule: "label-not-in-name",
    failed: '<button aria-label="Send">Order now</button>',
    nothing:
      '<button aria-label="Order now, three loaves">Order now</button><button aria-label="Close">×</button>',
  },
  {
    rule: "image-name-empty",
    failed: '<img src="/a.png" alt="image" width="50" height="50">',
    nothing: '<img src="/a.png" alt="Two loaves" width="50" height="50">',
  },
  {
    rule: "drawing-without-name",
    review: '<canvas width="300" height="200"></canvas>',
    nothing:
      '<canvas width="300" height="200" role="img" aria-label="Sales"></canvas><svg width="16" height="16"></svg>',
  },
  {
    rule: "frames-with-same-name",
    failed: '<iframe title="Map" src="/one"></iframe><iframe title="Map" src="/two"></iframe>',
    nothing: '<iframe title="Map" src="/one"></iframe><iframe title="Shop" src="/two"></iframe>',
  },
  {
    rule: "bypass-missing",
    failed: `<!doctype html><title>Bread</title><a href="/a">Shop</a><a href="/b">About</a>${LOREM}${LOREM}`,
    nothing: `<a href="/a">Shop</a><h1>Bread</h1>${LOREM}${LOREM}`,
  },
  {
    rule: "text-clipped",
    failed:
      '<div style="width:60px;overflow:hidden;white-space:nowrap">Bread is baked at dawn in our old brick oven</div>',
    nothing:
      '<div style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Bread is baked at dawn in our old oven</div>',
  },
  {
    rule: "page-language-wrong",
    failed:
      "<p lang='en'>Hello</p><p>Unser Brot wird jeden Morgen frisch gebacken, mit Mehl aus der Mühle nebenan und sonst nichts.</p>",
    nothing: LOREM,
  },
  {
    rule: "part-language-wrong",
    failed: `${LOREM}<p lang="fr">Unser Brot wird jeden Morgen frisch gebacken.</p>`,
    nothing: `${LOREM}<p lang="de">Unser Brot wird jeden Morgen frisch gebacken.</p>`,
  },
];

describe("our own rules on a settled page", () => {
  beforeEach(() => {
    site.routes["/one"] = "<!doctype html><title>Way</title><p>The way to the bakery</p>";
    site.routes["/two"] = "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>";
  });

  it.each(EXAMPLES)(
    "$rule tells what fails from what does not",
    async ({ rule, failed, review, nothing }) => {
      const given = Object.entries({ failed, review, nothing }).filter(([, body]) => body !== undefined);
      const said: string[] = [];
      for (const [, body] of given) said.push(await verdictOn(rule, body ?? ""));
      expect(said).toEqual(given.map(([verdict]) => verdict));
    },
  );
});

describe("operating a key page", () => {
  it("finds a focus that cannot be seen, and accepts the browser's own mark", async () => {
    const hidden =
      '<style>.bare:focus { outline: none }</style><button class="bare">One</button><button>Two</button>';
    const findings = (await findingsOn(hidden, true)).filter(({ rule }) => rule === "focus-invisible");
    expect(findings.map(({ element }) => element?.selector)).toEqual(["button.bare"]);
  });

  it("accepts a focus that fades in", async () => {
    const fading = `<style>.slow { transition: background-color 1s linear 20s; background-color: #fff; outline: none }
      .slow:focus { background-color: #000 }</style><button class="slow">One</button><button>Two</button>`;
    expect(await verdictOn("focus-invisible", fading, true)).toBe("nothing");
    const links = Array.from({ length: 69 }, (_, index) => `<a href="#${index}">Loaf ${index}</a> `).join("");
    expect(await verdictOn("focus-invisible", `${links}${fading}`, true)).toBe("nothing");
  });

  it("finds what gets the focus behind a bar that stays in place, as one thing to mend", async () => {
    const bar = `<a href="#a" style="position:absolute;top:10px;left:10px">Under</a>
      <p><button style="position:absolute;top:10px;left:90px">Too</button></p>
      <div id="bar" style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"><b>Offers</b></div>`;
    const found = (await findingsOn(bar, true)).filter(({ rule }) => rule === "focus-obscured");
    expect(found).toMatchObject([
      {
        verdict: "failed",
        element: { selector: "main > a" },
        message: expect.stringContaining("#bar covers it"),
      },
      {
        verdict: "failed",
        element: { selector: "main > p > button" },
        message: expect.stringContaining("#bar covers it"),
      },
    ]);
    expect(new Set(found.map(({ element }) => element?.component)).size).toBe(1);
  });

  it("finds an element that holds the focus, and accepts one that does not", async () => {
    const trap = `<button onblur="setTimeout(() => this.focus(), 0)">Stay</button><button>Next</button><button>Last</button>`;
    expect(await verdictOn("keyboard-trap", trap, true)).toBe("failed");
    expect(
      await verdictOn(
        "keyboard-trap",
        "<button>One</button><button>Two</button><button>Three</button>",
        true,
      ),
    ).toBe("nothing");
  });

  it("finds a shortcut of a single character that cannot be switched off", async () => {
    const listen = `<ul id="list"></ul><script>document.addEventListener("keydown", (event) => {
      if (event.key === "n") list.append(document.createElement("li")); })</script>`;
    expect(await verdictOn("character-shortcut", listen, true)).toBe("failed");
    const setting = `${listen}<label><input type="checkbox" checked> Keyboard shortcuts</label>`;
    expect(await verdictOn("character-shortcut", setting, true)).toBe("review");
  });

  it("finds content that only moves with the device, and asks a person where a control may do the same", async () => {
    const tilt = `<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script>`;
    expect(
      await verdictOn(
        "motion-actuation",
        `${tilt}<button onclick="angle.textContent = 1">Turn</button>`,
        true,
      ),
    ).toBe("review");
    expect(await verdictOn("motion-actuation", `${tilt}<button>Turn</button>`, true)).toBe("failed");
  });

  it("leaves texts alone that cannot be seen: cut off by a box, or behind a layer a key has opened", async () => {
    const dark = "color:#fff;background:linear-gradient(90deg,#000,#333)";
    const waiting = `<div style="overflow:hidden;width:300px;height:60px;position:relative">
      <p style="${dark};position:absolute;left:300px">Bread baked this very morning</p></div>`;
    expect(await verdictOn("contrast-on-picture", waiting, true)).toBe("nothing");
    const layer = `<p style="${dark}">Bread baked this very morning</p>
      <div id="layer" hidden style="position:fixed;inset:0;background:rgba(255,255,255,.9)">Search</div>
      <script>addEventListener("keydown", (event) => { if (event.key === "n") layer.hidden = false; })</script>`;
    expect(await verdictOn("contrast-on-picture", layer, true)).toBe("nothing");
  });

  it("looks behind texts far down the page where they stand", async () => {
    const far = (color: string) =>
      `<div style="height:3000px"></div><p style="color:${color};background:linear-gradient(90deg,#000,#333);width:300px">Bread of this morning</p>`;
    expect(await verdictOn("contrast-on-picture", far("#222"), true)).toBe("failed");
    expect(await verdictOn("contrast-on-picture", far("#fff"), true)).toBe("nothing");
  });

  it("tells from the pixels whether text on a gradient can be read", async () => {
    const onGradient = (color: string) =>
      `<p style="color:${color};background:linear-gradient(90deg,#fff,#fff 40%,#000 60%,#000);width:300px">Bread baked this very morning</p>`;
    expect(await verdictOn("contrast-on-picture", onGradient("#222"))).toBe("failed");
    const dark = `<p style="color:#fff;background:linear-gradient(90deg,#000,#333)">Bread baked this very morning</p>`;
    expect(await verdictOn("contrast-on-picture", dark)).toBe("nothing");
  });

  it("leaves large pages alone that are no key pages", async () => {
    const hidden = `<style>:focus { outline: none }</style><button>One</button><button>Two</button>${LOREM.repeat(400)}`;
    expect(await verdictOn("focus-invisible", hidden)).toBe("nothing");
  });
});
