import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./home.mjs";
import { ensureLibraries } from "./libraries.mjs";

/** The pinned Node comes as a package for each platform; those need no install script, which npm may refuse to run. */
export const PINNED_NODE = join(ROOT, "node_modules", ".bin", "node");

function lockedPackages(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** npm writes the hidden lock file last, so an interrupted install is seen as missing. */
function isInstalled() {
  const wanted = lockedPackages(join(ROOT, "package-lock.json"));
  const installed = lockedPackages(join(ROOT, "node_modules", ".package-lock.json"));
  if (!wanted || !installed || !existsSync(PINNED_NODE)) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      entry.link ||
      !path.includes("node_modules/") ||
      installed[path]?.version === entry.version,
  );
}

/** Runs npm with the arguments given, in words that fit a first start: errors only. */
export function npm(args) {
  const viaScript = process.env.npm_execpath;
  const [command, first] = viaScript ? [process.execPath, [viaScript]] : ["npm", []];
  return spawnSync(command, [...first, ...args, "--loglevel=error", "--no-audit", "--no-fund"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  }).status;
}

/** Installs the locked packages, the pinned Node among them, unless they are all there. */
export function ensurePackages() {
  ensureLibraries();
  if (isInstalled()) return;
  console.error("Installing the locked packages ...");
  if (npm(["ci", "--prefer-offline"]) !== 0) {
    throw new Error("npm could not install the packages; its message stands above.");
  }
}
