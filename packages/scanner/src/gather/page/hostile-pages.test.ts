import { TargetType, type Target } from "puppeteer-core";
import { describe, expect, it } from "vitest";

import { launchBrowser } from "#browser/launch.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith, answering } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";

stageSite();

const limits = { loadMs: 2000, settleMs: 500, readMs: 1500, engineMs: 6000 };

async function visit(markup: string, plan: Partial<VisitPlan> = {}): Promise<PageEvidence> {
  site.routes["/"] = markup;
  return await visitPage(context, {
    url: `${site.origin}/`,
    isKeyPage: false,
    accessibility: false,
    limits,
    ...plan,
  });
}

function documentOf(page: PageEvidence): DocumentSnapshot {
  if (!page.document.gathered) throw new Error(page.document.reason);
  return page.document.value;
}

/** A page whose script does this, and which must be read all the same. */
const NUISANCES: [what: string, script: string][] = [
  ["throws", "throw new Error('boom')"],
  ["calls alert, confirm and prompt", "alert(1); confirm(2); prompt(3)"],
  ["asks before it is left", "onbeforeunload = (event) => { event.preventDefault(); return 'stay' }"],
  ["prints itself", "print()"],
  ["opens windows without end", "setInterval(() => open('about:blank'), 20)"],
  [
    "follows links into windows without end",
    "const a = document.createElement('a'); a.href = '/window'; a.target = '_blank'; setInterval(() => a.click(), 20)",
  ],
  [
    "asks for a download",
    "const a = document.createElement('a'); a.href = 'data:application/zip,x'; a.download = 'x.zip'; a.click()",
  ],
  ["floods the console", "for (let i = 0; i < 3000; i++) console.log('line', i)"],
  [
    "changes its markup for ever",
    "setInterval(() => { document.title = 'Harbour Bakery'; p.append(' more') }, 5)",
  ],
  ["asks its server for ever", "setInterval(() => fetch('/poll?' + Math.random()).catch(() => 0), 10)"],
  ["rejects promises for ever", "setInterval(() => Promise.reject(new Error('no')), 1)"],
  [
    "overrides what it can reach",
    `
    Array.prototype.map = Array.prototype.filter = Array.prototype[Symbol.iterator] = () => { throw 1 };
    JSON.stringify = () => 'lies'; document.querySelectorAll = Document.prototype.querySelectorAll = () => [];
    Element.prototype.getAttribute = () => 'lies'; Object.defineProperty(Document.prototype, 'title', { get: () => 'lies' });
    Promise = undefined; performance.now = () => 0; PerformanceObserver = MutationObserver = URL = CSS = undefined;`,
  ],
  ["freezes the global objects", "Object.freeze(window.document); Object.freeze(Object.prototype)"],
  ["closes its window", "close()"],
  [
    "nests two thousand elements",
    "let e = p; for (let i = 0; i < 2000; i++) { const d = document.createElement('div'); e.append(d); e = d }",
  ],
  [
    "has a hundred thousand elements",
    "document.body.insertAdjacentHTML('beforeend', '<i>x</i>'.repeat(100_000))",
  ],
  [
    "opens a hundred frames",
    "for (let i = 0; i < 100; i++) { const f = document.createElement('iframe'); f.srcdoc = '<p>x'; p.append(f) }",
  ],
  [
    "opens sockets without end",
    "setInterval(() => { try { new WebSocket('ws://' + location.host + '/socket') } catch {} }, 20)",
  ],
  [
    "fills every storage it has",
    "try { for (let i = 0; ; i++) localStorage['k' + i] = 'x'.repeat(1e5) } catch {} for (let i = 0; i < 300; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(3000)",
  ],
  [
    "styles by a chain of variables that doubles",
    "const s = document.createElement('style'); s.textContent = ':root{--v0:x x;' + Array.from({ length: 40 }, (_, i) => `--v${i + 1}:var(--v${i}) var(--v${i});`).join('') + '}p{content:var(--v40)}'; document.head.append(s)",
  ],
  ["has an attribute of a megabyte", "p.setAttribute('data-x', 'x'.repeat(1e6))"],
  ["registers a service worker", "navigator.serviceWorker.register('/worker.js')"],
  ["frames itself", "const f = document.createElement('iframe'); f.src = '/?' + Math.random(); p.append(f)"],
  [
    "starts workers that never rest",
    "for (const i of [1, 2]) new Worker(URL.createObjectURL(new Blob(['setInterval(() => fetch(\"/x\"), 5)'])))",
  ],
  ["holds a stream open", "new EventSource('/stream')"],
  ["has a closed shadow root", "p.attachShadow({ mode: 'closed' }).innerHTML = '<a href=/hidden>x</a>'"],
  [
    "goes full screen and locks the pointer",
    "document.documentElement.requestFullscreen().catch(() => 0); p.requestPointerLock()",
  ],
];

