import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { scanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Ended, MAIN, plumbline } from "./plumbline.testing.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE = "<!doctype html><html lang=en><title>A page</title><main><h1>Hello</h1><p>Words.</p></main>";

describe("a scan that is interrupted", { timeout: 240_000 }, () => {
  const links = '<a href="/first">First</a> <a href="/second">Second</a>';
  let asked: string[] = [];
  let isHeld = true;
  let secondAsked = Promise.withResolvers<void>();
  const shop = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/second" && isHeld) secondAsked.resolve();
    else
      response
        .writeHead(["/", "/first", "/second"].includes(request.url ?? "") ? 200 : 404, HTML)
        .end(PAGE + links);
  });
  let begun: string[] = [];

  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const address = shop.address();
    const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    begun = ["scan", `http://${host}/`, "--areas", "accessibility", "--format", "json", "--allow-host", host];
  });
  afterAll(() => {
    shop.closeAllConnections();
    shop.close();
  });
  beforeEach(() => {
    asked = [];
    isHeld = true;
    secondAsked = Promise.withResolvers();
  });

  /** Ends the command by a signal, or by several, when it waits for the second page and has kept so many. */
  async function interrupt(
    signals: NodeJS.Signals | readonly NodeJS.Signals[],
    args: string[],
    isReady: () => boolean,
  ): Promise<Ended & { pid: number | undefined }> {
    const child = spawn(process.execPath, [MAIN, ...begun, ...args]);
    let out = "";
    let err = "";
    child.stdout.on("data", (data: Buffer) => (out += data.toString()));
    child.stderr.on("data", (data: Buffer) => (err += data.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    await secondAsked.promise;
    while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 50));
    const [first, second] = [signals].flat();
    child.kill(first);
    if (second !== undefined) {
      while (!err.includes("Stopping")) await new Promise((resolve) => setTimeout(resolve, 10));
      child.kill(second);
    }
    return { code: await ended, out, err, pid: child.pid };
  }

  it.each([
    ["Ctrl-C", "SIGINT", "Stopping; press Ctrl-C again to stop right away."],
    ["the signal of a pipeline", "SIGTERM", "\nStopping.\n"],
  ] as const)(
    "by %s ends with what it has, says what it did not reach, and exits with 130",
    async (...told) => {
      const [, signal, words] = told;
      const { code, out, err } = await interrupt(signal, [], () => asked.includes("/first"));
      expect(code).toBe(130);
      expect(err).toContain(words);
      const result = scanResult.parse(JSON.parse(out));
      expect(result.stopped).toMatch(/^The scan was stopped when \d of 3 pages had been measured\.$/u);
      expect(result.pages).toHaveLength(3);
      expect(result.pages.at(-1)).toMatchObject({
        state: "not-measured",
        reason: expect.stringContaining("stopped"),
      });
    },
  );

  it("by two signals ends at once, and leaves no file half-written and nothing temporary", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-given-up-"));
    const isBegun = () => readdirSync(folder).length === 1;
    const args = ["--out", join(folder, "r.json")];
    const { code, err, pid } = await interrupt(["SIGTERM", "SIGTERM"], args, isBegun);
    expect(code).toBe(130);
    expect(err).toContain("Stopping.");
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(tmpdir()).filter((name) => name.includes(`-${pid}-`))).toEqual([]);
  });

  it("by a kill goes on where it was with its checkpoint, which is empty when it is done", async () => {
    const kept = mkdtempSync(join(tmpdir(), "plumbline-kept-"));
    const pages = () => readdirSync(kept).filter((name) => name.includes(".page-")).length;
    await interrupt("SIGKILL", ["--checkpoint", kept], () => pages() === 2);
    asked = [];
    isHeld = false;
    const ended = await plumbline([...begun, "--checkpoint", kept]);
    expect(ended.code).toBe(0);
    expect(scanResult.parse(JSON.parse(ended.out)).pages).toMatchObject([
      { state: "measured" },
      { state: "measured" },
      { state: "measured" },
    ]);
    expect(asked).toContain("/second");
    expect(asked).not.toContain("/first");
    expect(readdirSync(kept)).toEqual([]);
  });

  it("names a checkpoint that can be no folder", async () => {
    const ended = await plumbline([...begun, "--checkpoint", MAIN]);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toMatch(/^plumbline: Cannot use the folder/u);
  });
});
