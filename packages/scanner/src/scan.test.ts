import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import https from "node:https";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { AREAS } from "@plumbline/contract/areas";
import { pageResult, scanResult, type PageResult, type ScanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { scanPages, scanSite, type ScanProgress } from "#scan.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
};

/** A real website of four pages that no one here wrote. */
async function serveBusinessCasual(): Promise<LoopbackSite> {
  const manifest = createRequire(import.meta.url).resolve("startbootstrap-business-casual/package.json");
  const root = path.join(path.dirname(manifest), "dist");
  return await serveLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const file = path.join(root, pathname === "/" ? "index.html" : pathname);
    readFile(file).then(
      (bytes) =>
        response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "text/plain" }).end(bytes),
      () => response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>"),
    );
  });
}

describe("scanning a site", () => {
  let site: LoopbackSite;
  let result: ScanResult;
  const progress: ScanProgress[] = [];

  beforeAll(async () => {
    site = await serveBusinessCasual();
    const scan = await scanSite({
      startUrl: site.origin,
      areas: AREAS,
      maxPages: 25,
      crawl: true,
      allowedHosts: [site.host],
      onProgress: (state) => progress.push(state),
    });
    result = scan.result;
    scan.close();
  }, 400_000);
  afterAll(() => site.close());

  it("finds its four pages and measures each", () => {
    const pages = result.pages.map(({ url, state }) => [new URL(url).pathname, state]);
    expect(Object.fromEntries(pages)).toEqual({
      "/": "measured",
      "/about.html": "measured",
      "/products.html": "measured",
      "/store.html": "measured",
    });
  });

  it("answers in the shape the contract promises", () => {
    expect(() => scanResult.parse(result)).not.toThrow();
    expect(Object.keys(result.areas)).toEqual([...AREAS]);
  });

  it("scores every area from what its lines say", () => {
    for (const area of AREAS) {
      const { score, lines } = result.areas[area] ?? { score: null, lines: [] };
      const lost = lines.reduce((sum, { points }) => sum + points, 0);
      expect([area, score]).toEqual([area, expect.any(Number)]);
      expect([area, Math.abs(100 - lost - (score ?? 0)) < 1.5]).toEqual([area, true]);
    }
    expect(result.overall).toBeGreaterThan(0);
  });

  it("does not judge encryption, certificate and domain on loopback, so that a local scan is of use", () => {
    const aboutAddress = result.checks.filter(({ id }) => /^sec-(?:tls|cert|dns|mail|hsts)/.test(id));
    expect(
      new Set(aboutAddress.map(({ outcome, reason, leftOut }) => [outcome, reason, leftOut].join())),
    ).toEqual(new Set(["not-applicable,Not judged: not a public address.,true"]));
    expect(result.areas.security?.score).toBeGreaterThan(39);
  });

  it("names a place for everything it found", () => {
    const urls = new Set([result.site, ...result.pages.map(({ url }) => url)]);
    expect(result.findings.length).toBeGreaterThan(0);
    for (const finding of result.findings) {
      expect(urls).toContain(finding.page);
      expect(finding.message).not.toBe("");
      expect(finding.component).not.toBe("");
    }
  });

  it("tells how it goes on", () => {
    expect([...new Set(progress.map(({ phase }) => phase))]).toEqual([
      "starting",
      "crawling",
      "probing",
      "measuring",
      "judging",
    ]);
    expect(progress.at(-1)).toMatchObject({ pagesDone: 4, pagesPlanned: 4 });
  });
});

const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE =
  "<!doctype html><html lang=en><title>A page</title><main><h1>Hello</h1><p>Words on a page.</p></main>";

const BAD_PAGES: Record<string, (response: ServerResponse) => void> = {
  "/404": (response) => response.writeHead(404, HTML).end(PAGE),
  "/500": (response) => response.writeHead(500, HTML).end(PAGE),
  "/pdf": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7"),
  "/image": (response) => response.writeHead(200, { "content-type": "image/png" }).end("PNG"),
  "/loop": (response) => response.writeHead(302, { location: "/loop" }).end(),
  "/inside": (response) => response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
  "/endless": (response) => {
    response.writeHead(200, HTML).write(PAGE);
    const timer = setInterval(() => response.write("<p>more</p>"), 50);
    response.once("close", () => clearInterval(timer));
  },
  "/throws": (response) =>
    response.writeHead(200, HTML).end(`${PAGE}<script>throw new Error("oops")</script>`),
  "/alert": (response) =>
    response.writeHead(200, HTML).end(`${PAGE}<script>alert(1); confirm(2); prompt(3)</script>`),
  "/empty": (response) => response.writeHead(200, HTML).end(),
  "/reset": (response) => response.destroy(),
};

