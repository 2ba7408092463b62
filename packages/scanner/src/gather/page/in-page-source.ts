import { readFileSync } from "node:fs";

import { transformSync } from "amaro";

/** Name of the isolated world our code runs in; the page cannot reach it. */
export const WORLD_NAME = "plumbline";

const IMPORT = /^import\s[^;]*?from\s+"[^"]+";$/gm;
const NAMED_IMPORT = /^import\s+\{(?<names>[^}]*)\}\s+from\s+"(?<path>[^"]+)";$/gm;
const EXPORT = /^export\s+(?:async\s+)?(?:function|const|class)\s+(?<name>\w+)/gm;
const SOURCES = new URL("../../", import.meta.url);

/**
 * Makes one expression of a module and all it imports, to run in a page: it evaluates to the module's exports. Types
 * are stripped and each module becomes a function that returns what it exports. Only named imports of our own files
 * and named exports are understood.
 */
function bundle(entry: URL): string {
  const names = new Map<string, string>();
  const modules: string[] = [];
  function add(module: URL): string {
    const known = names.get(module.href);
    if (known !== undefined) return known;
    const name = `module${names.size}`;
    names.set(module.href, name);
    const { code } = transformSync(readFileSync(module, "utf8"), { mode: "strip-only" });
    const imported = [...code.matchAll(NAMED_IMPORT)].map(
      ({ groups }) => `const {${groups?.["names"]}} = ${add(locate(groups?.["path"] ?? "", module))};`,
    );
    const exported = [...code.matchAll(EXPORT)].map(({ groups }) => groups?.["name"]).join(", ");
    const body = code.replaceAll(IMPORT, "").replaceAll(/^export /gm, "");
    modules.push(`const ${name} = (() => {\n${imported.join("\n")}\n${body}\nreturn { ${exported} };\n})();`);
    return name;
  }
  const entryName = add(entry);
  return `(() => { "use strict";\n${modules.join("\n")}\nreturn ${entryName};\n})()`;
}

function locate(path: string, importer: URL): URL {
  return path.startsWith("#") ? new URL(path.slice(1), SOURCES) : new URL(path, importer);
}

const bundles = new Map<string, string>();

function bundled(module: URL): string {
  const known = bundles.get(module.href) ?? bundle(module);
  bundles.set(module.href, known);
  return known;
}

/** Script that puts a `PageWorld` named `world` into the isolated world of each new document. */
export function pageWorldSource(): string {
  return `globalThis.world = ${bundled(new URL("./in-page/world.ts", import.meta.url))}.world;`;
}

/** Expression that evaluates to all a module exports. */
export function moduleSource(module: URL): string {
  return bundled(module);
}

/** Expression that calls one of a module's functions with texts; evaluates to what it returns. */
export function callSource(module: URL, functionName: string, ...args: readonly string[]): string {
  const list = args.map((argument) => JSON.stringify(argument)).join(", ");
  return `${bundled(module)}.${functionName}(${list})`;
}
