import { globSync } from "node:fs";

import { build, type Metafile, type Plugin } from "esbuild";

import { ROOT } from "../steps.ts";

/** Where the published command starts. */
const ENTRY = "apps/cli/src/published.ts";

/** Loaded by their names alone, as `checks/discover.ts` does, or started as threads. */
const DISCOVERED = [
  "packages/scanner/src/checks/*/{a11y,seo,perf,prv,sec}-*.ts",
  "packages/scanner/src/checks/accessibility/a11y-*/rule.ts",
  "packages/scanner/src/gather/**/*-thread.ts",
];

const OUTSIDE: Plugin = {
  name: "leave packages of others outside",
  setup(packing) {
    packing.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@plumbline/") ? undefined : { path, external: true },
    );
  },
};

/**
 * Every file of the repository that the published command may load, by its path from the root. What runs in pages is not
 * among them: the package brings it as scripts.
 */
export async function shippedModules(): Promise<string[]> {
  const entries = [ENTRY, ...globSync(DISCOVERED, { cwd: ROOT }).filter((file) => !isTest(file))];
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    bundle: true,
    format: "esm",
    splitting: true,
    platform: "node",
    target: "esnext",
    outdir: "unwritten",
    write: false,
    metafile: true,
    logLevel: "error",
    plugins: [OUTSIDE],
  });
  return [...reached(metafile, entries)].toSorted();
}

function reached({ inputs }: Metafile, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = inputs[path]?.imports ?? [];
    waiting.push(
      ...imports
        .filter(
          ({ external, kind, path: to }) =>
            external !== true && !(kind === "dynamic-import" && runsInPages(to)),
        )
        .map(({ path: to }) => to),
    );
  }
  return found;
}

/** Such a module is imported dynamically for its types alone. */
function runsInPages(path: string): boolean {
  return /\/in-page\/|\/probe\.ts$/u.test(path);
}

function isTest(file: string): boolean {
  return /\.(?:test|testing)\.ts$/u.test(file);
}
