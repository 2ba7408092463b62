import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import vm from "node:vm";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { bundle } from "./bundle.ts";
import { InPageScriptError } from "./in-page-script-error.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plumbline-bundle-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A module of two files; its cache lies in the folder. */
async function aModule(greeting: string): Promise<string> {
  await writeFile(path.join(folder, "words.ts"), `export const words: string = ${JSON.stringify(greeting)};`);
  const file = path.join(folder, "greet.ts");
  await writeFile(file, 'import * as all from "./words.ts"; export const greet = (): string => all.words;');
  return `export * from ${JSON.stringify(file)}; // ${folder}`;
}

const greetingOf = (script: string): unknown => vm.runInNewContext(`${script}.greet()`);
const cache = (): string => path.join(folder, "cache");

describe("the script made of a module that runs in pages", () => {
  it("evaluates to what the module exports, however it imports", async () => {
    expect(greetingOf(bundle(await aModule("Bread – fresh"), cache()))).toBe("Bread – fresh");
  });

  it("holds no letter beyond ASCII", async () => {
    expect(bundle(await aModule("Brötchen"), cache())).toMatch(/^\p{ASCII}*$/u);
  });

  it("is kept for the next start, and made anew when a file of it has changed", async () => {
    const entry = await aModule("Rye");
    bundle(entry, cache());
    const [kept = ""] = await readdir(cache());
    const script = path.join(cache(), kept);
    await writeFile(script, JSON.stringify({ inputs: {}, script: "({ greet: () => 'kept' })" }));
    expect(greetingOf(inNewProcess(entry))).toBe("kept");
    await rm(script);
    inNewProcess(entry);
    await aModule("Oat");
    expect(greetingOf(inNewProcess(entry))).toBe("Oat");
  });

  it("says what is wrong with a module it cannot be made of", () => {
    const make = (): string => bundle('export * from "#no/such-file.ts";', cache());
    expect(make).toThrow(InPageScriptError);
    expect(make).toThrow(/could not be made: .*#no\/such-file\.ts/);
  });

  it("says what to do where the bundler cannot run", async () => {
    const entry = await aModule("Rye");
    const said = inNewProcess(entry, { ESBUILD_BINARY_PATH: "/bin/false" });
    expect(said).toMatch(/^The scripts that run in pages could not be made: .* run 'npm ci' on this one\.$/);
  });
});

/** The script as another process gets it, or what that process says instead. */
function inNewProcess(entry: string, environment: Record<string, string> = {}): string {
  const program = `
    import { bundle } from ${JSON.stringify(path.join(import.meta.dirname, "bundle.ts"))};
    try { process.stdout.write(bundle(${JSON.stringify(entry)}, ${JSON.stringify(cache())})); }
    catch (error) { process.stdout.write(error.message); }`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
}
