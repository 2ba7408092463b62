import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { ScannedPage } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { findBrowser } from "#browser/find-browser.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const HTML = { "content-type": "text/html; charset=utf-8" };
const aPage = (inside: string): string =>
  `<!doctype html><html lang=en><title>A page</title><main id=main><h1>Hello</h1>${inside}</main>`;
const page =
  (inside: string): Answer =>
  (response) =>
    void response.writeHead(200, HTML).end(aPage(inside));
const script = (source: string): Answer => page(`<script>${source}</script>`);
const trickle =
  (type: string, piece: string): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": type }).write(aPage(""));
    const timer = setInterval(() => response.write(piece), 50);
    response.once("close", () => clearInterval(timer));
  };
const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();

const TOO_LONG = "took longer than|did not answer";
const BUSY = `keeps the browser busy|could not be read in time|${TOO_LONG}`;

/** Pages that cannot be measured, and what must be said of them. */
const UNMEASURABLE: [path: string, answer: Answer, reason: string][] = [
  ["/gone", (response) => void response.writeHead(410, HTML).end(aPage("")), "410|gone|no page"],
  ["/failing", (response) => void response.writeHead(503, HTML).end(aPage("")), "503|server failed"],
  [
    "/pdf",
    (response) => void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
    "PDF",
  ],
  ["/empty", (response) => void response.writeHead(200, HTML).end(), "empty page"],
  ["/nothing", (response) => void response.writeHead(204).end(), "204|empty|nothing|no page"],
  ["/reset", (response) => void response.destroy(), "closed|answered nothing|empty"],
  [
    "/garbage",
    (response) => void response.socket?.end("HELLO\r\n\r\n"),
    "HTTP|answer|closed|understood|read",
  ],
  [
    "/cut-short",
    (response) =>
      void response
        .writeHead(200, { ...HTML, "content-length": "90000" })
        .write(aPage(""), () => response.destroy()),
    "not valid HTTP|closed",
  ],
  ["/silent", () => {}, TOO_LONG],
  ["/endless", trickle("text/html", "<p>more</p>"), `without ever finishing|${TOO_LONG}`],
  ["/circle", redirect("/circle"), "redirects in a loop"],
  ["/inside", redirect("http://10.0.0.1/"), "private or reserved"],
  [
    "/download",
    (response) => void response.writeHead(200, { ...HTML, "content-disposition": "attachment" }).end("x"),
    "download",
  ],
  [
    "/bomb",
    (response) => void response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(BOMB),
    `more than 10 MB|needs more memory|${BUSY}`,
  ],
  [
    "/false-gzip",
    (response) => void response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end("no gzip"),
    "not valid HTTP",
  ],
  ["/busy", script("while (true);"), BUSY],
  ["/busy-later", script("onload = () => setTimeout(() => { while (true); }, 20)"), BUSY],
  ["/reloading", script("location.reload()"), `keeps reloading|${TOO_LONG}`],
  ["/sent-on", script("location.href = '/sent-on?' + Math.random()"), `keeps reloading|${TOO_LONG}`],
  [
    "/refreshing",
    page("<meta http-equiv=refresh content=0>"),
    `keeps reloading|could not read the page|${TOO_LONG}`,
  ],
  ["/crash", redirect("chrome://crash"), "."],
  ["/deadly", () => {}, "made the browser crash"],
];
const BOMB = gzipSync(`<!doctype html><title>x</title>${"<p>".repeat(12 * 1024 * 1024)}`);

/** Pages that do their worst and are measured all the same. */
const NUISANCES: [path: string, answer: Answer][] = [
  ["/throwing", script("throw new Error('boom')")],
  ["/alerting", script("alert(1); confirm(2); prompt(3)")],
  ["/printing", script("print()")],
  ["/staying", script("onbeforeunload = (event) => { event.preventDefault(); return 'stay' }")],
  ["/opening", script("setInterval(() => open('about:blank'), 50)")],
  ["/restless", script("setInterval(() => main.append(' more'), 20)")],
  ["/polling", script("setInterval(() => fetch('/good').catch(() => 0), 50)")],
  ["/streaming", script("new EventSource('/stream')")],
  ["/framing", page("<iframe src='/framing'></iframe>")],
  [
    "/deep",
    script(
      "let e = main; for (let i = 0; i < 2000; i++) { e.append(document.createElement('div')); e = e.lastChild }",
    ),
  ],
  [
    "/lying",
    script("JSON.stringify = () => 'lies'; document.querySelectorAll = () => []; Promise = undefined"),
  ],
  ["/hanging-picture", page("<img src='/silent' alt=''>")],
];

