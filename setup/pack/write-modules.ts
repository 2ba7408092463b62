import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

import { build, type Plugin } from "esbuild";

import { ROOT } from "../steps.ts";

/** Own modules are named by relative paths, so that the package needs neither workspaces nor TypeScript. */
const RELATIVE: Plugin = {
  name: "name own modules by relative paths",
  setup(packing) {
    packing.onResolve({ filter: /./ }, ({ path, kind, importer }) => {
      if (kind === "entry-point") return undefined;
      const module = ownModule(path, importer);
      return {
        external: true,
        path: module === null ? path : asImported(relative(dirname(importer), module)),
      };
    });
  },
};

/**
 * Writes JavaScript for each module, in the layout of the repository, without comments and source maps. Data is copied.
 *
 * @param modules paths from the root
 * @param folder where the layout begins
 */
export async function writeModules(modules: readonly string[], folder: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: modules.filter((path) => path.endsWith(".ts")),
    outbase: ROOT,
    outdir: folder,
    // Nothing is put together: only so may a plugin say what imports name.
    bundle: true,
    treeShaking: false,
    format: "esm",
    platform: "node",
    target: "node24",
    charset: "utf8",
    legalComments: "inline",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: "error",
    plugins: [RELATIVE],
  });
  for (const path of modules.filter((each) => each.endsWith(".json"))) copy(path, folder);
}

/** Copies a file of the repository to the same place in another folder. */
export function copy(path: string, folder: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, path), target);
}

/** File of one of our own modules, as Node finds it from the file that imports it; null for packages of others. */
function ownModule(specifier: string, importer: string): string | null {
  if (specifier.startsWith(".")) return resolve(dirname(importer), specifier);
  if (!/^(?:#|@plumbline\/)/u.test(specifier)) return null;
  return createRequire(importer).resolve(specifier);
}

function asImported(path: string): string {
  const script = path.replace(/\.ts$/u, ".js");
  return script.startsWith(".") ? script : `./${script}`;
}
