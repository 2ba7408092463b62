import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import type { ScanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openFolderCheckpoint } from "#archive/folder-checkpoint.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { scanSite, type ScanOptions } from "#scan.ts";

const PATHS = ["/", "/a", "/b", "/c"];

let site: LoopbackSite;
let folder: string;
let asked: string[] = [];
let onAsked: (path: string) => void = () => {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plumbline-resume-"));
  site = await serveLoopback((request, response) => {
    const address = request.url ?? "";
    asked.push(address);
    onAsked(address);
    const links = PATHS.map((to) => `<a href="${to}">Page ${to}</a>`).join(" ");
    const status = PATHS.includes(address) ? 200 : 404;
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang=en><title>Page ${address}</title><main><h1>Hi</h1><p>${links}</main>`,
    );
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function scan(options: Partial<ScanOptions> = {}) {
  const found = await scanSite({
    startUrl: `${site.origin}/`,
    areas: ["accessibility", "privacy"],
    maxPages: 25,
    crawl: true,
    concurrency: 1,
    allowedHosts: [site.host],
    checkpoint: await openFolderCheckpoint(folder),
    ...options,
  });
  found.close();
  return found.result;
}

describe("a scan that was interrupted", { timeout: 240_000 }, () => {
  let stopped: ScanResult;
  let resumed: ScanResult;
  let askedAgain: string[];

  beforeAll(async () => {
    const stop = new AbortController();
    onAsked = (address) => address === "/b" && stop.abort();
    stopped = await scan({ signal: stop.signal });
    onAsked = () => {};
    asked = [];
    resumed = await scan();
    askedAgain = asked;
  }, 240_000);

  it("says that it was stopped, and which pages it did not reach", () => {
    expect(stopped.stopped).toBe("The scan was stopped when 2 of 4 pages had been measured.");
    expect(stopped.pages.map(({ url, state }) => [new URL(url).pathname, state])).toEqual([
      ["/", "measured"],
      ["/a", "measured"],
      ["/b", "not-measured"],
      ["/c", "not-measured"],
    ]);
    expect(stopped.pages[3]?.reason).toBe("The scan was stopped before we reached this page.");
    expect(stopped.areas.accessibility).toMatchObject({
      state: "provisional",
      reason: expect.stringContaining(stopped.stopped ?? "never"),
    });
  });

  it("goes on with the pages it has: none is requested again, none is doubled", () => {
    expect(resumed).not.toHaveProperty("stopped");
    expect(resumed.pages.map(({ url, state }) => [new URL(url).pathname, state])).toEqual(
      PATHS.map((address) => [address, "measured"]),
    );
    expect(askedAgain).not.toContain("/a");
    expect(askedAgain).toEqual(expect.arrayContaining(["/b", "/c"]));
  });

  it("finds the same as one that was not", async () => {
    const whole = await scan({ checkpoint: undefined });
    expect(resumed.findings).toEqual(whole.findings);
    expect(resumed.areas).toEqual(whole.areas);
  });
});

it("starts over where it was asked for something else", async () => {
  await scan({ maxPages: 1 });
  asked = [];
  await scan({ areas: ["accessibility"], maxPages: 1 });
  expect(asked).toContain("/");
  expect(await readdir(folder)).not.toEqual([]);
}, 240_000);