describe("scanning pages that are no good", () => {
  let site: LoopbackSite;
  const results = new Map<string, PageResult>();

  beforeAll(async () => {
    site = await serveLoopback((request, response) => {
      const answer = BAD_PAGES[request.url ?? ""];
      if (answer === undefined) response.writeHead(request.url === "/good" ? 200 : 404, HTML).end(PAGE);
      else answer(response);
    });
    const paths = [...Object.keys(BAD_PAGES), "/good"].map((address) => site.origin + address);
    const others = [
      "http://10.0.0.1/",
      "http://2130706433/",
      "file:///etc/passwd",
      "nonsense",
      "http://nowhere.invalid/",
    ];
    const scan = scanPages([...paths, ...others], { areas: AREAS, allowedHosts: [site.host] });
    for await (const page of scan) results.set(page.url.replace(site.origin, ""), page);
  }, 180_000);
  afterAll(() => site.close());

  it.each([
    ["/404", /no page at this address/],
    ["/500", /server failed/],
    ["/pdf", /PDF/],
    ["/image", /an image/],
    ["/loop", /redirects in a loop/],
    ["/endless", /without ever finishing/],
    ["/empty", /empty page/],
    ["/reset", /closed/],
    ["http://127.0.0.1/", /private or reserved address/],
    ["http://10.0.0.1/", /private or reserved address/],
    ["http://2130706433/", /private or reserved address/],
    ["file:///etc/passwd", /Only http and https/],
    ["nonsense", /Only http and https/],
    ["http://nowhere.invalid/", /could not find nowhere\.invalid in the DNS/],
  ])("says of %s why it cannot be measured, and gives it no score", (address, reason) => {
    const page = results.get(address);
    expect(page).toMatchObject({ state: "not-measured", overall: null, findings: [] });
    expect(page?.reason).toMatch(reason);
    for (const area of AREAS) expect(page?.areas[area]).toMatchObject({ score: null, state: "not-measured" });
  });

  it.each([
    ["/404", "no-page"],
    ["/pdf", "not-a-page"],
    ["/loop", "redirect-loop"],
    ["http://nowhere.invalid/", "unknown-host"],
    ["/500", undefined],
  ])("says of %s of what kind that is", (address, trouble) => {
    expect(results.get(address)?.trouble).toBe(trouble);
  });

  it.each(["/throws", "/alert", "/good"])("measures %s all the same", (address) => {
    const page = results.get(address);
    expect(page).toMatchObject({ state: "measured", title: "A page" });
    expect(page?.areas.accessibility).toMatchObject({ state: "measured", score: expect.any(Number) });
  });

  it("measures a page that ran out of time once when it is tried again alone", async () => {
    let asked = 0;
    const slow = await serveLoopback((request, response) => {
      const isFirst = request.headers["sec-fetch-dest"] === "document" && (asked += 1) === 1;
      void sleep(isFirst ? 9000 : 0).then(() => response.writeHead(200, HTML).end(PAGE));
    });
    const options = { areas: AREAS, allowedHosts: [slow.host], pageLimitMs: 16_000 };
    const states: string[] = [];
    for await (const { state } of scanPages([slow.origin], options)) states.push(state);
    expect({ states, asked }).toEqual({ states: ["measured"], asked: 2 });
    await slow.close();
  }, 120_000);

  it("tries a page in other views when asked to be thorough", async () => {
    const fixed = `<p style="width: 900px">${"Bread every day. ".repeat(12)}</p>`;
    const wide = await serveLoopback((_, response) => response.writeHead(200, HTML).end(aPageWith(fixed)));
    const reflowFindings = async (thorough: boolean): Promise<string[]> => {
      const options = { areas: AREAS, allowedHosts: [wide.host], thorough };
      const found: string[] = [];
      for await (const page of scanPages([wide.origin], options)) {
        expect(page.state).toBe("measured");
        found.push(...page.findings.flatMap(({ wcag }) => (wcag?.includes("1.4.10") ? ["1.4.10"] : [])));
      }
      return found;
    };
    expect([await reflowFindings(false), await reflowFindings(true)]).toEqual([[], ["1.4.10"]]);
    await wide.close();
  }, 60_000);

  it("carries the address that the list gives, also where it leads elsewhere", async () => {
    const moved = await serveLoopback((request, response) => {
      if (request.url === "/old") response.writeHead(301, { location: "/new" }).end();
      else response.writeHead(200, HTML).end(PAGE);
    });
    const asked: string[] = [];
    for await (const page of scanPages([`${moved.origin}/old`], {
      areas: ["seo"],
      allowedHosts: [moved.host],
    })) {
      expect(page.url).toBe(`${moved.origin}/new`);
      asked.push(page.asked ?? "");
    }
    expect(asked).toEqual([`${moved.origin}/old`]);
    expect([...results.values()].map(({ asked: address }) => address)).toContain("nonsense");
    await moved.close();
  }, 60_000);

  it("yields each page once, in the shape the contract promises", () => {
    expect(results.size).toBe(Object.keys(BAD_PAGES).length + 6);
    for (const page of results.values()) expect(() => pageResult.parse(page)).not.toThrow();
  });
});

