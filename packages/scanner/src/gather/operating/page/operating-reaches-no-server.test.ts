import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor, type Visitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import { operatePage } from "#gather/operating/operate-page.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

const PATIENT = { ...VISIT_LIMITS, loadMs: 60_000, readMs: 60_000, operateMs: 240_000 };
const LONG = 300_000;
/** Time in which what a page still had to say would have arrived. */
const LATE_MS = 1500;

const FRAME = `<!doctype html><title>Till</title><p>Till</p><script>onmessage = () => fetch("/sent/by-frame", { method: "POST" });</script>`;
const SERVICE_WORKER = `onfetch = () => {}; onmessage = () => fetch("/sent/by-service-worker", { method: "POST" });`;

let browser: WarmBrowser;
let proxy: GuardingProxy;
let visitor: Visitor;
let server: Server;
let port: number;
let body = "";
let sent: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/sent")) sent.push(`${request.method} ${path}`);
    const answer =
      path === "/"
        ? ["text/html", aPageWith(body)]
        : path === "/frame"
          ? ["text/html", FRAME]
          : path === "/worker.js"
            ? ["text/javascript", SERVICE_WORKER]
            : ["text/html", "<title>Bread</title>"];
    response.writeHead(200, { "content-type": answer[0] }).end(answer[1]);
  });
  server.on("upgrade", (request, socket) => {
    const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on("data", (frame: Buffer) => {
      const isText = ((frame[0] ?? 0) & 0x0f) === 1;
      if (isText) sent.push("a message on the open socket");
    });
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  const policy = createEgressPolicy([`127.0.0.1:${port}`, `localhost:${port}`]);
  [browser, proxy] = await Promise.all([launchBrowser(), startGuardingProxy(policy)]);
});
beforeEach(async () => {
  visitor = await openVisitor(browser.puppeteer, proxy.url);
  sent = [];
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

/** What reached the server of a page that was operated, and of the tab that was left and used again. */
async function sentBy(markup: string): Promise<string[]> {
  body = markup;
  const tab = await PageTab.open(visitor.context, { width: 1280, height: 800 });
  const plan = { url: `http://127.0.0.1:${port}/`, limits: PATIENT, tried: new TriedComponents() };
  const facts = await operatePage(tab, { ...plan, gate: visitor.gate });
  expect(Object.values(facts)).toEqual(
    Object.values(facts).map(() => expect.objectContaining({ gathered: true })),
  );
  expect(visitor.gate.isShut).toBe(false);
  await sleep(LATE_MS);
  await tab.leave();
  await visitor.close();
  return sent;
}

describe("operating a page sends nothing", { timeout: LONG }, () => {
  it.each([
    [
      "forms into new windows",
      `<form action="/sent/blank" method="post" target="_blank"><label>Bread <select name="bread" onchange="this.form.submit()"><option>Rye</option><option>Oat</option></select></label><a href="#" onclick="this.closest('form').submit(); return false">Give</a></form>
      <div onclick="event.stopPropagation()"><form action="/sent/named" method="post"><label>Sum <input name="sum"></label><input type="submit" formtarget="till" value="Pay"></form></div>`,
    ],
    [
      "forms of a page whose links all open new windows",
      `<base target="_blank"><form action="/sent/base" method="post"><label>Name <input name="name"></label><button>Order</button></form>`,
    ],
    [
      "forms and links that scripts make",
      `<button onclick="const f = document.createElement('form'); f.action = '/sent/made'; f.method = 'post'; f.target = '_blank'; document.body.append(f); f.submit()">Give</button>
      <button onclick="const a = document.createElement('a'); a.href = '/sent/detached'; a.target = '_blank'; a.click()">Look</button>
      <script>const opens = window.open;</script><button onclick="opens('/sent/opened')">Open</button>`,
    ],
    [
      "what opens windows of another site, and links that are dragged into windows of their own",
      `<p>Map <a href="https://maps.example" target="_blank">here</a></p><a href="https://chat.example" target="_blank" onclick="told.textContent = 'Sent'">Chat</a><button onclick="window.open('https://maps.example/route'); told.textContent = 'Open'">Route</button><p id="told"></p>
      <p class="stars">${"<a href='#' style='display: inline-block; width: 60px; height: 40px'>★</a>".repeat(3)}</p><script>for (const star of document.querySelectorAll(".stars a")) for (const type of ["mousedown", "mousemove", "touchstart", "click"]) star.addEventListener(type, (event) => { if (type === "click") { event.preventDefault(); told.textContent = "Rated"; } });</script>`,
    ],
    [
      "forms in shadow roots",
      `<x-till></x-till><script>customElements.define("x-till", class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: "open" }).innerHTML = '<form action="/sent/shadow" method="post" target="_blank"><label>Mail <input name="mail"></label><button>Join</button></form><button onclick="this.getRootNode().querySelector(&quot;form&quot;).submit()">Look</button>';
      } });</script>`,
    ],
    [
      "what a frame of another site is asked to send",
      `<iframe name="till" title="Till" src="http://localhost:PORT/frame"></iframe><button onclick="frames.till.postMessage('order', '*'); told.textContent = 'Sent'">Order</button><p id="told"></p>
      <form action="http://localhost:PORT/sent/into-frame" method="post" target="till"><label>Mail <input name="mail"></label><button>Join</button></form>`,
    ],
    [
      "what workers are asked to send",
      `<button>Order</button><p id="told"></p><script>
        const worker = new Worker(URL.createObjectURL(new Blob(["onmessage = ({ data }) => fetch(data, { method: 'POST', mode: 'no-cors' })"])));
        const shared = new SharedWorker(URL.createObjectURL(new Blob(["onconnect = ({ ports }) => { ports[0].onmessage = ({ data }) => fetch(data, { method: 'POST', mode: 'no-cors' }); }"])));
        navigator.serviceWorker.register("/worker.js");
        document.querySelector("button").onclick = async () => { told.textContent = "Sent"; worker.postMessage(location.origin + "/sent/by-worker"); shared.port.postMessage(location.origin + "/sent/by-shared-worker"); (await navigator.serviceWorker.ready).active.postMessage(1); };</script>`,
    ],
    [
      "messages on a socket that was open before",
      `<button>Order</button><p id="told"></p><script>const socket = new WebSocket("ws://" + location.host + "/socket");
        document.querySelector("button").onclick = () => { socket.send("order"); told.textContent = "Sent"; };</script>`,
    ],
    [
      "what is kept until the network is back or the page is left",
      `<button>Order</button><p id="told"></p><form id="late" action="/sent/late" method="post"></form><script>const kept = [];
        document.querySelector("button").onclick = () => { kept.push("order"); told.textContent = "Kept"; setInterval(() => late.submit(), 30);
          const again = () => fetch("/sent/again", { method: "POST" }).catch(() => setTimeout(again, 5)); again(); };
        addEventListener("online", () => kept.forEach(() => fetch("/sent/online", { method: "POST", keepalive: true })));
        for (const name of ["pagehide", "visibilitychange"]) addEventListener(name, () => kept.length > 0 && navigator.sendBeacon("/sent/" + name));</script>`,
    ],
    [
      "what the page stored to send it at the next load",
      `<button>Order</button><button>Help</button><p id="told"></p><script>
        if ((localStorage.order ?? sessionStorage.order) || document.cookie.includes("order")) fetch("/sent/at-load", { method: "POST" });
        for (const button of document.querySelectorAll("button")) button.onclick = () => { told.textContent += " Kept"; localStorage.order = sessionStorage.order = 1; document.cookie = "order=1"; };</script>`,
    ],
  ])("%s", async (_, markup) => {
    expect(await sentBy(markup.replaceAll("PORT", String(port)))).toEqual([]);
  });

  it("and yet what the page asks for while it loads arrives", async () => {
    expect(await sentBy(`<script>fetch("/sent/at-load");</script>`)).toEqual(["GET /sent/at-load"]);
  });
});
