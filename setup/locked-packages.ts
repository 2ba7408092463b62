import { readFileSync } from "node:fs";

/** What `package-lock.json` says of a package it locks. */
interface Entry {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** A package that others wrote. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As its authors say, an SPDX expression; 'unknown' where they do not. */
  license: string;
  /** Whether it ships with the product. Otherwise only building and testing use it. */
  isShipped: boolean;
  hasInstallScript: boolean;
  /** Whether its content is held to a hash. */
  isPinned: boolean;
}

const FOLDER = "node_modules/";
const OWN_LOCK = new URL("../package-lock.json", import.meta.url);

/** npm writes the file and promises its shape: https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
function readLock(file: string | URL): { packages: Record<string, Entry> } {
  return JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };
}

/**
 * Every package of others, in the order of their names.
 *
 * @param file a lock file of npm, the repository's own by default
 */
export function lockedPackages(file: string | URL = OWN_LOCK): LockedPackage[] {
  return Object.entries(readLock(file).packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && link !== true)
    .map(([path, { version = "", license = "unknown", dev, hasInstallScript, integrity }]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      license,
      isShipped: dev !== true,
      hasInstallScript: hasInstallScript === true,
      isPinned: integrity !== undefined,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
