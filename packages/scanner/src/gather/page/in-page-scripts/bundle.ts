import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type * as Esbuild from "esbuild";

import { InPageScriptError } from "./in-page-script-error.ts";

/** Root of this package; the files a bundle was made of are named from there. */
const PACKAGE = path.resolve(import.meta.dirname, "../../../..");
const CACHE = path.resolve(PACKAGE, "../../node_modules/.cache/plumbline-in-page");
/** The scripts as a published package brings them: it has neither their sources nor a bundler. */
const BROUGHT = path.join(PACKAGE, "in-page");
const EXPORTS = "exported";

/** A bundle as it is kept for the next start. */
interface KeptBundle {
  /** Digest of each file it was made of. */
  inputs: Record<string, string>;
  script: string;
}

const bundles = new Map<string, string>();
const declared = new Set<string>();

/** Remembers the text of a module that pages may get, so that a published package can bring its script. */
export function declareScript(entry: string): string {
  declared.add(entry);
  return entry;
}

/**
 * The script of each module that was declared until now, by the name of the file in which a published package brings it.
 *
 * @throws InPageScriptError as `bundle` does
 */
export function declaredScripts(): Map<string, string> {
  return new Map([...declared].map((entry) => [nameOfBrought(entry), bundle(entry)]));
}

/**
 * Makes one expression of a module and all it imports, to run in a page: it evaluates to what the module exports.
 *
 * @param entry text of the module; it imports by absolute paths or from `#`
 * @param cache folder in which bundles are kept for the next start
 * @throws InPageScriptError when the bundler cannot run here, or does not understand the code
 */
export function bundle(entry: string, cache = CACHE): string {
  const script = bundles.get(entry) ?? brought(entry) ?? keptOrMade(entry, cache);
  bundles.set(entry, script);
  return script;
}

/** The same wherever the package lies. */
function nameOfBrought(entry: string): string {
  return `${digestOf(entry.replaceAll(PACKAGE, ""))}.js`;
}

function brought(entry: string): string | null {
  const file = path.join(BROUGHT, nameOfBrought(entry));
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function keptOrMade(entry: string, cache: string): string {
  const file = path.join(cache, `${digestOf(`${bundlerVersion()}\n${entry}`)}.json`);
  const kept = readKept(file);
  if (kept !== null && isCurrent(kept)) return kept.script;
  const made = make(entry);
  keep(file, made);
  return made.script;
}

function make(entry: string): KeptBundle {
  try {
    // Loaded only where nothing was kept: its program is large, and its absence must not end the process.
    const esbuild = asEsbuild(createRequire(import.meta.url)("esbuild"));
    const { outputFiles, metafile } = esbuild.buildSync({
      stdin: { contents: entry, resolveDir: PACKAGE },
      absWorkingDir: PACKAGE,
      bundle: true,
      write: false,
      metafile: true,
      format: "iife",
      globalName: EXPORTS,
      platform: "browser",
      target: "esnext",
      // A letter beyond ASCII would make the whole script twice as large in memory.
      charset: "ascii",
      minifySyntax: true,
      minifyWhitespace: true,
      legalComments: "none",
      logLevel: "silent",
      tsconfigRaw: {},
    });
    const files = Object.keys(metafile.inputs).filter((name) => name !== "<stdin>");
    return {
      inputs: Object.fromEntries(files.map((name) => [name, digestOfFile(name)])),
      script: `(()=>{${outputFiles.map(({ text }) => text).join("")}return ${EXPORTS}})()`,
    };
  } catch (error) {
    throw new InPageScriptError(
      `The scripts that run in pages could not be made: ${sentenceOf(error)} If the packages were installed on another machine, run 'npm ci' on this one.`,
      { cause: error },
    );
  }
}

function bundlerVersion(): string {
  const { version } = asManifest(createRequire(import.meta.url)("esbuild/package.json"));
  return version;
}

/** npm refuses packages whose manifest names no version. */
function asManifest(module: unknown): { version: string } {
  return module as { version: string };
}

/** `createRequire` gives modules without their types. */
function asEsbuild(module: unknown): typeof Esbuild {
  return module as typeof Esbuild;
}

function sentenceOf(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim();
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function readKept(file: string): KeptBundle | null {
  try {
    return asKept(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Not made yet, or torn: it is made anew.
    return null;
  }
}

/** Only `keep` writes these files. */
function asKept(value: unknown): KeptBundle {
  return value as KeptBundle;
}

function isCurrent({ inputs }: KeptBundle): boolean {
  try {
    return Object.entries(inputs).every(([name, digest]) => digestOfFile(name) === digest);
  } catch {
    // One of the files is gone.
    return false;
  }
}

/** Put in place whole, as several processes may start at once. */
function keep(file: string, made: KeptBundle): void {
  const partial = `${file}.${process.pid}.partial`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, JSON.stringify(made));
    renameSync(partial, file);
  } catch {
    // A read-only installation makes them anew at each start.
  }
}

function digestOfFile(name: string): string {
  return digestOf(readFileSync(path.join(PACKAGE, name), "utf8"));
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
