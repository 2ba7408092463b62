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

  it("needs little script for the login", () => {
    const [entry] = globSync("assets/login-entry-*.js", { cwd: folder });
    const [, main] = /src="\/(assets\/[^"]+\.js)"/u.exec(builtFile("index.html").toString()) ?? [];
    if (!entry || !main) throw new Error("The build has no login or no entry");
    const scripts = [...withImports(entry), ...withImports(main)];
    const bytes = [...new Set(scripts)].map((path) => {
      const gzipped = globSync(`${path}.gz`, { cwd: folder });
      return builtFile(gzipped[0] ?? path).length;
    });
    expect(bytes.length).toBeGreaterThan(3);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LOGIN_SCRIPT_BYTES);
  });
});