describe("scanning a site that cannot be opened", () => {
  const options = { areas: AREAS, maxPages: 5, crawl: true, allowedHosts: [] as string[] };

  it.each([
    ["http://192.168.1.1/", /private or reserved/],
    ["http://nowhere.invalid/", /could not find nowhere\.invalid in the DNS/, "unknown-host"],
    ["ftp://example.org/", /Only http and https/],
    ["http://example.org:8080/", /Only ports 80 and 443/],
  ])("says of %s why, and scores nothing", async (startUrl, reason, trouble: string | null = null) => {
    const { result } = await scanSite({ ...options, startUrl });
    expect(() => scanResult.parse(result)).not.toThrow();
    expect(result).toMatchObject({ overall: null, findings: [], pages: [{ state: "not-measured" }] });
    expect(result.pages[0]?.reason).toMatch(reason);
    expect(result.pages[0]?.trouble ?? null).toBe(trouble);
    expect(new Set(result.checks.map(({ outcome }) => outcome))).not.toContain("passed");
  });

  it.each([
    ["turned-away", 403, ""],
    ["asks-for-password", 401, ""],
    ["robots-forbids", 200, "User-agent: *\nDisallow: /"],
  ])("tells of what kind it is where the site answers: %s", async (trouble, status, robots) => {
    const own = await serveLoopback((request, response) => {
      if (request.url === "/robots.txt") response.writeHead(200).end(robots);
      else response.writeHead(status, HTML).end(PAGE);
    });
    const { result } = await scanSite({ ...options, startUrl: own.origin, allowedHosts: [own.host] });
    expect(result.pages[0]).toMatchObject({ state: "not-measured", trouble });
    await own.close();
  });

  it("names the fault of a certificate as the reason, and scores nothing that it could not see", async () => {
    const pem = await readFile(new URL("./gather/page/self-signed.testing.pem", import.meta.url));
    const server = https.createServer({ key: pem, cert: pem }, (_request, response) => response.end(PAGE));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    try {
      const { result } = await scanSite({ ...options, startUrl: `https://${host}/`, allowedHosts: [host] });
      expect(result.pages[0]?.reason).toMatch(/^The secure connection failed/);
      expect(result.pages[0]?.trouble).toBe("certificate");
      for (const area of Object.values(result.areas)) expect(area).toMatchObject({ score: null });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it("ends with what it has when it is stopped", async () => {
    const stop = new AbortController();
    const site = await serveBusinessCasual();
    try {
      const { result } = await scanSite({
        ...options,
        areas: ["seo"],
        startUrl: site.origin,
        allowedHosts: [site.host],
        concurrency: 1,
        signal: stop.signal,
        onProgress: ({ pagesDone }) => pagesDone === 1 && stop.abort(),
      });
      expect(result.pages.map(({ state }) => state)).toEqual([
        "measured",
        "not-measured",
        "not-measured",
        "not-measured",
      ]);
    } finally {
      await site.close();
    }
  });
});