describe("a page that misbehaves is measured", () => {
  it.each(NUISANCES)("when it %s", async (_what, script) => {
    site.routes["/worker.js"] = answering(
      200,
      "text/javascript",
      "onfetch = (e) => e.respondWith(new Response('lies'))",
    );
    site.routes["/stream"] = (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": hello\n\n");
    };
    // What is slow to load or to read must be so on a busy machine, too.
    const page = await visit(
      aPageWith(`<p id="p">Text</p><a href="/end">End</a><script>${script}</script>`),
      { limits: { ...limits, loadMs: 5000, readMs: 15_000 } },
    );
    expect(page.notMeasured).toBeNull();
    expect(documentOf(page).title).toBe("Harbour Bakery");
    expect(documentOf(page).links.at(-1)?.href).toBe(`${site.origin}/end`);
  });

  it("when its elements are named like DOM properties", async () => {
    const page = await visit(
      aPageWith(`<img name="body" alt=""><img name="querySelectorAll" alt=""><img name="documentElement" alt="">
        <form id="f" action="/send"><input name="attributes"><input name="getAttribute"><input name="parentNode"><input name="id">
        <input name="children"><input name="action"><input name="localName"></form>`),
    );
    expect(documentOf(page).forms).toMatchObject([
      { selector: "#f", action: `${site.origin}/send`, fields: { length: 7 } },
    ]);
  });

  it("when its title and its elements are named to be run or read elsewhere", async () => {
    const title = '=1+1\n</script><script>alert(1)</script>\u202egpj.exe #eval("1") ${7*7}';
    const page = await visit(
      aPageWith(`<script>document.title = ${JSON.stringify(title).replaceAll("<", String.raw`\u003c`)}</script>
        <form id="=1+1&#10;&quot;]<b>" action="javascript:alert(1)"><input name="=cmd|' /C calc'!A0"></form>`),
    );
    // As it stands on the page: each place that shows it makes it safe for itself.
    expect(documentOf(page).title?.replaceAll(/\s+/gu, " ")).toBe(title.replaceAll(/\s+/gu, " "));
    expect(documentOf(page).forms).toHaveLength(1);
  });

  it("and its exceptions and dialogs are told, the console cut short", async () => {
    const page = await visit(
      aPageWith("<script>for (let i = 0; i < 500; i++) console.warn('x'.repeat(5000)); null.x</script>"),
    );
    expect(page.exceptions).toEqual([expect.stringContaining("TypeError")]);
    expect(page.console).toHaveLength(200);
    expect(page.console[0]?.text).toHaveLength(500);
  });

  it("with axe's rules, whatever the page did to the prototypes", async () => {
    const page = await visit(
      aPageWith(
        "<img src='/x.png'><script>Array.prototype.map = Array.prototype.forEach = () => { throw 1 }</script>",
      ),
      { accessibility: true, limits: { ...limits, engineMs: 15_000 } },
    );
    expect(page.engines[0]?.report).toMatchObject({ gathered: true });
  });
});

describe("a page that cannot be read", () => {
  it.each([
    ["never lets go of the processor", "while (true);", /keeps the browser busy/],
    [
      "hangs itself after it has loaded",
      "onload = () => setTimeout(() => { while (true); }, 20)",
      /keeps the browser busy|could not be read in time/,
    ],
    ["alerts for ever", "while (true) alert('again')", /keeps the browser busy/],
    ["reloads itself for ever", "location.reload()", /keeps reloading/],
    ["sends the visitor on for ever", "location.href = '/?' + Math.random()", /keeps reloading/],
  ])("says so when it %s", async (_what, script, sentence) => {
    const page = await visit(`<!doctype html><title>x</title><p>Text</p><script>${script}</script>`);
    expect(page.notMeasured).toMatch(sentence);
  });

  it("says so when its renderer crashes, and the next page of the tab is measured", async () => {
    const loading = Promise.withResolvers<void>();
    // Never answered, so that the page cannot finish loading before the crash comes.
    site.routes["/held.png"] = () => loading.resolve();
    site.routes["/crashing"] = aPageWith("<img src='/held.png' alt=''>");
    // An address of its own: a tab of an earlier page may still be closing.
    const url = `${site.origin}/crashing`;
    const crashed = visit("", { url, limits: { ...limits, loadMs: 20_000 } });
    await loading.promise;
    await crashRenderer(url);
    expect((await crashed).notMeasured).toBe("The page made the browser crash.");
    expect((await visit(aPageWith(""))).notMeasured).toBeNull();
  });

  it("measures a page for which the tab of the page before crashed as it lay idle", async () => {
    expect((await visit(aPageWith("before"))).notMeasured).toBeNull();
    await crashRenderer("about:blank");
    const after = await visit(aPageWith("after"), { limits: { ...limits, openMs: 4000 } });
    expect(after.notMeasured).toBeNull();
  });

  it("says so when the whole browser is killed", async () => {
    const own = await launchBrowser();
    const doomed = await own.puppeteer.createBrowserContext();
    site.routes["/wait"] = () => void own.puppeteer.process()?.kill("SIGKILL");
    const url = `${site.origin}/wait`;
    const page = await visitPage(doomed, { url, isKeyPage: false, accessibility: false });
    const next = await visitPage(doomed, { url, isKeyPage: false, accessibility: false });
    await own.close();
    expect(page.notMeasured).toMatch(/browser closed while/);
    expect(next.notMeasured).toMatch(/could not read|browser closed/);
  });
});

/** Crashes the tab of the context that shows this page. */
async function crashRenderer(url: string): Promise<void> {
  const shows = (target: Target) => target.type() === TargetType.PAGE && target.url() === url;
  const target = await context.waitForTarget(shows);
  const session = await target.createCDPSession();
  // The answer never comes: the renderer that would give it is gone.
  void session.send("Page.crash").catch(() => undefined);
}