describe("a site full of hostile pages", { timeout: 400_000 }, () => {
  let site: LoopbackSite;
  let folder: string;
  const pages = new Map<string, ScannedPage>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "plumbline-hostile-"));
    await chmod(folder, 0o777);
    const pidFile = path.join(folder, "pid");
    // The browser may run as another user than the test.
    await writeFile(pidFile, "");
    await chmod(pidFile, 0o666);
    const answers = new Map<string, Answer>([
      ...UNMEASURABLE.map(([address, answer]) => [address, answer] as const),
      ...NUISANCES,
      ["/stream", trickle("text/event-stream", ": more\n\n")],
      ["/deadly", () => void killBrowser(pidFile)],
      ["/good", page("Fine.")],
    ]);
    site = await serveLoopback((request, response) => {
      const answer = answers.get((request.url ?? "").split("?")[0] ?? "");
      if (answer === undefined) response.writeHead(404, HTML).end(aPage(""));
      else answer(response, request);
    });
    const listed = [...UNMEASURABLE, ...NUISANCES].map(([address]) => site.origin + address);
    const { result, close } = await scanSite({
      startUrl: `${site.origin}/good`,
      urls: [...listed, `${site.origin}/good?last`],
      areas: ["security"],
      maxPages: listed.length + 2,
      crawl: false,
      allowedHosts: [site.host],
      pageLimitMs: 15_000,
      browserPath: await browserThatTellsItsPid(folder, pidFile),
    });
    close();
    for (const scanned of result.pages)
      pages.set(scanned.url.replace(site.origin, "").split("?")[0] ?? "", scanned);
  }, 400_000);
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it.each(UNMEASURABLE)("says of %s why it was not measured", (address, _answer, reason) => {
    const where = address === "/inside" ? "http://10.0.0.1/" : address;
    expect(pages.get(where)).toMatchObject({ state: "not-measured", reason: expect.stringMatching(reason) });
  });

  it.each(NUISANCES)("measures %s all the same", (address) => {
    expect(pages.get(address)).toMatchObject({ state: "measured", title: "A page" });
  });

  it("measures the pages beside and after them", () => {
    expect(pages.get("/good")).toMatchObject({ state: "measured" });
  });
});

describe("a start page that never ends", () => {
  it("ends the scan in its time, with what server and domain say", async () => {
    const site = await serveLoopback((_request, response) =>
      trickle("text/html", "<p>more</p>")(response, _request),
    );
    try {
      const { result, evidence, close } = await scanSite({
        startUrl: site.origin,
        areas: ["security"],
        maxPages: 5,
        crawl: true,
        allowedHosts: [site.host],
        pageLimitMs: 3000,
      });
      close();
      expect(result.pages).toMatchObject([{ state: "not-measured" }]);
      expect(evidence.site.plainHttp).toMatchObject({
        gathered: true,
        value: { status: 200, truncated: true },
      });
    } finally {
      await site.close();
    }
  }, 60_000);
});

/** The machine's browser behind a script that notes which process it is. */
async function browserThatTellsItsPid(folder: string, pidFile: string): Promise<string> {
  const launcher = path.join(folder, "browser");
  await writeFile(launcher, `#!/bin/sh\necho $$ > '${pidFile}'\nexec '${findBrowser()}' "$@"\n`);
  await chmod(launcher, 0o755);
  return launcher;
}

async function killBrowser(pidFile: string): Promise<void> {
  process.kill(Number(await readFile(pidFile, "utf8")), "SIGKILL");
}
