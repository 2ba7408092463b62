import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { packageManifest, thirdParties } from "./manifest.ts";
import { shrinkwrap } from "./shrinkwrap.ts";
import { shippedModules } from "./shipped-modules.ts";
import { copy, writeModules } from "./write-modules.ts";

/** Named as `bundle.ts` looks for it. */
const SCRIPTS = "packages/scanner/in-page";

/** A package as npm has packed it. */
export interface Packed {
  /** Path of the tarball. */
  file: string;
  /** Bytes of the tarball, and of what it holds. */
  size: number;
  unpackedSize: number;
  files: string[];
}

/**
 * Makes the package of the command line: JavaScript in the repository's layout, the scripts that run in pages, licenses,
 * and locked versions.
 *
 * @param staging empty folder for what is packed
 * @param target folder for the tarball
 */
export async function makePackage(staging: string, target: string): Promise<Packed> {
  const modules = await shippedModules();
  await writeModules(modules, staging);
  await writeScripts(join(staging, SCRIPTS));
  const manifest = packageManifest(staging, modules);
  const lock = join(staging, "npm-shrinkwrap.json");
  writeJson(join(staging, "package.json"), manifest);
  writeJson(lock, shrinkwrap(manifest));
  writeFileSync(join(staging, "THIRD-PARTY.md"), `# Packages of others\n\n${thirdParties(lock)}\n`);
  copy("LICENSE", staging);
  copy("CHANGELOG.md", staging);
  cpSync(join(import.meta.dirname, "README.md"), join(staging, "README.md"));
  mkdirSync(join(staging, "bin"));
  cpSync(join(import.meta.dirname, "plumbline.js"), join(staging, "bin/plumbline.js"));
  return pack(staging, target);
}

/** What runs in pages is put together here, since the package has no bundler. */
async function writeScripts(folder: string): Promise<void> {
  await import("@plumbline/scanner/scan");
  const { declaredScripts } = await import("@plumbline/scanner/in-page-scripts");
  mkdirSync(folder);
  for (const [name, script] of declaredScripts()) writeFileSync(join(folder, name), script);
}

function pack(staging: string, target: string): Packed {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", target];
  const [packed] = asPacked(JSON.parse(execFileSync("npm", args, { cwd: staging, encoding: "utf8" })));
  if (packed === undefined) throw new Error("npm packed nothing.");
  const { filename, size, unpackedSize, files } = packed;
  return { file: join(target, filename), size, unpackedSize, files: files.map(({ path }) => path) };
}

interface NpmPacked {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

/** `npm pack --json` answers in this shape. */
function asPacked(value: unknown): NpmPacked[] {
  return value as NpmPacked[];
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
