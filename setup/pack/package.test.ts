import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Area } from "@plumbline/contract/areas";
import { type ScanResult, scanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ROOT } from "../steps.ts";
import { type LoopbackSite, serveSite } from "./loopback-site.testing.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "plumbline-package-"));
const unpacked = join(folder, "package");
let tarball = "";
let files: string[] = [];
let installed = "";
let site: LoopbackSite;

beforeAll(async () => {
  site = await serveSite();
  await run("npm", ["run", "pack", "--", "--out", folder], { cwd: ROOT });
  tarball = join(folder, globSync("*.tgz", { cwd: folder })[0] ?? "none");
  await run("tar", ["--extract", "--gzip", "--file", tarball, "--directory", folder]);
  files = globSync("**/*.*", { cwd: unpacked });
  installed = mkdtempSync(join(folder, "installed-"));
  writeFileSync(join(installed, "package.json"), "{}");
  const options = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...options, tarball], { cwd: installed });
}, 300_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The command as someone has it who installed the package. */
const published = (...args: string[]) =>
  run("npx", ["--no", "--", "plumbline", ...args], { cwd: installed, maxBuffer: 1e8 });
const inRepository = (...args: string[]) =>
  run(process.execPath, [join(ROOT, "apps/cli/src/main.ts"), ...args], { cwd: folder, maxBuffer: 1e8 });

describe("the package of the command line", () => {
  it("holds neither tests nor TypeScript nor maps, and is as small as the README says", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => /\.(?:test|testing)\.|\.tsx?$|\.map$/u.test(path))).toEqual([]);
    const [, megabytes] =
      /smaller than ([\d.]+) MB/u.exec(readFileSync(join(ROOT, "README.md"), "utf8")) ?? [];
    expect(statSync(tarball).size).toBeLessThan(Number(megabytes) * 1e6);
  });

  it("names no folder of the machine that packed it", () => {
    const texts = files.map((path) => [path, readFileSync(join(unpacked, path), "utf8")] as const);
    const telling = texts.filter(([, text]) =>
      [ROOT, folder, `${homedir()}/`].some((path) => text.includes(path)),
    );
    expect(telling.map(([path]) => path)).toEqual([]);
  });

  it("comes with its license, and those of the packages it needs", () => {
    expect(readdirSync(unpacked)).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md"]));
    expect(readFileSync(join(unpacked, "THIRD-PARTY.md"), "utf8")).toMatch(
      /\[axe-core\]\(.*\) \| 4\.\d+\.\d+ \| MPL-2\.0 \|/u,
    );
  });

  it("is held to the versions the repository is tested with", () => {
    const lock = JSON.parse(readFileSync(join(unpacked, "npm-shrinkwrap.json"), "utf8"));
    const own = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
    const { "": self, ...others } = lock.packages;
    expect(self.version).toBe(own.version);
    for (const [path, { version, integrity }] of Object.entries<Record<string, string>>(others)) {
      expect({ path, version, integrity }).toEqual({ path, ...pick(own.packages[path]) });
    }
    expect(Object.keys(others).filter((path) => /stripe|vitest|esbuild|typescript/u.test(path))).toEqual([]);
  });

  it("has no script that npm would run", () => {
    const { scripts } = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8"));
    expect(scripts).toBeUndefined();
  });

  it("lists the same checks and describes the same results", async () => {
    for (const args of [["checks", "--json"], ["schema"], ["--version"]]) {
      const [one, other] = await Promise.all([published(...args), inRepository(...args)]);
      expect(one.stdout).toBe(other.stdout);
    }
  });

  it("says what it has, and where the rest is", async () => {
    const { stdout } = await published("--help");
    expect([...stdout.matchAll(/^ {2}([a-z]+) /gmu)].map(([, name]) => name)).toEqual([
      "scan",
      "score",
      "checks",
      "schema",
      "help",
    ]);
    expect(stdout).toContain("To serve a dashboard");
  });

  it("finds what the repository's scan finds", async () => {
    const args = ["scan", site.url, "--allow-host", site.host, "--format", "json"];
    const [one, other] = [await published(...args), await inRepository(...args)].map(({ stdout }) =>
      scanResult.parse(JSON.parse(stdout)),
    );
    expect(one?.findings.length).toBeGreaterThan(20);
    expect(one?.pages.map(({ state }) => state)).toEqual(["measured", "measured"]);
    expect(one?.areas.performance?.score).toBeTypeOf("number");
    expect(steady(one)).toEqual(steady(other));
  }, 300_000);

  it("leaves nothing in the folder it is run in", () => {
    expect(readdirSync(installed).toSorted()).toEqual(["node_modules", "package-lock.json", "package.json"]);
  });
});

/** What does not depend on the time of day and on how busy the machine is. */
function steady(result: ScanResult | undefined) {
  if (result === undefined) return undefined;
  const {
    startedAt: _begin,
    finishedAt: _end,
    overall: _overall,
    overallInterval: _interval,
    areas,
    checks,
    findings,
    ...rest
  } = result;
  const { performance: _speed, ...others } = areas;
  const isSteady = ({ area }: { area: Area }): boolean => area !== "performance";
  return { ...rest, areas: others, checks: checks.filter(isSteady), findings: findings.filter(isSteady) };
}

function pick({ version, integrity }: Record<string, string>) {
  return { version, integrity };
}
