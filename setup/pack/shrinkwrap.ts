import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { ROOT } from "../steps.ts";

const names = z.record(z.string(), z.string()).default({});
const entryShape = z.looseObject({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
const lockShape = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), entryShape) });

interface Published {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * Holds the package to the versions that the repository is tested and calibrated with, as `npm-shrinkwrap.json`. A range
 * in someone else's package would bring other engines, hence other findings.
 *
 * @param manifest the `package.json` of the package
 * @throws Error when the repository's lock file lacks one of the packages
 * @see https://docs.npmjs.com/cli/v11/configuring-npm/npm-shrinkwrap-json
 */
export function shrinkwrap(manifest: Published) {
  const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const { packages, lockfileVersion } = lockShape.parse(JSON.parse(text));
  const raw = asPackages(JSON.parse(text));
  const kept = new Set<string>();
  const waiting = Object.keys(manifest.dependencies).map((name) => ({ from: "", name, isNeeded: true }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = pathOf(next.name, next.from, packages);
    if (path === null && next.isNeeded)
      throw new Error(`package-lock.json lacks ${next.name}, which ${next.from} needs.`);
    if (path === null || kept.has(path)) continue;
    kept.add(path);
    waiting.push(...neededBy(path, packages[path]));
  }
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion,
    requires: true,
    packages: {
      "": manifest,
      ...Object.fromEntries([...kept].toSorted().map((path) => [path, shipped(raw[path])])),
    },
  };
}

type Entry = z.output<typeof entryShape>;

function neededBy(path: string, entry: Entry | undefined) {
  if (entry === undefined) return [];
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [
    ...[...Object.keys(dependencies), ...peers].map((name) => ({ from: path, name, isNeeded: true })),
    ...Object.keys(optionalDependencies).map((name) => ({ from: path, name, isNeeded: false })),
  ];
}

/** Where Node finds a package from another one: in its own folder, or further up. */
function pathOf(name: string, from: string, packages: Record<string, Entry>): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return null;
  }
}

/** The package in whose `node_modules` a package lies; empty for the root's. */
function parentOf(path: string): string {
  const end = path.lastIndexOf("/node_modules/");
  return end === -1 ? "" : path.slice(0, end);
}

/** What only builds the product in the repository may be what the package needs. */
function shipped(entry: Record<string, unknown> | undefined): Record<string, unknown> {
  const { dev: _dev, devOptional: _devOptional, ...rest } = entry ?? {};
  return rest;
}

/** `lockShape` has held; the entries are to be passed on as they are. */
function asPackages(lock: unknown): Record<string, Record<string, unknown>> {
  return (lock as { packages: Record<string, Record<string, unknown>> }).packages;
}
