import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "client-"));
/** 'At most 110 kB of script' on the first visit to the login, and what that visit loads. */
const LOGIN_SCRIPT_BYTES = 110_000;
/** The same for the dashboard, with charts split off. */
const DASHBOARD_SCRIPT_BYTES = 230_000;

function builtFile(path: string): Buffer {
  return readFileSync(join(folder, path));
}

/** A chunk and everything it imports at once. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = builtFile(path).toString();
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu)) {
    withImports(`assets/${name}`, seen);
  }
  return seen;
}

function builtChunk(name: string): string {
  // Eight signs of a hash: another chunk's name may begin with this one's.
  const [path] = globSync(`assets/${name}-????????.js`, { cwd: folder });
  if (path === undefined) throw new Error(`The build has no ${name}.`);
  return path;
}

/** Compressed size of the page's own script, of these chunks, and of all they import at once. */
function scriptBytes(...chunks: string[]): number {
  const [, main] = /src="\/(assets\/[^"]+\.js)"/u.exec(builtFile("index.html").toString()) ?? [];
  if (main === undefined) throw new Error("The build has no entry.");
  const paths = new Set([main, ...chunks.map(builtChunk)].flatMap((path) => [...withImports(path)]));
  expect(paths.size).toBeGreaterThan(1);
  const sizes = [...paths].map((path) => {
    const [gzipped] = globSync(`${path}.gz`, { cwd: folder });
    return builtFile(gzipped ?? path).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe("the built client", () => {
  // In a process of its own: the test runner's NODE_ENV would build React for development.
  beforeAll(async () => {
    const vite = join(dirname(fileURLToPath(import.meta.resolve("vite/package.json"))), "bin", "vite.js");
    const options = ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
    const env = { ...process.env, NODE_ENV: "production" };
    await promisify(execFile)(process.execPath, [vite, ...options], { cwd: WEB, env });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has compressed files that hold exactly what the plain ones hold", () => {
    const compressed = globSync("assets/*.br", { cwd: folder });
    expect(compressed.length).toBeGreaterThan(5);
    for (const path of compressed) {
      const plain = path.slice(0, -".br".length);
      expect(brotliDecompressSync(builtFile(path)).equals(builtFile(plain))).toBe(true);
      expect(gunzipSync(builtFile(`${plain}.gz`)).equals(builtFile(plain))).toBe(true);
    }
  });

  it("tells crawlers which addresses are not for them", () => {
    const rules = builtFile("robots.txt").toString().trim().split("\n");
    expect(rules[0]).toBe("User-agent: *");
    expect(rules.slice(1).every((rule) => /^Disallow: \/[a-z-]+\/?$/u.test(rule))).toBe(true);
  });

  it("needs little script for the login", () => {
    expect(scriptBytes("login")).toBeLessThanOrEqual(LOGIN_SCRIPT_BYTES);
  });

  it("needs little script for the dashboard, and fetches charts when they are looked at", () => {
    const bytes = scriptBytes("app", "signed-in", "dashboard-page");
    expect(bytes).toBeLessThanOrEqual(DASHBOARD_SCRIPT_BYTES);
    expect(builtChunk("line-plot")).toMatch(/^assets\//u);
  });
});
